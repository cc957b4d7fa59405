import { useRouteLoaderData, type MetaArgs } from 'react-router'
import type { SiteFacts } from '#ui/page-meta.ts'
import { pageMeta } from '#ui/page-meta.ts'
import { JsonLd } from '#ui/json-ld.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PageTitle } from './page-title.tsx'
import { TextLayout } from './text-layout.tsx'

const offers = [
  ['Developer prompts', 'Turn an app idea into a brief that an app builder can work from.'],
  ['Story prompts', 'Turn a loose idea into a story, or into a prompt for one.'],
  ['Image prompts', 'Describe subject, light, camera and style so that image models follow.'],
  ['Thumbnail prompts', 'One clear picture and a few words that are readable even when small.'],
  ['Plagiarism checker', 'See how original a text is and why, and download a rewritten version.'],
] as const

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'About',
    description:
      'Why we turn rough ideas into prompts that work: our mission, what we offer developers, creators and teachers, and where we are heading.',
    path: '/about',
    image: 'about',
  })
}

export default function AboutPage() {
  const facts = useRouteLoaderData<SiteFacts>('root')
  const appName = facts?.appName ?? ''
  return (
    <main id="content" tabIndex={-1} className="page-width outline-none">
      <PageTitle title={`About ${appName}`} lead="We help you get from an idea to a finished result." />
      <TextLayout
        label="On this page"
        sections={[
          {
            id: 'mission',
            title: 'Our mission',
            body: (
              <>
                <p>
                  AI tools do what they are told. But most people with an idea don't know what an engineer, an
                  illustrator or an editor would need to know before starting.
                </p>
                <p>
                  {appName} knows what to ask. It keeps your words, marks what is still open and gives you a
                  prompt that says what to make, for whom, and how to tell when it is done.
                </p>
              </>
            ),
          },
          {
            id: 'offer',
            title: 'What we offer',
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
            title: 'How we work',
            body: (
              <ul>
                <li>No barriers: every tool works without an account.</li>
                <li>Your words count: what you write stays in the result, word for word.</li>
                <li>
                  Nothing is made up: what you did not say is marked as an assumption or asked as a question.
                </li>
                <li>Nothing is hidden: every line shows where it comes from.</li>
              </ul>
            ),
          },
          {
            id: 'vision',
            title: 'Our vision',
            body: (
              <>
                <p>
                  Making things keeps getting easier. What remains is saying clearly what you want. We want
                  everyone to be able to do that.
                </p>
                <p>
                  <LinkButton to="/" className="no-underline! text-on-blue!">
                    Try your idea
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
          name: `About ${appName}`,
          url: `${facts?.appUrl ?? ''}/about`,
          about: { '@type': 'Organization', name: appName, url: `${facts?.appUrl ?? ''}/` },
        }}
      />
    </main>
  )
}
