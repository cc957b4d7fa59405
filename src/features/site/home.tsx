import type { ReactNode } from 'react'
import { type MetaArgs } from 'react-router'
import type { ToolSummary } from '#tools/tools.ts'
import { JsonLd } from '#ui/json-ld.tsx'
import { pageMeta, siteFacts } from '#ui/page-meta.ts'
import { stillPart } from '#ui/still-part.tsx'
import { ClosingCall } from './closing-call.tsx'
import { Hero } from './hero.tsx'
import * as texts from './home.texts.ts'
import { ToolsSection } from './tools-section.tsx'

const HomeExplained = stillPart('explained', () => import('./home-explained.tsx'))

export function homeMeta({ matches }: MetaArgs) {
  const { appName } = siteFacts(matches)
  return pageMeta(matches, {
    title: texts.pageTitle(appName),
    isTitleComplete: true,
    description: texts.pageDescription,
    path: '/',
  })
}

type HomeProps = {
  appName: string
  appUrl: string
  tools: readonly ToolSummary[]
  /** For admins, below the tools. */
  adminPanel?: ReactNode
  /** What is announced, before the closing call. */
  news?: ReactNode
}

export function Home({ appName, appUrl, tools, adminPanel, news }: HomeProps) {
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <Hero tools={tools} />
      <ToolsSection tools={tools} />
      {adminPanel}
      <HomeExplained />
      {news}
      <ClosingCall />
      <JsonLd
        data={
          import.meta.env.SSR
            ? {
                '@type': 'WebApplication',
                name: appName,
                url: `${appUrl}/`,
                description: texts.pageDescription,
                applicationCategory: 'DeveloperApplication',
                operatingSystem: 'Any',
                offers: { '@type': 'Offer', price: '0', priceCurrency: 'EUR' },
              }
            : undefined
        }
      />
    </main>
  )
}
