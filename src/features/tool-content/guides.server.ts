import type { Statements } from '#platform/database/with-identity.server.ts'
import { renderMarkdown } from '#shared/html/render-markdown.server.ts'

export type Guide = { id: string; title: string; html: string }

const mostShown = 5

/** What is published about a tool and has more to say than its card, newest first. */
export async function readGuides({ query }: Statements, toolSlug: string): Promise<Guide[]> {
  const { rows } = await query<{ id: string; title: string; content: string }>(
    `select id, title, long_content as content from tools_content
     where status = 'published' and tool_slug = $1 and long_content <> ''
     order by updated_at desc, id limit ${mostShown}`,
    [toolSlug],
  )
  return rows.map(({ id, title, content }) => ({ id, title, html: renderMarkdown(content) }))
}
