import { closedObject, texts, textsOf } from '../contract/reply-schema.ts'
import { keysOf, written } from './plan.ts'

export const replyProperties = { ...textsOf(keysOf(written)), details: texts, assumed: texts }
export const schema = closedObject(replyProperties)
