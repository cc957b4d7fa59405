import { featureGroups } from '../../feature-list.ts'
import {
  platforms,
  projectTypes,
  PromptForm,
  typeFields,
  type FieldName,
  type Platform,
  type ProjectType,
} from '../../form.ts'
import { composePrompt } from '../compose-prompt.ts'
import type { PromptResult, SectionId } from '../result.ts'
import { featureAcceptance } from '../knowledge/feature-acceptance.ts'
import { expectedOfChoice, type Expectation } from './expected-phrases.ts'
import { fieldSections } from './field-sections.ts'
import { contentRoots, kept, shownFields } from './user-words.ts'

/** What somebody would type into each free text, with `zq7…` as the one word nobody else uses. */
export const sentinelTexts: Partial<Record<FieldName, string>> = {
  projectName: 'Zq7projectname',
  projectDescription:
    'A rota for the zq7projectdescription of a lifeboat crew with 24 volunteers and two boats.',
  targetAudience: 'Volunteers of the zq7targetaudience, often with wet hands',
  mainGoal: 'Fill 95 % of the shifts of the zq7maingoal a week ahead',
  colorPreferences: 'zq7colorpreference orange on dark blue',
  layoutPreferences: 'the zq7layoutpreference list fills the left half',
  integrations: 'Postmark for e-mail, Zq7integration for tide tables',
  additionalNotes: 'The harbour office calls it zq7additionalnote.',
  coreUserActions: 'claim a shift, swap a shift, confirm the zq7coreuseraction',
  userFlow: 'sign in -> see the rota -> open the zq7userflow -> claim -> confirmed',
  dataModels: 'Volunteer(name, email), Shift(date, start, zq7datamodel), Boat(name)',
  modelRelationships: 'Volunteer has many Shifts; every Zq7modelrelationship belongs to one Boat',
  businessRules: 'Nobody may serve more than 2 zq7businessrule shifts per week.',
  componentBehavior: 'the zq7componentbehavior drawer stays open after saving',
  techPreferences: 'zq7techpreference for the charts',
  architectureNotes: 'keep the zq7architecturenote module separate',
  profession: 'zq7profession photographer',
  highlightSections: 'Work, Zq7highlightsection, Contact',
  externalLinks: 'https://example.org/zq7externallink',
  coreFeatures: 'claim shifts, swap shifts, publish the zq7corefeature',
  userRoles: 'Volunteer, Zq7userrole',
  dataRelationships: 'each Zq7datarelationship has many Shifts',
  notificationChannels: 'email and zq7notificationchannel',
  paymentMethods: 'Zq7paymentmethod and bank transfer',
  appUseCase: 'On the quay beside the zq7appusecase, in the rain',
  interactionPatterns: 'swipe to claim, hold the zq7interactionpattern to undo',
  productTypes: 'physical: zq7producttype and ropes',
  paymentGateways: 'Zq7paymentgateway',
  shippingRules: 'Up to 2 kg 4.90 € with zq7shippingrule, above 9.90 €',
  primaryCTA: 'Join the zq7primarycta',
  contentSections: 'hero, zq7contentsection, FAQ',
  analyticsTools: 'Zq7analyticstool',
  contentTypes: 'article, zq7contenttype',
  categories: 'Boats, Zq7categorie',
  dashboardWidgets: 'open shifts today; zq7dashboardwidget per boat',
  dataSources: 'Zq7datasource every 15 minutes',
  customDescription: 'A program for the zq7customdescription desk of the crew',
  keyActions: 'print the rota, send the zq7keyaction',
  techStack: 'Zq7techstack with SQLite',
  uiWireframeIdea: 'rota in the middle, zq7uiwireframeidea on the right',
}
const customFeatureSentinel = 'reminder for the zq7customfeature at dusk'

/** Sections that v0's three opening blocks and condensed lists stand in for (reference section 5.2). */
const besideOnV0: readonly SectionId[] = ['title', 'task', 'product']

const baseTexts: Partial<Record<FieldName, string>> = {
  projectName: 'Lifeboat Rota',
  projectDescription: 'A rota for a lifeboat crew with 24 volunteers and two boats.',
  targetAudience: 'Volunteers, often with wet hands',
  mainGoal: 'Fill 95 % of the shifts a week ahead',
  coreUserActions: 'claim a shift, swap a shift',
  userFlow: 'sign in -> see the rota -> claim -> confirmed',
  dataModels: 'Volunteer(name, email), Shift(date, start), Boat(name)',
  modelRelationships: 'Volunteer has many Shifts',
}

export function formOf(
  projectType: ProjectType,
  platform: Platform,
  changes: Record<string, unknown>,
): PromptForm {
  const first = typeFields[projectType][0]
  const firstAnswer =
    sentinelTexts[first]?.replace(/zq7\w+/iu, 'rescue') ?? Object.keys(expectedOfChoice[first] ?? {})[0]
  return PromptForm.parse({
    ...baseTexts,
    projectType,
    platform,
    designStyle: 'modern',
    customFeatures: ['reminder at dusk'],
    [first]: firstAnswer,
    ...changes,
  })
}

function sectionsText(result: PromptResult, ids: readonly SectionId[]): string {
  return result.sections
    .filter(({ id }) => ids.includes(id))
    .map(({ heading, body }) => `${heading}\n${body}`)
    .join('\n')
}

function homeOf(field: FieldName, platform: Platform): readonly SectionId[] {
  return platform === 'v0' ? [...fieldSections[field], ...besideOnV0] : fieldSections[field]
}

/** Sentences that did not reach their section, as readable lines. */
export function missingSentences(projectType: ProjectType, platform: Platform): string[] {
  const missing: string[] = []
  for (const field of shownFields(formOf(projectType, platform, {}))) {
    const text = sentinelTexts[field]
    if (text === undefined) continue
    const form = formOf(projectType, platform, { [field]: text })
    const result = composePrompt(form)
    const sentinel = `zq7${field}`.toLowerCase().replace(/s$/u, '')
    if (sectionsText(result, homeOf(field, platform)).toLowerCase().includes(sentinel)) continue
    missing.push(
      `${field} in ${homeOf(field, platform).join('/')}, it stands in ${whereabouts(result, sentinel)}`,
    )
  }
  const withFeature = composePrompt(
    formOf(projectType, platform, { customFeatures: [customFeatureSentinel] }),
  )
  if (!sectionsText(withFeature, ['requirements']).includes(customFeatureSentinel))
    missing.push('customFeatures in requirements')
  return missing
}

function whereabouts(result: PromptResult, sentinel: string): string {
  const found = result.sections.filter(({ heading, body }) =>
    `${heading}\n${body}`.toLowerCase().includes(sentinel),
  )
  return found.length === 0 ? 'no section' : found.map(({ id }) => id).join('/')
}

/** Suggested features without a requirement that says what they do. */
export function missingFeatures(projectType: ProjectType): string[] {
  const missing: string[] = []
  for (const [index, feature] of featureGroups[projectType].flatMap((group) => group.features).entries()) {
    const platform = platforms[index % platforms.length] ?? 'other'
    const byId = composePrompt(formOf(projectType, platform, { features: [feature.id] }))
    const byLabel = composePrompt(formOf(projectType, platform, { features: [feature.label] }))
    if (byLabel.generatedPrompt !== byId.generatedPrompt)
      missing.push(`${feature.id}: its label gives another brief`)
    const words = new Set(contentRoots(sectionsText(byId, ['requirements'])))
    const accept = featureAcceptance[feature.id]?.accept.replace(/\{\w+\}/gu, '') ?? ''
    if (Math.max(kept(feature.label, words), kept(accept, words)) < 0.6)
      missing.push(`${feature.id} "${feature.label}" for ${platform}`)
  }
  return missing
}

const oneSurface: readonly Platform[] = ['lovable', 'v0']
const storeFields: readonly FieldName[] = ['targetPlatforms', 'preferredFramework', 'appStoreDeployment']

/** What one answer failed to leave behind, over every type and platform that shows its question. */
export function missingOfAnswer(
  field: FieldName,
  value: string | boolean,
  expectation: Expectation,
): string[] {
  const types = projectTypes.filter((type) => shownFields(formOf(type, 'cursor', {})).includes(field))
  return types.flatMap((type) =>
    platforms.flatMap((platform) => {
      const label = `${field} = ${value} in a ${type} for ${platform}`
      return missingOnPlatform(type, platform, field, value, expectation).map((fault) => `${label} ${fault}`)
    }),
  )
}

function missingOnPlatform(
  type: ProjectType,
  platform: Platform,
  field: FieldName,
  value: string | boolean,
  expectation: Expectation,
): string[] {
  const missing: string[] = []
  const result = composePrompt(formOf(type, platform, { [field]: value }))
  const isRequired = typeFields[type][0] === field || field === 'designStyle'
  const other = composePrompt(formOf(type, platform, isRequired ? { [field]: otherValue(field, value) } : {}))
  if (result.generatedPrompt === other.generatedPrompt) missing.push('changes nothing')
  const isConverted =
    oneSurface.includes(platform) && (storeFields.includes(field) || field.startsWith('testing'))
  const home = isConverted ? result.generatedPrompt : sectionsText(result, homeOf(field, platform))
  if (!expectation.some((pattern) => pattern.test(home)))
    missing.push(`is not in ${homeOf(field, platform).join('/')}`)
  if (isConverted) return missing
  const lost = expectation.filter((pattern) => !pattern.test(result.generatedPrompt))
  return [...missing, ...lost.map((pattern) => `leaves nothing like ${pattern.source}`)]
}

function otherValue(field: FieldName, value: string | boolean): string {
  return Object.keys(expectedOfChoice[field] ?? {}).find((candidate) => candidate !== value) ?? ''
}
