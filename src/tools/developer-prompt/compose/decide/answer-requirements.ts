import type { FieldName } from '../../form.ts'
import type { Priority } from '../brief.ts'
import { flagPhrases, optionPhrases, type OptionPhrase } from '../knowledge/option-phrases.ts'
import { sentence } from '../words/english.ts'
import { flagTwins, isOverruled } from './flag-twins.ts'
import type { RequirementDraft, RequirementWorld } from './requirements.ts'
import { withoutRepeatedSentences } from './feature-requirements.ts'

/** Sign-in and the other answers picked from a list. */
export function accessRequirements(world: RequirementWorld): RequirementDraft[] {
  const drafts: RequirementDraft[] = []
  for (const field of [
    'authenticationType',
    'authFlow',
    'offlineSupport',
    'leadFormTool',
    'cmsIntegration',
    'markdownOrCMS',
    'targetPlatforms',
    'navigationType',
  ] as const) {
    const value = world.form[field]
    if (value === '') continue
    const entry = (optionPhrases[field] as Record<string, OptionPhrase>)[value]
    if (!entry) continue
    const told = statedElsewhere.has(field) ? '' : `${sentence(entry.phrase)} `
    const text =
      (entry.requirements ?? []).join(' ') ||
      (field === 'leadFormTool'
        ? 'The main button opens its destination directly, and the page asks for no personal data.'
        : '')
    if (text === '') continue
    const isConverted =
      field === 'targetPlatforms' &&
      value !== 'pwa' &&
      (world.form.platform === 'lovable' || world.form.platform === 'v0')
    if (isConverted) {
      drafts.push(installableInstead(entry.phrase))
      continue
    }
    const slice =
      field === 'authenticationType' || field === 'authFlow'
        ? 'access'
        : field === 'offlineSupport'
          ? 'offline'
          : 'content'
    const priority: Priority =
      field === 'authenticationType' || field === 'authFlow' || field === 'leadFormTool' ? 'must' : 'should'
    drafts.push({
      priority,
      title: choiceTitles[field] ?? field,
      text: `${told}${text}`,
      ...(entry.short !== undefined && { short: entry.short }),
      source: field,
      slice,
      answer: true,
    })
  }
  return drafts
}

/** These stand in the stack or beside the pages; the requirement says only what can be seen. */
const statedElsewhere = new Set<FieldName>([
  'cmsIntegration',
  'markdownOrCMS',
  'targetPlatforms',
  'navigationType',
])

/** Web builders make no store apps: the wish stays on record and its web form is built. */
function installableInstead(wish: string): RequirementDraft {
  const { phrase, requirements } = optionPhrases.targetPlatforms.pwa
  const lead = `Asked for: ${wish}. Built here: ${phrase}.`
  return {
    priority: 'should',
    title: 'Target',
    text: `${lead} ${(requirements ?? []).join(' ')}`,
    short: lead,
    source: 'targetPlatforms',
    slice: 'content',
    answer: true,
  }
}

const choiceTitles: Readonly<Record<string, string>> = {
  authenticationType: 'Sign-in',
  authFlow: 'Sign-in',
  offlineSupport: 'Without network',
  leadFormTool: 'Lead form',
  cmsIntegration: 'Editing content',
  markdownOrCMS: 'Writing',
  targetPlatforms: 'Target',
  navigationType: 'Navigation',
}

const flagTitles: Readonly<Record<string, string>> = {
  portfolioGallery: 'Gallery',
  customDomain: 'Own domain',
  isResponsive: 'Every screen size',
  appStoreDeployment: 'Store release',
  analyticsRequired: 'Usage analytics',
  inventoryNeeded: 'Stock',
  cartWishlistSupport: 'Cart and wishlist',
  invoiceSupport: 'Invoices',
  discountSupport: 'Discount codes',
  reviewSystem: 'Reviews',
  salesDashboard: 'Sales dashboard',
  aBTesting: 'A/B test',
  authorProfiles: 'Author profiles',
  commentingSystem: 'Comments',
  newsletterIntegration: 'Newsletter',
  seoRequired: 'Search engines',
  realTimeUpdates: 'Live updates',
  searchFilterSupport: 'Search and filters',
  modularLayout: 'Rearrangeable layout',
  auditLogging: 'Audit log',
}

export function flagRequirements(
  world: RequirementWorld,
  drafts: readonly RequirementDraft[],
): RequirementDraft[] {
  const found: RequirementDraft[] = []
  for (const name of Object.keys(flagTitles)) {
    if (name === 'isResponsive' || name === 'seoRequired' || name === 'realTimeUpdates') {
      if (world.form[name as FieldName] !== true || name === 'isResponsive') continue
    }
    const refused = flagPhrases[name as keyof typeof flagPhrases].whenNo
    if (
      world.form[name as FieldName] === false &&
      refused !== undefined &&
      !isOverruled(world.form, name as FieldName)
    )
      found.push({
        priority: 'should',
        title: '',
        text: refused,
        source: name as FieldName,
        slice: 'extra',
        answer: true,
      })
    if (world.form[name as FieldName] !== true) continue
    const phrase = flagPhrases[name as keyof typeof flagPhrases]
    const twins = flagTwins[name] ?? []
    const twin = drafts.find((draft) => draft.featureId !== undefined && twins.includes(draft.featureId))
    if (twin) {
      twin.text = withoutRepeatedSentences(phrase.requirement, twin.text)
      twin.short = phrase.short
      twin.answer = true
      continue
    }
    found.push({
      priority: 'should',
      title: flagTitles[name] ?? name,
      text: phrase.requirement,
      short: phrase.short,
      source: name as FieldName,
      slice: 'extra',
      answer: true,
    })
  }
  return found
}
