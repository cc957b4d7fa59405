import type { FieldName } from '../../form.ts'
import type { BriefAction, BriefEntity, BriefRole, BusinessRule, CleanForm, Priority, Requirement } from '../brief.ts'
import { acceptCustomFeature } from '../read/custom-feature.ts'
import { safeInline } from '../words/inline.ts'
import { splitList } from './reading.ts'
import { featureAcceptance } from '../knowledge/feature-acceptance.ts'
import { flagPhrases, optionPhrases } from '../knowledge/option-phrases.ts'
import { typeProfiles } from '../knowledge/type-profiles.ts'
import { clipWords, plural, sentence, startsWithVerb, upperFirst, withArticle, withoutStop } from '../words/english.ts'
import { contentStems, overlap, stem } from '../words/stem.ts'
import { alreadyDone, describeAction } from './action-requirement.ts'
import { readAction } from './actions.ts'
import type { ChosenFeature } from './features.ts'
import type { Ledger } from './ledger.ts'
import type { Room } from './room.ts'
import { typeRequirements } from './type-requirements.ts'

export type RequirementWorld = {
  form: CleanForm
  roles: readonly BriefRole[]
  entities: readonly BriefEntity[]
  actions: readonly BriefAction[]
  features: readonly ChosenFeature[]
  rules: readonly BusinessRule[]
  facets: ReadonlySet<string>
  main: BriefEntity | undefined
  ledger: Ledger
  room: Room
}

export type RequirementDraft = Omit<Requirement, 'id' | 'rules'> & { actionVerb?: string; actionWords?: string }

const maxMust = 14
const maxMustForScreens = 10
const maxTotal = 60

/** Every promise of the form as one numbered, checkable line; must first, then should, then could. */
export function decideRequirements(world: RequirementWorld): Requirement[] {
  const drafts: RequirementDraft[] = []
  const add = (draft: RequirementDraft) => drafts.push(draft)
  for (const draft of accessRequirements(world)) add(draft)
  for (const draft of actionRequirements(world)) add(draft)
  for (const draft of typeRequirements(world)) add(draft)
  const race = raceRequirement(world)
  if (race) add(race)
  for (const feature of world.features) addFeature(feature, world, drafts)
  for (const draft of flagRequirements(world, drafts)) add(draft)
  return number(demote(drafts, world), world)
}

const choiceTwins: Readonly<Record<string, readonly string[]>> = {
  'authenticationType:email': ['wa-email-login', 'ot-auth'], 'authenticationType:social': ['wa-social-login'], 'authenticationType:sso': ['db-sso'],
  'authenticationType:multi': ['wa-email-login', 'wa-social-login'], 'authFlow:biometric': ['mb-auth'],
  'offlineSupport:basic': ['mb-offline'], 'offlineSupport:full': ['mb-offline'], 'offlineSupport:sync': ['mb-offline'],
  'leadFormTool:simple': ['lp-form'], 'leadFormTool:detailed': ['lp-multistep', 'lp-form'], 'leadFormTool:popup': ['lp-popup'], 'leadFormTool:embedded': ['lp-form'],
}

/** Sign-in and the other answers picked from a list. */
function accessRequirements(world: RequirementWorld): RequirementDraft[] {
  const drafts: RequirementDraft[] = []
  for (const field of ['authenticationType', 'authFlow', 'offlineSupport', 'leadFormTool', 'cmsIntegration', 'markdownOrCMS', 'targetPlatforms', 'navigationType'] as const) {
    const value = world.form[field]
    if (value === '') continue
    const entry = (optionPhrases[field] as Record<string, { label: string; phrase: string; requirements?: readonly string[] }>)[value]
    if (!entry) continue
    const text = (entry.requirements ?? []).join(' ') || (field === 'leadFormTool' ? 'The main button opens its destination directly, and the page asks for no personal data.' : '')
    if (text === '') continue
    const slice = field === 'authenticationType' || field === 'authFlow' ? 'access' : field === 'offlineSupport' ? 'offline' : 'content'
    const priority: Priority = field === 'authenticationType' || field === 'authFlow' || field === 'leadFormTool' ? 'must' : 'should'
    drafts.push({ priority, title: `${choiceTitles[field] ?? field} (${entry.phrase})`, text, source: field, slice, answer: true })
  }
  return drafts
}

const choiceTitles: Readonly<Record<string, string>> = {
  authenticationType: 'Sign-in', authFlow: 'Sign-in', offlineSupport: 'Without network', leadFormTool: 'Lead form', cmsIntegration: 'Editing content',
  markdownOrCMS: 'Writing', targetPlatforms: 'Target', navigationType: 'Navigation',
}

/** The core features and user actions, merged where both say the same. */
function actionRequirements(world: RequirementWorld): RequirementDraft[] {
  const drafts: RequirementDraft[] = []
  const used = new Map<string, number>()
  let left = world.actions.filter((action) => action.source === 'coreUserActions' || action.source === 'keyActions')
  const bundles: { core: string; source: FieldName }[] = []
  for (const core of coreItems(world.form)) {
    const own = readAction(core.text, world, core.source)
    const same = left.filter((action) => sameDeed(core.text, own, action))
    if (same.length > 1) {
      bundles.push({ core: core.text, source: core.source })
      continue
    }
    const twin = same[0]
    left = left.filter((action) => action !== twin)
    drafts.push(actionDraft(core.text, twin ?? own, core.source, world, used))
  }
  for (const action of left) {
    const bundle = bundles.find(({ core }) => sameDeed(core, undefined, action))
    drafts.push(actionDraft(bundle?.core ?? '', action, bundle?.source ?? action.source, world, used))
  }
  return drafts
}

function coreItems(form: CleanForm): { text: string; source: FieldName }[] {
  if (form.projectType === 'web-app') return splitList(form.coreFeatures).map((text) => ({ text, source: 'coreFeatures' }))
  return []
}

/** A core feature and an action are one when verb and record agree, or when nearly all words do. */
function sameDeed(core: string, read: BriefAction | undefined, action: BriefAction): boolean {
  if (read && read.verb !== '' && read.verb === action.verb && (read.entity === action.entity || read.object === action.object)) return true
  if (overlap(core, action.text) >= 0.6 || overlap(action.text, core) >= 0.75) return true
  return action.verb.length > 3 && read?.verb === '' && contentStems(core).some((root) => root === stem(action.verb) || root.startsWith(`${stem(action.verb)}up`))
}

function actionDraft(core: string, action: BriefAction, source: FieldName, world: RequirementWorld, used: Map<string, number>): RequirementDraft {
  const title = withoutStop(safeInline(core === '' ? action.text : core))
  const described = describeAction(action, { entities: world.entities, roles: world.roles, used, main: world.main })
  const vocabulary = { role: roleOf(action.role, world).label, entity: entityOf(action.entity, world)?.label ?? world.main?.label ?? 'record' }
  const custom = described === undefined ? acceptCustomFeature(core || action.text, vocabulary) : undefined
  const isTold = described !== undefined && overlap(title, described.text) === 1
  return {
    priority: 'must',
    title: isTold ? '' : title,
    ...(described?.short !== undefined && { short: described.short }),
    text: described?.text ?? `${custom?.requirement ?? ''} ${custom?.negative ?? ''}`.trim(),
    source,
    slice: action.entity ?? world.main?.name ?? 'core',
    ...(action.verb !== '' && { actionVerb: action.verb }),
    actionWords: action.text,
  }
}

function roleOf(name: string, world: RequirementWorld): BriefRole {
  return world.roles.find((role) => role.name === name) ?? (world.roles[0] as BriefRole)
}

function entityOf(name: string | undefined, world: RequirementWorld): BriefEntity | undefined {
  return name === undefined ? undefined : world.entities.find((entity) => entity.name === name)
}

const contested = new Set(['reserve', 'book', 'claim', 'take', 'accept', 'join', 'borrow', 'bid', 'enrol', 'enroll', 'rent', 'buy'])
const contestedRule = /\b(?:twice|double|unique|only one|at most one|same\b.*\b(?:cannot|can't|not)|first come|capacity|seats?|sold out|overlap|already)\b/i

/** Two people wanting the same thing at once: implied by a uniqueness rule or by the verb itself. */
function raceRequirement(world: RequirementWorld): RequirementDraft | undefined {
  if (world.roles.length === 1 && !world.facets.has('auth')) return undefined
  const rule = world.rules.find((each) => !each.derived && contestedRule.test(each.source))
  const action =
    world.actions.find((each) => contested.has(each.verb) && each.kind !== 'read' && each.entity !== undefined) ??
    (rule ? world.actions.find((each) => each.kind === 'create' && each.entity === rule.entity) : undefined)
  if (!action || action.entity === undefined) return undefined
  const role = roleOf(action.role, world)
  const thing = entityOf(action.object, world) ?? chosenBy(entityOf(action.entity, world), world) ?? entityOf(action.entity, world)
  if (!thing || thing.person !== undefined) return undefined
  const verb = action.verb
  return {
    priority: 'must',
    title: '',
    text: `If two ${plural(role.label)} ${verb} the same ${thing.label} at the same moment, the first save wins; the other sees "${alreadyDone(verb)} by someone else" and no second row exists.`,
    short: `Two ${plural(role.label)} ${verb} the same ${thing.label} at once: the first save wins, the other sees "${alreadyDone(verb)}".`,
    source: 'businessRules',
    slice: action.entity,
    actionVerb: verb,
  }
}

/** The unowned record a booking-like record points at. */
function chosenBy(entity: BriefEntity | undefined, world: RequirementWorld): BriefEntity | undefined {
  const names = entity?.fields.flatMap((field) => (field.reference === undefined ? [] : [field.reference])) ?? []
  return world.entities.find((each) => names.includes(each.name) && each.person === undefined && each.owner === undefined)
}

const overseerGroups = new Set(['Admin & Management', 'Admin Features', 'User Management'])
const overseerIds = new Set(['wa-import', 'wa-activity', 'wa-roles', 'wa-dashboard', 'ot-admin'])
const laterWords = /\b(?:maybe|perhaps|nice to have|later|optional(?:ly)?|someday|eventually|if possible|would be nice|stretch|v2|phase 2|bonus|vielleicht|optional|später|peut-être|plus tard|quizás|más tarde|talvez|mais tarde)\b/i

function addFeature(feature: ChosenFeature, world: RequirementWorld, drafts: RequirementDraft[]) {
  const vocabulary = vocabularyFor(feature, world)
  if (!feature.custom && feature.id !== undefined) {
    const entry = featureAcceptance[feature.id]
    if (!entry) return
    const twinKeys = Object.entries(choiceTwins).filter(([, ids]) => ids.includes(feature.id ?? ''))
    const twin = drafts.find((draft) => twinKeys.some(([key]) => key === `${draft.source}:${String(world.form[draft.source])}`) && draft.featureId === undefined)
    const text = slotted(`${entry.accept} ${entry.negative ?? ''}`.trim(), vocabulary, world)
    if (twin) {
      twin.featureId = feature.id
      twin.title = `${feature.label}${/\((.*)\)$/.exec(twin.title)?.[0] === undefined ? '' : ` ${/\((.*)\)$/.exec(twin.title)?.[0]}`}`
      twin.text = withoutRepeatedSentences(twin.text, text)
      return
    }
    drafts.push({ priority: featurePriority(feature, world), title: feature.label, text, source: 'features', featureId: feature.id, slice: featureSlice(feature.id, world) })
    return
  }
  const label = withoutStop(safeInline(feature.label))
  const covered = drafts.find((draft) => draft.source !== 'features' && draft.title !== '' && draft.title.toLowerCase() === label.toLowerCase())
  if (covered) return
  const accepted = shownContent(label, world.form) ?? acceptCustomFeature(feature.label, vocabulary)
  const sameAction = drafts.findIndex((draft) => draft.source === 'coreUserActions' && draft.actionWords !== undefined && overlap(draft.actionWords, feature.label) === 1)
  const [replaced] = sameAction >= 0 ? drafts.splice(sameAction, 1) : []
  drafts.push({
    ...(replaced?.actionVerb !== undefined && { actionVerb: replaced.actionVerb }),
    priority: replaced ? 'must' : laterWords.test(feature.label) ? 'could' : featurePriority(feature, world),
    title: label,
    text: `${accepted.requirement} ${'negative' in accepted ? (accepted.negative ?? '') : ''}`.trim(),
    source: 'customFeatures',
    slice: featureSlice(label, world),
  })
}

/** On a content site a noun is something to show, not something a visitor does: "sample report with 6 photos". */
function shownContent(label: string, form: CleanForm): { requirement: string } | undefined {
  if (!typeProfiles[form.projectType].content || startsWithVerb(label)) return undefined
  if (!/^(?:an?\s|the\s|our\s|my\s)?(?:sample|example|list|gallery|photos?|page|section|table|chart|story|stories|reel|showreel|video|downloadable|timeline|glossary|press|logo|portrait|before)/i.test(label)) return undefined
  const target = form.projectType === 'landing' ? 'the main button stands right below it' : 'it links on to the next piece'
  return { requirement: `“${label}”: it has its own place on the page, opens without sign-up, is readable at 360 px, and ${target}.` }
}

function vocabularyFor(feature: ChosenFeature, world: RequirementWorld): { role: string; entity: string } {
  const overseer = world.roles.find((role) => role.oversees)
  const named = world.roles.find((role) => contentStems(feature.label).includes(stem(role.name)))
  const role = named ?? (overseer && (overseerGroups.has(feature.group) || overseerIds.has(feature.id ?? '')) ? overseer : world.roles[0])
  const roots = new Set(contentStems(feature.label))
  const entity = world.entities.find((each) => contentStems(each.label).every((root) => roots.has(root))) ?? world.main
  return { role: role?.label ?? 'member', entity: entity?.label ?? contentNoun(world.form) }
}

function contentNoun(form: CleanForm): string {
  return form.projectType === 'portfolio' ? 'project' : form.projectType === 'blog' ? 'post' : form.projectType === 'landing' ? 'section' : 'record'
}

function slotted(text: string, vocabulary: { role: string; entity: string }, world: RequirementWorld): string {
  return text
    .replace(/\b([Aa])n? \{(role|entity)\}/g, (_match, article: string, slot: 'role' | 'entity') => {
      const noun = withArticle(vocabulary[slot])
      return article === 'A' ? upperFirst(noun) : noun
    })
    .replaceAll('{entity}s', plural(vocabulary.entity))
    .replaceAll('{role}s', plural(vocabulary.role))
    .replaceAll('{role}', vocabulary.role)
    .replaceAll('{entity}', vocabulary.entity)
    .replaceAll('{audience}', audienceWords(world.form))
}

function audienceWords(form: CleanForm): string {
  const first = withoutStop(safeInline(form.targetAudience).split(/[,;(]/)[0] ?? '')
  return first === '' ? 'the audience' : first
}

function withoutRepeatedSentences(text: string, other: string): string {
  const extra = other.split(/(?<=\.)\s+/).filter((line) => overlap(line, text) < 0.5)
  return [text, ...extra].join(' ').trim()
}

function featurePriority(feature: ChosenFeature, world: RequirementWorld): Priority {
  if (laterWords.test(feature.label)) return 'could'
  const isAccess = /login|auth|roles|rbac|sso|checkout|payments|form$|multistep|hero/.test(feature.id ?? '')
  const wanted = overlap(feature.label, `${world.form.mainGoal} ${world.form.userFlow}`) >= 0.5
  return isAccess || wanted ? 'must' : 'should'
}

function featureSlice(key: string, world: RequirementWorld): string {
  if (/login|auth|roles|rbac|sso|2fa|invite|sessions|users/.test(key)) return 'access'
  const roots = new Set(contentStems(key))
  const entity = world.entities.find((each) => contentStems(each.label).some((root) => roots.has(root)))
  return entity?.name ?? 'extra'
}

const flagTwins: Readonly<Record<string, readonly string[]>> = {
  discountSupport: ['ec-discounts'], invoiceSupport: ['ec-invoices'], reviewSystem: ['ec-reviews'], salesDashboard: ['ec-sales-dash'], inventoryNeeded: ['ec-inventory'],
  cartWishlistSupport: ['ec-cart', 'ec-wishlist'], commentingSystem: ['bl-comments', 'bl-moderation'], newsletterIntegration: ['bl-newsletter'], seoRequired: ['bl-seo'],
  realTimeUpdates: ['db-live'], searchFilterSupport: ['db-filters', 'db-saved'], modularLayout: ['db-layout'], auditLogging: ['db-audit'], portfolioGallery: ['pf-lightbox'], authorProfiles: ['bl-roles'],
}

const flagTitles: Readonly<Record<string, string>> = {
  portfolioGallery: 'Gallery', customDomain: 'Own domain', isResponsive: 'Every screen size', appStoreDeployment: 'Store release', analyticsRequired: 'Usage analytics',
  inventoryNeeded: 'Stock', cartWishlistSupport: 'Cart and wishlist', invoiceSupport: 'Invoices', discountSupport: 'Discount codes', reviewSystem: 'Reviews', salesDashboard: 'Sales dashboard',
  aBTesting: 'A/B test', authorProfiles: 'Author profiles', commentingSystem: 'Comments', newsletterIntegration: 'Newsletter', seoRequired: 'Search engines',
  realTimeUpdates: 'Live updates', searchFilterSupport: 'Search and filters', modularLayout: 'Rearrangeable layout', auditLogging: 'Audit log',
}

function flagRequirements(world: RequirementWorld, drafts: readonly RequirementDraft[]): RequirementDraft[] {
  const found: RequirementDraft[] = []
  for (const name of Object.keys(flagTitles)) {
    if (name === 'isResponsive' || name === 'seoRequired' || name === 'realTimeUpdates') {
      if (world.form[name as FieldName] !== true || name === 'isResponsive') continue
    }
    const refused = flagPhrases[name as keyof typeof flagPhrases].whenNo
    if (world.form[name as FieldName] === false && refused !== undefined) found.push({ priority: 'should', title: '', text: refused, source: name as FieldName, slice: 'extra', answer: true })
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
    found.push({ priority: 'should', title: flagTitles[name] ?? name, text: phrase.requirement, short: phrase.short, source: name as FieldName, slice: 'extra', answer: true })
  }
  return found
}

function demote(drafts: RequirementDraft[], world: RequirementWorld): RequirementDraft[] {
  const most = world.form.platform === 'v0' ? maxMustForScreens : maxMust
  let must = 0
  let moved = 0
  for (const draft of drafts) {
    if (draft.priority !== 'must') continue
    must += 1
    if (must <= most) continue
    draft.priority = 'should'
    moved += 1
  }
  if (moved > 0) world.ledger.assume(`Only the first ${most} requirements are "must"; ${moved} later ones follow as "should"`)
  return drafts
}

/** The longest list a tool takes; v0 draws screens and reads less. */
function mostFor(world: RequirementWorld): number {
  if (world.form.platform === 'v0') return world.room === 'narrow' ? 16 : 18
  return typeProfiles[world.form.projectType].content ? 25 : maxTotal
}

const mostInLine = 4

/** Too many lines: catalogue features that are not "must" share one, their names kept. */
function mergeSpare(drafts: RequirementDraft[], most: number): RequirementDraft[] {
  if (drafts.length <= most) return drafts
  const isSpare = (draft: RequirementDraft) => draft.priority !== 'must' && draft.answer !== true
  let spare = drafts.filter((draft) => isSpare(draft) && draft.source === 'features')
  if (drafts.length - spare.length + Math.ceil(spare.length / mostInLine) > most) spare = drafts.filter(isSpare)
  if (drafts.length - spare.length + 1 > most) spare = drafts.filter((draft) => draft.priority !== 'must')
  const kept = drafts.filter((draft) => !spare.includes(draft))
  const lines = Math.max(1, most - kept.length)
  const size = Math.ceil(spare.length / lines)
  const merged: RequirementDraft[] = []
  for (let start = 0; start < spare.length; start += size) {
    const group = spare.slice(start, start + size)
    const [first] = group
    if (!first) continue
    if (group.length === 1) {
      merged.push(first)
      continue
    }
    const names = group.map(nameInLine).join(' · ')
    merged.push({ priority: first.priority, title: '', text: `${names}: ${mergedEndings[merged.length % mergedEndings.length]}.`, short: `${names}.`, source: first.source, slice: first.slice, answer: true })
  }
  return [...kept, ...merged]
}

/** A yes keeps its consequences even where it shares a line. */
function nameInLine(draft: RequirementDraft): string {
  const name = withoutStop(draft.title) || clipWords(withoutStop(draft.text), 12)
  return draft.answer === true && draft.short !== undefined ? `${name} (${withoutStop(draft.short).replaceAll('; ', ', ')})` : name
}

/** What shared lines promise; worded apart so that each can be checked on its own. */
const mergedEndings = ['each works from its page by touch and keyboard and says why when it cannot', 'each shows its result on the same screen and keeps the input on failure', 'each has its empty, loading and error state', 'each is reachable in two steps and undone in one', 'each survives a reload with its last state'] as const

function number(unmerged: RequirementDraft[], world: RequirementWorld): Requirement[] {
  const drafts = mergeSpare(unmerged, mostFor(world))
  const order: Record<Priority, number> = { must: 0, should: 1, could: 2 }
  const sorted = [...drafts].sort((left, right) => order[left.priority] - order[right.priority]).slice(0, maxTotal)
  return sorted.map(({ actionVerb, actionWords: _words, ...draft }, index) => ({
    ...draft,
    id: `FR-${String(index + 1).padStart(3, '0')}`,
    text: sentence(draft.text),
    rules: rulesFor(draft, actionVerb, world.rules),
  }))
}

function rulesFor(draft: Omit<RequirementDraft, 'actionVerb' | 'actionWords'>, verb: string | undefined, rules: readonly BusinessRule[]): string[] {
  const root = verb === undefined ? '' : stem(verb)
  const words = `${draft.title} ${draft.text}`
  return rules
    .filter((rule) => !rule.derived && (root.length > 3 ? contentStems(rule.source).includes(root) : overlap(rule.source, words) >= 0.5))
    .slice(0, 3)
    .map((rule) => rule.id)
}
