import { randomUUID } from 'node:crypto'
import type { Statements } from '../database/with-identity.server.ts'

/** Plain text; nothing a visitor typed belongs in `subject`. `replyTo`: whom an answer goes to, if not the sender. */
export type Mail = {
  /** For who wants to know later what became of it. */
  id?: string
  recipient: string
  subject: string
  body: string
  replyTo?: { name: string; address: string }
}

/** Writes a mail where the worker finds it: it is sent if, and only if, the transaction around it is kept. */
export async function enqueueMail({ query }: Pick<Statements, 'query'>, mail: Mail): Promise<void> {
  await query(
    `insert into mail_outbox (id, recipient, subject, body, reply_to, reply_to_name)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      mail.id ?? randomUUID(),
      mail.recipient,
      mail.subject,
      mail.body,
      mail.replyTo?.address ?? null,
      mail.replyTo?.name ?? null,
    ],
  )
}
