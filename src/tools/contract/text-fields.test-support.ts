import { z } from 'zod'

type Schema = z.core.JSONSchema._JSONSchema
type Field = {
  /** As `compareWith[].text`. */
  name: string
  /** Characters that each of its texts may have. */
  most: number
  /** How many texts there are: more than one in a list. */
  texts: number
  /** The same input with this text there; a list of texts is filled with it. */
  put: (given: unknown, text: string) => unknown
}
export type TextField = Omit<Field, 'put'> & { put: (given: object, text: string) => Record<string, unknown> }

/** Every place of an input that takes free text. */
export function textFields(input: z.ZodType): TextField[] {
  return fieldsIn(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })) as TextField[]
}

function fieldsIn(schema: Schema | undefined): Field[] {
  if (typeof schema !== 'object' || schema.enum || 'const' in schema) return []
  const { type, anyOf, items, maxItems = 1, properties = {}, required = [], maxLength } = schema
  if (anyOf) return anyOf.flatMap(fieldsIn)
  if ([type].flat().includes('string'))
    return [{ name: '', most: maxLength ?? Number.POSITIVE_INFINITY, texts: 1, put: (_, text) => text }]
  if (type === 'array')
    return fieldsIn(items as Schema).map(({ name, most, put }) => {
      const texts = name === '' ? maxItems : 1
      return {
        name: `[]${name === '' ? '' : '.'}${name}`,
        most,
        texts,
        put: (_, text) => Array.from({ length: texts }, () => put({}, text)),
      }
    })
  const least = Object.fromEntries(required.map((key) => [key, 'x']))
  return Object.entries(properties).flatMap(([key, property]) =>
    fieldsIn(property).map(({ name, put, ...field }) => ({
      ...field,
      name: `${key}${/^\w/.test(name) ? '.' : ''}${name}`,
      put: (given, text) => ({ ...least, ...(given as object), [key]: put({}, text) }),
    })),
  )
}
