import { platformLabels, projectTypeLabels } from './answer-label.ts'

export type ProjectType = keyof typeof projectTypeLabels
export const projectTypes = Object.keys(projectTypeLabels) as readonly ProjectType[]
export type Platform = keyof typeof platformLabels
export const platforms = Object.keys(platformLabels) as readonly Platform[]

/** Types whose wizard hides the data-model questions (specification, section 9). */
export const contentTypes: readonly ProjectType[] = ['portfolio', 'landing', 'blog']

/** Characters. The description may hold some 5,000 words; every other text is shorter. */
export const fieldLimits = {
  projectName: 200,
  projectDescription: 40_000,
  text: 10_000,
  feature: 300,
  features: 60,
} as const

export type FieldRule = { isRequired?: true } & (
  | { kind: 'text'; max: number; isLine?: true }
  | { kind: 'choice'; values: readonly string[] }
  /** Yes, no, or not answered: silence and "no" mean different things. */
  | { kind: 'flag' }
  | { kind: 'list' }
)

const text = { kind: 'text', max: fieldLimits.text } as const
const line = { ...text, isLine: true } as const
const flag = { kind: 'flag' } as const
const list = { kind: 'list' } as const
const choice = <const All extends readonly string[]>(values: All) => ({ kind: 'choice', values }) as const
const required = <const Rule extends FieldRule>(rule: Rule) => ({ ...rule, isRequired: true }) as const

/** What each step asks of everybody, in the order of the form. */
const stepRules = {
  1: {
    projectType: required(choice(projectTypes)),
    projectName: required({ ...line, max: fieldLimits.projectName }),
    projectDescription: required({ ...text, max: fieldLimits.projectDescription }),
  },
  2: { targetAudience: required(text), mainGoal: required(text) },
  3: { features: required(list), customFeatures: list },
  4: {
    designStyle: required(choice(['modern', 'minimal', 'corporate', 'creative', 'playful', 'elegant'])),
    colorPreferences: line,
    layoutPreferences: text,
    integrations: text,
    additionalNotes: text,
  },
  5: {
    platform: required(choice(platforms)),
    coreUserActions: required(text),
    userFlow: required(text),
    dataModels: required(text),
    modelRelationships: required(text),
    businessRules: text,
    componentBehavior: text,
  },
  6: {
    techPreferences: line,
    architectureNotes: line,
    testingPreference: choice(['none', 'unit', 'e2e', 'both']),
  },
} satisfies Record<number, Record<string, FieldRule>>

/** What the first step also asks of one type. */
const typeRules = {
  portfolio: {
    profession: required(line),
    highlightSections: text,
    portfolioGallery: flag,
    externalLinks: text,
    brandingStyle: choice(['professional', 'creative', 'minimal', 'bold', 'elegant']),
    navigationType: choice(['header', 'sidebar', 'hamburger', 'floating']),
    cmsIntegration: choice(['none', 'markdown', 'headless', 'admin']),
    customDomain: flag,
  },
  'web-app': {
    coreFeatures: required(text),
    userRoles: line,
    dataRelationships: text,
    authenticationType: choice(['email', 'social', 'sso', 'magic', 'multi']),
    notificationChannels: line,
    paymentMethods: line,
    isResponsive: flag,
    testingStrategy: choice(['none', 'unit', 'integration', 'e2e', 'comprehensive']),
  },
  'mobile-app': {
    targetPlatforms: required(choice(['ios', 'android', 'both', 'pwa', 'hybrid'])),
    appUseCase: text,
    interactionPatterns: text,
    authFlow: choice(['phone', 'email', 'social', 'biometric', 'guest']),
    offlineSupport: choice(['none', 'basic', 'full', 'sync']),
    preferredFramework: choice(['react-native', 'flutter', 'ionic', 'native', 'pwa']),
    appStoreDeployment: flag,
    analyticsRequired: flag,
  },
  ecommerce: {
    productTypes: required(text),
    inventoryNeeded: flag,
    paymentGateways: line,
    cartWishlistSupport: flag,
    invoiceSupport: flag,
    shippingRules: text,
    discountSupport: flag,
    reviewSystem: flag,
    salesDashboard: flag,
  },
  landing: {
    primaryCTA: required(line),
    contentSections: text,
    aBTesting: flag,
    leadFormTool: choice(['simple', 'detailed', 'popup', 'embedded', 'none']),
    analyticsTools: line,
  },
  blog: {
    contentTypes: required(text),
    categories: line,
    authorProfiles: flag,
    commentingSystem: flag,
    newsletterIntegration: flag,
    seoRequired: flag,
    markdownOrCMS: choice(['markdown', 'headless', 'wysiwyg', 'hybrid']),
  },
  dashboard: {
    dashboardWidgets: required(text),
    dataSources: text,
    realTimeUpdates: flag,
    searchFilterSupport: flag,
    modularLayout: flag,
    auditLogging: flag,
  },
  other: { customDescription: required(text), keyActions: text, techStack: line, uiWireframeIdea: text },
} satisfies Record<ProjectType, Record<string, FieldRule>>

/** The type of an object that is all of these at once. */
type AllOf<Union> = (Union extends unknown ? (one: Union) => 0 : never) extends (all: infer All) => 0
  ? All
  : never
type Values<Of> = Of[keyof Of]
type Rules = AllOf<Values<typeof stepRules> | Values<typeof typeRules>>

/** All 77 wizard fields, every one optional while somebody is typing. */
export const fieldRules: Rules = Object.assign({}, ...Object.values(stepRules), ...Object.values(typeRules))

export type FieldName = keyof Rules
export type FieldOf<Kind extends FieldRule['kind']> = {
  [Name in FieldName]: Rules[Name] extends { kind: Kind } ? Name : never
}[FieldName]
type ValueOf<Rule> = Rule extends { kind: 'choice'; values: readonly (infer Value)[] }
  ? Value | ''
  : Rule extends { kind: 'list' }
    ? string[]
    : string

/** What a draft looks like while somebody is still typing. */
export type PromptDraft = { [Name in Exclude<FieldName, FieldOf<'flag'>>]: ValueOf<Rules[Name]> } & {
  [Name in FieldOf<'flag'>]?: boolean | undefined
}

/** All that decides what is asked. */
type Typed = Pick<PromptDraft, 'projectType'>

export const fieldNames = namesOf(fieldRules)

export function namesOf(rules: object): FieldName[] {
  return Object.keys(rules) as FieldName[]
}

/** "mainGoal", where any text may come. */
export function isField(name: string): name is FieldName {
  return Object.hasOwn(fieldRules, name)
}

/**
 * A draft from anything that was stored: every field that still fits, and nothing else. Text over the limit is kept,
 * since it is the writer who has to shorten it.
 */
export function readPromptDraft(stored: Readonly<Record<string, unknown>>): PromptDraft {
  const entries = fieldNames.flatMap((name): [FieldName, unknown][] => {
    const rule: FieldRule = fieldRules[name]
    const value = stored[name]
    switch (rule.kind) {
      case 'text':
        return [[name, typeof value === 'string' ? value : '']]
      case 'choice':
        return [[name, rule.values.find((option) => option === value) ?? '']]
      case 'list':
        return [[name, Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []]]
      case 'flag':
        return typeof value === 'boolean' ? [[name, value]] : []
    }
  })
  return Object.fromEntries(entries) as PromptDraft
}

export const emptyDraft: PromptDraft = readPromptDraft({})

export const limitMessages = {
  text: (max: number) => `Please keep this to ${max.toLocaleString('en-US')} characters.`,
  feature: `Please keep each feature to ${fieldLimits.feature} characters.`,
  features: `Please keep the list to ${fieldLimits.features} features.`,
}

/** Why an answer is longer than the form takes; undefined when it is not. */
export function overLimit(name: FieldName, value: PromptDraft[FieldName]): string | undefined {
  const rule: FieldRule = fieldRules[name]
  if (rule.kind === 'text' && typeof value === 'string' && value.length > rule.max)
    return limitMessages.text(rule.max)
  if (rule.kind !== 'list' || !Array.isArray(value)) return undefined
  if (value.some((feature) => feature.length > fieldLimits.feature)) return limitMessages.feature
  return value.length > fieldLimits.features ? limitMessages.features : undefined
}

/** The type-specific fields in the order the wizard asks them. */
export function typeFields(projectType: PromptDraft['projectType']): readonly FieldName[] {
  return projectType === '' ? [] : namesOf(typeRules[projectType])
}

export const wizardSteps = [1, 2, 3, 4, 5, 6] as const
export type WizardStep = (typeof wizardSteps)[number]

/** The fields a step shows for this draft; step 5 hides the data model for content types. */
export function stepFields(step: WizardStep, draft: Typed): readonly FieldName[] {
  const fields = namesOf(stepRules[step])
  if (step === 1) return [...fields, ...typeFields(draft.projectType)]
  return skipsDataModel(draft) ? fields.filter((field) => !dataFields.includes(field)) : fields
}

const dataFields: readonly FieldName[] = ['coreUserActions', 'userFlow', 'dataModels', 'modelRelationships']

export function skipsDataModel(draft: Typed): boolean {
  return draft.projectType !== '' && contentTypes.includes(draft.projectType)
}

/** The fields of all steps. */
export function askedFields(draft: Typed): readonly FieldName[] {
  return wizardSteps.flatMap((step) => stepFields(step, draft))
}

/** The answers that this project type asks for; all other fields are taken from `others`. */
export function onlyAsked(draft: PromptDraft, others = emptyDraft): PromptDraft {
  return { ...others, ...Object.fromEntries(askedFields(draft).map((name) => [name, draft[name]])) }
}

/** Without it the step that asks for it is not valid. */
export function isRequired(field: FieldName): boolean {
  return 'isRequired' in fieldRules[field]
}

/** A "no" is an answer, spaces are none. */
export function isAnswered(value: unknown): boolean {
  return [value].flat().some((one) => String(one ?? '').trim() !== '')
}

/** The sentence beside a required field that is still empty. */
export function missingMessage(field: FieldName, draft: PromptDraft): string | undefined {
  if (!isRequired(field)) return undefined
  if (field !== 'features') return isAnswered(draft[field]) ? undefined : 'Please fill in this field.'
  const isChosen = isAnswered(draft.features) || isAnswered(draft.customFeatures)
  return isChosen ? undefined : 'Please choose or add at least one feature.'
}

export function missingFields(draft: PromptDraft): readonly FieldName[] {
  return askedFields(draft).filter((field) => missingMessage(field, draft) !== undefined)
}

/** Asked for by name: tools for tests that nobody wants are a dependency that nobody wants. */
export function wantsTests({ testingPreference, testingStrategy }: PromptDraft): boolean {
  return [testingPreference, testingStrategy].some((answer) => answer !== '' && answer !== 'none')
}
