import { isRecord } from '#shared/record.ts'
import type { JSONSchema7, LanguageModelV4CallOptions } from '@ai-sdk/provider'
import type { ProviderId } from './model-data.ts'

/** JSON Schema of an answer; `name` as providers log it. */
export type AnswerSchema = { name: string; schema: object }

/** How a provider is held to a schema; nothing where its way would lose a part of the answer. */
export function structuredOutput(
  provider: ProviderId,
  { name, schema }: AnswerSchema,
): Pick<LanguageModelV4CallOptions, 'responseFormat' | 'providerOptions'> {
  const isClosed = isClosedSchema(schema)
  // It closes open objects by itself, and then their content is lost.
  if (provider === 'anthropic' && !isClosed) return {}
  return {
    responseFormat: { type: 'json', name, schema: schema as JSONSchema7 },
    providerOptions: {
      openai: { strictJsonSchema: isClosed },
      openaiCompatible: { strictJsonSchema: isClosed },
      // The other mode calls a tool, which is no text that could be shown while it comes.
      anthropic: { structuredOutputMode: 'outputFormat' },
    },
  }
}

/** Every object names all its fields, needs each of them and allows no other. */
export function isClosedSchema(node: unknown): boolean {
  if (Array.isArray(node)) return node.every(isClosedSchema)
  if (!isRecord(node)) return true
  const { properties, ...rest } = node
  if (!isRecord(properties)) return node['type'] !== 'object' && Object.values(rest).every(isClosedSchema)
  const required = Array.isArray(node['required']) ? node['required'] : []
  return (
    node['additionalProperties'] === false &&
    Object.keys(properties).every((name) => required.includes(name)) &&
    [...Object.values(properties), ...Object.values(rest)].every(isClosedSchema)
  )
}
