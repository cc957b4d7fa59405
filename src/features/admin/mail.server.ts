import { AppError } from '#shared/app-error.ts'
import type { TableQuery } from '#shared/table-query.ts'
import { recordAdminAction } from '#platform/audit-log.server.ts'
import { containing, selectPage, type PageOf } from '#platform/database/select-page.server.ts'
import type { Statements } from '#platform/database/with-identity.server.ts'
import * as texts from './mail.texts.server.ts'

/** Without its text, which may hold a link that opens an account. */
export type UnsentMail = {
  id: string
  recipient: string
  subject: string
  status: 'waiting' | 'dead'
  attempts: number
  lastError: string | null
  createdAt: Date
}

export const mailSorts = ['recipient', 'status', 'created'] as const
export type MailSort = (typeof mailSorts)[number]

export function listUnsentMail(
  statements: Statements,
  query: TableQuery<MailSort>,
): Promise<PageOf<UnsentMail>> {
  const isSearch = query.search !== ''
  return selectPage<UnsentMail, MailSort>(statements, {
    columns: 'recipient, subject, status, attempts, last_error as "lastError", created_at as "createdAt"',
    from: 'mail_outbox',
    conditions: [
      `status in ('waiting', 'dead')`,
      ...(isSearch ? ['(recipient ilike $1 or subject ilike $1 or last_error ilike $1)'] : []),
    ],
    values: isSearch ? [containing(query.search)] : [],
    sorts: {
      recipient: { sql: 'recipient', type: 'text' },
      status: { sql: 'status', type: 'text' },
      created: { sql: 'created_at', type: 'timestamptz' },
    },
    request: query,
  })
}

/** Puts a mail that was given up back among those to be sent. */
export async function resendMail(statements: Statements, id: string): Promise<void> {
  const { rows } = await statements.query<{ recipient: string; lastError: string | null }>(
    `select recipient, last_error as "lastError" from mail_outbox where id = $1 and status = 'dead'`,
    [id],
  )
  const [mail] = rows
  if (!mail) throw new AppError('NOT_FOUND', texts.alreadyHandled)
  await statements.query(
    `update mail_outbox set status = 'waiting', due_at = now(), last_error = null
     where id = $1 and status = 'dead'`,
    [id],
  )
  await recordAdminAction(statements, {
    action: 'send again',
    subjectType: 'mail',
    subjectId: id,
    subjectName: mail.recipient,
    before: { status: 'dead', lastError: mail.lastError },
    after: { status: 'waiting', lastError: null },
  })
}
