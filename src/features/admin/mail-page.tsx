import { useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { z } from 'zod'
import { adminAction, adminList } from '#platform/admin-only.server.ts'
import { AppError } from '#shared/app-error.ts'
import { readTableQuery } from '#shared/table-query.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { DataTable, type TableColumn } from '#ui/data-table.tsx'
import { FetchFailure } from '#ui/fetch-failure.tsx'
import { LocalTime } from '#ui/local-time.tsx'
import { useToast } from '#ui/toast-context.ts'
import { answerWhenUnreachable, useAdminAction } from '#ui/use-admin-action.ts'
import { adminFiguresContext } from './admin-figures-context.server.ts'
import * as panelTexts from './admin.texts.ts'
import * as texts from './mail-page.texts.ts'
import { listUnsentMail, mailSorts, resendMail, type UnsentMail } from './mail.server.ts'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const query = readTableQuery(url.searchParams, { sorts: mailSorts, sort: 'created', direction: 'desc' })
  return { query, mails: await adminList(context, (statements) => listUnsentMail(statements, query)) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const id = z.uuid().safeParse((await request.formData()).get('id'))
  const answer = await adminAction(context, async (statements) => {
    if (!id.success) throw new AppError('INVALID_INPUT', panelTexts.unreadableChange)
    await resendMail(statements, id.data)
    return {}
  })
  context.get(adminFiguresContext).wakeMail()
  return answer
}

export const clientAction = answerWhenUnreachable

const columns: readonly TableColumn<UnsentMail>[] = [
  { header: texts.to, sort: 'recipient', cell: ({ recipient }) => <bdi>{recipient}</bdi> },
  { header: texts.subject, cell: ({ subject }) => subject },
  {
    header: texts.status,
    sort: 'status',
    cell: ({ status }) => (
      <Badge tone={status === 'dead' ? 'red' : 'plain'}>
        {status === 'dead' ? texts.givenUp : texts.waiting}
      </Badge>
    ),
  },
  {
    header: texts.lastError,
    cell: ({ lastError, attempts }) => (
      <>
        <span className="font-mono text-xs">{lastError ?? texts.none}</span>{' '}
        <span className="text-muted">{texts.attemptCount(attempts)}</span>
      </>
    ),
  },
  {
    header: texts.written,
    sort: 'created',
    firstDirection: 'desc',
    cell: ({ createdAt }) => <LocalTime iso={createdAt.toISOString()} />,
  },
  { header: texts.actions, cell: (mail) => (mail.status === 'dead' ? <SendAgain mail={mail} /> : null) },
]

export default function MailPage() {
  const { query, mails } = useLoaderData<typeof loader>()
  if (!mails.ok) return <FetchFailure message={texts.fetchFailed} />
  return (
    <>
      <h2 className="sr-only">{texts.mail}</h2>
      <DataTable
        caption={texts.unsentEmail}
        query={query}
        search={{ label: texts.searchMail, placeholder: texts.searchPlaceholder }}
        columns={columns}
        rows={mails.value.rows}
        next={mails.value.next}
        empty={query.search === '' ? texts.noMails : panelTexts.noMatches}
      />
    </>
  )
}

function SendAgain({ mail }: { mail: UnsentMail }) {
  const showToast = useToast()
  const { fetcher, isBusy } = useAdminAction({
    onDone: () => showToast({ title: texts.sendingAgain }),
    failure: texts.sendAgainFailed,
  })
  return (
    <Button
      variant="secondary"
      size="small"
      isBusy={isBusy}
      aria-label={texts.sendAgainTo(mail.recipient)}
      onClick={() => void fetcher.submit({ id: mail.id }, { method: 'post', action: '/admin/mail' })}
    >
      {texts.sendAgain}
    </Button>
  )
}
