/** A text in a JSON Schema, a list of them, and an object that always has these keys. */
export const text = { type: 'string' }
export const texts = { type: 'array', items: text }

export function textsOf(keys: readonly string[]): Record<string, object> {
  return Object.fromEntries(keys.map((key) => [key, text]))
}

export function objectOf(properties: Record<string, object>) {
  return { type: 'object', properties, required: Object.keys(properties) }
}

/** With no other keys, for providers that keep to a schema: "" and [] stand for nothing there. */
export function closedObject(properties: Record<string, object>) {
  return { type: 'object', additionalProperties: false, required: Object.keys(properties), properties }
}
