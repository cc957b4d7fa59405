import {
  emptyDraft,
  missingInStep,
  projectTypes,
  stepFields,
  typeFields,
  wizardSteps,
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

const requiredWeight = 8
const requiredWeights: Partial<Record<FieldName, number>> = {
  projectType: 15,
  projectDescription: 14,
  coreUserActions: 10,
  dataModels: 10,
  targetAudience: 10,
  mainGoal: 10,
  features: 10,
  userFlow: 9,
}
const typeQuestionWeight = 12

// Optional answers that spare the builder a guess about behaviour come before those about taste.
const optionalWeight = 2
const optionalWeights: Partial<Record<FieldName, number>> = {
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
  const answered = sum(fields.map((field) => weightOf(field) * answeredShare(draft, field)))
  const percent = Math.floor((100 * answered) / whole)

  const open = fields
    .map((field) => ({ field, weight: weightOf(field) * (1 - answeredShare(draft, field)) }))
    .filter(({ weight }) => weight > 0)
  // The sort is stable, so of two equal answers the one asked first is named.
  const [most] = open.toSorted((first, second) => second.weight - first.weight)
  if (!most) return { percent }
  return { percent, next: { field: most.field, gain: Math.max(1, Math.round((100 * most.weight) / whole)) } }
}

// Until a type is chosen only what every type asks counts, against the longest of the forms it may become:
// so choosing one never takes anything away.
function applyingFields(projectType: PromptDraft['projectType']): readonly FieldName[] {
  const type = projectType === '' ? 'landing' : projectType
  const fields = wizardSteps.flatMap((step) => stepFields(step, { ...emptyDraft, projectType: type }))
  const ownFields: readonly FieldName[] = typeFields[type]
  return projectType === '' ? fields.filter((field) => !ownFields.includes(field)) : fields
}

const requiredFields: ReadonlySet<string> = new Set(
  projectTypes.flatMap((projectType) =>
    wizardSteps.flatMap((step) => Object.keys(missingInStep(step, { ...emptyDraft, projectType }))),
  ),
).add('projectType')
const typeQuestions: readonly FieldName[] = projectTypes.map((type) => typeFields[type][0])
const largestWhole = Math.max(...projectTypes.map((type) => wholeOf(applyingFields(type))))

function wholeOf(fields: readonly FieldName[]): number {
  return sum(fields.map(weightOf))
}

function weightOf(field: FieldName): number {
  if (typeQuestions.includes(field)) return typeQuestionWeight
  if (requiredFields.has(field)) return requiredWeights[field] ?? requiredWeight
  return optionalWeights[field] ?? optionalWeight
}

function answeredShare(draft: PromptDraft, field: FieldName): number {
  const value = draft[field]
  if (field === 'features') return hasText(draft.features) || hasText(draft.customFeatures) ? 1 : 0
  if (field === 'projectDescription')
    return Math.min(1, visualLength(draft.projectDescription) / fullDescriptionCharacters)
  if (Array.isArray(value)) return hasText(value) ? 1 : 0
  if (typeof value === 'string') return value.trim() === '' ? 0 : 1
  return value === undefined ? 0 : 1
}

function hasText(list: readonly string[]): boolean {
  return list.some((item) => item.trim() !== '')
}

// A Chinese, Japanese or Korean character says about as much as three Latin letters.
function visualLength(text: string): number {
  const dense = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu) ?? []
  return text.trim().length + 2 * dense.length
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
