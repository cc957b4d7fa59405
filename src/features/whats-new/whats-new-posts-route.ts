import type { LoaderFunctionArgs } from 'react-router'
import { readPublished } from '#platform/published-content.server.ts'
import { renderMarkdown } from '#shared/html/render-markdown.server.ts'
import { readPosted } from './whats-new.server.ts'

/** What fits into one dialog; announcements are not an archive. */
const mostShown = 100

/** `GET /whats-new/posts`: all announcements, for the dialog of the home page. */
export async function loader({ context }: LoaderFunctionArgs) {
  const posts = await readPublished(context, (statements) => readPosted(statements, mostShown), [])
  return { posts: posts.map(({ content, ...post }) => ({ ...post, html: renderMarkdown(content) })) }
}
