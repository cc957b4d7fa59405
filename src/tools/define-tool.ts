import type { z } from 'zod'
import type { RefineWish } from './refine-wish.ts'

export const toolCategories = ['technical', 'non-technical'] as const
export type ToolCategory = (typeof toolCategories)[number]

export const toolBadges = ['Technical', 'Content', 'Creative', 'Visual', 'Video'] as const
export type ToolBadge = (typeof toolBadges)[number]

/** What a tool says about itself; plain data, so a server loader can hand it to any page. */
export type ToolCard = {
  /** Last part of the route, name of the folder and slug of its admin content. */
  slug: string
  /** Name under `POST /functions/v1/`. */
  functionName: string
  category: ToolCategory
  badge: ToolBadge
  /** Plate number on the home page; also the order in lists. */
  figure: number
  name: string
  /** One sentence for cards and meta descriptions. */
  summary: string
  /** Line drawing on a 120×80 sheet: SVG path data, one stroke weight, no fill. */
  plate: readonly string[]
}

/** The tool's entry in the documentation. */
export type ToolDocs = {
  purpose: string
  steps: readonly string[]
  tips: readonly string[]
}

/** A further page of the tool; `file` lies in the tool's folder. */
export type ToolPage = { path: string; file: string }

/** What a model may write anew in an answer, and what has to stay. */
export type Refinement<Input, Output> = {
  /** The text a model gets as a draft and gives back better. */
  draftOf: (output: Output) => string
  /** The answer with the model's text in the draft's place; undefined when the text does not have the right form. */
  withText: (output: Output, text: string) => Output | undefined
  /** Everything typed, joined: its numbers, names and quoted words have to stay. */
  sourceOf: (input: Input) => string
  /** Words of the refined text, for a draft of so many words. */
  wordsFor: (draftWords: number) => { min: number; max: number }
}

/** One part of an answer that is made of parts: a scene, an idea. */
export type AnswerPart = {
  /** Unique within the answer; also what a person names to have only this part written anew. */
  heading: string
  /** What a model may write anew, by name. */
  fields: Readonly<Record<string, string>>
  /** What has to stay in a field letter by letter, by the name of the field. */
  keep?: Readonly<Record<string, readonly string[]>>
}

/** The same for answers that are made of parts, which a model gives back as JSON by a schema. */
export type PartsRefinement<Input, Output> = {
  /** undefined when this answer is one text. */
  partsOf: (output: Output) => readonly AnswerPart[] | undefined
  /** The answer with the model's parts, which have the headings and fields of the draft's. */
  withParts: (output: Output, parts: readonly AnswerPart[]) => Output
  /** Of an answer that a page sends back with a wish; missing when it is composed anew each time. */
  answer?: z.ZodType<Output>
  sourceOf: (input: Input) => string
  /** What the model gets to see instead of the whole input. */
  materialOf?: (input: Input, output: Output) => object
  /** What is wrong with a refined answer besides what is checked for all; a sentence each for the model. */
  faultsOf?: (input: Input, output: Output) => string[]
}

/** A wish met without a model, and a sentence that says what was done. */
export type AppliedWish<Output> = { output: Output; said: string }

export type ToolExample<Input> = { label: string; input: Input }

export type ToolDefinition<
  Schema extends z.ZodType = z.ZodType,
  Output extends object = object,
> = ToolCard & {
  docs: ToolDocs
  /** One schema for the form, the function endpoint and the command line. */
  input: Schema
  /** Of a request, when the usual limit is too small for the input. */
  bodyLimitBytes?: number
  /** Pure and deterministic: no clock, no randomness, no network. */
  compose: (input: z.output<Schema>) => Output
  /** Missing when no model is to touch the answer. The instructions lie in the folder's `prompt.server.ts`. */
  refine?: Refinement<z.output<Schema>, Output>
  refineParts?: PartsRefinement<z.output<Schema>, Output>
  /** What our own rules can do about a wish; undefined when nothing comes of it. Pure. */
  applyWish?: (input: z.output<Schema>, wish: RefineWish) => AppliedWish<Output> | undefined
  /** What the history may keep when parts of a request were promised not to be; everything when missing. */
  forHistory?: (input: z.output<Schema>, output: Output) => { input: object; output: object }
  examples: readonly ToolExample<z.input<Schema>>[]
  /** Besides `/tools/{category}/{slug}`, which is always `page.tsx`. */
  pages?: readonly ToolPage[]
  helpers?: readonly ToolHelper[]
}

/**
 * A function beside the tool's own, for its page: same limits, budget and checks, but neither card nor history. Its
 * instructions lie in the `prompt.server.ts` of the folder that its slug names.
 */
export type ToolHelper<Schema extends z.ZodType = z.ZodType, Output extends object = object> = Pick<
  ToolDefinition<Schema, Output>,
  'slug' | 'functionName' | 'input' | 'compose' | 'refineParts'
>

/** Checks a helper against the contract; who runs it parses its input first, so the exact types may go. */
export function defineHelper<Schema extends z.ZodType, Output extends object>(
  helper: ToolHelper<Schema, Output>,
): ToolHelper {
  return helper as unknown as ToolHelper
}

/** Keeps the exact types of one tool while checking it against the contract. */
export function defineTool<Schema extends z.ZodType, Output extends object>(
  definition: ToolDefinition<Schema, Output>,
): ToolDefinition<Schema, Output> {
  return definition
}
