/** What a model is told. No secret: the same text serves the server, the browser and a person's own chat. */
export type ToolInstructions<Input = unknown, Plan = unknown> = {
  /** Changes with the text, so that figures can be told apart: "2026-11-22.1". */
  version: string
  /** markdown: sections with fixed markers; json: one object. */
  form: 'markdown' | 'json'
  /** JSON Schema of the answer, for providers with structured output; only with the form json. */
  schema?: (input: Input) => object
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
  /** With the form json: of the object that holds these keys alone. */
  schema?: object
  maxOutputTokens: number
  /** How a text begins that comes without its marker; "" goes on in the section before. */
  begins?: string | undefined
}

export function defineInstructions<Input, Plan>(
  instructions: ToolInstructions<Input, Plan>,
): ToolInstructions<Input, Plan> {
  return instructions
}

/** An input without what was left empty. */
export function filledIn(input: Readonly<Record<string, string | readonly string[]>>) {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value.length > 0))
}
