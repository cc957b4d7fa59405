import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  useRouteLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router'
import { requestContext } from '#platform/request-context.server.ts'
import { AppError } from '#shared/app-error.ts'
import { Callout } from '#ui/callout.tsx'
import { JsonLd } from '#ui/json-ld.tsx'
import { pageMeta, type SiteFacts } from '#ui/page-meta.ts'
import { TitleBlock } from '#ui/title-block.tsx'
import { contactContext } from './contact-context.server.ts'
import { ContactForm } from './contact-form.tsx'
import { ContactDraft, isAnyFieldEmpty } from './contact-message.ts'
import * as texts from './contact-page.texts.ts'
import * as outcome from './contact-outcome.texts.ts'

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: texts.contact,
    description: texts.pageDescription,
    path: '/contact',
    image: 'contact',
  })
}

export function loader({ request, context }: LoaderFunctionArgs) {
  return {
    emailAddress: context.get(contactContext).emailAddress,
    isSent: new URL(request.url).searchParams.has('sent'),
  }
}

/** The form as a browser without our script sends it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { address, log } = context.get(requestContext)
  const form = Object.fromEntries(await request.formData())
  const draft = ContactDraft.parse(form)
  try {
    await context.get(contactContext).receive(form, { address })
  } catch (error) {
    if (!(error instanceof AppError)) {
      log.error({ error }, 'a contact message was not kept')
      return data({ draft, problems: {}, title: outcome.failed, reason: '' }, 500)
    }
    const { fields: problems = {}, status, message: reason } = error
    if (isAnyFieldEmpty(draft))
      return data({ draft, problems, title: outcome.fillAllFields, reason: '' }, status)
    return data({ draft, problems, title: outcome.failed, reason }, status)
  }
  return redirect('/contact?sent', 303)
}

export default function ContactPage() {
  const { emailAddress, isSent } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const facts = useRouteLoaderData<SiteFacts>('root')
  const appName = facts?.appName ?? ''
  return (
    <main id="content" tabIndex={-1} className="page-width outline-none">
      <header className="pt-8 pb-8 sm:pt-12">
        <h1 className="text-display">{texts.contact}</h1>
        <p className="mt-4 max-w-2xl text-lg text-muted">{texts.lead}</p>
      </header>
      <div className="grid items-start gap-x-12 gap-y-8 border-t border-ink pt-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-6">
          {refused ? (
            <Callout role="alert" title={refused.title}>
              {refused.reason}
            </Callout>
          ) : null}
          {isSent && !refused ? <Callout role="status" tone="green" title={outcome.sent} /> : null}
          <ContactForm sent={refused} />
        </div>
        <aside aria-label={texts.whereItGoes} className="grid gap-8">
          <TitleBlock
            cells={[
              { label: texts.subject, value: texts.yourMessage, isWide: true },
              { label: texts.to, value: appName },
              { label: texts.reply, value: texts.byEmail },
            ]}
          />
          {emailAddress ? (
            <div>
              <h2 className="text-xl">{texts.orEmailUs}</h2>
              <p className="mt-2">
                <a
                  href={`mailto:${emailAddress}`}
                  className="inline-block py-1 font-mono wrap-anywhere text-blue underline underline-offset-4"
                >
                  {emailAddress}
                </a>
              </p>
            </div>
          ) : null}
          <div>
            <h2 className="text-xl">{texts.whatHappens}</h2>
            <p className="mt-2 text-muted">{texts.whatHappensText}</p>
          </div>
        </aside>
      </div>
      <JsonLd
        data={{
          '@type': 'ContactPage',
          name: texts.headline(appName),
          url: `${facts?.appUrl ?? ''}/contact`,
          about: { '@type': 'Organization', name: appName, url: `${facts?.appUrl ?? ''}/` },
        }}
      />
    </main>
  )
}
