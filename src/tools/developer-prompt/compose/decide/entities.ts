import type { BriefEntity, BriefField, BriefRelation, BriefRole, CleanForm } from '../brief.ts'
import { readEntities } from './reading.ts'
import { readRelations } from '../read/relations.ts'
import { plural } from '../words/english.ts'
import { stem, wordsOf } from '../words/stem.ts'
import { profileEntities } from '../knowledge/type-profiles.ts'
import type { Ledger } from './ledger.ts'

/** Fields of the helper tables that features bring along. */
const supportFields: Readonly<Record<string, BriefField[]>> = {
  ActivityEvent: [{ name: 'actor_id', type: 'reference' }, { name: 'action', type: 'string' }, { name: 'target', type: 'string' }, { name: 'before', type: 'json' }, { name: 'after', type: 'json' }],
  AuditEvent: [{ name: 'actor_id', type: 'reference' }, { name: 'action', type: 'string' }, { name: 'target', type: 'string' }, { name: 'before', type: 'json' }, { name: 'after', type: 'json' }, { name: 'ip', type: 'string' }],
  Notification: [{ name: 'person_id', type: 'reference' }, { name: 'event', type: 'string' }, { name: 'channel', type: 'string' }, { name: 'read_at', type: 'timestamp' }, { name: 'failed_at', type: 'timestamp' }],
  NotificationPreference: [{ name: 'person_id', type: 'reference' }, { name: 'event', type: 'string' }, { name: 'channel', type: 'string' }, { name: 'enabled', type: 'boolean' }],
  ImportJob: [{ name: 'file_name', type: 'string' }, { name: 'added', type: 'integer' }, { name: 'changed', type: 'integer' }, { name: 'refused', type: 'integer' }],
  Comment: [{ name: 'author_id', type: 'reference' }, { name: 'target', type: 'string' }, { name: 'text', type: 'text' }],
  File: [{ name: 'name', type: 'string' }, { name: 'type', type: 'string' }, { name: 'bytes', type: 'integer' }, { name: 'owner_id', type: 'reference' }],
  Invitation: [{ name: 'email', type: 'string' }, { name: 'role', type: 'string' }, { name: 'expires_at', type: 'timestamp' }, { name: 'used_at', type: 'timestamp' }],
  ShareLink: [{ name: 'target', type: 'string' }, { name: 'mode', type: 'enum', values: ['view', 'edit'] }, { name: 'expires_at', type: 'timestamp' }, { name: 'revoked_at', type: 'timestamp' }],
  SavedView: [{ name: 'owner_id', type: 'reference' }, { name: 'name', type: 'string' }, { name: 'filters', type: 'json' }],
  WidgetLayout: [{ name: 'owner_id', type: 'reference' }, { name: 'positions', type: 'json' }],
  AlertRule: [{ name: 'metric', type: 'string' }, { name: 'threshold', type: 'decimal' }, { name: 'direction', type: 'enum', values: ['above', 'below'] }, { name: 'owner_id', type: 'reference' }],
  Session: [{ name: 'person_id', type: 'reference' }, { name: 'device', type: 'string' }, { name: 'last_seen_at', type: 'timestamp' }],
}

const maxFields = 12
const maxEntities = 14

export type DataModel = { entities: BriefEntity[]; relations: BriefRelation[]; unread: string[] }

/** Entities the user wrote first, then those their type or features cannot do without (marked as assumed). */
export function decideDataModel(
  form: CleanForm,
  roles: readonly BriefRole[],
  featureEntities: readonly string[],
  ledger: Ledger,
): DataModel {
  const read = readEntities(form.dataModels)
  const entities: BriefEntity[] = read.map((entity) => toBriefEntity(entity.name, entity.fields, entity.assumed === true))
  const relationText = [form.modelRelationships, form.dataRelationships].filter((part) => part !== '').join('\n')
  const { relations: readOnes, unread } = readRelations(relationText, read)
  for (const relation of readOnes) {
    for (const name of [relation.from, relation.to]) {
      if (!entities.some((entity) => entity.name === name)) entities.push(toBriefEntity(name, [], true))
    }
  }
  const floor = entities.length === 0 ? profileEntities(form) : requiredEntities(form, entities)
  for (const entity of floor) addEntity(entities, entity.name, entity.fields)
  linkPeople(entities, roles)
  const hasPeople = entities.some((entity) => entity.person !== undefined)
  for (const name of featureEntities) {
    if (entities.length >= maxEntities || (form.projectType === 'ecommerce' && /^(?:Product|Category|InventoryLevel|Variant)$/.test(name) && read.length > 0) || (hasPeople && /^(?:User|Role|Customer|Member|Account|Profile)$/.test(name))) continue
    addEntity(entities, name, supportFields[name] ?? [])
  }
  const relations = withoutRepeats(readOnes, ledger)
  addForeignKeys(entities, relations)
  addRelationsFromKeys(entities, relations)
  findOwners(entities, relations)
  for (const entity of entities) entity.fields = entity.fields.slice(0, maxFields).map((field) => withRange(field, form))
  for (const entity of entities) {
    settleTimes(entity)
    for (const field of entity.fields) adoptTypeOfNamesake(field, entities)
  }
  addMakers(entities, actionsText(form))
  return { entities: entities.slice(0, maxEntities), relations, unread }
}

/** Beside a date, start and end are times of that day. */
function settleTimes(entity: BriefEntity) {
  if (!entity.fields.some((field) => /^(?:date|day)$/.test(field.name))) return
  for (const field of entity.fields) if (/^(?:start|end|from|to|until|begin)(?:_time)?$/.test(field.name)) field.type = 'time'
}

/** "grade_required" has the type "grade" has elsewhere. */
function adoptTypeOfNamesake(field: BriefField, entities: readonly BriefEntity[]) {
  const base = /^(?:required|min|max|minimum|maximum|needed)_(.+)$|^(.+)_(?:required|needed|min|max)$/.exec(field.name)
  const name = base?.[1] ?? base?.[2]
  if (name === undefined) return
  const namesake = entities.flatMap((entity) => entity.fields).find((other) => other.name === name && other !== field)
  if (namesake && !/bool/.test(namesake.type)) field.type = namesake.type
}

function actionsText(form: CleanForm): string {
  return `${form.coreUserActions} ${form.userFlow} ${form.coreFeatures}`.toLowerCase()
}

const takenBy: Readonly<Record<string, RegExp>> = { claimed: /\bclaim/, accepted: /\baccept/, assigned: /\bassign/, taken: /\btake|\btook/, approved: /\bapprov/, resolved: /\bresolv/ }

/** A status somebody sets for somebody else needs to know who did it; a "no" needs its reason. */
function addMakers(entities: BriefEntity[], spoken: string) {
  const person = entities.find((entity) => entity.person !== undefined)
  for (const entity of entities) {
    const values = entity.status?.values ?? []
    if (entity.person !== undefined || values.length === 0 || entity.assumed || !person) continue
    const maker = values.find((value) => takenBy[value.toLowerCase()]?.test(spoken) === true)
    if (maker !== undefined && !entity.fields.some((field) => field.name.endsWith('_by') || field.name.includes(maker))) {
      entity.fields.push({ name: `${maker.toLowerCase()}_by`, type: 'reference', reference: person.name, assumed: true })
    }
    if (values.some((value) => /reject|declin|refus/i.test(value)) && !entity.fields.some((field) => /reason|note|comment/.test(field.name))) {
      entity.fields.push({ name: 'reason', type: 'text', assumed: true })
    }
  }
}

/** "brood frames 0-10" anywhere in the flow or rules is the field's range. */
function withRange(field: BriefField, form: CleanForm): BriefField {
  if (!/integer|decimal|number/.test(field.type) || field.currency === true || field.name.length < 4) return field
  const words = field.name.replaceAll('_', '[ _-]').replace(/[^\w[\] -]/g, '')
  const match = new RegExp(`${words}\\s*[(:]?\\s*(\\d{1,4})\\s*(?:-|–|to)\\s*(\\d{1,4})`, 'i').exec(`${form.userFlow}\n${form.businessRules}`.slice(0, 4000))
  return match === null ? field : { ...field, type: `integer ${match[1]}–${match[2]}` }
}

/** A shop needs price snapshots and its switches bring tables, whatever the user listed. */
function requiredEntities(form: CleanForm, own: readonly BriefEntity[]): { name: string; fields: BriefField[] }[] {
  if (form.projectType !== 'ecommerce') return []
  const hasGoods = own.some((entity) => !/order|payment|cart|invoice/i.test(entity.name) && entity.fields.some((field) => field.currency === true))
  const hasStock = own.some((entity) => entity.fields.some((field) => /stock|on_hand|_left|available|inventory/.test(field.name)))
  const hasPeople = own.some((entity) => /customer|user|shopper|member|buyer|client/i.test(entity.name))
  return profileEntities(form).filter(
    (entity) =>
      entity.required === true &&
      !(hasGoods && entity.name === 'Product') &&
      !(hasStock && entity.name === 'InventoryLevel') &&
      !(hasPeople && entity.name === 'Customer'),
  )
}

function toBriefEntity(name: string, fields: readonly BriefField[], assumed: boolean): BriefEntity {
  const label = entityLabel(name)
  const copy: BriefEntity = { name, label, labels: plural(label), fields: fields.map((field) => ({ ...field })), assumed, samples: [] }
  const status = copy.fields.find((field) => /^(?:status|state|stage|phase)$/i.test(field.name) && (field.values?.length ?? 0) > 1)
    ?? copy.fields.find((field) => /(?:status|state|stage|phase|condition)$/i.test(field.name) && (field.values?.length ?? 0) > 1)
  if (status) copy.status = status
  return copy
}

export function entityLabel(name: string): string {
  return name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .split(/[\s_-]+/)
    .map((word) => (/^\p{Lu}{2,}s?$/u.test(word) ? word : word.toLowerCase()))
    .join(' ')
}

function addEntity(entities: BriefEntity[], name: string, fields: readonly BriefField[]) {
  const root = stem(name)
  const known = entities.some((entity) => stem(entity.name) === root || stem(wordsOf(entity.label).at(-1) ?? '') === root)
  if (!known) entities.push(toBriefEntity(name, fields.map((field) => ({ ...field, assumed: true })), true))
}

/** "Member" the table and "Member" the role are the same people; a generic User table stands for the first role. */
function linkPeople(entities: BriefEntity[], roles: readonly BriefRole[]) {
  for (const entity of entities) {
    const role = roles.find((each) => stem(each.name) === stem(entity.name) || stem(each.name.split(' ').at(-1) ?? '') === stem(entity.name))
    if (role) entity.person = role.name
  }
  if (entities.some((entity) => entity.person !== undefined)) return
  const generic = entities.find((entity) => /^(?:user|account|profile|person|customer|member|client)$/i.test(entity.name))
  if (generic && roles[0]) generic.person = roles[0].name
}

function addForeignKeys(entities: BriefEntity[], relations: readonly BriefRelation[]) {
  for (const relation of relations) {
    if (relation.kind === 'many-to-many') continue
    const child = entities.find((entity) => entity.name === relation.to)
    const parent = entities.find((entity) => entity.name === relation.from)
    if (!child || !parent) continue
    const key = `${parent.label.replaceAll(' ', '_')}_id`
    if (child.fields.some((field) => field.reference === parent.name || field.name === key)) continue
    child.fields.unshift({ name: key, type: 'reference', reference: parent.name })
  }
}

function addRelationsFromKeys(entities: readonly BriefEntity[], relations: BriefRelation[]) {
  for (const entity of entities) {
    for (const field of entity.fields) {
      if (field.reference === undefined || field.reference === entity.name) continue
      const known = relations.some(
        (relation) =>
          (relation.from === field.reference && relation.to === entity.name) || (relation.to === field.reference && relation.from === entity.name),
      )
      if (known || !entities.some((each) => each.name === field.reference)) continue
      relations.push({ from: field.reference, to: entity.name, kind: 'one-to-many', onDelete: 'restrict', words: '' })
    }
  }
}

function findOwners(entities: BriefEntity[], relations: readonly BriefRelation[]) {
  const byName = new Map(entities.map((entity) => [entity.name, entity]))
  for (const entity of entities) {
    if (entity.person !== undefined) entity.owner = entity.person
  }
  for (let depth = 0; depth < 3; depth += 1) {
    for (const relation of relations) {
      const parent = byName.get(relation.from)
      const child = byName.get(relation.to)
      if (!parent?.owner || !child || child.owner !== undefined) continue
      child.owner = parent.owner
      if (parent.person === undefined) child.through = parent.name
    }
  }
}

function withoutRepeats(found: readonly (BriefRelation & { ownership?: boolean })[], ledger: Ledger): BriefRelation[] {
  const kept: BriefRelation[] = []
  for (const relation of found) {
    const same = kept.find(
      (each) =>
        (each.from === relation.from && each.to === relation.to) || (each.from === relation.to && each.to === relation.from),
    )
    if (!same) {
      kept.push({ from: relation.from, to: relation.to, kind: relation.kind, onDelete: relation.onDelete, words: relation.words })
      continue
    }
    if (same.kind !== relation.kind) {
      ledger.contradict(
        `The relation between ${same.from} and ${same.to} is described twice, as ${same.kind} and ${relation.kind}; ${same.kind} is used`,
        'modelRelationships',
      )
    }
  }
  return kept
}
