import {
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router'
import { person, withIdentity } from '#platform/database/with-identity.server.ts'
import { requestContext } from '#platform/request-context.server.ts'
import { signInAddress } from '#shared/sign-in-address.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { pageMeta } from '#ui/page-meta.ts'
import { answerChange } from './answer-change.server.ts'
import { countDocuments, listDocuments } from './documents.server.ts'
import { libraryContext } from './library-context.server.ts'
import * as texts from './own-sources-page.texts.ts'
import { mostOwnSources, SourceFilter } from './source.ts'
import { SourcesDesk } from './sources-desk.tsx'

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: texts.yourSources,
    description: texts.pageDescription,
    path: '/sources',
    isHidden: true,
  })
}

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { viewer } = context.get(requestContext)
  if (!viewer) throw redirect(signInAddress(`/sources${url.search}`))
  const filter = SourceFilter.parse(Object.fromEntries(url.searchParams))
  return withIdentity(context.get(libraryContext).database, person(viewer.id), async (statements) => ({
    filter,
    totals: await countDocuments(statements, 'own'),
    list: await listDocuments(statements, 'own', filter),
  }))
}

export function action({ request, context }: ActionFunctionArgs) {
  return answerChange(request, context, 'own')
}

export default function OwnSourcesPage() {
  const data = useLoaderData<typeof loader>()
  return (
    <main id="content" tabIndex={-1} className="page-width pb-16 outline-none">
      <header className="flex flex-wrap items-end justify-between gap-4 pt-8">
        <div>
          <h1 className="text-3xl">{texts.yourSources}</h1>
          <p className="measure mt-2 text-muted">{texts.lead(mostOwnSources)}</p>
        </div>
        <LinkButton to="/tools/non-technical/plagiarism-checker" variant="secondary">
          {texts.checkText}
        </LinkButton>
      </header>
      <SourcesDesk scope="own" path="/sources" outcome={useActionData<typeof action>()} {...data} />
    </main>
  )
}
