import { AppError } from '#shared/app-error.ts'
import type { TableQuery } from '#shared/table-query.ts'
import { recordAdminAction } from '#platform/audit-log.server.ts'
import { containing, selectPage, type PageOf } from '#platform/database/select-page.server.ts'
import type { Statements } from '#platform/database/with-identity.server.ts'
import * as texts from './messages.texts.server.ts'

export const messageStates = ['new', 'answered', 'spam'] as const
export type MessageState = (typeof messageStates)[number]

/** `sent`: it has left, or lies in the mailbox of this machine. `none`: it is only kept here. */
export type MailState = 'none' | 'waiting' | 'sent' | 'failed'

export type Message = {
  id: string
  name: string
  email: string
  message: string
  createdAt: Date
  state: MessageState
  mail: MailState
}

export const messageSorts = ['created'] as const
type MessageSort = (typeof messageSorts)[number]

const state = `case when m.is_suspect then 'spam' when m.answered_at is not null then 'answered' else 'new' end`
// Admins see mails that wait or could not be delivered; one that is not among them has left.
const columns = `m.name, m.email, m.message, m.created_at as "createdAt", ${state} as state,
  case when m.mail_id is null then 'none' when o.status = 'waiting' then 'waiting'
    when o.status = 'dead' then 'failed' else 'sent' end as mail`
const from = 'contact_messages m left join mail_outbox o on o.id = m.mail_id'

const conditionOf: Record<MessageState, string> = {
  new: 'not m.is_suspect and m.answered_at is null',
  answered: 'not m.is_suspect and m.answered_at is not null',
  spam: 'm.is_suspect',
}

/** Newest first; `only` leaves out other states. */
export function listMessages(
  statements: Statements,
  query: TableQuery<MessageSort>,
  only: MessageState | undefined,
): Promise<PageOf<Message>> {
  const isSearch = query.search !== ''
  return selectPage<Message, MessageSort>(statements, {
    columns,
    from,
    id: 'm.id',
    conditions: [
      'm.deleted_at is null',
      ...(only === undefined ? [] : [conditionOf[only]]),
      ...(isSearch ? ['(m.name ilike $1 or m.email ilike $1 or m.message ilike $1)'] : []),
    ],
    values: isSearch ? [containing(query.search)] : [],
    sorts: { created: { sql: 'm.created_at', type: 'timestamptz' } },
    request: query,
  })
}

export async function findMessage({ query }: Statements, id: string): Promise<Message | undefined> {
  const { rows } = await query<Message>(
    `select m.id, ${columns} from ${from} where m.id = $1 and m.deleted_at is null`,
    [id],
  )
  return rows[0]
}

export async function setMessageState(statements: Statements, id: string, next: MessageState): Promise<void> {
  const before = await requireMessage(statements, id)
  if (before.state === next) return
  await statements.query(
    `update contact_messages set is_suspect = $2, suspect_since = case when $2 then now() end,
       answered_at = case when $3 then coalesce(answered_at, now()) end where id = $1`,
    [id, next === 'spam', next === 'answered'],
  )
  await record(statements, before, 'update', { before: { state: before.state }, after: { state: next } })
}

/** Marks it; the worker removes it after ten minutes, until when it can be brought back. */
export async function deleteMessage(statements: Statements, id: string): Promise<{ entryId: string }> {
  const before = await requireMessage(statements, id)
  await statements.query('update contact_messages set deleted_at = now() where id = $1', [id])
  await record(statements, before, 'delete')
  // What brings it back is the message itself: the log, which is never cleared, holds nothing of it.
  return { entryId: id }
}

export async function restoreMessage(statements: Statements, id: string): Promise<void> {
  const { rowCount } = await statements.query(
    'update contact_messages set deleted_at = null where id = $1 and deleted_at is not null',
    [id],
  )
  if (rowCount === 0) throw new AppError('NOT_FOUND', texts.nothingToRestore)
  await record(statements, await requireMessage(statements, id), 'restore')
}

async function requireMessage(statements: Statements, id: string): Promise<Message> {
  const message = await findMessage(statements, id)
  if (!message) throw new AppError('NOT_FOUND', texts.alreadyDeleted)
  return message
}

/** Neither who wrote nor what: the audit log is kept when the message is long gone. */
async function record(
  statements: Statements,
  { id, createdAt }: Message,
  action: string,
  change: { before?: object; after?: object } = {},
): Promise<void> {
  await recordAdminAction(statements, {
    action,
    subjectType: 'contact message',
    subjectId: id,
    subjectName: texts.messageOfTime(createdAt.toISOString().slice(0, 16).replace('T', ' ')),
    ...change,
  })
}
