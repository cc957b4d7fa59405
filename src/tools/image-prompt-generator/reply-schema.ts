import { keysOf, written } from './plan.ts'

const words = { type: 'string' }
const list = { type: 'array', items: words }

export const replyProperties: Readonly<Record<string, object>> = {
  ...Object.fromEntries(keysOf(written).map((key) => [key, words])),
  details: list,
  assumed: list,
}

/** Structured output wants every key, so "" stands for nothing. */
export const schema = {
  type: 'object',
  additionalProperties: false,
  required: Object.keys(replyProperties),
  properties: replyProperties,
}
