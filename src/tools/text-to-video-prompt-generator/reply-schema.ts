import { filmFields, shotFields } from './plan.ts'

const text = { type: 'string' }
const texts = { type: 'array', items: text }
const shot = objectOf({ ...textsOf(shotFields), seconds: { type: 'number' } })
export const replyProperties: Readonly<Record<string, object>> = {
  who: texts,
  shots: { type: 'array', items: shot },
  ...textsOf(filmFields.filter((field) => field !== 'idea' && field !== 'speech')),
  keep: texts,
  avoid: texts,
  assumed: texts,
}
export const schema = objectOf(replyProperties)

function textsOf(fields: readonly string[]) {
  return Object.fromEntries(fields.map((field) => [field, text]))
}

function objectOf(properties: Record<string, object>) {
  return { type: 'object', properties, required: Object.keys(properties) }
}
