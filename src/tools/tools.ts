import { tools as catalogue } from './catalogue.ts'
import type { ToolCard, ToolCategory } from './contract/card.ts'
import { toolPath, type ToolDefinition } from './contract/define-tool.ts'

export type Tool = ToolDefinition & { path: string }

/** All tools in the order of their plates. */
export const tools: readonly Tool[] = catalogue
  .map((tool) => ({ ...tool, path: toolPath(tool.card) }))
  .sort((one, other) => one.card.figure - other.card.figure)

/** The slugs an admin can attach content to. */
export const toolSlugs: readonly string[] = tools.map((tool) => tool.card.slug)

/** `name`: a slug or a function name. */
export function findTool(name: string): Tool | undefined {
  return tools.find(({ card }) => card.slug === name || card.functionName === name)
}

/** The tool that a page belongs to. */
export function toolOfPath(path: string): Tool | undefined {
  return tools.find((tool) => tool.path === path || tool.pages?.some((page) => page.path === path))
}

export function toolsIn(category: ToolCategory): readonly Tool[] {
  return tools.filter((tool) => tool.card.category === category)
}

export type ToolSummary = Omit<ToolCard, 'functionName' | 'plate'> & {
  /** All lines of the drawing as one. */
  plate: string
  path: string
  /** Where its form is. */
  formPath: string
  /** What admins have added to the card. */
  tags?: readonly string[]
  imageUrl?: string | null
}

/** What a page needs to show a tool; plain data, so a loader can send it. */
export function summarise({ card, path, pages }: Tool): ToolSummary {
  const { slug, category, badge, figure, name, summary } = card
  const formPath = pages?.find(({ shows }) => shows === 'form')?.path ?? path
  return { slug, category, badge, figure, name, summary, plate: card.plate.join(''), path, formPath }
}
