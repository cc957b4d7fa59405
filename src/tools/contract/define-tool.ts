import type { ToolCard } from './card.ts'
import type { ToolCore } from './tool-core.ts'
import type { ToolInstructions } from './tool-instructions.ts'

/** The tool's entry in the documentation. */
export type ToolDocs = { purpose: string; steps: readonly string[]; tips: readonly string[] }

export type ToolExample<Input = unknown> = { label: string; input: Input }

/** What can be counted in a tool: 77 "dynamic fields", and what about them. */
export type ToolFigure = { value: number; unit: string; about: string }

/** A further page of the tool, with its form or its result; `file` lies in the tool's folder. */
export type ToolPage = { path: string; file: string; shows: 'form' | 'result' }

/** The card and how to get the rest: whoever lists tools loads nothing else. */
export type ToolDefinition<Input = unknown, Plan = unknown> = Loaders<Input, Plan> & {
  card: ToolCard
  docs: () => Promise<ToolDocs>
  examples: () => Promise<readonly ToolExample[]>
  /** Besides `/tools/{category}/{slug}`, which is always `page.tsx`. */
  pages?: readonly ToolPage[]
  /** What the values of its input's `projectType` are called on screen. */
  projectTypes?: Readonly<Record<string, string>>
  /** Of its form, where it has several, one of which is shown at a time. */
  formSteps?: number
  /** For the page about the product, counted where each is defined. */
  figures?: () => Promise<readonly ToolFigure[]>
  /** Of a request, when the usual limit is too small for the input. */
  bodyLimitBytes?: number
  /** Functions beside the tool's own, for its page: same limits and checks, but neither card nor history. */
  helpers?: readonly ToolHelper[]
}

export type ToolHelper<Input = unknown, Plan = unknown> = Loaders<Input, Plan> & {
  /** Kebab-case; names the helper in figures and logs. */
  slug: string
  functionName: string
}

/** What answers: without a model, and with one. */
type Loaders<Input, Plan> = {
  core: () => Promise<ToolCore<Input, Plan>>
  instructions: () => Promise<ToolInstructions<Input, Plan>>
}

/** Of its page, the file `page.tsx` in its folder. */
export function toolPath({ category, slug }: ToolCard): string {
  return `/tools/${category}/${slug}`
}

/** Checks a tool against the contract; whoever runs it parses with its schemas first, so the exact types may go. */
export function defineTool<Input, Plan>(tool: ToolDefinition<Input, Plan>): ToolDefinition {
  return tool as unknown as ToolDefinition
}

export function defineHelper<Input, Plan>(helper: ToolHelper<Input, Plan>): ToolHelper {
  return helper as unknown as ToolHelper
}
