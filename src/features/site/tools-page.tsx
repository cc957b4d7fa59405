import {
  Link,
  redirect,
  useLoaderData,
  useSearchParams,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router'
import { toolCategories, type ToolCategory } from '#tools/contract/card.ts'
import { findTool, tools } from '#tools/tools.ts'
import { pageMeta } from '#ui/page-meta.ts'
import { Tabs } from '#ui/tabs.tsx'
import { PageTitle } from './page-title.tsx'
import { ToolList } from './tool-list.tsx'
import { readToolSummaries } from './tool-summaries.server.ts'
import * as texts from './tools-page.texts.ts'

const tabs = [
  { value: 'technical', label: texts.technicalTools, href: '/tools' },
  { value: 'non-technical', label: texts.nonTechnicalTools, href: '/tools?tab=non-technical' },
] as const satisfies readonly { value: ToolCategory; label: string; href: string }[]

/** The form of the home page leads here where no script runs. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const idea = query.get('idea')?.trim()
  const tool = findTool(query.get('tool') ?? '')
  if (idea && tool) {
    const carried = new URLSearchParams(query.has('details') ? { idea } : { idea, generate: '1' })
    throw redirect(`${tool.path}?${carried.toString()}`)
  }
  return { tools: await readToolSummaries(context, tools) }
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: texts.pageTitle,
    description: texts.pageDescription,
    path: '/tools',
    image: 'tools',
  })
}

export default function ToolsPage() {
  const loaderData = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const category = toolCategories.find((known) => known === search.get('tab')) ?? 'technical'
  return (
    <main id="content" tabIndex={-1} className="page-width outline-none">
      <PageTitle title={texts.pageTitle} lead={texts.lead} />
      <Tabs label={texts.kindsOfTools} tabs={tabs} value={category}>
        <ToolList tools={loaderData.tools} category={category} headingLevel="h2" />
      </Tabs>
      <section aria-labelledby="all-tools" className="mt-10 border-t border-ink pt-4 pb-16">
        <h2 id="all-tools" className="text-xl">
          {texts.allToolsCount(tools.length)}
        </h2>
        <ul className="mt-3 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
          {tools.map(({ card, path }) => (
            <li key={card.slug}>
              <Link to={path} className="inline-block min-h-11 py-2 text-blue underline underline-offset-2">
                {card.name}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </main>
  )
}
