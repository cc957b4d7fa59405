import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { toolsIn } from '#tools/tools.ts'
import { pageMeta } from '#ui/page-meta.ts'
import { BackLink } from './back-link.tsx'
import { PageTitle } from './page-title.tsx'
import { ToolList } from './tool-list.tsx'
import { readToolSummaries } from './tool-summaries.server.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  return { tools: await readToolSummaries(context, toolsIn('non-technical')) }
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'Non-Technical Tools',
    description:
      'Prompt tools for stories, images, thumbnails, videos and storyboards, and a check of how original a text is.',
    path: '/tools/non-technical',
    image: 'non-technical-tools',
  })
}

export default function NonTechnicalToolsPage() {
  const loaderData = useLoaderData<typeof loader>()
  return (
    <main id="content" tabIndex={-1} className="page-width outline-none">
      <PageTitle
        title="Non-Technical Tools"
        lead="For words, pictures and video: prompts for everything except code."
        above={<BackLink to="/tools" label="Back to Tools" />}
      />
      <ToolList tools={loaderData.tools} category="non-technical" headingLevel="h2" />
    </main>
  )
}
