import { assumed, chosen, standard, words, type Choice } from '../../contract/plan.ts'
import { flagRows, type FlagField } from '../craft/flags.ts'
import { optionRows } from '../craft/options.ts'
import { featureServices, namedServices, type ServiceRow } from '../craft/services.ts'
import { defaultStacks } from '../craft/stacks.ts'
import { types } from '../craft/types.ts'
import { wantsTests, type FieldName, type PromptDraft } from '../form-rules.ts'
import { answersIn, type ChosenFeature } from '../given.ts'
import { pairsIn } from './clash.ts'
import { answered, line, placed, rowLines, type Entry } from './entry.ts'
import { readActions } from './read-field.ts'

const flagFields = Object.keys(flagRows) as FlagField[]
const optionFields = Object.keys(optionRows) as FieldName[]

const furtherGroup = 'Further features'

/** What was picked, as the rows that it stands for. */
export function choiceLines(draft: PromptDraft): Entry[] {
  const features = answersIn(draft).features
  const { projectType } = draft
  const byType = chosen('projectType', projectType)
  return [
    ...optionFields.flatMap((field) => optionLines(field, draft, features)),
    ...flagFields.flatMap((field) => flagLines(field, draft, features)),
    ...features.map((feature) => featureLine(feature, draft)),
    ...extraLines(features),
    ...types[projectType || 'other'].rows.flatMap((rows) => rowLines(rows, `types/${projectType}`, byType)),
    ...serviceLines(draft, features),
    ...stackLines(draft),
    ...pairsIn(draft).map(({ text, by }) => line('core', standard('pairs', by), text, { least: 'small' })),
  ]
}

function optionLines(field: FieldName, draft: PromptDraft, features: readonly ChosenFeature[]): Entry[] {
  const value = String(draft[field] ?? '')
  const { to, values, twins } = optionRows[field] ?? { to: 'core', values: {} }
  if (features.some(({ id }) => twins?.[value]?.includes(id))) return []
  const group = field === 'authenticationType' || field === 'authFlow' ? 'Accounts' : furtherGroup
  const origin = standard(`options/${field}-${value}`, chosen(field, value))
  return [values[value] ?? []].flat().map((text) => placed(to, origin, text, { group }))
}

function flagLines(field: FlagField, draft: PromptDraft, features: readonly ChosenFeature[]): Entry[] {
  const value = draft[field]
  const { to, yes, no, twins = [] } = flagRows[field]
  if (value === undefined || features.some(({ id }) => twins.includes(id))) return []
  const origin = standard(`flags/${field}`, chosen(field, String(value)))
  return [value ? placed(to, origin, yes, { group: furtherGroup }) : line('outOfScope', origin, no)]
}

/** An answer that says the same as a chosen feature is built once, because of both. */
function featureLine({ id, label, accept, group, by }: ChosenFeature, draft: PromptDraft): Entry {
  const flags = flagFields.filter((field) => draft[field] === true && flagRows[field].twins?.includes(id))
  const options = optionFields.filter((field) =>
    optionRows[field]?.twins?.[String(draft[field])]?.includes(id),
  )
  const agreeing = [...flags, ...options].flatMap((field) => chosen(field, String(draft[field])))
  const origin = standard(`features/${id}`, [...by, ...agreeing])
  return placed('requirements', origin, `**${label}**: ${accept}`, { about: id, group })
}

/** Records and addresses that chosen features bring along. */
function extraLines(features: readonly ChosenFeature[]): Entry[] {
  return (['stores', 'routes'] as const).flatMap((kind) => {
    const found = new Map<string, Choice[]>()
    for (const { adds, by } of features)
      for (const name of adds[kind] ?? []) found.set(name, [...(found.get(name) ?? []), ...by])
    const lead =
      kind === 'stores'
        ? 'Stored for the features, where my data has no such thing: '
        : 'Addresses of the features: '
    const spans = [...found].flatMap(
      ([name, by], at) =>
        words(
          standard(`features/${kind}`, by),
        )`${at > 0 ? ', ' : lead}${kind === 'stores' ? name : `\`${name}\``}`,
    )
    const to = kind === 'stores' ? 'data' : 'screens'
    return found.size === 0 ? [] : [line(to, standard('features'), spans, { least: 'small' })]
  })
}

/** One line per service: what features need, and products that were named in a list of services. */
function serviceLines(draft: PromptDraft, features: readonly ChosenFeature[]): Entry[] {
  const found = new Map<string, { row: ServiceRow; by: Choice[] }>()
  const add = (name: string, row: ServiceRow, by: readonly Choice[]) =>
    found.set(name, { row, by: [...(found.get(name)?.by ?? []), ...by] })
  for (const field of ['integrations', 'paymentGateways', 'paymentMethods', 'analyticsTools'] as const)
    for (const entry of readActions(draft[field].trim()))
      for (const [name, row] of Object.entries(namedServices))
        if (isCalled(entry, name)) add(name, row, answered(field, draft))
  // A product that was named does what features need of its kind.
  const kinds = new Set([...found.values()].map(({ row }) => row.failure))
  for (const { adds, by } of features) {
    const row = adds.service && featureServices[adds.service]
    if (adds.service && row && !kinds.has(row.failure)) add(adds.service, row, by)
  }
  return [...found].map(([name, { row, by }]) => {
    const secrets =
      row.secrets.length === 0 ? '' : ` (${row.secrets.map((secret) => `\`${secret}\``).join(', ')})`
    return line(
      'services',
      standard(`services/${name}`, by),
      `${name}${secrets}. If it fails: ${row.failure}.`,
    )
  })
}

/** "Stripe" and "Postmark for e-mail", but no word that merely begins like it. */
function isCalled(entry: string, name: string): boolean {
  return entry.startsWith(name) && !/[\p{L}\p{N}]/u.test(entry.charAt(name.length))
}

/** For tools that bring no stack of their own. */
function stackLines(draft: PromptDraft): Entry[] {
  const { projectType, techPreferences, techStack, preferredFramework } = draft
  if (projectType === '' || `${techPreferences}${techStack}${preferredFramework}`.trim() !== '') return []
  const { text, tests } = defaultStacks[projectType]
  const by = chosen('projectType', projectType)
  return [
    line('stack', assumed('stacks/default', by), text),
    ...(wantsTests(draft) ? [line('stack', assumed('stacks/tests', by), tests)] : []),
  ]
}
