import type { BriefEntity, BriefField, CleanForm } from '../brief.ts'
import { pointAt } from './entity-relations.ts'

/** Beside a date, start and end are times of that day. */
export function settleTimes(entity: BriefEntity) {
  if (!entity.fields.some((field) => /(?:^|_)(?:date|day)$/.test(field.name))) {
    for (const field of entity.fields) if (field.type === 'time') field.type = 'timestamp'
    return
  }
  for (const field of entity.fields)
    if (/^(?:start|end|from|to|until|begin)(?:_time)?$/.test(field.name)) field.type = 'time'
}

/** "grade_required" has the type "grade" has elsewhere. */
export function adoptTypeOfNamesake(field: BriefField, entities: readonly BriefEntity[]) {
  const base = /^(?:required|min|max|minimum|maximum|needed)_(.+)$|^(.+)_(?:required|needed|min|max)$/.exec(
    field.name,
  )
  const name = base?.[1] ?? base?.[2]
  if (name === undefined) return
  const namesake = entities
    .flatMap((entity) => entity.fields)
    .find((other) => other.name === name && other !== field)
  if (namesake && !/bool/.test(namesake.type)) field.type = namesake.type
}

export function actionsText(form: CleanForm): string {
  return `${form.coreUserActions} ${form.userFlow} ${form.coreFeatures}`.toLowerCase()
}

const takenBy: Readonly<Record<string, RegExp>> = {
  claimed: /\bclaim/,
  accepted: /\baccept/,
  acknowledged: /\backnowledg/,
  assigned: /\bassign/,
  taken: /\btake|\btook/,
  approved: /\bapprov/,
  resolved: /\bresolv/,
}

/** A status somebody sets for somebody else needs to know who did it; a "no" needs its reason. */
export function addMakers(entities: BriefEntity[], spoken: string) {
  const people = entities.filter((entity) => entity.person !== undefined)
  const [person] = people
  for (const entity of entities) {
    const values = entity.status?.values ?? []
    if (
      people.length > 1 &&
      entity.fields.some((field) => people.some((each) => each.name === field.reference))
    )
      continue
    if (entity.person !== undefined || values.length === 0 || entity.assumed || !person) continue
    const maker = values.find((value) => takenBy[value.toLowerCase()]?.test(spoken) === true)
    if (
      maker !== undefined &&
      !entity.fields.some((field) => field.name.endsWith('_by') || field.name.includes(maker))
    ) {
      entity.fields.push({
        name: `${maker.toLowerCase()}_by`,
        type: 'reference',
        reference: person.name,
        assumed: true,
      })
    }
    if (
      values.some((value) => /reject|declin|refus/i.test(value)) &&
      !entity.fields.some((field) => /reason|note|comment/.test(field.name))
    ) {
      entity.fields.push({ name: 'reason', type: 'text', assumed: true })
    }
  }
}

/** "shade (VITA A1 to D4)" in the description is the format of the field shade. */
function notedFormat(field: BriefField, form: CleanForm): string | undefined {
  if (field.type !== 'string' && field.type !== 'text') return undefined
  const spoken =
    field.name === 'teeth' ? 'tooth' : field.name.replaceAll('_', ' ').replace(/[^\p{L}\p{N} ]/gu, '')
  const word = field.name === 'teeth' ? 'tooth(?: numbers?)?' : spoken
  if (word.length < 3) return undefined
  const prose = form.projectDescription.slice(0, 6000)
  // Most fields are never named beside a bracket: a plain search is many times cheaper than a pattern of their own.
  if (!prose.includes('(') || !prose.toLowerCase().includes(spoken.toLowerCase())) return undefined
  const match = new RegExp(`\\b${word}s?(?: numbers?)?\\s*\\(([^()]{2,40})\\)`, 'iu').exec(prose)
  const inside = match?.[1]?.trim()
  return inside !== undefined && /\d|\bto\b|\bor\b/.test(inside) ? inside : undefined
}

/** "brood frames 0-10" anywhere in the flow or rules is the field's range. */
export function withRange(field: BriefField, form: CleanForm): BriefField {
  const noted = notedFormat(field, form)
  if (noted !== undefined) return { ...field, type: noted }
  if (!/integer|decimal|number/.test(field.type) || field.currency === true || field.name.length < 4)
    return field
  const words = field.name.replaceAll('_', '[ _-]').replace(/[^\w[\] -]/g, '')
  const prose = `${form.userFlow}\n${form.businessRules}`.slice(0, 4000)
  if (!/\d\s*(?:-|–|to)\s*\d/i.test(prose)) return field
  const match = new RegExp(`${words}\\s*[(:]?\\s*(\\d{1,4})\\s*(?:-|–|to)\\s*(\\d{1,4})`, 'i').exec(prose)
  return match === null ? field : { ...field, type: `integer ${match[1]}–${match[2]}` }
}

/** "paid_by" and "created_by" hold people when there is one table of people. */
export function linkMakers(entities: readonly BriefEntity[]) {
  const people = entities.filter((entity) => entity.person !== undefined)
  const person = people[0]
  if (!person || people.length > 1) return
  for (const entity of entities) {
    for (const field of entity.fields) {
      if (
        field.name.endsWith('_by') &&
        field.reference === undefined &&
        field.values === undefined &&
        /^string/.test(field.type)
      )
        pointAt(field, person.name)
    }
  }
}
