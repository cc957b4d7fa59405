export const projectTypes = [
  'web-app',
  'mobile-app',
  'portfolio',
  'ecommerce',
  'landing',
  'blog',
  'dashboard',
  'other',
] as const
export type ProjectType = (typeof projectTypes)[number]

export const platforms = ['lovable', 'cursor', 'replit', 'v0', 'github-copilot', 'other'] as const
export type Platform = (typeof platforms)[number]

export const designStyles = ['modern', 'minimal', 'corporate', 'creative', 'playful', 'elegant'] as const
export type DesignStyle = (typeof designStyles)[number]

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

type FieldRule =
  | { kind: 'text'; max: number }
  | { kind: 'choice'; values: readonly string[] }
  /** Yes, no, or not answered: silence and "no" mean different things. */
  | { kind: 'flag' }
  | { kind: 'list' }

const text = <const Max extends number = typeof fieldLimits.text>(max: Max = fieldLimits.text as Max) =>
  ({ kind: 'text', max }) as const
const choice = <const Values extends readonly string[]>(values: Values) =>
  ({ kind: 'choice', values }) as const
const flag = { kind: 'flag' } as const
const list = { kind: 'list' } as const

/** All 77 wizard fields, every one optional, in the order of the form. */
export const fieldRules = {
  projectType: choice(projectTypes),
  projectName: text(fieldLimits.projectName),
  projectDescription: text(fieldLimits.projectDescription),
  targetAudience: text(),
  mainGoal: text(),

  features: list,
  customFeatures: list,

  designStyle: choice(designStyles),
  colorPreferences: text(),
  layoutPreferences: text(),
  integrations: text(),
  additionalNotes: text(),

  platform: choice(platforms),
  coreUserActions: text(),
  userFlow: text(),
  dataModels: text(),
  modelRelationships: text(),
  businessRules: text(),
  componentBehavior: text(),

  techPreferences: text(),
  architectureNotes: text(),
  testingPreference: choice(['none', 'unit', 'e2e', 'both']),

  profession: text(),
  highlightSections: text(),
  portfolioGallery: flag,
  externalLinks: text(),
  brandingStyle: choice(['professional', 'creative', 'minimal', 'bold', 'elegant']),
  navigationType: choice(['header', 'sidebar', 'hamburger', 'floating']),
  cmsIntegration: choice(['none', 'markdown', 'headless', 'admin']),
  customDomain: flag,

  coreFeatures: text(),
  userRoles: text(),
  dataRelationships: text(),
  authenticationType: choice(['email', 'social', 'sso', 'magic', 'multi']),
  notificationChannels: text(),
  paymentMethods: text(),
  isResponsive: flag,
  testingStrategy: choice(['none', 'unit', 'integration', 'e2e', 'comprehensive']),

  targetPlatforms: choice(['ios', 'android', 'both', 'pwa', 'hybrid']),
  appUseCase: text(),
  interactionPatterns: text(),
  authFlow: choice(['phone', 'email', 'social', 'biometric', 'guest']),
  offlineSupport: choice(['none', 'basic', 'full', 'sync']),
  preferredFramework: choice(['react-native', 'flutter', 'ionic', 'native', 'pwa']),
  appStoreDeployment: flag,
  analyticsRequired: flag,

  productTypes: text(),
  inventoryNeeded: flag,
  paymentGateways: text(),
  cartWishlistSupport: flag,
  invoiceSupport: flag,
  shippingRules: text(),
  discountSupport: flag,
  reviewSystem: flag,
  salesDashboard: flag,

  primaryCTA: text(),
  contentSections: text(),
  aBTesting: flag,
  leadFormTool: choice(['simple', 'detailed', 'popup', 'embedded', 'none']),
  analyticsTools: text(),

  contentTypes: text(),
  categories: text(),
  authorProfiles: flag,
  commentingSystem: flag,
  newsletterIntegration: flag,
  seoRequired: flag,
  markdownOrCMS: choice(['markdown', 'headless', 'wysiwyg', 'hybrid']),

  dashboardWidgets: text(),
  dataSources: text(),
  realTimeUpdates: flag,
  searchFilterSupport: flag,
  modularLayout: flag,
  auditLogging: flag,

  customDescription: text(),
  keyActions: text(),
  techStack: text(),
  uiWireframeIdea: text(),
} satisfies Record<string, FieldRule>

type Rules = typeof fieldRules
export type FieldName = keyof Rules
type FlagName = { [Name in FieldName]: Rules[Name] extends { kind: 'flag' } ? Name : never }[FieldName]
type ValueOf<Rule> = Rule extends { kind: 'choice'; values: readonly (infer Value)[] }
  ? Value | ''
  : Rule extends { kind: 'list' }
    ? string[]
    : string
type Flat<Type> = { [Key in keyof Type]: Type[Key] }

/** What a draft looks like while somebody is still typing. */
export type PromptDraft = Flat<
  { [Name in Exclude<FieldName, FlagName>]: ValueOf<Rules[Name]> } & {
    [Name in FlagName]?: boolean | undefined
  }
>

export const fieldNames = Object.keys(fieldRules) as FieldName[]

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
  features: `Please keep the list to ${fieldLimits.features} features`,
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

/** The type-specific fields in the order the wizard asks them; the first one is required. */
export const typeFields = {
  portfolio: [
    'profession',
    'highlightSections',
    'portfolioGallery',
    'externalLinks',
    'brandingStyle',
    'navigationType',
    'cmsIntegration',
    'customDomain',
  ],
  'web-app': [
    'coreFeatures',
    'userRoles',
    'dataRelationships',
    'authenticationType',
    'notificationChannels',
    'paymentMethods',
    'isResponsive',
    'testingStrategy',
  ],
  'mobile-app': [
    'targetPlatforms',
    'appUseCase',
    'interactionPatterns',
    'authFlow',
    'offlineSupport',
    'preferredFramework',
    'appStoreDeployment',
    'analyticsRequired',
  ],
  ecommerce: [
    'productTypes',
    'inventoryNeeded',
    'paymentGateways',
    'cartWishlistSupport',
    'invoiceSupport',
    'shippingRules',
    'discountSupport',
    'reviewSystem',
    'salesDashboard',
  ],
  landing: ['primaryCTA', 'contentSections', 'aBTesting', 'leadFormTool', 'analyticsTools'],
  blog: [
    'contentTypes',
    'categories',
    'authorProfiles',
    'commentingSystem',
    'newsletterIntegration',
    'seoRequired',
    'markdownOrCMS',
  ],
  dashboard: [
    'dashboardWidgets',
    'dataSources',
    'realTimeUpdates',
    'searchFilterSupport',
    'modularLayout',
    'auditLogging',
  ],
  other: ['customDescription', 'keyActions', 'techStack', 'uiWireframeIdea'],
} as const satisfies Record<ProjectType, readonly FieldName[]>

export const wizardSteps = [1, 2, 3, 4, 5, 6] as const
export type WizardStep = (typeof wizardSteps)[number]

/** The fields a step shows for this draft; step 5 hides the data model for content types. */
export function stepFields(step: WizardStep, draft: PromptDraft): readonly FieldName[] {
  switch (step) {
    case 1:
      return [
        'projectType',
        'projectName',
        'projectDescription',
        ...(draft.projectType === '' ? [] : typeFields[draft.projectType]),
      ]
    case 2:
      return ['targetAudience', 'mainGoal']
    case 3:
      return ['features', 'customFeatures']
    case 4:
      return ['designStyle', 'colorPreferences', 'layoutPreferences', 'integrations', 'additionalNotes']
    case 5:
      return skipsDataModel(draft)
        ? ['platform', 'componentBehavior', 'businessRules']
        : [
            'platform',
            'coreUserActions',
            'userFlow',
            'dataModels',
            'modelRelationships',
            'businessRules',
            'componentBehavior',
          ]
    case 6:
      return ['techPreferences', 'architectureNotes', 'testingPreference']
  }
}

export function skipsDataModel(draft: Pick<PromptDraft, 'projectType'>): boolean {
  return draft.projectType !== '' && contentTypes.includes(draft.projectType)
}

/** Required fields of a step that are still empty, with the sentence shown beside each. */
export function missingInStep(step: WizardStep, draft: PromptDraft): Partial<Record<FieldName, string>> {
  const required: readonly FieldName[] =
    step === 1
      ? [
          'projectType',
          'projectName',
          'projectDescription',
          ...(draft.projectType === '' ? [] : [typeFields[draft.projectType][0]]),
        ]
      : step === 2
        ? ['targetAudience', 'mainGoal']
        : step === 4
          ? ['designStyle']
          : step === 5
            ? skipsDataModel(draft)
              ? ['platform']
              : ['platform', 'coreUserActions', 'userFlow', 'dataModels', 'modelRelationships']
            : []
  const missing: Partial<Record<FieldName, string>> = {}
  for (const field of required) {
    if (String(draft[field] ?? '').trim() === '') missing[field] = 'Please fill in this field'
  }
  if (step === 3 && ![...draft.features, ...draft.customFeatures].some((feature) => feature.trim() !== '')) {
    missing.features = 'Please choose or add at least one feature'
  }
  return missing
}

/** Answered so, and not left open. */
export function wantsNoTests({ testingPreference, testingStrategy }: PromptDraft): boolean {
  const answers = [testingPreference, testingStrategy].filter((answer) => answer !== '')
  return answers.length > 0 && answers.every((answer) => answer === 'none')
}
