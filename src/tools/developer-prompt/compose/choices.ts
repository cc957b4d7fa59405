import { ownValue } from '#shared/own-value.ts'
import { assumed, chosen, standard, type Span } from '../../contract/plan.ts'
import { flagFields, flagRows, type FlagField } from '../craft/flags.ts'
import { optionRows, optionServices, optionTwins } from '../craft/options.ts'
import { pairRows } from '../craft/pairs.ts'
import { featureRecords } from '../craft/records.ts'
import { featureServices } from '../craft/services.ts'
import { usualStack } from '../craft/stacks.ts'
import { types } from '../craft/types.ts'
import { findFeature, type Feature } from '../feature-list.ts'
import { namesOf, wantsTests, type FieldName, type PromptDraft } from '../form-rules.ts'
import { answersIn, choicesFor, isAccess, type ChosenFeature } from '../given.ts'
import { leadingAnswers } from './clash.ts'
import { accounts, furtherGroup, line, placed, rowLines, type Entry } from './entry.ts'

type Features = readonly ChosenFeature[]

/** What was picked, as the rows that it stands for. */
export function choiceLines(given: PromptDraft): Entry[] {
  const draft = leadingAnswers(given)
  const { features, implied } = answersIn(draft)
  const { projectType } = draft
  const byType = chosen('projectType', projectType)
  return [
    ...namesOf(optionRows).flatMap((field) => optionLines(field, draft, features)),
    ...flagFields.flatMap((field) => flagLines(field, draft, features)),
    ...features.map((feature, at) => featureLine(feature, implied, features.slice(0, at))),
    ...types[projectType || 'other'].rows.flatMap((rows) =>
      rowLines(rows, `types/${projectType}`, byType, draft),
    ),
    ...recordLines([...features, ...implied], draft),
    ...serviceLines([...features, ...implied], draft),
    ...stackLines(draft),
  ]
}

function optionLines(field: FieldName, draft: PromptDraft, features: Features): Entry[] {
  const value = String(draft[field] ?? '')
  const { to, values } = optionRows[field] ?? { to: 'core', values: {} }
  const texts = values[value]
  if (texts === undefined || features.some(({ id }) => optionTwins[field]?.[value]?.includes(id))) return []
  const isSignIn = (field === 'authenticationType' || field === 'authFlow') && value !== 'guest'
  const group = isSignIn ? accounts : furtherGroup
  const origin = standard(`options/${field}-${value}`, chosen(field, value))
  return [texts].flat().map((text) => placed(to, origin, text, { group }))
}

function flagLines(field: FlagField, draft: PromptDraft, features: Features): Entry[] {
  const value = draft[field]
  const { to = 'requirements', yes, no, twins = [] } = flagRows[field]
  const open = twins.filter((twin) => !features.some(({ id }) => id === twin))
  if (value === undefined || (!value && open.length < twins.length)) return []
  const origin = standard(`flags/${field}`, chosen(field, String(value)))
  if (!value) return [line('outOfScope', origin, no)]
  const texts = yes ?? open.flatMap((id) => findFeature(id) ?? []).map(textOf)
  return [texts].flat().map((text) => placed(to, origin, text, { group: furtherGroup }))
}

function textOf({ label, accept }: Feature): string {
  return `**${label}**: ${accept}`
}

/** An answer that says the same as a chosen feature is built once, because of both; what other features ask of it follows. */
function featureLine(feature: ChosenFeature, implied: Features, before: Features): Entry {
  const { id, by } = feature
  const group = isAccess(feature) ? accounts : feature.group
  const agreeing = implied.flatMap((other) => (other.id === id ? other.by : []))
  const origin = standard(`features/${id}`, [...by, ...agreeing])
  const entry = placed('requirements', origin, textOf(feature), { about: id, group })
  const pairs = before.flatMap((other) =>
    [`${other.id}+${id}`, `${id}+${other.id}`].flatMap((pair): Span[] => {
      const text = ownValue(pairRows, pair)
      if (text === undefined) return []
      const both = standard(`pairs/${pair}`, [...other.by, ...by])
      return [{ ...both, text: ` Together with **${other.label}**: ${text}.` }]
    }),
  )
  return { ...entry, words: [...entry.words, ...pairs] }
}

/** What features and answers need, each service once. */
function serviceLines(features: Features, draft: PromptDraft): Entry[] {
  const answers = namesOf(optionServices).flatMap((field) => {
    const value = String(draft[field])
    const service = optionServices[field]?.[value]
    return service ? [{ service, by: chosen(field, value) }] : []
  })
  return [...Map.groupBy([...features, ...answers], ({ service }) => service)].flatMap(([name, needing]) => {
    if (name === undefined) return []
    const [failure, ...secrets] = featureServices[name]
    const named = secrets.length === 0 ? '' : ` (${secrets.map((secret) => `\`${secret}\``).join(', ')})`
    const by = needing.flatMap((feature) => feature.by)
    return line('services', standard(`services/${name}`, by), `${name}${named}. If it fails: ${failure}.`)
  })
}

/** What chosen features store, each record once, unless the person has one of that name. */
function recordLines(features: Features, draft: PromptDraft): Entry[] {
  return featureRecords.flatMap(([ids, text]) => {
    const by = features.filter(({ id }) => ids.includes(id)).flatMap((feature) => feature.by)
    const isGiven = answersIn(draft).entities.some(({ name }) => text.startsWith(`${name} (`))
    return by.length === 0 || isGiven ? [] : line('data', assumed(`records/${ids[0]}`, by), `${text}.`)
  })
}

/** For tools that bring no stack of their own. */
function stackLines(draft: PromptDraft): Entry[] {
  const usual = usualStack(draft, choicesFor(draft, 'withServer'))
  if (usual === undefined) return []
  const { row, by } = usual
  return [
    line('stack', assumed('stacks/default', by), row.text),
    ...(wantsTests(draft) ? [line('stack', assumed('stacks/tests', by), row.tests)] : []),
  ]
}
