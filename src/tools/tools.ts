import * as catalogue from './catalogue.ts'
import type { ToolCard, ToolCategory, ToolDefinition } from './define-tool.ts'

export type Tool = ToolDefinition & {
  path: string
  /** A function beside a tool, whose answers nobody keeps. */
  isHelper?: true
}

/** All tools in the order of their plates. */
export const tools: readonly Tool[] = (Object.values(catalogue) as ToolDefinition[])
  .map((tool) => ({ ...tool, path: `/tools/${tool.category}/${tool.slug}` }))
  .sort((one, other) => one.figure - other.figure)

/** The functions that pages of tools have beside the tool's own, each with the contract of a tool. */
export const helpers: readonly Tool[] = tools.flatMap(
  ({ refine: _refine, refineParts: _parts, applyWish: _wish, forHistory: _history, helpers: own, ...tool }) =>
    (own ?? []).map((helper): Tool => ({ ...tool, ...helper, isHelper: true })),
)

/** The slugs an admin can attach content to. */
export const toolSlugs: readonly string[] = tools.map((tool) => tool.slug)

/** `name`: a slug or a function name. */
export function findTool(name: string): Tool | undefined {
  return tools.find((tool) => tool.slug === name || tool.functionName === name)
}

export function toolsIn(category: ToolCategory): readonly Tool[] {
  return tools.filter((tool) => tool.category === category)
}

export type ToolSummary = ToolCard & {
  path: string
  /** What admins have added to the card. */
  tags?: readonly string[]
  imageUrl?: string | null
}

/** What a page needs to show a tool; without schema and composer, so a loader can send it. */
export function summarise(tool: Tool): ToolSummary {
  const { slug, functionName, category, badge, figure, name, summary, plate, path } = tool
  return { slug, functionName, category, badge, figure, name, summary, plate, path }
}
