import {
  Outlet,
  useLoaderData,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { readPublished } from '#platform/published-content.server.ts'
import { tools } from '#tools/tools.ts'
import { SafeHtml } from '#ui/safe-html.tsx'
import { readGuides, type Guide } from './guides.server.ts'
import * as texts from './tool-frame-page.texts.ts'

export async function loader({ url, context }: LoaderFunctionArgs): Promise<{ guides: Guide[] }> {
  const { pathname } = url
  // The wizard has two addresses.
  const tool = tools.find(
    ({ path, pages }) =>
      path === pathname || pages?.some((page) => page.file === 'page.tsx' && page.path === pathname),
  )
  if (!tool) return { guides: [] }
  return { guides: await readPublished(context, (statements) => readGuides(statements, tool.card.slug), []) }
}

/** A tool works without the network, only without its guide. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<{ guides: Guide[] }> {
  try {
    return await serverLoader<typeof loader>()
  } catch (error) {
    if (error instanceof Response) throw error
    return { guides: [] }
  }
}

/** Steps and options of a tool live in its address and ask for nothing. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname
}

/** Around every tool: below it stands what admins have published about it. */
export default function ToolFramePage() {
  const { guides } = useLoaderData<typeof loader>()
  return (
    <>
      <Outlet />
      {guides.map(({ id, title, html }) => (
        <section
          key={id}
          aria-labelledby={`guide-${id}`}
          data-print="hide"
          className="page-width mt-16 grid gap-x-16 gap-y-4 lg:grid-cols-[14rem_minmax(0,1fr)]"
        >
          <div className="border-t border-ink pt-4">
            <p className="label-mono text-muted">{texts.guide}</p>
            <h2 id={`guide-${id}`} className="mt-1 text-2xl wrap-anywhere">
              {title}
            </h2>
          </div>
          <div className="min-w-0 border-t border-ink pt-5">
            <SafeHtml html={html} />
          </div>
        </section>
      ))}
    </>
  )
}
