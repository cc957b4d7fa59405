import { closedObject, texts, textsOf } from '../contract/reply-schema.ts'
import { lineNames } from './plan.ts'

const box = { type: 'array', items: { type: 'number' } }
const concept = closedObject({
  ...textsOf(lineNames),
  hasFace: { type: 'boolean' },
  boxes: closedObject({ subject: box, object: box, words: box }),
  assumed: texts,
})

export const replyProperties = { concepts: { type: 'array', items: concept } }
export const schema = closedObject(replyProperties)
