import type { FieldName } from '../../form.ts'
import type { BriefAction, BriefEntity, BriefRole, CleanForm } from '../brief.ts'
import { listOfRecords } from './feature-requirements.ts'
import { acceptCustomFeature } from '../read/custom-feature.ts'
import { safeInline } from '../words/inline.ts'
import { splitList } from './reading.ts'
import { plural, withoutStop } from '../words/english.ts'
import { contentStems, overlap, stem } from '../words/stem.ts'
import { alreadyDone, describeAction } from './action-requirement.ts'
import { namesEntity, readAction } from './actions.ts'
import type { RequirementDraft, RequirementWorld } from './requirements.ts'

/** The core features and user actions, merged where both say the same. */
export function actionRequirements(world: RequirementWorld): RequirementDraft[] {
  const drafts: RequirementDraft[] = []
  const used = new Map<string, number>()
  let left = withoutTwins(
    world.actions.filter((action) => action.source === 'coreUserActions' || action.source === 'keyActions'),
  )
  const bundles: { core: string; source: FieldName }[] = []
  for (const core of coreItems(world.form)) {
    const own = readAction(core.text, world, core.source)
    const same = left.filter((action) => sameDeed(core.text, own, action, world))
    if (same.length > 1) {
      bundles.push({ core: core.text, source: core.source })
      continue
    }
    const twin = same[0]
    left = left.filter((action) => action !== twin)
    drafts.push(actionDraft(core.text, twin ?? own, core.source, world, used))
  }
  for (const action of left) {
    const bundle = bundles.find(({ core }) => sameDeed(core, undefined, action, world))
    drafts.push(actionDraft(bundle?.core ?? '', action, bundle?.source ?? action.source, world, used))
  }
  return drafts
}

/** "publish standings" and "publish the standings" are one; the longer wording stays. */
function withoutTwins(actions: readonly BriefAction[]): BriefAction[] {
  return actions.filter((action, index) => {
    const own = contentStems(action.text)
    return !actions.some((other, at) => {
      if (at === index || other.verb !== action.verb || other.role !== action.role) return false
      const theirs = contentStems(other.text)
      const isInside =
        own.every((word) => theirs.includes(word)) || /^(?:it|this|that|them)$/i.test(action.rest)
      return isInside && (theirs.length > own.length || at < index)
    })
  })
}

function coreItems(form: CleanForm): { text: string; source: FieldName }[] {
  if (form.projectType === 'web-app')
    return splitList(form.coreFeatures).map((text) => ({ text, source: 'coreFeatures' }))
  return []
}

/** A core feature and an action are one when verb and record agree, or when nearly all words do. */
function sameDeed(
  core: string,
  read: BriefAction | undefined,
  action: BriefAction,
  world: RequirementWorld,
): boolean {
  if (
    read &&
    read.verb !== '' &&
    read.verb === action.verb &&
    (read.entity === action.entity || read.object === action.object)
  )
    return true
  const shared = world.entities.find(
    (entity) =>
      entity !== world.main &&
      entity.person === undefined &&
      namesEntity(core, entity) &&
      namesEntity(action.text, entity),
  )
  if (shared !== undefined && overlap(action.text, core) >= 0.5) return true
  if (overlap(core, action.text) >= 0.6 || overlap(action.text, core) >= 0.75) return true
  return (
    action.verb.length > 3 &&
    read?.verb === '' &&
    contentStems(core).some((root) => root === stem(action.verb) || root.startsWith(`${stem(action.verb)}up`))
  )
}

function actionDraft(
  core: string,
  action: BriefAction,
  source: FieldName,
  world: RequirementWorld,
  used: Map<string, number>,
): RequirementDraft {
  const title = withoutStop(safeInline(core === '' ? action.text : core))
  const described = describeAction(action, {
    entities: world.entities,
    roles: world.roles,
    used,
    main: world.main,
  })
  const vocabulary = {
    role: roleOf(action.role, world).label,
    entity: entityOf(action.entity, world)?.label ?? world.main?.label ?? 'record',
  }
  const custom: { requirement: string; negative?: string } | undefined =
    described === undefined
      ? (listOfRecords(title, world) ?? acceptCustomFeature(core || action.text, vocabulary))
      : undefined
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

const contested = new Set([
  'reserve',
  'book',
  'claim',
  'join',
  'borrow',
  'bid',
  'enrol',
  'enroll',
  'rent',
  'buy',
])

const contestedRule =
  /\b(?:twice|double|unique|only one|at most one|same\b.*\b(?:cannot|can't|not)|first come|capacity|seats?|sold out|overlap|already)\b/i

/** Two people wanting the same thing at once: implied by a uniqueness rule or by the verb itself. */
export function raceRequirement(world: RequirementWorld): RequirementDraft | undefined {
  if (world.roles.length === 1 && !world.facets.has('auth')) return undefined
  const rule = world.rules.find((each) => !each.derived && contestedRule.test(each.source))
  const taken = world.actions.find(
    (each) =>
      /^(?:claim|accept|take)$/.test(each.verb) &&
      each.change?.from !== undefined &&
      !roleOf(each.role, world).oversees,
  )
  const booked = world.actions.find(
    (each) =>
      contested.has(each.verb) &&
      each.kind !== 'read' &&
      each.entity !== undefined &&
      (each.object !== undefined || chosenBy(entityOf(each.entity, world), world) !== undefined),
  )
  const action =
    taken ??
    booked ??
    (rule ? world.actions.find((each) => each.kind === 'create' && each.entity === rule.entity) : undefined)
  if (!action || action.entity === undefined) return undefined
  const role = roleOf(action.role, world)
  const isChoice = action !== taken && contested.has(action.verb)
  const thing =
    (isChoice
      ? (entityOf(action.object, world) ?? chosenBy(entityOf(action.entity, world), world))
      : undefined) ?? entityOf(action.entity, world)
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
  const names =
    entity?.fields.flatMap((field) => (field.reference === undefined ? [] : [field.reference])) ?? []
  return world.entities.find(
    (each) => names.includes(each.name) && each.person === undefined && each.owner === undefined,
  )
}
