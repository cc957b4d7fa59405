import { meansEntity } from '../knowledge/entity-words.ts'
import type { BriefEntity, BriefField, BriefRelation, BriefRole, CleanForm } from '../brief.ts'
import { readDataModel as readModel } from '../read/entities.ts'
import { memoByText } from '../words/memo.ts'
import { readRelations } from '../read/relations.ts'
import { stem, wordsOf } from '../words/stem.ts'
import { profileEntities } from '../knowledge/type-profiles.ts'
import { maxEntities, toBriefEntity } from './brief-entity.ts'
import type { Ledger } from './ledger.ts'
import { addAccounts, giveOrdersACustomer, requiredEntities, supportFields } from './support-entities.ts'
import { findOwners, linkPeople, ownByRule } from './ownership.ts'
import {
  actionsText,
  addMakers,
  adoptTypeOfNamesake,
  linkMakers,
  settleTimes,
  withRange,
} from './field-facts.ts'
import { addForeignKeys, addNamedKeys, addRelationsFromKeys, withoutRepeats } from './entity-relations.ts'

const readDataModel = memoByText((text: string) => readModel(text), 200)

const maxFields = 12

export type DataModel = { entities: BriefEntity[]; relations: BriefRelation[]; unread: string[] }

/** Entities the user wrote first, then those their type or features cannot do without (marked as assumed). */
export function decideDataModel(
  form: CleanForm,
  roles: readonly BriefRole[],
  featureEntities: readonly string[],
  needsAccounts: boolean,
  ledger: Ledger,
): DataModel {
  const { entities: read, unread: unreadModels } = readDataModel(form.dataModels)
  const entities: BriefEntity[] = read.map((entity) =>
    toBriefEntity(entity.name, entity.fields, entity.assumed === true),
  )
  const relationText = [form.modelRelationships, form.dataRelationships]
    .filter((part) => part !== '')
    .join('\n')
    .replace(/\b(?:its|their|his|her|our|my) own\s+/gi, '')
    .replace(/\b(\p{L}+)\s+has\s+(?:exactly\s+)?(?:two|three|four|2|3|4)\s+(\p{L}+)/giu, '$1 many-to-many $2')
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
    if (
      entities.length >= maxEntities ||
      (form.projectType === 'ecommerce' &&
        /^(?:Product|Category|InventoryLevel|Variant)$/.test(name) &&
        read.length > 0) ||
      (hasPeople && /^(?:User|Role|Customer|Member|Account|Profile)$/.test(name))
    )
      continue
    addEntity(entities, name, supportFields[name] ?? [])
  }
  if (needsAccounts && !hasPeople) addAccounts(entities, roles)
  giveOrdersACustomer(form, entities)
  const relations = withoutRepeats(readOnes, ledger)
  addNamedKeys(entities, readOnes)
  addForeignKeys(entities, relations)
  linkMakers(entities)
  addRelationsFromKeys(entities, relations)
  findOwners(entities, relations)
  ownByRule(entities, roles, form.businessRules)
  for (const entity of entities)
    entity.fields = entity.fields.slice(0, maxFields).map((field) => withRange(field, form))
  for (const entity of entities) {
    settleTimes(entity)
    for (const field of entity.fields) adoptTypeOfNamesake(field, entities)
  }
  addMakers(entities, actionsText(form))
  return {
    entities: entities.slice(0, maxEntities),
    relations: relations.map(({ from, to, kind, onDelete, words }) => ({ from, to, kind, onDelete, words })),
    unread: [...unread, ...unreadModels],
  }
}

function addEntity(entities: BriefEntity[], name: string, fields: readonly BriefField[]) {
  const root = stem(name)
  const known = entities.some(
    (entity) =>
      meansEntity(entity.name, name) ||
      stem(entity.name) === root ||
      stem(wordsOf(entity.label).at(-1) ?? '') === root,
  )
  if (!known)
    entities.push(
      toBriefEntity(
        name,
        fields.map((field) => ({ ...field, ...referenceIn(entities, field), assumed: true })),
        true,
      ),
    )
}

/** A table that came along points at what the user calls it. */
function referenceIn(entities: readonly BriefEntity[], field: BriefField): { reference?: string } {
  const { reference } = field
  if (reference === undefined) return {}
  return { reference: entities.find((entity) => meansEntity(entity.name, reference))?.name ?? reference }
}
