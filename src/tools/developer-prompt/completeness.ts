import {
  askedFields,
  emptyDraft,
  isAnswered,
  isRequired,
  missingMessage,
  projectTypes,
  typeFields,
  type FieldName,
  type PromptDraft,
} from './form-rules.ts'

export type Completeness = {
  /** 0 to 100; 100 only when everything that applies to the type is answered. */
  percent: number
  /** The open answer that would improve the brief most; `gain` in percentage points. */
  next?: { field: FieldName; gain: number }
}

/** Below this a description leaves most of the brief to assumptions. */
const fullDescriptionCharacters = 120

// Optional answers that spare the builder a guess about behaviour come before those about taste.
const requiredWeight = 12
const optionalWeight = 2
const weights: Partial<Record<FieldName, number>> = {
  projectType: 15,
  projectDescription: 14,
  coreUserActions: 10,
  dataModels: 10,
  targetAudience: 10,
  mainGoal: 10,
  features: 10,
  userFlow: 9,
  projectName: 8,
  designStyle: 8,
  platform: 8,
  modelRelationships: 8,

  businessRules: 6,
  userRoles: 5,
  contentSections: 5,
  highlightSections: 5,
  keyActions: 5,
  dataSources: 5,
  shippingRules: 4,
  appUseCase: 4,
  categories: 4,
  authenticationType: 3,
  authFlow: 3,
  offlineSupport: 3,
  paymentGateways: 3,
  colorPreferences: 3,
  layoutPreferences: 3,
  additionalNotes: 3,
  integrations: 3,
  customFeatures: 3,
}

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
  if (projectType !== '') return askedFields({ ...emptyDraft, projectType })
  const own = typeFields('landing')
  return applyingFields('landing').filter((field) => !own.includes(field))
}

const largestWhole = Math.max(...projectTypes.map((type) => wholeOf(applyingFields(type))))

function wholeOf(fields: readonly FieldName[]): number {
  return fields.reduce((sum, field) => sum + weightOf(field), 0)
}

function weightOf(field: FieldName): number {
  return weights[field] ?? (isRequired(field) ? requiredWeight : optionalWeight)
}

function answeredShare(draft: PromptDraft, field: FieldName): number {
  if (field === 'projectDescription')
    return Math.min(1, visualLength(draft.projectDescription) / fullDescriptionCharacters)
  return isRequired(field)
    ? Number(missingMessage(field, draft) === undefined)
    : Number(isAnswered(draft[field]))
}

// A Chinese, Japanese or Korean character says about as much as three Latin letters.
function visualLength(text: string): number {
  const dense = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu) ?? []
  return text.trim().length + 2 * dense.length
}
