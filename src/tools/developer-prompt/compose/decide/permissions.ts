import type { BriefAction, BriefEntity, BriefRole, PermissionMatrix } from '../brief.ts'
import { isVerb } from '../words/english.ts'

const maxColumns = 6
const systemEntities = /(?:Event|Log|Session|Notification|NotificationPreference|ImportJob|Job|AuditEvent|Token|Webhook|WidgetLayout|SavedView)$/

/** Role × entity: what each may do, from the verbs the user gave to each. */
export function decidePermissions(
  roles: readonly BriefRole[],
  entities: readonly BriefEntity[],
  actions: readonly BriefAction[],
): PermissionMatrix {
  const ranked = [...entities].sort((left, right) => weight(right, actions) - weight(left, actions)).slice(0, maxColumns)
  const columns = entities.filter((entity) => ranked.includes(entity))
  return {
    entities: columns.map((entity) => entity.name),
    rows: roles.slice(0, 6).map((role) => ({ role: role.name, cells: columns.map((entity) => cell(role, entity, roles, actions)) })),
  }
}

function weight(entity: BriefEntity, actions: readonly BriefAction[]): number {
  const touched = actions.filter((action) => action.entity === entity.name || action.object === entity.name).length
  return touched * 2 + (entity.assumed ? 0 : 3) + (entity.status ? 1 : 0)
}

function cell(role: BriefRole, entity: BriefEntity, roles: readonly BriefRole[], actions: readonly BriefAction[]): string {
  const verbs = verbsOf(role, entity, actions)
  const alone = !roles.some((each) => each.oversees && each !== role)
  if (systemEntities.test(entity.name)) return systemCell(role, entity, alone)
  if (entity.person !== undefined) return personCell(role, entity, alone)
  if (role.oversees && roles.length > 1) {
    return list(['read all', ...(verbs.length > 0 ? verbs : entity.owner === undefined ? ['create', 'edit', 'archive'] : ['correct'])])
  }
  const isOwner = entity.owner === role.name
  const isShared = entity.owner === undefined
  if (isOwner) {
    const route = entity.through === undefined ? 'own' : `own, through ${entity.through}`
    return list([`read ${route}`, ...(verbs.length > 0 ? verbs.map((verb) => `${verb} own`) : alone ? ['create', 'edit own', 'delete own'] : ['create own'])])
  }
  if (isShared && roles.length === 1) return list(['read', ...(verbs.length > 0 ? verbs : ['create', 'edit', 'archive'])])
  if (isShared) return list(['read', ...verbs])
  return verbs.length > 0 ? list(['read where involved', ...verbs]) : 'none'
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
    .filter((action) => action.role === role.name && action.kind !== 'read' && action.entity === entity.name && isVerb(action.verb))
    .map((action) => (/^(?:in|out|up|off)\b/.test(action.rest) ? `${action.verb} ${action.rest.split(/\s/)[0] ?? ''}` : action.verb))
  return [...new Set(verbs)].slice(0, 5)
}

function list(parts: readonly string[]): string {
  return [...new Set(parts)].join('; ')
}
