import type { Statements } from '../database/with-identity.server.ts'

/** Plain text; nothing a visitor typed belongs in `subject`. */
export type Mail = { recipient: string; subject: string; body: string }

/** Writes a mail where the worker finds it: it is sent if, and only if, the transaction around it is kept. */
export async function enqueueMail({ query }: Pick<Statements, 'query'>, mail: Mail): Promise<void> {
  await query('insert into mail_outbox (recipient, subject, body) values ($1, $2, $3)', [
    mail.recipient,
    mail.subject,
    mail.body,
  ])
}
