import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { AdminHomePanel } from '#features/admin/admin-home-panel.tsx'
import { Home, homeMeta } from '#features/site/home.tsx'
import { readToolSummaries } from '#features/site/tool-summaries.server.ts'
import { WhatsNewSection } from '#features/whats-new/whats-new-section.tsx'
import { readLatestPosts } from '#features/whats-new/whats-new.server.ts'
import { readPublished } from '#platform/published-content.server.ts'
import { requestContext } from '#platform/request-context.server.ts'
import { tools } from '#tools/tools.ts'

export const meta = homeMeta

export async function loader({ context }: LoaderFunctionArgs) {
  const { config, viewer } = context.get(requestContext)
  const { appName, appUrl } = config
  return {
    appName,
    appUrl,
    isAdmin: viewer?.isAdmin ?? false,
    tools: await readToolSummaries(context, tools),
    posts: await readPublished(context, readLatestPosts, []),
  }
}

export default function HomePage() {
  const { isAdmin, posts, ...home } = useLoaderData<typeof loader>()
  return (
    <Home
      {...home}
      adminPanel={isAdmin ? <AdminHomePanel /> : null}
      news={posts.length > 0 ? <WhatsNewSection posts={posts} /> : null}
    />
  )
}
