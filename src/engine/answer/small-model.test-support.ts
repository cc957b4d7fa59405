import type { WritingModel } from './writing-model.ts'

type Schema = { type?: string; properties?: Record<string, Schema>; items?: Schema }

/** Writes exactly what a step orders, as a model held to a grammar does; each text is `words`. */
export function smallModel(
  contextTokens: number,
  { words }: { words?: string } = {},
): WritingModel & { asked: string[] } {
  const asked: string[] = []
  return {
    name: 'Tiny',
    asked,
    room: { contextTokens, countTokens: async (text) => Math.ceil(text.length / 4) },
    async write({ instructions, material }, { schema, onText }) {
      asked.push(`${instructions}\n\n${material}`)
      const text = orderedReply(material, schema, words)
      for (const piece of text.match(/.{1,16}/gsu) ?? []) onText?.(piece)
      return { text, isCut: false }
    },
  }
}

/** What such a model writes for a step. */
export function orderedReply(
  material: string,
  schema: object | undefined,
  words = 'A quiet line with 7 things',
): string {
  const order = material.slice(material.lastIndexOf('\n\n') + 2)
  return schema === undefined ? sections(order, words) : JSON.stringify(valueOf(schema, words))
}

function sections(order: string, words: string): string {
  const named = [...order.matchAll(/\[(\d{1,2})\](?: ([^[,.]+))?/gu)]
  if (named.length === 0 || order.includes('Go on')) return `${words}.`
  return [
    ...named.map(([, number, name]) => `## [${number}] ${name ?? 'Part'}\n- ${words} in ${number}.`),
    '[end]',
  ].join('\n')
}

function valueOf(schema: Schema, words: string): unknown {
  if (schema.type === 'array') return [valueOf(schema.items ?? {}, words)]
  if (schema.type === 'integer' || schema.type === 'number') return 5
  if (schema.type === 'boolean') return false
  if (schema.type !== 'object') return words
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([key, one]) => [key, valueOf(one, words)]),
  )
}
