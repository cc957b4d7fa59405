import { closedObject } from './reply-schema.ts'
import type { AskStep, ShortInstructions, ToolInstructions } from './tool-instructions.ts'

/** The most characters of the short form, with what frames the person's own words. */
export const mostShortCharacters = 4_800

export function defineShort<Input, Plan>(
  short: ShortInstructions<Input, Plan>,
): ShortInstructions<Input, Plan> {
  return short
}

/** The instructions of a tool in their short form: the rest of the engine sees no difference. */
export function shortened(told: ToolInstructions, short: ShortInstructions): ToolInstructions {
  return { ...told, instructions: short.instructions, material: short.material ?? told.material }
}

type Section = { number: number; name: string }

/** Sections of an answer in Markdown: all of them, or those with these numbers. */
export function sectionsStep(
  sections: readonly Section[],
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
  { maxOutputTokens, more = '' }: { maxOutputTokens: number; more?: string },
): AskStep {
  const named = keys.map((key) => `"${key}"`).join(', ')
  return {
    order: `Write now only one JSON object with ${keys.length === 1 ? 'the key' : 'the keys'} ${named}.${more}`,
    schema: closedObject(Object.fromEntries(keys.map((key) => [key, properties[key] ?? {}]))),
    maxOutputTokens,
  }
}
