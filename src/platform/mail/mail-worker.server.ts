import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import { withIdentity } from '../database/with-identity.server.ts'
import type { Log } from '../log.server.ts'
import type { SentNotes } from './sent-notes.server.ts'

export type OutgoingMail = {
  id: string
  recipient: string
  subject: string
  body: string
  /** Whom an answer goes to, if not the sender. */
  replyTo: string | null
  replyToName: string | null
  /** This try included. */
  attempts: number
  createdAt: Date
}

/** `captured`: there is no mail server, and the text stays for /dev/mailbox. */
export type SendMail = (mail: OutgoingMail) => Promise<'sent' | 'captured'>

/** Thrown by a `SendMail` for what no further try would mend, such as an address that does not exist. */
export class MailRefused extends Error {}

export type MailWorker = {
  /** Something was written: do not wait for the next look. */
  wake: () => void
  /** Ends after the mail that is being sent. */
  stop: () => Promise<void>
}

type WorkerSettings = {
  /** How often to look for mail that other servers wrote, or that is due again. */
  pollMs: number
  /** How long a mail belongs to who took it; longer than sending may take. */
  leaseMs: number
  /** The first pause after a failure; doubles each time, up to an hour. */
  firstPauseMs: number
  /** After so long a mail is given up. */
  giveUpAfterMs: number
  /** Without them, a process that is killed before it has told the database leaves a mail that is sent again. */
  notes?: SentNotes | undefined
}

const usual: WorkerSettings = {
  pollMs: 5_000,
  leaseMs: 120_000,
  firstPauseMs: 10_000,
  giveUpAfterMs: 24 * 3_600_000,
}

/** `$2` is the reason. */
const noteFailure = 'with noted as (update server_health set mail_failed_at = now(), mail_failure = $2)'

/** Within the time that a stopping server has left. */
const markAgainMs = 500

/**
 * Sends what is in the outbox, one mail at a time. A mail is taken for the length of a lease and marked once the mail
 * server has it, which is noted on the disk until then: whoever dies leaves it to the next, so none is lost. Only a
 * death between the mail server's taking it and our reading that answer sends one twice, under the same Message-ID;
 * no protocol can close that gap, since one of the two always hears of it last.
 */
export function startMailWorker(
  database: { pool: Pool },
  send: SendMail,
  log: Log,
  settings: Partial<WorkerSettings> = {},
): MailWorker {
  const { pollMs, leaseMs, firstPauseMs, giveUpAfterMs, notes } = { ...usual, ...settings }
  const stopping = new AbortController()
  let alarm = new AbortController()

  const asWorker = <Row extends object>(statement: string, values: unknown[]) =>
    withIdentity(database, { role: 'worker' }, ({ query }) => query<Row>(statement, values))

  async function takeNext(): Promise<OutgoingMail | undefined> {
    const { rows } = await asWorker<OutgoingMail>(
      `update mail_outbox set attempts = attempts + 1, due_at = now() + make_interval(secs => $1)
       where id = (
         select id from mail_outbox where status = 'waiting' and due_at <= now()
         order by due_at limit 1 for update skip locked
       )
       returning id, recipient, subject, body, reply_to as "replyTo", reply_to_name as "replyToName", attempts,
         created_at as "createdAt"`,
      [leaseMs / 1_000],
    )
    return rows[0]
  }

  async function deliver(mail: OutgoingMail): Promise<void> {
    let outcome: 'sent' | 'captured'
    try {
      outcome = await send(mail)
    } catch (error) {
      return postpone(mail, error)
    }
    if (outcome === 'sent') notes?.add(mail.id)
    await markPatiently(mail, outcome)
    notes?.remove(mail.id)
    log.info({ mail: mail.id, attempts: mail.attempts }, `mail ${outcome}`)
  }

  /** It has been sent: while the database is away nobody else may take it, as long as the lease lasts. */
  async function markPatiently(mail: OutgoingMail, outcome: 'sent' | 'captured'): Promise<void> {
    for (const endsAt = Date.now() + leaseMs; ;) {
      try {
        return await mark(mail, outcome)
      } catch (error) {
        if (Date.now() > endsAt) throw error
        log.warn({ error, mail: mail.id }, 'a sent mail could not be marked yet')
        await wait(markAgainMs)
      }
    }
  }

  /** What a process before this one has sent and could not mark. */
  async function markNoted(): Promise<void> {
    for (const id of notes?.list() ?? []) {
      await mark({ id }, 'sent')
      notes?.remove(id)
      log.info({ mail: id }, 'mail had been sent before a restart')
    }
  }

  async function mark(mail: Pick<OutgoingMail, 'id'>, outcome: 'sent' | 'captured'): Promise<void> {
    // What somebody wrote, and links that open an account, go with a sent mail.
    await asWorker(
      `with noted as (update server_health set mail_sent_at = now() where $2 = 'sent')
       update mail_outbox set status = $2, sent_at = now(), last_error = null,
         body = case when $2 = 'sent' then '' else body end,
         reply_to = case when $2 = 'captured' then reply_to end,
         reply_to_name = case when $2 = 'captured' then reply_to_name end where id = $1`,
      [mail.id, outcome],
    )
  }

  async function postpone(mail: OutgoingMail, error: unknown): Promise<void> {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, 300)
    const isHopeless = error instanceof MailRefused || Date.now() - mail.createdAt.getTime() > giveUpAfterMs
    if (isHopeless) {
      await asWorker(`${noteFailure} update mail_outbox set status = 'dead', last_error = $2 where id = $1`, [
        mail.id,
        reason,
      ])
      log.error({ mail: mail.id, attempts: mail.attempts }, 'mail given up')
      return
    }
    const pauseMs = Math.min(firstPauseMs * 2 ** (mail.attempts - 1), 3_600_000) * (0.75 + Math.random() / 2)
    await asWorker(
      `${noteFailure} update mail_outbox set due_at = now() + make_interval(secs => $3), last_error = $2 where id = $1`,
      [mail.id, reason, pauseMs / 1_000],
    )
    log.warn({ mail: mail.id, attempts: mail.attempts }, 'mail will be tried again')
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      alarm = new AbortController()
      try {
        await markNoted()
        for (let mail = await takeNext(); mail; mail = await takeNext()) {
          await deliver(mail)
          if (stopping.signal.aborted) return
        }
      } catch (error) {
        log.error({ error }, 'the outbox could not be read')
      }
      const signal = AbortSignal.any([stopping.signal, alarm.signal])
      await wait(pollMs, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }

  const ended = run()
  return {
    wake: () => alarm.abort(),
    async stop() {
      stopping.abort()
      await ended
    },
  }
}
