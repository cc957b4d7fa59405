import { createContext, type RouterContextProvider } from 'react-router'
import type { Database } from './database/open-database.server.ts'
import { nobody, withIdentity, type Statements } from './database/with-identity.server.ts'
import { requestContext } from './request-context.server.ts'

/** In a loader of a page for everybody: the database with what admins have published. */
export const publishedContext = createContext<Pick<Database, 'pool'>>()

/**
 * Reads what is published as nobody, so that everybody sees the same, also an admin. A page does not fail because of
 * it: without the database it is shown with `fallback`.
 */
export async function readPublished<Result>(
  context: Readonly<RouterContextProvider>,
  work: (statements: Statements) => Promise<Result>,
  fallback: Result,
): Promise<Result> {
  try {
    return await withIdentity(context.get(publishedContext), nobody, work)
  } catch (error) {
    const { log, requestId } = context.get(requestContext)
    log.error({ requestId, error }, 'what is published could not be read')
    return fallback
  }
}

/** What admins say about a tool, for its card. */
export type ToolCardContent = {
  toolSlug: string
  title: string
  /** '' leaves the tool's own sentence. */
  description: string
  tags: string[]
  imageUrl: string | null
}

/** The newest of every tool that has any. */
export async function readToolCardContent({ query }: Statements): Promise<ToolCardContent[]> {
  const { rows } = await query<ToolCardContent>(
    `select distinct on (tool_slug) tool_slug as "toolSlug", title, description, tags, image_url as "imageUrl"
     from tools_content where status = 'published' order by tool_slug, updated_at desc, id`,
  )
  return rows
}
