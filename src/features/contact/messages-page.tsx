import type { ReactNode } from 'react'
import { Link, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { z } from 'zod'
import { adminAction, adminList } from '#platform/admin-only.server.ts'
import { AppError } from '#shared/app-error.ts'
import { readTableQuery } from '#shared/table-query.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { cn } from '#ui/class-names.ts'
import { DataTable, type TableColumn } from '#ui/data-table.tsx'
import { FetchFailure } from '#ui/fetch-failure.tsx'
import { LocalTime } from '#ui/local-time.tsx'
import { useAddressWith } from '#ui/use-address-with.ts'
import { answerWhenUnreachable } from '#ui/use-admin-action.ts'
import { useDeletion } from '#ui/use-deletion.tsx'
import { contactContext } from './contact-context.server.ts'
import { MessageDialog } from './message-dialog.tsx'
import * as texts from './messages-page.texts.ts'
import {
  deleteMessage,
  findMessage,
  listMessages,
  messageSorts,
  messageStates,
  restoreMessage,
  setMessageState,
  type MailState,
  type Message,
  type MessageState,
} from './messages.server.ts'

const State = z.enum(['new', 'answered', 'spam']).optional().catch(undefined)

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const query = readTableQuery(searchParams, { sorts: messageSorts, sort: 'created', direction: 'desc' })
  const only = State.parse(searchParams.get('state') ?? undefined)
  const open = z.uuid().safeParse(searchParams.get('open'))
  const messages = await adminList(context, async (statements) => ({
    page: await listMessages(statements, query, only),
    opened: open.success ? await findMessage(statements, open.data) : undefined,
  }))
  return {
    query,
    only,
    states: messageStates,
    messages,
    emailAddress: context.get(contactContext).emailAddress,
  }
}

const Change = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('state'), id: z.uuid(), state: z.enum(['new', 'answered', 'spam']) }),
  z.object({ intent: z.literal('delete'), id: z.uuid() }),
  z.object({ intent: z.literal('restore'), entryId: z.uuid() }),
])

export async function action({ request, context }: ActionFunctionArgs) {
  const form = Change.safeParse(Object.fromEntries(await request.formData()))
  return adminAction(context, async (statements): Promise<{ entryId?: string }> => {
    if (!form.success) throw new AppError('INVALID_INPUT', texts.unreadableChange)
    const change = form.data
    if (change.intent === 'delete') return deleteMessage(statements, change.id)
    if (change.intent === 'restore') await restoreMessage(statements, change.entryId)
    else await setMessageState(statements, change.id, change.state)
    return {}
  })
}

export const clientAction = answerWhenUnreachable

const route = '/admin/messages'

const stateLooks: Record<MessageState, { tone: BadgeTone; label: string }> = {
  new: { tone: 'blue', label: texts.newMessages },
  answered: { tone: 'green', label: texts.answered },
  spam: { tone: 'red', label: texts.spam },
}

const mailLooks: Record<MailState, { tone: BadgeTone; label: string }> = {
  none: { tone: 'plain', label: texts.notEmailed },
  waiting: { tone: 'plain', label: texts.waiting },
  sent: { tone: 'green', label: texts.emailed },
  failed: { tone: 'red', label: texts.notDelivered },
}

function columnsWith(actionsOf: (row: Message) => ReactNode): readonly TableColumn<Message>[] {
  return [
    {
      header: texts.from,
      className: 'sm:min-w-44',
      cell: ({ name, email }) => (
        <>
          <bdi className="font-medium wrap-anywhere">{name}</bdi>
          <bdi className="block text-sm wrap-anywhere text-muted">{email}</bdi>
        </>
      ),
    },
    { header: texts.message, cell: (message) => <MessageLink message={message} /> },
    {
      header: texts.received,
      sort: 'created',
      firstDirection: 'desc',
      cell: ({ createdAt }) => <LocalTime iso={createdAt.toISOString()} />,
    },
    {
      header: texts.state,
      className: 'whitespace-nowrap',
      cell: ({ state }) => <Badge tone={stateLooks[state].tone}>{stateLooks[state].label}</Badge>,
    },
    {
      header: texts.mail,
      className: 'whitespace-nowrap',
      cell: ({ mail }) => <Badge tone={mailLooks[mail].tone}>{mailLooks[mail].label}</Badge>,
    },
    { header: texts.actions, className: 'whitespace-nowrap', cell: actionsOf },
  ]
}

function MessageLink({ message: { id, name, message } }: { message: Message }) {
  const addressWith = useAddressWith()
  return (
    <Link
      to={addressWith({ open: id })}
      preventScrollReset
      className="line-clamp-2 wrap-anywhere text-blue underline underline-offset-4"
    >
      <span className="sr-only">{texts.readMessage(name)} </span>
      {message.slice(0, 200)}
    </Link>
  )
}

/** What visitors wrote through the contact page, and what became of it. */
export default function MessagesPage() {
  const { query, only, states, messages, emailAddress } = useLoaderData<typeof loader>()
  const addressWith = useAddressWith()
  const { askToDelete, deletion } = useDeletion(route, {
    question: texts.deleteQuestion,
    deleted: texts.messageDeleted,
    failed: texts.deleteFailed,
    restored: texts.messageRestored,
  })
  if (!messages.ok) return <FetchFailure message={texts.fetchFailed} />
  const { page, opened } = messages.value

  const actionsOf = ({ id, name }: Message) => (
    <Button
      variant="quiet"
      size="small"
      className="-ml-3"
      onClick={() => askToDelete({ id, name: texts.messageFrom(name) })}
    >
      {texts.deleteButton}
      <span className="sr-only"> {texts.messageOf(name)}</span>
    </Button>
  )

  return (
    <>
      <h2 className="sr-only">{texts.messages}</h2>
      {deletion}
      <nav aria-label={texts.messagesByState} className="mb-4 flex flex-wrap gap-x-5">
        {[undefined, ...states].map((state) => (
          <Link
            key={state ?? 'all'}
            to={addressWith({ state: state ?? '', after: '', search: '', open: '' })}
            aria-current={state === only ? 'page' : undefined}
            className={cn(
              'inline-flex min-h-11 items-center underline-offset-4',
              state === only ? 'font-semibold text-ink underline' : 'text-blue hover:underline',
            )}
          >
            {state === undefined ? texts.all : stateLooks[state].label}
          </Link>
        ))}
      </nav>
      {emailAddress ? null : <p className="mb-4 text-sm text-muted">{texts.notMailed}</p>}
      <DataTable
        caption={texts.messages}
        query={query}
        search={{ label: texts.searchMessages, placeholder: texts.searchPlaceholder }}
        columns={columnsWith(actionsOf)}
        rows={page.rows}
        next={page.next}
        empty={query.search !== '' ? texts.noMatches : only ? texts.noneWithStatus : texts.noMessagesYet}
      />
      {opened ? (
        <MessageDialog
          key={opened.id}
          message={opened}
          mailLabel={mailLooks[opened.mail].label}
          action={route}
          listAddress={addressWith({ open: '' })}
        />
      ) : null}
    </>
  )
}
