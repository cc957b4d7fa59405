import type { LoaderFunctionArgs } from 'react-router'
import { requestContext } from '#platform/request-context.server.ts'
import { asReader } from './blog-context.server.ts'
import { writeFeed } from './blog-feed.server.ts'
import { newestPosts } from './published-posts.server.ts'

const postsInFeed = 20

/** `/blog/rss.xml` and `/blog/atom.xml`. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const posts = await asReader(context, (statements) => newestPosts(statements, postsInFeed))
  const kind = url.pathname.endsWith('atom.xml') ? 'atom' : 'rss'
  return new Response(writeFeed(kind, posts, context.get(requestContext).config), {
    headers: {
      'Content-Type': `application/${kind}+xml; charset=utf-8`,
      'Cache-Control': 'public, max-age=300',
    },
  })
}
