import type { BriefEntity, BriefField, BriefRelation } from '../brief.ts'
import { stem, wordsOf } from '../words/stem.ts'
import type { Ledger } from './ledger.ts'
import { personNouns } from './ownership.ts'

/** `field` is the column a clause names itself ("who acknowledged it"); `pair` points at two of them at once. */
export type KeyedRelation = BriefRelation & { field?: string; pair?: boolean }

export function addForeignKeys(entities: BriefEntity[], relations: readonly BriefRelation[]) {
  for (const relation of relations) {
    if (relation.kind === 'many-to-many') continue
    const child = entities.find((entity) => entity.name === relation.to)
    const parent = entities.find((entity) => entity.name === relation.from)
    if (!child || !parent) continue
    const key = `${parent.label.replaceAll(' ', '_')}_id`
    if (standIn(child, parent)) continue
    if (child.fields.some((field) => field.reference === parent.name || field.name === key)) continue
    child.fields.unshift({ name: key, type: 'reference', reference: parent.name })
  }
}

/** A column the user named holds the link already: "vet", or "paid_by" where the parents are people. */
function standIn(child: BriefEntity, parent: BriefEntity): boolean {
  if (child.fields.some((field) => field.reference === parent.name)) return true
  const free = child.fields.filter(
    (field) => field.reference === undefined && field.values === undefined && /^string/.test(field.type),
  )
  const root = stem(wordsOf(parent.label).at(-1) ?? '')
  const named =
    free.find((field) => stem(field.name) === root || field.name === parent.label.replaceAll(' ', '_')) ??
    (parent.person === undefined && !personNouns.test(parent.name)
      ? undefined
      : free.find((field) => field.name.endsWith('_by')))
  if (named) pointAt(named, parent.name)
  return named !== undefined
}

export function pointAt(field: BriefField, target: string) {
  field.type = 'reference'
  field.reference = target
  delete field.currency
}

const ends =
  /^(?:from|to|von|an|de|para|sender|receiver|recipient|payer|payee|debtor|creditor|home|away|giver|taker|source|target|winner|loser)$/

/** Columns a clause names itself: "the user who acknowledged it", or the two flatmates of a settlement. */
export function addNamedKeys(entities: readonly BriefEntity[], relations: readonly KeyedRelation[]) {
  for (const { from, to, field: name, pair } of relations) {
    const child = entities.find((entity) => entity.name === to)
    const parent = entities.find((entity) => entity.name === from)
    if (!child || !parent) continue
    if (name !== undefined) {
      const known = child.fields.find((field) => field.name === name)
      if (known) pointAt(known, from)
      else child.fields.push({ name, type: 'reference', reference: from })
    }
    if (pair !== true || child.fields.filter((field) => field.reference === from).length > 1) continue
    const sides = child.fields.filter((field) => field.reference === undefined && ends.test(field.name))
    if (sides.length === 2) for (const side of sides) pointAt(side, from)
    else {
      const label = parent.label.replaceAll(' ', '_')
      child.fields.unshift(
        ...['first', 'second'].map((word) => ({
          name: `${word}_${label}_id`,
          type: 'reference',
          reference: from,
        })),
      )
    }
  }
}

export function addRelationsFromKeys(entities: readonly BriefEntity[], relations: BriefRelation[]) {
  for (const entity of entities) {
    for (const field of entity.fields) {
      if (field.reference === undefined || field.reference === entity.name) continue
      const known = relations.some(
        (relation) =>
          (relation.from === field.reference && relation.to === entity.name) ||
          (relation.to === field.reference && relation.from === entity.name),
      )
      if (known || !entities.some((each) => each.name === field.reference)) continue
      relations.push({
        from: field.reference,
        to: entity.name,
        kind: 'one-to-many',
        onDelete: 'restrict',
        words: '',
      })
    }
  }
}

export function withoutRepeats(found: readonly KeyedRelation[], ledger: Ledger): KeyedRelation[] {
  const kept: KeyedRelation[] = []
  for (const relation of found) {
    const same = kept.find(
      (each) =>
        (each.from === relation.from && each.to === relation.to) ||
        (each.from === relation.to && each.to === relation.from),
    )
    if (!same) {
      kept.push({
        from: relation.from,
        to: relation.to,
        kind: relation.kind,
        onDelete: relation.onDelete,
        words: relation.words,
        ...(relation.field === undefined ? {} : { field: relation.field }),
      })
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
