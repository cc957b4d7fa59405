import type { BriefEntity, BriefField, BriefRole, CleanForm } from '../brief.ts'
import { meansEntity } from '../knowledge/entity-words.ts'
import { profileEntities } from '../knowledge/type-profiles.ts'
import { maxEntities, toBriefEntity } from './brief-entity.ts'

/** An order nobody placed cannot be shown to anybody. */
export function giveOrdersACustomer(form: CleanForm, entities: readonly BriefEntity[]) {
  if (form.projectType !== 'ecommerce') return
  const person = entities.find((entity) => entity.person !== undefined)
  const order = entities.find((entity) => meansEntity(entity.name, 'Order'))
  if (!person || !order || order.fields.some((field) => field.reference === person.name)) return
  order.fields.unshift({
    name: `${person.label.replaceAll(' ', '_')}_id`,
    type: 'reference',
    reference: person.name,
    assumed: true,
  })
}

/** Nobody listed the people: one table holds them with their role. */
export function addAccounts(entities: BriefEntity[], roles: readonly BriefRole[]) {
  if (
    entities.some((entity) => /^(?:User|Account|Person|Profile)$/.test(entity.name)) ||
    entities.length >= maxEntities
  )
    return
  const fields: BriefField[] = [
    { name: 'name', type: 'string', assumed: true },
    { name: 'email', type: 'email', unique: true, assumed: true },
    ...(roles.length > 1
      ? [{ name: 'role', type: 'enum', values: roles.map((role) => role.label), assumed: true }]
      : []),
  ]
  const user = toBriefEntity('User', fields, true)
  user.person = roles[0]?.name ?? 'User'
  entities.push(user)
}

/** Fields of the helper tables that features bring along. */
export const supportFields: Readonly<Record<string, BriefField[]>> = {
  ActivityEvent: [
    { name: 'actor_id', type: 'reference' },
    { name: 'action', type: 'string' },
    { name: 'target', type: 'string' },
    { name: 'before', type: 'json' },
    { name: 'after', type: 'json' },
  ],
  AuditEvent: [
    { name: 'actor_id', type: 'reference' },
    { name: 'action', type: 'string' },
    { name: 'target', type: 'string' },
    { name: 'before', type: 'json' },
    { name: 'after', type: 'json' },
    { name: 'ip', type: 'string' },
  ],
  Notification: [
    { name: 'person_id', type: 'reference' },
    { name: 'event', type: 'string' },
    { name: 'channel', type: 'string' },
    { name: 'read_at', type: 'timestamp' },
    { name: 'failed_at', type: 'timestamp' },
  ],
  NotificationPreference: [
    { name: 'person_id', type: 'reference' },
    { name: 'event', type: 'string' },
    { name: 'channel', type: 'string' },
    { name: 'enabled', type: 'boolean' },
  ],
  ImportJob: [
    { name: 'file_name', type: 'string' },
    { name: 'added', type: 'integer' },
    { name: 'changed', type: 'integer' },
    { name: 'refused', type: 'integer' },
  ],
  Comment: [
    { name: 'author_id', type: 'reference' },
    { name: 'target', type: 'string' },
    { name: 'text', type: 'text' },
  ],
  File: [
    { name: 'name', type: 'string' },
    { name: 'type', type: 'string' },
    { name: 'bytes', type: 'integer' },
    { name: 'owner_id', type: 'reference' },
  ],
  Invitation: [
    { name: 'email', type: 'string' },
    { name: 'role', type: 'string' },
    { name: 'expires_at', type: 'timestamp' },
    { name: 'used_at', type: 'timestamp' },
  ],
  ShareLink: [
    { name: 'target', type: 'string' },
    { name: 'mode', type: 'enum', values: ['view', 'edit'] },
    { name: 'expires_at', type: 'timestamp' },
    { name: 'revoked_at', type: 'timestamp' },
  ],
  SavedView: [
    { name: 'owner_id', type: 'reference' },
    { name: 'name', type: 'string' },
    { name: 'filters', type: 'json' },
  ],
  WidgetLayout: [
    { name: 'owner_id', type: 'reference' },
    { name: 'positions', type: 'json' },
  ],
  AlertRule: [
    { name: 'metric', type: 'string' },
    { name: 'threshold', type: 'decimal' },
    { name: 'direction', type: 'enum', values: ['above', 'below'] },
    { name: 'owner_id', type: 'reference' },
  ],
  Session: [
    { name: 'person_id', type: 'reference' },
    { name: 'device', type: 'string' },
    { name: 'last_seen_at', type: 'timestamp' },
  ],
}

/** A shop needs price snapshots and its switches bring tables, whatever the user listed. */
export function requiredEntities(
  form: CleanForm,
  own: readonly BriefEntity[],
): { name: string; fields: BriefField[] }[] {
  if (form.projectType !== 'ecommerce') return []
  const hasGoods = own.some(
    (entity) =>
      !/order|payment|cart|invoice/i.test(entity.name) &&
      entity.fields.some((field) => field.currency === true),
  )
  const hasStock = own.some((entity) =>
    entity.fields.some((field) => /stock|on_hand|_left|available|inventory/.test(field.name)),
  )
  const hasPeople = own.some(
    (entity) =>
      /customer|user|shopper|member|buyer|client/i.test(entity.name) || meansEntity(entity.name, 'Customer'),
  )
  return profileEntities(form).filter(
    (entity) =>
      entity.required === true &&
      !(hasGoods && entity.name === 'Product') &&
      !(hasStock && entity.name === 'InventoryLevel') &&
      !(hasPeople && entity.name === 'Customer'),
  )
}
