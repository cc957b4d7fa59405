import type { ReactNode } from 'react'
import { Link, useLoaderData, useRouteLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { pageMeta, type SiteFacts } from '#ui/page-meta.ts'
import { insightsContext } from './insights-context.server.ts'
import { PrivacyChoices } from './privacy-choices.tsx'

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'Privacy',
    description:
      'What this site counts, keeps and sends, written from how it is really set up, and your choice about being counted.',
    path: '/privacy',
  })
}

export function loader({ context }: LoaderFunctionArgs) {
  return context.get(insightsContext).privacy
}

/** Generated from the settings of this server: what is not switched on is not written about as if it were. */
export default function PrivacyPage() {
  const { analytics, recording, models, webSearch, mailServer, contactEmail, hasGoogle } =
    useLoaderData<typeof loader>()
  const appName = useRouteLoaderData<SiteFacts>('root')?.appName ?? ''
  return (
    <main id="content" tabIndex={-1} className="page-width outline-none">
      <header className="pt-8 pb-8 sm:pt-12">
        <h1 className="text-display">Privacy</h1>
        <p className="mt-4 max-w-2xl text-lg text-muted">
          What {appName} counts, keeps and sends. This page is written from the settings of this server, so it
          says what is switched on here and nothing else.
        </p>
      </header>
      <div className="grid max-w-3xl gap-12 border-t border-ink pt-8">
        <Section id="choices" title="Your choice">
          {analytics ? (
            <PrivacyChoices />
          ) : (
            <p>Nothing is counted or recorded here, so there is nothing to choose.</p>
          )}
        </Section>

        <Section id="ideas" title="Your ideas and prompts">
          <p>
            Every tool works without an account. What you type is sent to this server to write your prompt and
            is not kept there, unless you are signed in: then finished prompts are kept in your history until
            you delete them. Drafts and the latest results also stay in this browser, on your device.
          </p>
          {models.length > 0 ? (
            <p>
              To write a result, this server may hand what you typed and chose to a model of {inWords(models)}
              . If none answers, the result is put together here from your words and your choices.
            </p>
          ) : (
            <p>
              No AI model is connected: results are put together on this server from your words and your
              choices, and go to no one else.
            </p>
          )}
          <p>
            A request that you take to a chat or a model of your own goes there from your browser, only when
            you press the button. What you paste back is handled like everything else you type.
          </p>
          <p>
            If you set up a model of your own, its key stays in your browser until you remove it or sign out.
            For providers of our list it goes along with what is to be written, through this server, which
            keeps neither. Ollama and other addresses are asked by your browser itself.{' '}
            <Link to="/docs/which-model">Which model?</Link> compares them.
          </p>
          {webSearch ? (
            <p>
              When you ask the plagiarism checker to search the web, short pieces of your text are sent to{' '}
              {webSearch}.
            </p>
          ) : null}
        </Section>

        {analytics ? (
          <Section id="counting" title="What is counted">
            <p>
              <strong>Before you choose</strong>, visits of pages and presses of buttons are counted without a
              cookie, without an id and without storing anything in your browser: nobody can tell whether two
              counts are one person.
            </p>
            <p>
              <strong>If you agree</strong>, the counts carry a random id kept in this browser
              {hasAccountText}, so that we see where people get stuck. They say which page, tool, step, target
              or error code it was, how fast the page was, and the kind of browser. They never hold an idea, a
              prompt or anything else you typed or were shown.
            </p>
            <p>
              <strong>If you refuse</strong>, or your browser sends Do Not Track or Global Privacy Control,
              nothing is counted at all.
            </p>
            {analytics.sink === 'own' ? (
              <p>
                Counts are kept in this site’s own database, the id scrambled, and removed after{' '}
                {days(analytics.days)}. No analytics company is involved.
              </p>
            ) : (
              <p>
                Counts are handed by this server to the PostHog at {analytics.host}, together with your name
                and email if you are signed in and agreed. Your browser never talks to it.
              </p>
            )}
          </Section>
        ) : null}

        {recording ? (
          <Section id="recordings" title="Recorded visits">
            <p>
              Of the visits that agreed, about {recording.percent} in 100 are recorded: where things stand on
              the page, how the pointer moves, what is pressed. Every text and every field is turned into dots
              in your browser before anything is sent, and pictures are left out. Recordings stay in this
              site’s own database and are removed after {days(recording.days)}.
            </p>
          </Section>
        ) : null}

        <Section id="accounts" title="Accounts and messages">
          <p>
            An account holds your email address, the name you gave, and your password as a hash that cannot be
            turned back. One cookie keeps you signed in. Another one, for a year, says that your account has
            been used in this browser, so that attempts from elsewhere do not keep you out; a third, for a
            day, that this browser signed up. You can download or delete everything on your{' '}
            <Link to="/account" className="text-blue underline underline-offset-4">
              account page
            </Link>
            .
          </p>
          {hasGoogle ? (
            <p>
              If you sign in with Google, Google learns that you did, and tells us your name, email address
              and picture.
            </p>
          ) : null}
          <p>
            Messages from the{' '}
            <Link to="/contact" className="text-blue underline underline-offset-4">
              contact page
            </Link>{' '}
            are kept for the people who run this site until they delete them
            {contactEmail ? ', and are mailed to them' : ''}.{' '}
            {mailServer
              ? `Mail is sent through ${mailServer}.`
              : 'No mail server is connected: mail stays here.'}
          </p>
        </Section>

        <Section id="protection" title="Protection of this server">
          <p>
            To keep the site up, requests per address are limited; the address is kept as a keyed hash until
            the limit is whole again. The log holds the time, the page and how long it took, not who asked. No
            script or font of these pages comes from elsewhere; pictures and videos in blog posts may.
          </p>
        </Section>
      </div>
    </main>
  )
}

const hasAccountText = ' and, once you sign in, your account'

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className="scroll-mt-24 text-2xl outline-none">
        {title}
      </h2>
      <div className="prose mt-4">{children}</div>
    </section>
  )
}

function inWords(names: readonly string[]): string {
  return new Intl.ListFormat('en-US', { type: 'disjunction' }).format(names)
}

function days(count: number): string {
  return count === 1 ? 'one day' : `${count} days`
}
