import { chosen, type Choice } from '../../contract/plan.ts'
import { clashRows, foreignStacks, platformClashes, type ClashRow } from '../craft/clashes.ts'
import { flagRows, type FlagField } from '../craft/flags.ts'
import { facets, pairRows, type Facet } from '../craft/pairs.ts'
import { fieldNames, type FieldName, type Platform, type PromptDraft } from '../form-rules.ts'
import { answersIn } from '../given.ts'
import { answered } from './entry.ts'
import { readActions } from './read-field.ts'

type Clash = { text: string; field: FieldName; by: readonly Choice[] }

/** Answers that pull apart, with the one that leads and why. */
export function clashesIn(draft: PromptDraft): Clash[] {
  const features = answersIn(draft).features
  const denied = (Object.keys(flagRows) as FlagField[]).flatMap((field) => {
    const twin = draft[field] === false && features.find(({ id }) => flagRows[field].twins?.includes(id))
    if (!twin) return []
    const text = `“${twin.label}” was chosen and its question answered with no; it is built, because it was picked by name.`
    return [{ text, field, by: [...twin.by, ...chosen(field, 'false')] }]
  })
  return [...matching(clashRows, draft), ...denied, ...stackClash(draft)]
}

/** What the platform cannot do with the answers. */
export function platformClashesIn(draft: PromptDraft, platform: Platform): Clash[] {
  const by = [...chosen('platform', platform), ...answered('techPreferences', draft)]
  const names = readActions(draft.techPreferences.trim()).filter((name) =>
    foreignStacks[platform]?.includes(name.toLowerCase()),
  )
  const stack = names.map((name): Clash => {
    const text = `“${name}” cannot be used here; the tool’s own stack is, because it builds with nothing else.`
    return { text, field: 'techPreferences', by }
  })
  return [...matching(platformClashes, { ...draft, platform }), ...stack]
}

function stackClash(draft: PromptDraft): Clash[] {
  const [stack, preferences] = [draft.techStack.trim(), draft.techPreferences.trim()]
  if (stack === '' || preferences === '' || stack === preferences) return []
  const text =
    'The stack is answered twice; where both differ, the technical preferences lead, because they were asked last.'
  const by = [...answered('techStack', draft), ...answered('techPreferences', draft)]
  return [{ text, field: 'techStack', by }]
}

function matching(rows: readonly ClashRow[], draft: PromptDraft): Clash[] {
  const choices = picked(draft)
  return rows.flatMap(({ when, text }) => {
    const found = Object.entries(when).map(([name, values]) => valuesIn(choices, name, values))
    const [field] = Object.keys(when) as FieldName[]
    return field && found.every((one) => one.length > 0) ? [{ text, field, by: found.flat() }] : []
  })
}

/** Choices by "field=value"; a feature by its id, whatever the form calls it. */
type Picked = ReadonlyMap<string, readonly Choice[]>

const longestChoice = 40

function picked(draft: PromptDraft): Picked {
  const found = new Map<string, readonly Choice[]>()
  for (const field of fieldNames) {
    const value = draft[field]
    if (Array.isArray(value) || (typeof value === 'string' && value.length > longestChoice)) continue
    found.set(`${field}=${value ?? ''}`, chosen(field, String(value ?? '')))
  }
  for (const { id, by } of answersIn(draft).features) found.set(`features=${id}`, by)
  return found
}

function valuesIn(choices: Picked, field: string, values: readonly string[]): Choice[] {
  return values.flatMap((value) => choices.get(`${field}=${value}`) ?? [])
}

/** What two chosen things imply together. */
export function pairsIn(draft: PromptDraft): { text: string; by: readonly Choice[] }[] {
  const choices = picked(draft)
  const signs = (facet: Facet) =>
    Object.entries(facets[facet]).flatMap(([field, values]) => valuesIn(choices, field, values))
  return Object.entries(pairRows).flatMap(([one, others]) =>
    Object.entries(others).flatMap(([other, text]) => {
      const [first, second] = [signs(one as Facet), signs(other as Facet)]
      const all = new Set([...first, ...second].map(({ field, value }) => `${field}=${value}`))
      // One choice that stands for both sides implies nothing about two.
      return first.length > 0 && second.length > 0 && all.size > 1
        ? [{ text, by: [...first, ...second] }]
        : []
    }),
  )
}
