import type { ReactNode } from 'react'
import { type MetaArgs } from 'react-router'
import type { ToolSummary } from '#tools/tools.ts'
import { JsonLd } from '#ui/json-ld.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { pageMeta, siteFacts } from '#ui/page-meta.ts'
import { ClosingCall } from './closing-call.tsx'
import { DimensionLine } from './dimension-line.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { LivingSheet } from './living-sheet.tsx'
import { PerfectForEveryone } from './perfect-for-everyone.tsx'
import { PlatesSection } from './plates-section.tsx'

const description =
  'Turn a short idea into a structured prompt for Lovable, Cursor, Replit, v0 or GitHub Copilot. Free, no signup needed, ready in under a minute.'

export function homeMeta({ matches }: MetaArgs) {
  const { appName } = siteFacts(matches)
  return pageMeta(matches, {
    title: `${appName}: from an idea to a developer-level AI prompt`,
    isTitleComplete: true,
    description,
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
      <section className="page-width grid items-start gap-x-16 gap-y-12 pt-10 sm:pt-16 lg:grid-cols-[1.05fr_1fr]">
        <div className="lg:sticky lg:top-28">
          <h1 className="text-display">
            Have an idea? We'll turn it into a <span className="whitespace-nowrap">developer-level</span>{' '}
            <span className="whitespace-nowrap">AI prompt</span>
          </h1>
          <DimensionLine className="mt-6 max-w-lg">six steps, under a minute</DimensionLine>
          <p className="mt-6 max-w-lg text-lg">
            You bring the pencil sketch. {appName} asks what is missing and inks the drawing: a brief that AI
            tools build from.
          </p>
          <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
            <LinkButton to="/tools" size="large">
              Generate Prompt
            </LinkButton>
            <p className="max-w-60 text-sm text-muted">
              No signup needed. Signing up is optional and keeps a history of your prompts.
            </p>
          </div>
        </div>
        <LivingSheet />
      </section>
      <PlatesSection tools={tools} />
      {adminPanel}
      <HowItWorks />
      <PerfectForEveryone />
      {news}
      <ClosingCall />
      <JsonLd
        data={{
          '@type': 'WebApplication',
          name: appName,
          url: `${appUrl}/`,
          description,
          applicationCategory: 'DeveloperApplication',
          operatingSystem: 'Any',
          offers: { '@type': 'Offer', price: '0', priceCurrency: 'EUR' },
        }}
      />
    </main>
  )
}
