import { readNumbers } from '#reading/numbers.ts'
import { chosen, standard, words, you, type Span } from '../../contract/plan.ts'
import { answeringFeatures, questionRows } from '../craft/questions.ts'
import { skipsDataModel, type FieldName, type PromptDraft } from '../form-rules.ts'
import { answersIn } from '../given.ts'
import { clashesIn } from './clash.ts'
import { answered, choicesOf, line, showRefs, type Entry, type Numbered, type NumberedItem } from './entry.ts'
import { entityNames } from './own-words.ts'

const mostMusts = 14
const mostQuestions = 3
const mostNumbers = 12

/** Lines that follow from several answers together. */
export function jointLines(draft: PromptDraft): Entry[] {
  const rich = { least: 'small' as const }
  const names = entityNames(draft)
  if (names.length === 0) return []
  const by = answered('dataModels', draft)
  const as = words(standard('data/names', by))
  const listed = names.flatMap((name, at) => [...as`${at === 0 ? '' : ', '}`, name])
  const roles = draft.userRoles.trim()
  const byBoth = [...by, ...answered('userRoles', draft)]
  const hasValues = answersIn(draft).entities.some((entity) => entity.hasValues)
  const states =
    'Derive for each list of values above that is a state: who moves it, from which to which, which is last.'
  const record = as`“Record” in a requirement means each of these that people work with: ${listed}.`
  const matrix = words(
    standard('data/permissions', byBoth),
  )`Derive the permission matrix: a row for each of “${you('userRoles', roles)}”, a column for each of ${listed}; in each cell none, own or all for create, read, change, delete, as my rules say; deny what they leave open.`
  return [
    ...(draft.features.length > 0 ? [line('data', standard('data'), record, rich)] : []),
    ...(hasValues ? [line('data', standard('data/states', by), states, rich)] : []),
    ...(roles !== '' && roles.length < 200 && !roles.includes('\n')
      ? [line('data', standard('data'), matrix, rich)]
      : []),
  ]
}

/** The first are musts; what belongs together is built together, one step after the other. */
export function arrange(
  items: readonly NumberedItem[],
  draft: PromptDraft,
): { requirements: NumberedItem[]; phases: Entry[] } {
  const requirements = items.filter(({ ref }) => ref !== undefined)
  const groups = groupsOf(requirements)
  const typed = requirements.filter((item) => item.words.some(({ from }) => from === 'you'))
  const places = new Map(requirements.map(({ id }, at) => [id, at]))
  const phaseOf = new Map(groups.flatMap(([, members], at) => members.map(({ id }) => [id, at + 1] as const)))
  const arranged = items.map((numbered): NumberedItem => {
    const item = { ...numbered }
    delete item.group
    const at = places.get(item.id)
    if (at === undefined) return item
    return { ...item, priority: at < mostMusts ? 'must' : 'should', phase: phaseOf.get(item.id) }
  })
  const acceptance: NumberedItem = {
    id: `requirements-${items.length + 1}`,
    derive: true,
    words: words(
      standard('requirements/acceptance', choicesOf(typed)),
    )`Derive for ${showRefs(typed)} one acceptance line each: who, trigger, visible result, limit, and what shows when it cannot be done.`,
  }
  const steps = groups.map(([title, members], at) => {
    const check =
      at === 0
        ? 'the main journey by hand, from first to last step'
        : 'each once as it should go and once as it fails'
    return `**${title}**: ${showRefs(members)}. Check: ${check}.`
  })
  const proof =
    '**Proof**: every T line and box of Tests and done. Check: show me the list with what you saw.'
  const phases = [...steps, proof].map((text, at) => {
    const members = groups[at]?.[1] ?? []
    const by = members.length === 0 ? chosen('projectType', draft.projectType) : choicesOf(members)
    return line('phases', standard('phases', by), text, { least: 'small' })
  })
  return {
    requirements: typed.length === 0 ? arranged : [...arranged, acceptance],
    phases: groups.length > 1 || (requirements.length > 3 && !skipsDataModel(draft)) ? phases : [],
  }
}

function groupsOf(requirements: readonly NumberedItem[]): [title: string, members: NumberedItem[]][] {
  const byTitle = new Map<string, NumberedItem[]>()
  for (const item of requirements) {
    const title = item.group ?? 'First journey'
    byTitle.set(title, [...(byTitle.get(title) ?? []), item])
  }
  const groups: [string, NumberedItem[]][] = []
  for (const [title, members] of byTitle) {
    // A step with one requirement is hardly worth a stop.
    if (groups.length > 0 && members.length === 1) groups.at(-1)?.[1].push(...members)
    else groups.push([title, members])
  }
  return groups
}

/** What proves it, by the ids of the rules and requirements. */
export function testLines(
  asked: readonly Entry[],
  { core, requirements }: Numbered,
  draft: PromptDraft,
): Entry[] {
  const rules = core.filter(({ ref }) => ref !== undefined)
  const wanted = requirements.filter(({ ref }) => ref !== undefined)
  const unasked =
    'No kind of tests was asked for: prove these lines before each stop in the cheapest way that would show a mistake.'
  const isAsked = draft.testingStrategy !== '' || draft.testingPreference !== ''
  const ofRules = standard('tests/rules', choicesOf(rules))
  const ofWanted = standard('tests/requirements', choicesOf(wanted))
  const broken = words(
    ofRules,
  )`(${showRefs(rules)}) each rule once kept and once broken, with the message that shows.${numbersIn(rules)}`
  const failing = `(${showRefs(wanted)}) each as written, also where it fails.`
  const numbered = { ref: 'T' } as const
  return [
    ...asked.filter(({ block }) => block !== 'check'),
    ...(isAsked ? [] : [line('tests', standard('tests/unasked', chosen('testingPreference', '')), unasked)]),
    ...(rules.length === 0 ? [] : [line('tests', ofRules, broken, numbered)]),
    ...(wanted.length === 0 ? [] : [line('tests', ofWanted, failing, numbered)]),
    ...asked.filter(({ block }) => block === 'check'),
  ]
}

/** Numbers of rules are limits more often than not; whoever reads the rule sees whether they are. */
function numbersIn(rules: readonly NumberedItem[]): Span[] {
  const as = words(standard('tests/numbers', choicesOf(rules)))
  const found = rules.flatMap(({ ref = '', words: spans }) => {
    const own = spans.find(({ from }) => from === 'you')
    const numbers = readNumbers(own?.text.slice(0, 500) ?? '').slice(0, 3)
    return own?.field === undefined || numbers.length === 0 ? [] : [{ ref, field: own.field, numbers }]
  })
  const shown = found
    .slice(0, mostNumbers)
    .flatMap(({ ref, field, numbers }, at) => [
      ...as`${at > 0 ? '; ' : ''}${ref} `,
      ...numbers.flatMap(({ text }, index) => [...as`${index > 0 ? ', ' : ''}`, you(field, text)]),
    ])
  return found.length === 0
    ? []
    : as` Where a number is a limit, once exactly at it and once just past it: ${shown}.`
}

/** What was taken for granted, and at most three questions with what happens while nobody answers. */
export function openLines(requirements: readonly NumberedItem[], draft: PromptDraft): Entry[] {
  const { projectType } = draft
  const type = chosen('projectType', projectType)
  const waiting = requirements.filter(({ priority }) => priority === 'should')
  const defaults =
    'Limits, times, addresses, field names and texts on screen that are not in my words are defaults of the options I chose; each can be changed by its id.'
  const musts = `The first ${mostMusts} requirements are musts, in the order of my form; ${showRefs(waiting)} come after them.`
  const chosenIds = new Set(answersIn(draft).features.map(({ id }) => id))
  const questions = Object.entries(questionRows[projectType || 'other']).flatMap(([name, text]) => {
    const field = name as FieldName
    const isOpen = draft[field] === undefined || draft[field] === ''
    const isAnswered = answeringFeatures[field]?.some((id) => chosenIds.has(id))
    const origin = standard(`questions/${field}`, [...type, ...chosen(field, '')])
    return isOpen && !isAnswered ? [line('questions', origin, text, { ref: 'Q' })] : []
  })
  return [
    line('assumptions', standard('assumptions/defaults', type), defaults, { ref: 'A' }),
    ...clashesIn(draft).map(({ text, by }) =>
      line('assumptions', standard('clashes', by), text, { ref: 'A' }),
    ),
    ...(waiting.length > 0
      ? [line('assumptions', standard('assumptions/musts', choicesOf(waiting)), musts, { ref: 'A' })]
      : []),
    ...questions.slice(0, mostQuestions),
  ]
}
