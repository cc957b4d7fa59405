import type { CleanForm, Priority } from '../brief.ts'
import { readBan } from '../read/ban.ts'
import { acceptCustomFeature } from '../read/custom-feature.ts'
import { safeInline } from '../words/inline.ts'
import { featureAcceptance } from '../knowledge/feature-acceptance.ts'
import { typeProfiles } from '../knowledge/type-profiles.ts'
import { plural, startsWithVerb, withArticle, withoutStop } from '../words/english.ts'
import { upperFirst } from '#shared/text/upper-first.ts'
import { countWords } from '../words/count.ts'
import { contentStems, overlap, stem } from '../words/stem.ts'
import { shownFields } from './action-requirement.ts'
import { namesEntity } from './actions.ts'
import type { ChosenFeature } from './features.ts'
import type { RequirementDraft, RequirementWorld } from './requirements.ts'

/** Answers that say the same as a catalogue feature. */
const choiceTwins: Readonly<Record<string, readonly string[]>> = {
  'authenticationType:email': ['wa-email-login', 'ot-auth'],
  'authenticationType:social': ['wa-social-login'],
  'authenticationType:sso': ['db-sso'],
  'authenticationType:multi': ['wa-email-login', 'wa-social-login'],
  'authFlow:biometric': ['mb-auth'],
  'offlineSupport:basic': ['mb-offline'],
  'offlineSupport:full': ['mb-offline'],
  'offlineSupport:sync': ['mb-offline'],
  'leadFormTool:simple': ['lp-form'],
  'leadFormTool:detailed': ['lp-multistep', 'lp-form'],
  'leadFormTool:popup': ['lp-popup'],
  'leadFormTool:embedded': ['lp-form'],
}

const overseerGroups = new Set(['Admin & Management', 'Admin Features', 'User Management'])

const overseerIds = new Set(['wa-import', 'wa-activity', 'wa-roles', 'wa-dashboard', 'ot-admin'])

const laterWords =
  /\b(?:maybe|perhaps|nice to have|later|optional(?:ly)?|someday|eventually|if possible|would be nice|stretch|v2|phase 2|bonus|vielleicht|optional|später|peut-être|plus tard|quizás|más tarde|talvez|mais tarde)\b/i

export function addFeature(feature: ChosenFeature, world: RequirementWorld, drafts: RequirementDraft[]) {
  const vocabulary = vocabularyFor(feature, world)
  if (!feature.custom && feature.id !== undefined) {
    const entry = featureAcceptance[feature.id]
    if (!entry) return
    const twinKeys = Object.entries(choiceTwins).filter(([, ids]) => ids.includes(feature.id ?? ''))
    const twin = drafts.find(
      (draft) =>
        twinKeys.some(([key]) => key === `${draft.source}:${String(world.form[draft.source])}`) &&
        draft.featureId === undefined,
    )
    const text = slotted(`${entry.accept} ${entry.negative ?? ''}`.trim(), vocabulary, world)
    if (twin) {
      twin.featureId = feature.id
      twin.title = feature.label
      twin.text = withoutRepeatedSentences(twin.text, text)
      return
    }
    drafts.push({
      priority: featurePriority(feature, world),
      title: feature.label,
      text,
      source: 'features',
      featureId: feature.id,
      slice: featureSlice(feature.id, world),
    })
    return
  }
  const label = withoutStop(safeInline(feature.label))
  const covered = drafts.find(
    (draft) =>
      draft.source !== 'features' && draft.title !== '' && draft.title.toLowerCase() === label.toLowerCase(),
  )
  if (covered) return
  const accepted =
    ruledOut(label) ??
    shownContent(label, world.form) ??
    listOfRecords(label, world) ??
    acceptCustomFeature(feature.label, vocabulary)
  const sameAction = drafts.findIndex(
    (draft) => draft.actionWords !== undefined && saysTheSame(draft, feature.label, world),
  )
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

/** An action and a typed feature that share all its words, or a record of their own, are one promise. */
function saysTheSame(draft: RequirementDraft, label: string, world: RequirementWorld): boolean {
  const words = draft.actionWords ?? ''
  if (draft.source === 'coreUserActions' && overlap(words, label) === 1) return true
  const shared = world.entities.find(
    (entity) =>
      entity !== world.main &&
      entity.person === undefined &&
      namesEntity(words, entity) &&
      namesEntity(label, entity),
  )
  return shared !== undefined && overlap(words, label) >= 0.5
}

/** A wish that only names a table ("loans") is its list, with the columns the table has. */
export function listOfRecords(
  label: string,
  world: Pick<RequirementWorld, 'entities'>,
): { requirement: string } | undefined {
  const lower = label.toLowerCase()
  const entity = world.entities.find(
    (each) => each.label.toLowerCase() === lower || each.labels.toLowerCase() === lower,
  )
  if (entity === undefined || entity.person !== undefined) return undefined
  const columns = shownFields(entity, 4)
  if (columns === '') return undefined
  const filter = entity.status?.values?.length ? '; a filter by status stays in the address' : ''
  return {
    requirement: `“${label}”: the list shows ${columns} of each ${entity.label}, newest first, 25 per page, and opens one with all its values${filter}.`,
  }
}

/** "no login wall" asks for an absence, which can be checked too. */
function ruledOut(label: string): { requirement: string } | undefined {
  return readBan(label) && countWords(label) <= 5
    ? { requirement: `“${label}”: no page, button, setting or dependency for it exists.` }
    : undefined
}

/** On a content site a noun is something to show, not something a visitor does: "sample report with 6 photos". */
function shownContent(label: string, form: CleanForm): { requirement: string } | undefined {
  if (!typeProfiles[form.projectType].content || startsWithVerb(label)) return undefined
  if (
    !/^(?:an?\s|the\s|our\s|my\s)?(?:sample|example|list|gallery|photos?|page|section|table|chart|story|stories|reel|showreel|video|downloadable|timeline|glossary|press|logo|portrait|before)/i.test(
      label,
    )
  )
    return undefined
  const target =
    form.projectType === 'landing' ? 'the main button stands right below it' : 'it links on to the next piece'
  return {
    requirement: `“${label}”: it has its own place on the page, opens without sign-up, is readable at 360 px, and ${target}.`,
  }
}

function vocabularyFor(feature: ChosenFeature, world: RequirementWorld): { role: string; entity: string } {
  const overseer = world.roles.find((role) => role.oversees)
  const named = world.roles.find((role) => contentStems(feature.label).includes(stem(role.name)))
  const role =
    named ??
    (overseer && (overseerGroups.has(feature.group) || overseerIds.has(feature.id ?? ''))
      ? overseer
      : world.roles[0])
  const roots = new Set(contentStems(feature.label))
  const entity =
    world.entities.find((each) => contentStems(each.label).every((root) => roots.has(root))) ?? world.main
  return { role: role?.label ?? 'member', entity: entity?.label ?? contentNoun(world.form) }
}

function contentNoun(form: CleanForm): string {
  return form.projectType === 'portfolio'
    ? 'project'
    : form.projectType === 'blog'
      ? 'post'
      : form.projectType === 'landing'
        ? 'section'
        : 'record'
}

function slotted(
  text: string,
  vocabulary: { role: string; entity: string },
  world: RequirementWorld,
): string {
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

export function withoutRepeatedSentences(text: string, other: string): string {
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
