import type { EntityField } from './entity-fields.ts'

type Named = { name: string; fields: EntityField[] }

/** Things that are weighed or counted: their amount is a quantity. */
const measured =
  /ingredient|recipe|dose|dosage|feed|fertili[sz]er|water|irrigation|stock|harvest|yield|material|suppl(?:y|ies)|usage|reading|consumption|portion|nutrient|batch|medic|drug|treatment|sample|measure|seed|chemical|paint|fuel|milk|zutat|futter|dosis|ernte|ingrediente|dosage|récolte|traite/iu
const counted = /score|result|vote|attendance|inventory|count|punkte|ergebnis|résultat|resultado/iu
const unitWords = /^(?:g|kg|mg|ml|l|cl|dl|oz|lb|cups?|tbsp|tsp|litres?|liters?|grams?|pieces?|stück|pcs)$/iu
const otherTimes = /^(?:date|day|datum|fecha)$/u

/** What a name alone cannot tell: the amount of an ingredient is no money, and a holiday runs from a date to a date. */
export function settleTypes<Entity extends Named>(entity: Entity): Entity {
  const hasUnit = entity.fields.some((field) => /^(?:unit|units|einheit|unité|unidad)$/iu.test(field.name))
  const hasOtherTime = entity.fields.some((field) => otherTimes.test(field.name))
  const isMoney = entity.fields.some((field) => field.currency === true)
  const hasDays = entity.fields.some((field) => /_days$|_tage$/u.test(field.name))
  const fields = entity.fields.map((field) => {
    const isPlain = field.values === undefined && field.reference === undefined
    if (
      /^(?:amount|total|balance|menge)$/u.test(field.name) &&
      field.currency === true &&
      field.note === undefined
    ) {
      if (counted.test(entity.name)) return withType(field, 'integer')
      if (hasUnit || measured.test(entity.name)) return withType(field, 'decimal')
    }
    if (field.currency === true && unitWords.test(field.note ?? '')) return withType(field, 'decimal')
    if (isPlain && !isMoney && !hasOtherTime && /^(?:from|to|until|von|bis)$/u.test(field.name)) {
      return /^(?:string|timestamp)/u.test(field.type) ? { ...field, type: 'date' } : field
    }
    if (hasDays && field.name === 'start' && field.type === 'timestamp') return { ...field, type: 'date' }
    return field
  })
  return { ...entity, fields }
}

function withType(field: EntityField, type: string): EntityField {
  const { currency: _currency, ...rest } = field
  return { ...rest, type }
}
