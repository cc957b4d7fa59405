import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { adminList } from '#platform/admin-only.server.ts'
import { readTableQuery } from '#shared/table-query.ts'
import { Button } from '#ui/button.tsx'
import { DataTable, type TableColumn } from '#ui/data-table.tsx'
import { FetchFailure } from '#ui/fetch-failure.tsx'
import { LocalTime } from '#ui/local-time.tsx'
import { useToast } from '#ui/toast-context.ts'
import { useAdminAction } from '#ui/use-admin-action.ts'
import * as panelTexts from './admin.texts.ts'
import * as texts from './audit-page.texts.ts'
import { auditSorts, listAudit, type AuditEntry } from './audit.server.ts'
import { ChangedFields } from './changed-fields.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = readTableQuery(new URL(request.url).searchParams, {
    sorts: auditSorts,
    sort: 'when',
    direction: 'desc',
  })
  return { query, entries: await adminList(context, (statements) => listAudit(statements, query)) }
}

const columns: readonly TableColumn<AuditEntry>[] = [
  {
    header: texts.when,
    sort: 'when',
    firstDirection: 'desc',
    cell: ({ createdAt }) => <LocalTime iso={createdAt.toISOString()} />,
  },
  { header: texts.who, sort: 'who', cell: ({ actorEmail }) => <bdi>{actorEmail}</bdi> },
  {
    header: texts.what,
    cell: (entry) => (
      <>
        {entry.action} <span className="text-muted">{entry.subjectType}</span>{' '}
        <bdi className="font-medium">{entry.subjectName}</bdi> <RestoreButton entry={entry} />
      </>
    ),
  },
  {
    header: texts.beforeAndAfter,
    cell: (entry) => <ChangedFields before={entry.before} after={entry.after} />,
  },
]

export default function AuditPage() {
  const { query, entries } = useLoaderData<typeof loader>()
  if (!entries.ok) return <FetchFailure message={texts.fetchFailed} />
  return (
    <>
      <h2 className="sr-only">{texts.auditLog}</h2>
      <DataTable
        caption={texts.adminActivity}
        query={query}
        search={{ label: texts.searchLabel, placeholder: texts.searchPlaceholder }}
        columns={columns}
        rows={entries.value.rows}
        next={entries.value.next}
        empty={query.search === '' ? texts.nothingYet : panelTexts.noMatches}
      />
    </>
  )
}

/** For deletions. The Undo line on the tab itself disappears when the admin leaves that page. */
function RestoreButton({ entry: { id, restoringTab, subjectName } }: { entry: AuditEntry }) {
  const showToast = useToast()
  const { fetcher, isBusy } = useAdminAction<unknown>({
    onDone: () => showToast({ title: texts.restored(subjectName) }),
    failure: texts.notRestored,
  })
  if (restoringTab === undefined) return null
  return (
    <Button
      variant="quiet"
      size="small"
      isBusy={isBusy}
      aria-label={texts.restoreNamed(subjectName)}
      onClick={() =>
        void fetcher.submit(
          { intent: 'restore', entryId: id },
          { method: 'post', action: `/admin/${restoringTab}` },
        )
      }
    >
      {texts.restore}
    </Button>
  )
}
