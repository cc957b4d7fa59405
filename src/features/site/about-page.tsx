import { useRouteLoaderData, type MetaArgs } from 'react-router'
import type { SiteFacts } from '#ui/page-meta.ts'
import { pageMeta } from '#ui/page-meta.ts'
import { JsonLd } from '#ui/json-ld.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PageTitle } from './page-title.tsx'
import { TextLayout } from './text-layout.tsx'

const offers = [
  ['Developer prompts', 'Six steps that turn an app idea into a brief an AI building tool can work from.'],
  ['Story prompts', 'A loose idea becomes a story, or a prompt that leads another model to one.'],
  ['Image prompts', 'Subject, light, camera and style in the order image models listen to.'],
  ['Thumbnail prompts', 'One clear picture and a few words that still read at the size of a stamp.'],
  ['Plagiarism checker', 'How original a text looks, why, and a rewritten version to take along.'],
] as const

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'About',
    description:
      'Why we turn rough ideas into prompts worth sending: our mission, what we offer to developers, writers and designers, and where it is heading.',
    path: '/about',
    image: 'about',
  })
}

export default function AboutPage() {
  const facts = useRouteLoaderData<SiteFacts>('root')
  const appName = facts?.appName ?? ''
  return (
    <main id="content" tabIndex={-1} className="page-width outline-none">
      <PageTitle
        title={`About ${appName}`}
        lead="We draw the line between having an idea and having it built."
      />
      <TextLayout
        label="On this page"
        sections={[
          {
            id: 'mission',
            title: 'Our mission',
            body: (
              <>
                <p>
                  AI tools build what they are told. Most ideas never reach them whole: the person who has the
                  idea knows what it should feel like, but not which questions an engineer, an illustrator or
                  an editor would ask before starting.
                </p>
                <p>
                  {appName} asks those questions. It keeps your own words, marks what is still open and hands
                  over a prompt that says what to make, for whom, and how to tell that it is finished.
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
                <li>Nothing is locked: every tool works without an account.</li>
                <li>Nothing is lost: what you have written stays, word for word, in the result.</li>
                <li>
                  Nothing is made up: what you have not said is marked as an assumption or asked as a
                  question.
                </li>
                <li>
                  Nothing is hidden: every line says where it comes from, and you can read how it was made.
                </li>
              </ul>
            ),
          },
          {
            id: 'vision',
            title: 'Our vision',
            body: (
              <>
                <p>
                  The distance between an idea and a working thing keeps shrinking. What remains is saying
                  clearly what one wants. We would like that skill to be as common as drawing a floor plan on
                  a napkin, and as exact as the plan that hangs in the builder's hut.
                </p>
                <p>
                  <LinkButton to="/generate" className="no-underline! text-on-blue!">
                    Draw your idea
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
