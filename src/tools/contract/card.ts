export const toolCategories = ['technical', 'non-technical'] as const
export type ToolCategory = (typeof toolCategories)[number]

export const toolBadges = ['Technical', 'Content', 'Creative', 'Visual', 'Video'] as const

/** What lists, menus and search need of a tool: plain data, and nothing else is loaded with it. */
export type ToolCard = {
  /** Last part of the route, name of the folder and slug of its admin content. */
  slug: string
  /** Name under `POST /functions/v1/`. */
  functionName: string
  category: ToolCategory
  badge: (typeof toolBadges)[number]
  /** Plate number on the home page; also the order in lists. */
  figure: number
  name: string
  /** One sentence for cards and meta descriptions. */
  summary: string
  /** Line drawing on a 120×80 sheet: SVG path data, one stroke weight, no fill. */
  plate: readonly string[]
}
