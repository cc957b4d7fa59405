import { chosen, standard, words, type Choice } from '../../contract/plan.ts'
import { answeringFeatures, questionRows } from '../craft/questions.ts'
import { skipsDataModel, type FieldName, type PromptDraft } from '../form-rules.ts'
import { answersIn } from '../given.ts'
import { clashesIn } from './clash.ts'
import { answered, choicesOf, line, showRefs, type Entry, type Numbered, type NumberedItem } from './entry.ts'

const mostQuestions = 3
const unnumbered =
  'A step or wish in my words that has no id yet gets the next one, with its result, its limit, a test and a place in the build order.'
const isTyped = ({ words: spans }: NumberedItem) => spans.some(({ from }) => from === 'you')

/** What belongs together is built together, one step after the other. */
export function arrange(items: readonly NumberedItem[], draft: PromptDraft) {
  const requirements = items.filter(({ ref }) => ref !== undefined)
  const groups = groupsOf(requirements)
  const typed = requirements.filter(isTyped)
  const phaseOf = new Map(groups.flatMap(([, members], at) => members.map(({ id }) => [id, at + 1] as const)))
  const arranged = items.map(({ group: _group, ...item }): NumberedItem =>
    item.ref === undefined ? item : { ...item, phase: phaseOf.get(item.id) },
  )
  const byWords = typed.length > 0 ? choicesOf(typed) : answered('projectDescription', draft)
  const as = words(standard('requirements/acceptance', byWords))
  const done = as`Done, for ${showRefs(typed)}: the result shows where the action was taken and, where something is kept, is there after leaving and coming back. Where it cannot be done, the reason shows and nothing entered is lost.`
  const open = as`What is still to say for ${showRefs(typed)}, one line each: who, trigger, result on screen, limit at its value and past it. One that holds several is split (${typed[0]?.ref}a, ${typed[0]?.ref}b); one that is no action by itself joins the one before it; what two of them say is built once, under both ids. ${unnumbered}`
  const acceptance: NumberedItem[] = [
    ...(typed.length === 0 ? [] : [{ id: `requirements-${items.length + 1}`, words: done }]),
    {
      id: `requirements-${items.length + 2}`,
      words: typed.length === 0 ? as`${unnumbered}` : open,
      derive: true,
    },
  ]
  const byType = chosen('projectType', draft.projectType)
  const phase = (text: string, by = byType, row = 'phases') =>
    line('phases', standard(row, by), text, { least: 'small' })
  if (requirements.length === 0) {
    const text =
      'Derive two to five phases, each of which leaves something that I can try, with what I check after it. The first runs the main journey from end to end.'
    return { requirements: arranged, phases: [phase(text, byType, 'phases/open')] }
  }
  const journey = draft.userFlow.trim() === '' ? 'the main journey' : 'US-1'
  const steps = groups.map(([title, members], at) => {
    const others =
      groups.length > 1 ? `, and what ${journey} needs of later steps to run from end to end` : ''
    const first = `${others}. Check: ${journey} by hand.`
    return phase(
      `**${title}**: ${showRefs(members)}${at === 0 ? first : '. Check: their T line.'}`,
      choicesOf(members),
    )
  })
  const proof =
    '**Proof**: every T line and box of Tests and done. Check: show me the list with what you saw.'
  const hasSteps = groups.length > 1 || (requirements.length > 3 && !skipsDataModel(draft))
  return {
    requirements:
      typed.length > 0 || draft.projectDescription.trim() !== '' ? [...arranged, ...acceptance] : arranged,
    phases: hasSteps ? [...steps, phase(proof)] : [],
  }
}

function groupsOf(requirements: readonly NumberedItem[]): [title: string, members: NumberedItem[]][] {
  const byTitle = Map.groupBy(requirements, ({ group }) => group ?? 'First journey')
  const groups: [string, NumberedItem[]][] = []
  for (const [title, members] of byTitle) {
    // A step with one requirement is hardly worth a stop.
    if (groups.length > 0 && members.length === 1) groups.at(-1)?.[1].push(...members)
    else groups.push([title, members])
  }
  return groups
}

/** What proves it, by the ids of the rules and requirements. */
export function testLines(asked: readonly Entry[], { core, requirements }: Numbered, draft: PromptDraft) {
  const rules = core.filter(({ ref }) => ref !== undefined)
  const wanted = requirements.filter(({ ref }) => ref !== undefined)
  const unasked =
    'No kind of tests was asked for: prove these lines in the cheapest way that would show a mistake.'
  const isAsked = draft.testingStrategy !== '' || draft.testingPreference !== ''
  const ofRules = standard('tests/rules', choicesOf(rules))
  const ofWanted = standard('tests/requirements', choicesOf(wanted))
  const as = words(ofRules)
  const broken = as`(${showRefs(rules)}) each rule once kept and once broken, with what shows; where a number in it is a limit, once exactly at it and once just past it.`
  const failing = `(${showRefs(wanted)}) each as written, also where it fails.`
  const numbered = { ref: 'T' } as const
  const underived =
    'Derive one line for each requirement that would fail if it were built wrong: what is done, with which values, what has to show.'
  return [
    ...asked.filter(({ block }) => block !== 'check'),
    ...(isAsked ? [] : [line('tests', standard('tests/unasked', chosen('testingPreference', '')), unasked)]),
    ...(rules.length === 0 ? [] : [line('tests', ofRules, broken, numbered)]),
    wanted.length === 0
      ? line('tests', standard('tests/open', chosen('features', '')), underived)
      : line('tests', ofWanted, failing, numbered),
    ...asked.filter(({ block }) => block === 'check'),
  ]
}

/** What was taken for granted, and at most three questions with what happens while nobody answers. */
export function openLines(requirements: readonly NumberedItem[], draft: PromptDraft): Entry[] {
  const { projectType } = draft
  const type = chosen('projectType', projectType)
  const defaults =
    'Limits, times, addresses, field names and texts on screen that are not in my words are defaults of the options I chose; each can be changed by its id.'
  const chosenIds = new Set(answersIn(draft).features.map(({ id }) => id))
  const typed = requirements.filter(isTyped)
  const questions = Object.entries(questionRows[projectType || 'other']).flatMap(([name, text]) => {
    const field = name as FieldName
    const isOpen = draft[field] === undefined || draft[field] === ''
    const isAnswered = answeringFeatures[field]?.some((id) => chosenIds.has(id))
    const origin = standard(`questions/${field}`, [...type, ...chosen(field, '')])
    const asked = text.replace('{requirements}', showRefs(typed) || 'what people do here')
    return isOpen && !isAnswered ? [line('questions', origin, asked, { ref: 'Q' })] : []
  })
  const taken = (row: string, by: readonly Choice[], text: string) =>
    line('assumptions', standard(row, by), text, { ref: 'A' })
  return [
    taken('assumptions/defaults', type, defaults),
    ...clashesIn(draft).map(({ text, by }) => taken('clashes', by, text)),
    ...questions.slice(0, mostQuestions),
  ]
}
