import type { z } from 'zod'
import type { ToolCard, ToolDefinition, ToolExample } from '../define-tool.ts'

/** What the page of a tool shows of it; without schema and composer, so a loader can send it. */
export type WorkbenchFacts<Input = unknown> = {
  card: ToolCard & { path: string }
  steps: readonly string[]
  tips: readonly string[]
  examples: readonly ToolExample<Input>[]
}

/** For the loader of a tool's page: `export const loader = () => workbenchFacts(tool)`. */
export function workbenchFacts<Schema extends z.ZodType, Output extends object>(
  tool: ToolDefinition<Schema, Output>,
): WorkbenchFacts<z.input<Schema>> {
  const { slug, functionName, category, badge, figure, name, summary, plate, docs, examples } = tool
  const path = `/tools/${category}/${slug}`
  return {
    card: { slug, functionName, category, badge, figure, name, summary, plate, path },
    steps: docs.steps,
    tips: docs.tips,
    examples,
  }
}
