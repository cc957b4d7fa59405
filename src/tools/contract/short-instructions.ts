import { closedObject } from './reply-schema.ts'

/** The same task for models with small contexts: what matters most of our craft, and the same form of the answer. */
export type ShortInstructions<Input = unknown, Plan = unknown> = {
  instructions: (input: Input) => string
  /** Where the usual material brings more craft than a small model can hold. */
  material?: (input: Input, composed?: Plan) => string
  /** The answer in pieces, for models that cannot write it at once. In the order of the text; at least one. */
  steps: (input: Input) => readonly AskStep[]
}

/** What a small model writes at once. */
export type AskStep = {
  /** Says what to write now, and nothing of the rest. */
  order: string
  /** Where the answer is one object: of the object that holds these keys alone. */
  schema?: object
  maxOutputTokens: number
  /** How a text begins that comes without its marker; "" goes on in the section before. */
  begins?: string | undefined
}

/** Sections of an answer in Markdown: all of them, or those with these numbers. */
export function sectionsStep(
  sections: readonly { number: number; name: string }[],
  maxOutputTokens: number,
  numbers?: readonly number[],
): AskStep {
  const asked = numbers ? sections.filter(({ number }) => numbers.includes(number)) : sections
  const named = asked.map(({ number, name }) => `[${number}] ${name}`).join(', ')
  const [first] = asked
  return {
    order: `Write now only ${named}, each with its marker, then [end]. Leave out what earns no place.`,
    maxOutputTokens,
    begins: first && `## [${first.number}] ${first.name}`,
  }
}

/** Keys of an answer that is one object. */
export function keysStep(
  properties: Readonly<Record<string, object>>,
  keys: readonly string[],
  maxOutputTokens: number,
  more = '',
): AskStep {
  const named = keys.map((key) => `"${key}"`).join(', ')
  return {
    order: `Write now only one JSON object with ${keys.length === 1 ? 'the key' : 'the keys'} ${named}.${more}`,
    schema: closedObject(Object.fromEntries(keys.map((key) => [key, properties[key] ?? {}]))),
    maxOutputTokens,
  }
}
