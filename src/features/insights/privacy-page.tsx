import type { ReactNode } from 'react'
import { Link, useLoaderData, useRouteLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { pageMeta, type SiteFacts } from '#ui/page-meta.ts'
import { insightsContext } from './insights-context.server.ts'
import { PrivacyChoices } from './privacy-choices.tsx'
import * as texts from './privacy-page.texts.ts'

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: texts.privacy, description: texts.pageDescription, path: '/privacy' })
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
        <h1 className="text-display">{texts.privacy}</h1>
        <p className="mt-4 max-w-2xl text-lg text-muted">{texts.lead(appName)}</p>
      </header>
      <div className="grid max-w-3xl gap-12 border-t border-ink pt-8">
        <Section id="choices" title={texts.yourChoice}>
          {analytics ? <PrivacyChoices /> : <p>{texts.nothingToChoose}</p>}
        </Section>

        <Section id="ideas" title={texts.ideasAndPrompts}>
          <p>{texts.ideasSent}</p>
          {models.length > 0 ? <p>{texts.ideasToModel(inWords(models))}</p> : <p>{texts.noModelConnected}</p>}
          <p>{texts.ideasToOwnChat}</p>
          <p>
            {texts.ownModelStart} <Link to="/docs/which-model">{texts.whichModel}</Link>
          </p>
          {webSearch ? <p>{texts.ideasToWebSearch(webSearch)}</p> : null}
        </Section>

        {analytics ? (
          <Section id="counting" title={texts.whatIsCounted}>
            <p>
              <strong>{texts.beforeYouChoose}</strong>
              {texts.beforeYouChooseText}
            </p>
            <p>
              <strong>{texts.ifYouAgree}</strong>
              {texts.ifYouAgreeText(texts.countsAndAccount)}
            </p>
            <p>
              <strong>{texts.ifYouRefuse}</strong>
              {texts.ifYouRefuseText}
            </p>
            {analytics.sink === 'own' ? (
              <p>{texts.countsKeptHere(texts.days(analytics.days))}</p>
            ) : (
              <p>{texts.countsToPosthog(analytics.host)}</p>
            )}
          </Section>
        ) : null}

        {recording ? (
          <Section id="recordings" title={texts.recordedVisits}>
            <p>{texts.visitsRecorded(recording.percent, texts.days(recording.days))}</p>
          </Section>
        ) : null}

        <Section id="accounts" title={texts.accountsAndMessages}>
          <p>
            {texts.accountHolds}{' '}
            <Link to="/account" className="text-blue underline underline-offset-4">
              {texts.accountPage}
            </Link>
            .
          </p>
          {hasGoogle ? <p>{texts.googleLearns}</p> : null}
          <p>
            {texts.messagesStart}{' '}
            <Link to="/contact" className="text-blue underline underline-offset-4">
              {texts.contactPage}
            </Link>{' '}
            {texts.messagesEnd}
            {contactEmail ? texts.messagesMailed : ''}.{' '}
            {mailServer ? texts.mailSentThrough(mailServer) : texts.noMailServer}
          </p>
        </Section>

        <Section id="protection" title={texts.protection}>
          <p>{texts.requestsLimited}</p>
        </Section>
      </div>
    </main>
  )
}

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
