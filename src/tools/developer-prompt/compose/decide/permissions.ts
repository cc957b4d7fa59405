import type { BriefAction, BriefEntity, BriefRole, PermissionMatrix } from '../brief.ts'
import { isVerb } from '../words/english.ts'
import { safeCell } from '../words/inline.ts'
import { namesEntity } from './actions.ts'
import type { RoleDuty } from './role-duties.ts'

const maxColumns = 6
const systemEntities =
  /(?:Event|Log|Session|Notification|NotificationPreference|ImportJob|Job|AuditEvent|Token|Webhook|WidgetLayout|SavedView)$/

/** Written by devices and providers; a person reads them unless the user's own words say more. */
const machineEntities =
  /(?:Reading|Measurement|Telemetry|SensorData|Payment|Transaction|Payout|Metric|Ping|Heartbeat)$/

/** Role × entity: what each may do, from the verbs the user gave to each. */
export function decidePermissions(
  roles: readonly BriefRole[],
  entities: readonly BriefEntity[],
  actions: readonly BriefAction[],
  /** A dashboard shows what other systems write. */
  measured: boolean,
  /** Records a rule of the user forbids to change. */
  frozen: ReadonlySet<string>,
  duties: readonly RoleDuty[] = [],
): PermissionMatrix {
  const ranked = [...entities]
    .sort((left, right) => weight(right, actions) - weight(left, actions))
    .slice(0, maxColumns)
  const columns = ranked
  return {
    entities: columns.map((entity) => entity.name),
    rows: roles.slice(0, 6).map((role) => ({
      role: role.name,
      cells: columns.map((entity) =>
        withDuties(
          cell(role, entity, roles, actions, measured || frozen.has(entity.name)),
          role,
          entity,
          duties,
        ),
      ),
    })),
  }
}

/** What a rule gives to one role alone stands in its cell and in no other. */
function withDuties(text: string, role: BriefRole, entity: BriefEntity, duties: readonly RoleDuty[]): string {
  const about = duties.filter(
    (duty) => duty.alone && namesEntity(duty.deed, entity) && !/^(?:see|view|read|open)$/.test(duty.verb),
  )
  if (about.length === 0) return text
  const reserved = new Set(about.filter((duty) => duty.role !== role.name).map((duty) => duty.verb))
  const kept = text.split('; ').filter((part) => !reserved.has(part.split(' ')[0] ?? ''))
  const own = about.filter((duty) => duty.role === role.name).map((duty) => shortDeed(duty, entity))
  const base = kept[0] === 'none' && own.length > 0 ? ['read'] : kept
  return list([...base, ...own.filter((deed) => !base.includes(deed))])
}

/** "mark a delivery spoiled" in the column Delivery is "mark spoiled". */
function shortDeed(duty: RoleDuty, entity: BriefEntity): string {
  const nouns = new Set([
    entity.label.toLowerCase(),
    entity.labels.toLowerCase(),
    ...entity.label.toLowerCase().split(' '),
  ])
  const words = duty.deed
    .split(' ')
    .filter((word) => !nouns.has(word.toLowerCase()) && !/^(?:an?|the|their|its)$/i.test(word))
  return safeCell(words.slice(0, 3).join(' '))
}

function weight(entity: BriefEntity, actions: readonly BriefAction[]): number {
  const touched = actions.filter(
    (action) => action.entity === entity.name || action.object === entity.name,
  ).length
  return touched * 2 + (entity.assumed ? 0 : 3) + (entity.status ? 1 : 0)
}

function cell(
  role: BriefRole,
  entity: BriefEntity,
  roles: readonly BriefRole[],
  actions: readonly BriefAction[],
  readOnly: boolean,
): string {
  const verbs = verbsOf(role, entity, actions)
  const alone = !roles.some((each) => each.oversees && each !== role)
  if (entity.assumed && systemEntities.test(entity.name)) return systemCell(role, entity, alone)
  if (entity.person !== undefined) return personCell(role, entity, alone)
  if (machineEntities.test(entity.name) && verbs.length === 0) return machineCell(role, entity, roles)
  if (role.oversees && roles.length > 1) {
    if (readOnly) return list(['read all', ...verbs])
    return list([
      'read all',
      ...(verbs.length > 0
        ? verbs
        : !keepsRecords(role, entity, roles, actions)
          ? []
          : entity.owner === undefined || isCatalogue(entity)
            ? ['create', 'edit', 'archive']
            : ['correct']),
    ])
  }
  const isOwner = entity.owner === role.name
  const isShared = entity.owner === undefined
  if (isOwner) {
    const route = entity.through === undefined ? 'own' : `own (by ${entity.through})`
    return list([
      `read ${route}`,
      ...(verbs.length > 0
        ? verbs.map((verb) => `${verb} own`)
        : alone
          ? ['create', 'edit own', 'delete own']
          : isCatalogue(entity)
            ? []
            : ['create own']),
    ])
  }
  if (isShared && roles.length === 1)
    return list(['read', ...(verbs.length > 0 ? verbs : ['create', 'edit', 'archive'])])
  if (isShared)
    return list(['read', ...verbs, ...(verbs.length === 0 ? deedsInOtherWords(role, entity, actions) : [])])
  return verbs.length > 0 ? list(['read where involved', ...verbs]) : 'none'
}

/** Deeds in another language name no verb we know; the matrix quotes them. */
function deedsInOtherWords(role: BriefRole, entity: BriefEntity, actions: readonly BriefAction[]): string[] {
  return actions
    .filter(
      (action) =>
        action.role === role.name &&
        action.entity === entity.name &&
        action.kind === 'other' &&
        !isVerb(action.verb),
    )
    .map((action) => `“${safeCell(action.text)}”`)
    .slice(0, 2)
}

/** Owned only through another record and no part of it: a notebook in somebody's order is still the shop's. */
function isCatalogue(entity: BriefEntity): boolean {
  return (
    entity.through !== undefined &&
    !/(?:Line|Item|Entry|Detail|Answer|Photo|Comment|Step|Note|Log)$/.test(entity.name)
  )
}

/** One role keeps the records nobody else works on: the first that runs the place, not everyone who oversees. */
function keepsRecords(
  role: BriefRole,
  entity: BriefEntity,
  roles: readonly BriefRole[],
  actions: readonly BriefAction[],
): boolean {
  const overseers = roles.filter((each) => each.oversees)
  const keeper =
    overseers.find((each) => verbsOf(each, entity, actions).length > 0) ??
    overseers.find((each) => /\b(?:admin\w*|owner|staff|librarian|clerk)\b/i.test(each.name)) ??
    overseers[0]
  return keeper === role
}

function machineCell(role: BriefRole, entity: BriefEntity, roles: readonly BriefRole[]): string {
  if (role.oversees && roles.length > 1) return 'read all'
  if (entity.owner === role.name) return 'read own'
  return entity.owner === undefined || roles.length === 1 ? 'read' : 'none'
}

function systemCell(role: BriefRole, entity: BriefEntity, alone: boolean): string {
  if (/Notification|Session|Token|WidgetLayout|SavedView/.test(entity.name)) return 'read and clear own'
  return role.oversees || alone ? 'read' : 'none'
}

function personCell(role: BriefRole, entity: BriefEntity, alone: boolean): string {
  if (role.oversees && entity.person !== role.name) return 'read all; invite; deactivate'
  if (entity.person === role.name || alone) return role.oversees ? 'read all; edit own' : 'read and edit own'
  return 'none'
}

function verbsOf(role: BriefRole, entity: BriefEntity, actions: readonly BriefAction[]): string[] {
  const verbs = actions
    .filter(
      (action) =>
        action.role === role.name &&
        action.kind !== 'read' &&
        action.entity === entity.name &&
        isVerb(action.verb),
    )
    .map((action) =>
      /^(?:in|out|up|off)\b/.test(action.rest)
        ? `${action.verb} ${action.rest.split(/\s/)[0] ?? ''}`
        : action.verb,
    )
  return [...new Set(verbs)].slice(0, 5)
}

function list(parts: readonly string[]): string {
  return [...new Set(parts)].join('; ')
}
