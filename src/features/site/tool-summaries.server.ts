import type { RouterContextProvider } from 'react-router'
import { readPublished, readToolCardContent } from '#platform/published-content.server.ts'
import { summarise, type Tool, type ToolSummary } from '#tools/tools.ts'

/** The cards of these tools, with what admins have published about them in the place of our own words. */
export async function readToolSummaries(
  context: Readonly<RouterContextProvider>,
  tools: readonly Tool[],
): Promise<ToolSummary[]> {
  const published = await readPublished(context, readToolCardContent, [])
  return tools.map((tool) => {
    const summary = summarise(tool)
    const content = published.find(({ toolSlug }) => toolSlug === tool.card.slug)
    if (!content) return summary
    const { title, description, tags, imageUrl } = content
    return {
      ...summary,
      name: title,
      summary: description === '' ? summary.summary : description,
      tags,
      imageUrl,
    }
  })
}
