import type { ShortInstructions } from './short-instructions.ts'

/** What a model is told. No secret: the same text serves the server, the browser and a person's own chat. */
export type ToolInstructions<Input = unknown, Plan = unknown> = {
  /** Changes with the text, so that figures can be told apart: "2026-11-22.1". */
  version: string
  /**
   * JSON Schema of an answer that is one object, for providers with structured output; undefined when it should not be
   * held to one. Missing where the answer is sections with fixed markers.
   */
  schema?: (input: Input) => object | undefined
  /** Room for the visible answer; thinking has its own. */
  maxOutputTokens: (input: Input) => number
  /** The task, our craft as guidance, the form of the answer. Ends before the material. */
  instructions: (input: Input) => string
  /**
   * The person's input whole, the rows their choices selected, the limits of the targets; never a draft. `composed`:
   * what the server computed first, for tools that explain a computation (plagiarism).
   */
  material: (input: Input, composed?: Plan) => string
  /** For models with small contexts; fetched only where one is asked. Missing where no browser's model is asked. */
  short?: () => Promise<ShortInstructions<Input, Plan>>
}

/** The instructions of a tool in their short form: the rest of the engine sees no difference. */
export function shortened(told: ToolInstructions, short: ShortInstructions): ToolInstructions {
  return { ...told, instructions: short.instructions, material: short.material ?? told.material }
}

/** An input without what was left empty. */
export function filledIn(input: Readonly<Record<string, string | readonly string[]>>) {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value.length > 0))
}
