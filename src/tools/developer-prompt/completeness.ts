import { askedFields, isAnswered, isRequired, missingMessage, projectTypes } from './form-rules.ts'
import type { FieldName, PromptDraft } from './form-rules.ts'

export type Completeness = { percent: number; next?: OpenAnswer }
export type OpenAnswer = { field: FieldName; gain: number }

/** Below this a description leaves most of the brief to assumptions. */
const fullDescriptionCharacters = 120

const weights = { required: 10, behavior: 4, other: 2 }
/** Optional answers that spare the builder a guess about behavior. */
const behavior: readonly FieldName[] = ['businessRules', 'userRoles', 'dataSources', 'shippingRules']

/**
 * `percent`: 100 only when everything that applies to the type is answered. `next`: the open answer that would improve
 * the brief most, with its gain in percentage points.
 */
export function measureCompleteness(draft: PromptDraft): Completeness {
  const fields = applyingFields(draft.projectType)
  const whole = draft.projectType === '' ? largestWhole : wholeOf(fields)
  const open = fields
    .map((field) => ({ field, weight: weightOf(field) * (1 - answeredShare(draft, field)) }))
    .filter(({ weight }) => weight > 0)
  const answered = wholeOf(fields) - open.reduce((sum, { weight }) => sum + weight, 0)
  const percent = Math.floor((100 * answered) / whole)
  // The sort is stable, so of two equal answers the one asked first is named.
  const [most] = open.toSorted((first, second) => second.weight - first.weight)
  if (!most) return { percent }
  return { percent, next: { field: most.field, gain: Math.max(1, Math.round((100 * most.weight) / whole)) } }
}

// Until a type is chosen only what every type asks counts, against the longest of the forms it may become:
// so choosing one never takes anything away.
function applyingFields(projectType: PromptDraft['projectType']): readonly FieldName[] {
  const asked = askedFields({ projectType })
  return projectType === '' ? asked.filter((field) => applyingFields('landing').includes(field)) : asked
}

const largestWhole = Math.max(...projectTypes.map((type) => wholeOf(applyingFields(type))))

function wholeOf(fields: readonly FieldName[]): number {
  return fields.reduce((sum, field) => sum + weightOf(field), 0)
}

function weightOf(field: FieldName): number {
  if (isRequired(field)) return weights.required
  return behavior.includes(field) ? weights.behavior : weights.other
}

function answeredShare(draft: PromptDraft, field: FieldName): number {
  const value = draft[field]
  if (field !== 'projectDescription' || typeof value !== 'string')
    return Number(isRequired(field) ? missingMessage(field, draft) === undefined : isAnswered(value))
  // A Chinese, Japanese or Korean character says about as much as three Latin letters.
  const dense = value.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu) ?? []
  return Math.min(1, (value.trim().length + 2 * dense.length) / fullDescriptionCharacters)
}
