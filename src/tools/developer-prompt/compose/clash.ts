import { chosen, type Choice } from '../../contract/plan.ts'
import { clashRows, droppedRows, foreignStacks, platformClashes, type ClashRow } from '../craft/clashes.ts'
import { flagFields, flagRows } from '../craft/flags.ts'
import { namesOf, type FieldName, type Platform, type PromptDraft } from '../form-rules.ts'
import { answersIn } from '../given.ts'
import { answered } from './entry.ts'
import { readActions } from './read-field.ts'

type Clash = { text: string; field: FieldName; by: readonly Choice[] }

/** Answers that pull apart, with the one that leads and why. */
export function clashesIn(draft: PromptDraft): Clash[] {
  const features = answersIn(draft).features
  const denied = flagFields.flatMap((field) => {
    const twin = draft[field] === false && features.find(({ id }) => flagRows[field].twins?.includes(id))
    if (!twin) return []
    const text = `“${twin.label}” was chosen and its question answered with no; it is built, because it was picked by name.`
    return [{ text, field, by: [...twin.by, ...chosen(field, 'false')] }]
  })
  return [...matching(clashRows, draft), ...denied, ...stackClash(draft)]
}

/** The answers without those that others leave nothing of. */
export function leadingAnswers(draft: PromptDraft): PromptDraft {
  return { ...draft, ...Object.fromEntries(matching(droppedRows, draft).map(({ field }) => [field, ''])) }
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
  return rows.flatMap(({ when, text }) => {
    const fields = namesOf(when)
    const found = fields.map((field) => choicesIn(draft, field, when[field] ?? []))
    const [field] = fields
    return field && found.every((one) => one.length > 0) ? [{ text, field, by: found.flat() }] : []
  })
}

/** The choices with one of these values; a feature by its id, whatever the form calls it. */
function choicesIn(draft: PromptDraft, field: FieldName, values: readonly string[]): readonly Choice[] {
  if (field === 'features')
    return answersIn(draft).features.flatMap(({ id, by }) => (values.includes(id) ? by : []))
  const value = String(draft[field] ?? '')
  return values.includes(value) ? chosen(field, value) : []
}
