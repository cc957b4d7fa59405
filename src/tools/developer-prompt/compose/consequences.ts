import { chosen, standard, words } from '../../contract/plan.ts'
import { answeringFeatures, questionRows } from '../craft/questions.ts'
import { skipsDataModel, type FieldName, type PromptDraft } from '../form-rules.ts'
import { answersIn } from '../given.ts'
import { clashesIn } from './clash.ts'
import { accounts, choicesOf, furtherGroup, line, showRefs } from './entry.ts'
import type { BriefItem } from '../plan.ts'
import type { Entry, Numbered, NumberedItem } from './entry.ts'

const mostQuestions = 3
/** The requirement that refers to the description. */
export const describedRow = 'requirements/described'
const isDescription = ({ words: [first] }: BriefItem) => first?.row === describedRow
const isTyped = (item: BriefItem) => isDescription(item) || item.words.some(({ from }) => from === 'you')

/** What belongs together is built together, one step after the other. */
export function arrange({ requirements: items, journeys }: Numbered, draft: PromptDraft) {
  const requirements = items.filter(({ ref }) => ref !== undefined)
  const groups = groupsOf(requirements)
  const typed = requirements.filter(isTyped)
  const phaseOf = new Map(groups.flatMap(([, members], at) => members.map(({ id }) => [id, at + 1] as const)))
  const arranged = items.map(({ group: _group, ...item }): NumberedItem =>
    item.ref === undefined ? item : { ...item, phase: phaseOf.get(item.id) },
  )
  const byType = chosen('projectType', draft.projectType)
  const phase = (text: string, by = byType, row = 'phases', number?: number) =>
    line('phases', standard(row, by), text, { least: 'small', ...(number && { phase: number }) })
  if (areOpen(requirements)) {
    const text =
      'Derive two to five phases, each of which leaves something that I can try, with what I check after it. The first runs the main journey from end to end.'
    return { requirements: arranged, phases: [phase(text, byType, 'phases/open')] }
  }
  const steps = stepTexts(groups, journeys).map((text, at) =>
    phase(text, choicesOf(groups[at]?.[1] ?? []), 'phases', at + 1),
  )
  const proof = '**Proof**: every T line and box of Tests and done. Check: show me the list and what you saw.'
  const hasSteps = requirements.length > 3 || (groups.length > 1 && !skipsDataModel(draft))
  return {
    requirements: [...arranged, ...acceptanceOf(typed, items.length + 1, draft)],
    phases: hasSteps ? [...steps, phase(proof)] : [],
  }
}

/** The description alone is no list of steps. */
function areOpen(requirements: readonly NumberedItem[]): boolean {
  return requirements.every((item) => item.group === undefined && (isDescription(item) || !isTyped(item)))
}

/** Requirements that are built together. */
export type Group = [title: string, members: BriefItem[]]

/** A line for each step of the build order. */
export function stepTexts(groups: readonly Group[], [main]: readonly BriefItem[]): string[] {
  const journey = main?.ref ?? 'the main journey'
  const later = groups.length > 1 ? `, and what ${journey} needs of later steps to run from end to end` : ''
  return groups.map(([title, members], at) => {
    const check = at === 0 ? `${later}. Check: ${journey} by hand.` : '. Check: their T line.'
    return `**${titleOf(members) ?? title}**: ${showRefs(members)}${check}`
  })
}

/** When wishes in the person's own words are done, and what is to be worked out about them. */
function acceptanceOf(typed: readonly NumberedItem[], at: number, draft: PromptDraft): NumberedItem[] {
  if (typed.length === 0) return []
  const as = words(standard('requirements/acceptance', choicesOf(typed)))
  const isContent = skipsDataModel(draft)
  const asks = isContent
    ? 'what the visitor sees and does, the content needed, where it leads'
    : 'who acts, trigger, visible result, each limit at its value and past it'
  const done = isContent
    ? as`Four cases for ${showRefs(typed)}. Ok: as I say, with facts from this brief. Narrow: the same at 360 px and by keyboard. Missing: “Content needed: …” or nothing. Broken: a picture or embed fails, text and links stay.`
    : as`Four cases for ${showRefs(typed)}. Ok: the result or its progress shows within 1 s and is there on return. Empty: nothing yet, with the way to begin. Refused: a missing, wrong or forbidden value is named, nothing is saved, all input stays. Down: the reason, with a retry that acts once.`
  const split = typed.every(isDescription) ? '' : '; split items with several wishes (the id with a, b)'
  const open = as`For ${showRefs(typed)}: ${asks}${split}. Build duplicates once, build what I put off for later only when I ask, and do not build background information. Give each wish without an id the next free id, a test and, if there is a build order, its place in it.`
  return [
    { id: `requirements-${at}`, words: done },
    { id: `requirements-${at + 1}`, words: open, derive: true },
  ]
}

const firstJourney = 'First journey'
const mostNames = 3

/** Names of chosen features say more than the name of their group. */
function titleOf(members: readonly BriefItem[]): string | undefined {
  const names = members.flatMap((item) => boldStart(item) ?? [])
  return names.length === members.length && names.length <= mostNames ? names.join(', ') : undefined
}

/** The name that an item begins with. */
export function boldStart({ words: [first] }: BriefItem): string | undefined {
  return /^\*\*(.+?)\*\*/u.exec(first?.text ?? '')?.[1]
}

/** The first journey, then accounts, on which other features depend, then the rest; lone chosen features share the last step. */
function groupsOf(requirements: readonly NumberedItem[]): Group[] {
  const groups = [...Map.groupBy(requirements, ({ group }) => group ?? firstJourney)]
  const hasJourney = groups[0]?.[0] === firstJourney
  const isEarly = ([title]: Group) => title === firstJourney || (hasJourney && title === accounts)
  const isAlone = ([title, members]: Group) =>
    title === furtherGroup || (members.length === 1 && groups.length > 1 && !members.every(isTyped))
  const early = groups.filter(isEarly)
  const others = groups.filter((group) => !isEarly(group) && !isAlone(group))
  const apart = new Set([...early, ...others].flatMap(([, members]) => members))
  const alone = requirements.filter((item) => !apart.has(item))
  return alone.length === 0 ? [...early, ...others] : [...early, ...others, [furtherGroup, alone]]
}

/** What proves it, by the ids of the rules and requirements. */
export function testLines(asked: readonly Entry[], { core, journeys, requirements }: Numbered) {
  const rules = core.filter(({ ref }) => ref !== undefined)
  const wanted = requirements.filter(({ ref }) => ref !== undefined)
  const picked = wanted.filter((item) => !isTyped(item))
  const tested = (items: readonly NumberedItem[], row: string, text: string) => {
    const origin = standard(`tests/${row}`, choicesOf(items))
    return items.length === 0 ? [] : line('tests', origin, `(${showRefs(items)}) ${text}`, { ref: 'T' })
  }
  const ofRules =
    'each rule: one case that meets it, one at each number in it, one past each, one that breaks it; say what shows.'
  const ofOwn = 'all four cases, with values from this brief.'
  const ofChosen = 'as written, each number at its value and one past it, each “If” made to happen.'
  const underived =
    'Derive one line for each requirement that would fail if it were built wrong: what is done, with which values, what has to show.'
  return [
    asked.filter(({ block }) => block !== 'check'),
    tested(rules, 'rules', ofRules),
    journeyTest(journeys),
    areOpen(wanted) ? line('tests', standard('tests/open', chosen('features', '')), underived) : [],
    areOpen(wanted) ? [] : tested(wanted.filter(isTyped), 'requirements', ofOwn),
    tested(picked, 'requirements', ofChosen),
    asked.filter(({ block }) => block === 'check'),
  ].flat()
}

/** The person's own journey from its first step to its last. */
function journeyTest([main]: readonly NumberedItem[]): Entry[] {
  const steps = main?.words.filter(({ from }) => from === 'you') ?? []
  if (!main || steps.length < 3 || main.words[0]?.row !== 'fields/userFlow') return []
  const text = `(${main.ref}) from its first step to its last in one run with sample data: each step shows its result before the next, and going back loses nothing.`
  return [line('tests', standard('tests/journey', choicesOf([main])), text, { ref: 'T' })]
}

/** What is done about clashes, and at most three questions with what happens while nobody answers. */
export function openLines(draft: PromptDraft): Entry[] {
  const type = chosen('projectType', draft.projectType)
  const chosenIds = new Set(answersIn(draft).features.map(({ id }) => id))
  const questions = Object.entries(questionRows[draft.projectType || 'other']).flatMap(([name, text]) => {
    const field = name as FieldName
    const isOpen = draft[field] === undefined || draft[field] === ''
    const isAnswered = answeringFeatures[field]?.some((id) => chosenIds.has(id))
    const origin = standard(`questions/${field}`, [...type, ...chosen(field, '')])
    return isOpen && !isAnswered ? [line('questions', origin, text, { ref: 'Q' })] : []
  })
  return [
    ...clashesIn(draft).map(({ text, by }) =>
      line('assumptions', standard('clashes', by), text, { ref: 'A' }),
    ),
    ...questions.slice(0, mostQuestions),
  ]
}
