import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { toolsIn } from '#tools/tools.ts'
import { pageMeta } from '#ui/page-meta.ts'
import { BackLink } from './back-link.tsx'
import { PageTitle } from './page-title.tsx'
import * as texts from './technical-tools-page.texts.ts'
import { ToolList } from './tool-list.tsx'
import { readToolSummaries } from './tool-summaries.server.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  return { tools: await readToolSummaries(context, toolsIn('technical')) }
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: texts.pageTitle,
    description: texts.pageDescription,
    path: '/tools/technical',
    image: 'technical-tools',
  })
}

export default function TechnicalToolsPage() {
  const loaderData = useLoaderData<typeof loader>()
  return (
    <main id="content" tabIndex={-1} className="page-width outline-none">
      <PageTitle
        title={texts.pageTitle}
        lead={texts.lead}
        above={<BackLink to="/tools" label={texts.backToTools} />}
      />
      <ToolList tools={loaderData.tools} category="technical" headingLevel="h2" />
    </main>
  )
}
