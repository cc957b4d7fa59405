import { objectOf, texts, textsOf } from '../contract/reply-schema.ts'
import { filmFields, shotFields } from './plan.ts'

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
