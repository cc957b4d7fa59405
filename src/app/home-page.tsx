import { lazy, Suspense, type ComponentType } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { modelDeskContext } from '#features/admin/models/model-desk-context.server.ts'
import { Home, homeMeta } from '#features/site/home.tsx'
import { readToolSummaries } from '#features/site/tool-summaries.server.ts'
import { readLatestPosts, type LatestPost } from '#features/whats-new/whats-new.server.ts'
import { readPublished } from '#platform/published-content.server.ts'
import { requestContext } from '#platform/request-context.server.ts'
import { tools } from '#tools/tools.ts'

// A few people's part of a page that everybody loads.
const AdminHomePanel = lazy(() =>
  import('#features/admin/admin-home-panel.tsx').then((module) => ({ default: module.AdminHomePanel })),
)

// Drawn by the server with the rest; its script is for the dot and the dialog, where there is any news.
const WhatsNewSection = lazy<ComponentType<{ posts: readonly LatestPost[] }>>(() =>
  import('#features/whats-new/whats-new-section.tsx').then(
    (module) => ({ default: module.WhatsNewSection }),
    () => ({ default: () => null }),
  ),
)

export const meta = homeMeta

export async function loader({ context }: LoaderFunctionArgs) {
  const { config, viewer } = context.get(requestContext)
  const { appName, appUrl } = config
  return {
    appName,
    appUrl,
    isAdmin: viewer?.isAdmin ?? false,
    localServers: viewer?.isAdmin ? await context.get(modelDeskContext).offer() : undefined,
    tools: await readToolSummaries(context, tools),
    posts: await readPublished(context, readLatestPosts, []),
  }
}

export default function HomePage() {
  const { isAdmin, localServers, posts, ...home } = useLoaderData<typeof loader>()
  return (
    <Home
      {...home}
      adminPanel={
        isAdmin ? (
          <Suspense>
            <AdminHomePanel servers={localServers} />
          </Suspense>
        ) : null
      }
      news={
        posts.length > 0 ? (
          <Suspense>
            <WhatsNewSection posts={posts} />
          </Suspense>
        ) : null
      }
    />
  )
}
