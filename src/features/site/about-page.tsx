import { useRouteLoaderData, type MetaArgs } from 'react-router'
import type { SiteFacts } from '#ui/page-meta.ts'
import { pageMeta } from '#ui/page-meta.ts'
import { JsonLd } from '#ui/json-ld.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import * as texts from './about-page.texts.ts'
import { PageTitle } from './page-title.tsx'
import { TextLayout } from './text-layout.tsx'

const offers = [
  [texts.developerPrompts, texts.developerPromptsAbout],
  [texts.storyPrompts, texts.storyPromptsAbout],
  [texts.imagePrompts, texts.imagePromptsAbout],
  [texts.thumbnailPrompts, texts.thumbnailPromptsAbout],
  [texts.plagiarismChecker, texts.plagiarismCheckerAbout],
] as const

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: texts.pageTitle,
    description: texts.pageDescription,
    path: '/about',
    image: 'about',
  })
}

export default function AboutPage() {
  const facts = useRouteLoaderData<SiteFacts>('root')
  const appName = facts?.appName ?? ''
  return (
    <main id="content" tabIndex={-1} className="page-width outline-none">
      <PageTitle title={texts.about(appName)} lead={texts.lead} />
      <TextLayout
        label={texts.onThisPage}
        sections={[
          {
            id: 'mission',
            title: texts.ourMission,
            body: (
              <>
                <p>{texts.whatToolsNeed}</p>
                <p>{texts.whatProductKnows(appName)}</p>
              </>
            ),
          },
          {
            id: 'offer',
            title: texts.whatWeOffer,
            body: (
              <dl className="border border-ink bg-surface">
                {offers.map(([name, text]) => (
                  <div
                    key={name}
                    className="px-4 py-3 not-first:border-t not-first:border-line sm:grid sm:grid-cols-[11rem_1fr] sm:gap-4"
                  >
                    <dt className="font-semibold">{name}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            ),
          },
          {
            id: 'principles',
            title: texts.howWeWork,
            body: (
              <ul>
                <li>{texts.noBarriers}</li>
                <li>{texts.yourWordsCount}</li>
                <li>{texts.nothingMadeUp}</li>
                <li>{texts.nothingHidden}</li>
              </ul>
            ),
          },
          {
            id: 'vision',
            title: texts.ourVision,
            body: (
              <>
                <p>{texts.visionText}</p>
                <p>
                  <LinkButton to="/" className="no-underline! text-on-blue!">
                    {texts.tryYourIdea}
                  </LinkButton>
                </p>
              </>
            ),
          },
        ]}
      />
      <JsonLd
        data={{
          '@type': 'AboutPage',
          name: texts.about(appName),
          url: `${facts?.appUrl ?? ''}/about`,
          about: { '@type': 'Organization', name: appName, url: `${facts?.appUrl ?? ''}/` },
        }}
      />
    </main>
  )
}
