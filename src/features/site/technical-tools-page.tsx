import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { toolsIn } from '#tools/tools.ts'
import { pageMeta } from '#ui/page-meta.ts'
import { BackLink } from './back-link.tsx'
import { PageTitle } from './page-title.tsx'
import { ToolList } from './tool-list.tsx'
import { readToolSummaries } from './tool-summaries.server.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  return { tools: await readToolSummaries(context, toolsIn('technical')) }
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'Technical Tools',
    description:
      'Prompt tools for building software: describe an app in a sentence or in six steps and get a developer-ready brief for your app builder.',
    path: '/tools/technical',
    image: 'technical-tools',
  })
}

export default function TechnicalToolsPage() {
  const loaderData = useLoaderData<typeof loader>()
  return (
    <main id="content" tabIndex={-1} className="page-width outline-none">
      <PageTitle
        title="Technical Tools"
        lead="For software: turn an idea into a brief that an app builder can work from."
        above={<BackLink to="/tools" label="Back to Tools" />}
      />
      <ToolList tools={loaderData.tools} category="technical" headingLevel="h2" />
    </main>
  )
}
