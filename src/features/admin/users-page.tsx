import { useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { z } from 'zod'
import { adminAction, adminList } from '#platform/admin-only.server.ts'
import { AppError } from '#shared/app-error.ts'
import { readTableQuery } from '#shared/table-query.ts'
import { Badge } from '#ui/badge.tsx'
import { DataTable, type TableColumn } from '#ui/data-table.tsx'
import { FetchFailure } from '#ui/fetch-failure.tsx'
import { LocalTime } from '#ui/local-time.tsx'
import { answerWhenUnreachable } from '#ui/use-admin-action.ts'
import { AdminSwitch } from './admin-switch.tsx'
import * as panelTexts from './admin.texts.ts'
import * as texts from './users-page.texts.ts'
import { listUsers, setAdminFlag, userSorts, type ListedUser } from './users.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = readTableQuery(new URL(request.url).searchParams, {
    sorts: userSorts,
    sort: 'created',
    direction: 'desc',
  })
  return { query, users: await adminList(context, (statements) => listUsers(statements, query)) }
}

const AdminChange = z.object({ id: z.uuid(), isAdmin: z.enum(['true', 'false']) })

export async function action({ request, context }: ActionFunctionArgs) {
  const form = AdminChange.safeParse(Object.fromEntries(await request.formData()))
  return adminAction(context, async (statements) => {
    if (!form.success) throw new AppError('INVALID_INPUT', panelTexts.unreadableChange)
    const isAdmin = form.data.isAdmin === 'true'
    await setAdminFlag(statements, form.data.id, isAdmin)
    return { isAdmin }
  })
}

export const clientAction = answerWhenUnreachable

const columns: readonly TableColumn<ListedUser>[] = [
  { header: texts.email, sort: 'email', cell: ({ email }) => <bdi>{email}</bdi> },
  {
    header: texts.fullName,
    sort: 'name',
    cell: ({ fullName }) =>
      fullName === '' ? <span className="text-muted">{texts.notProvided}</span> : <bdi>{fullName}</bdi>,
  },
  {
    header: texts.admin,
    sort: 'admin',
    firstDirection: 'desc',
    cell: ({ isAdmin }) => (
      <Badge tone={isAdmin ? 'blue' : 'plain'}>{isAdmin ? texts.admin : texts.user}</Badge>
    ),
  },
  {
    header: texts.created,
    sort: 'created',
    firstDirection: 'desc',
    cell: ({ createdAt }) => <LocalTime iso={createdAt.toISOString()} format="date" />,
  },
  { header: texts.actions, cell: (user) => <AdminSwitch user={user} /> },
]

export default function UsersPage() {
  const { query, users } = useLoaderData<typeof loader>()
  if (!users.ok) return <FetchFailure message={texts.fetchFailed} />
  return (
    <>
      <h2 className="sr-only">{texts.users}</h2>
      <DataTable
        caption={texts.users}
        query={query}
        search={{ label: texts.searchUsers, placeholder: texts.searchPlaceholder }}
        columns={columns}
        rows={users.value.rows}
        next={users.value.next}
        empty={query.search === '' ? texts.noUsers : texts.noMatches}
      />
    </>
  )
}
