import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { adminLoader } from '#platform/admin-only.server.ts'
import * as texts from './admin-sources-page.texts.ts'
import { countDocuments, listDocuments } from './documents.server.ts'
import { answerChange } from './answer-change.server.ts'
import { SourceFilter } from './source.ts'
import { SourcesDesk } from './sources-desk.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const filter = SourceFilter.parse(Object.fromEntries(new URL(request.url).searchParams))
  return adminLoader(context, async (statements) => ({
    filter,
    totals: await countDocuments(statements, 'library'),
    list: await listDocuments(statements, 'library', filter),
  }))
}

export function action({ request, context }: ActionFunctionArgs) {
  return answerChange(request, context, 'library')
}

/** The library that everybody's plagiarism check is compared with. */
export default function AdminSourcesPage() {
  const data = useLoaderData<typeof loader>()
  return (
    <section aria-labelledby="sources">
      <h2 id="sources" className="text-2xl">
        {texts.library}
      </h2>
      <p className="measure mt-1 text-muted">{texts.lead}</p>
      <SourcesDesk scope="library" path="/admin/sources" outcome={useActionData<typeof action>()} {...data} />
    </section>
  )
}
