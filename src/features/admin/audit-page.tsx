import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { adminList } from '#platform/admin-only.server.ts'
import { readTableQuery } from '#shared/table-query.ts'
import { DataTable, type TableColumn } from '#ui/data-table.tsx'
import { FetchFailure } from '#ui/fetch-failure.tsx'
import { LocalTime } from '#ui/local-time.tsx'
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
    header: 'When',
    sort: 'when',
    firstDirection: 'desc',
    cell: ({ createdAt }) => <LocalTime iso={createdAt.toISOString()} />,
  },
  { header: 'Who', sort: 'who', cell: ({ actorEmail }) => <bdi>{actorEmail}</bdi> },
  {
    header: 'What',
    cell: ({ action, subjectType, subjectName }) => (
      <>
        {action} <span className="text-muted">{subjectType}</span>{' '}
        <bdi className="font-medium">{subjectName}</bdi>
      </>
    ),
  },
  {
    header: 'Before and after',
    cell: (entry) => <ChangedFields before={entry.before} after={entry.after} />,
  },
]

export default function AuditPage() {
  const { query, entries } = useLoaderData<typeof loader>()
  if (!entries.ok) return <FetchFailure message="Failed to fetch the audit log" />
  return (
    <>
      <h2 className="sr-only">Audit log</h2>
      <DataTable
        caption="Admin activity"
        query={query}
        search={{ label: 'Search the audit log', placeholder: 'Search by person, action or name...' }}
        columns={columns}
        rows={entries.value.rows}
        next={entries.value.next}
        empty={
          query.search === '' ? 'No admin has changed anything yet.' : 'Nothing found matching your search.'
        }
      />
    </>
  )
}
