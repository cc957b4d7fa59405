import { useLoaderData, type MetaArgs } from 'react-router'
import { summarise, tools } from '#tools/tools.ts'
import { pageMeta } from '#ui/page-meta.ts'
import { PageTitle } from './page-title.tsx'
import { countFigures } from './report-figures.server.ts'
import * as texts from './report-page.texts.ts'
import { SectionHeading } from './section-heading.tsx'
import { ToolGrid } from './tool-grid.tsx'

const planned = [
  texts.moreAiModels,
  texts.collaboration,
  texts.templateMarketplace,
  texts.apiAccess,
  texts.analytics,
  texts.versioning,
  texts.localization,
  texts.mobileApp,
] as const

export async function loader() {
  return { figures: await countFigures(), tools: tools.map(summarise) }
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: texts.pageTitle,
    description: texts.pageDescription,
    path: '/report',
    image: 'report',
  })
}

export default function ReportPage() {
  const { figures, tools: cards } = useLoaderData<typeof loader>()
  return (
    <main id="content" tabIndex={-1} className="page-width outline-none">
      <PageTitle title={texts.pageTitle} lead={texts.lead} />
      <dl className="grid border-t border-ink pt-8 sm:grid-cols-2 sm:gap-x-10 lg:grid-cols-3">
        {figures.map((figure) => (
          <div key={figure.unit} className="dimension flex flex-col">
            <dt className="order-2 mt-2 text-lg leading-tight font-semibold">{figure.unit}</dt>
            <dd className="flex items-center gap-3">
              <span className="text-display font-semibold">{figure.value}</span>
              <span className="dimension-line flex-1" aria-hidden="true" />
            </dd>
            <dd className="order-3 text-muted">{figure.about}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="tools" className="pt-16">
        <SectionHeading id="tools" title={texts.theTools} />
        <div className="mt-6">
          <ToolGrid tools={cards} action={texts.launchTool} />
        </div>
      </section>
      <section aria-labelledby="planned" className="pt-20">
        <SectionHeading id="planned" title={texts.planned} />
        <p className="measure mt-3">{texts.ideasForLater}</p>
        <ul className="mt-6 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {planned.map((item) => (
            <li key={item} className="construction px-4 py-3 text-muted">
              {item}
            </li>
          ))}
        </ul>
      </section>
    </main>
  )
}
