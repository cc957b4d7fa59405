import { lineNames } from './plan.ts'

const text = { type: 'string' }
const box = { type: 'array', items: { type: 'number' } }

/** Structured output wants every key, so "" and [] stand for nothing. */
export const replyProperties = { concepts: { type: 'array', items: conceptSchema() } }
export const schema = strict(replyProperties)

function conceptSchema() {
  return strict({
    ...Object.fromEntries(lineNames.map((line) => [line, text])),
    hasFace: { type: 'boolean' },
    boxes: strict({ subject: box, object: box, words: box }),
    assumed: { type: 'array', items: text },
  })
}

function strict(properties: object): object {
  return { type: 'object', additionalProperties: false, required: Object.keys(properties), properties }
}
