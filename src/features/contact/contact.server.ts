import { createHash, randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { z } from 'zod'
import { AppError } from '#shared/app-error.ts'
import { waitingTime } from '#shared/text/waiting-time.texts.ts'
import type { Config } from '#platform/config.server.ts'
import { nobody, withIdentity } from '#platform/database/with-identity.server.ts'
import { addressGroup } from '#platform/http/client-address.server.ts'
import { jsonType } from '#platform/http/error-answer.server.ts'
import { readJson } from '#platform/http/read-json.server.ts'
import type { Log } from '#platform/log.server.ts'
import { enqueueMail } from '#platform/mail/mail-outbox.server.ts'
import type { Limit, RateLimits } from '#platform/rate-limit.server.ts'
import { contactMail } from './contact-mail.server.ts'
import { ContactDraft, ContactMessage, isAnyFieldEmpty, trapField } from './contact-message.ts'
import * as outcome from './contact-outcome.texts.ts'
import * as texts from './contact.texts.server.ts'

export type Contact = ReturnType<typeof createContact>

type ContactParts = {
  config: Pick<Config, 'appName' | 'contactEmail' | 'contactLimit'>
  log: Pick<Log, 'info'>
  database: { pool: Pool }
  limits: Pick<RateLimits, 'take'>
  /** Called when a mail was written. */
  onMail?: () => void
}

type Sender = {
  address: string
  /** A UUID: the same one for a message that is sent again. */
  idempotencyKey?: string | undefined
}

const Trap = z.object({ [trapField]: z.unknown() })

/** What becomes of messages through the contact page. */
export function createContact({ config, log, database, limits, onMail }: ContactParts) {
  const perAddress: Limit = { name: 'contact', allowed: config.contactLimit, windowSeconds: 3_600 }

  /** Keeps a message, and the mail it causes with it. Throws `AppError` for what the sender can mend. */
  async function receive(input: unknown, { address, idempotencyKey = randomUUID() }: Sender): Promise<void> {
    const message = parseMessage(input)
    const seconds = await limits.take(perAddress, addressGroup(address))
    if (seconds > 0)
      throw new AppError('RATE_LIMITED', texts.tooManyMessages(waitingTime(seconds)), {
        retryAfterSeconds: seconds,
      })
    const isSuspect = hasSprungTrap(input)
    const mail =
      config.contactEmail === undefined || isSuspect
        ? undefined
        : { ...contactMail(config.contactEmail, message, config), id: randomUUID() }
    await withIdentity(database, nobody, async (statements) => {
      const { rowCount } = await statements.query(
        `insert into contact_messages (id, name, email, message, is_suspect, mail_id) values ($1, $2, $3, $4, $5, $6)
         on conflict do nothing`,
        [
          idOf(idempotencyKey, message),
          message.name,
          message.email,
          message.message,
          isSuspect,
          mail?.id ?? null,
        ],
      )
      const isNew = rowCount === 1
      if (mail && isNew) await enqueueMail(statements, mail)
    })
    log.info({ isSuspect }, 'contact message kept')
    onMail?.()
  }

  return {
    emailAddress: config.contactEmail,
    receive,

    /** `POST /functions/v1/send-contact-email`. */
    async answer(request: Request, address: string): Promise<Response> {
      const key = z.uuid().safeParse(request.headers.get('idempotency-key'))
      await receive(await readJson(request), { address, idempotencyKey: key.data?.toLowerCase() })
      return new Response(JSON.stringify({ ok: true }), {
        headers: { 'Content-Type': jsonType, 'Cache-Control': 'no-store' },
      })
    },
  }
}

/**
 * A version 8 UUID, the same for the same message under the same key. With the key alone, another message sent under it
 * would be lost, because only an admin may read what is there.
 */
function idOf(idempotencyKey: string, message: ContactMessage): string {
  const hex = createHash('sha256')
    .update(JSON.stringify([idempotencyKey, message]))
    .digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(12, 15)}`,
    `8${hex.slice(15, 18)}`,
    hex.slice(18, 30),
  ].join('-')
}

function parseMessage(input: unknown): ContactMessage {
  const parsed = ContactMessage.safeParse(input)
  if (parsed.success) return parsed.data
  const fields: Record<string, string> = {}
  for (const { path, message } of parsed.error.issues) fields[String(path[0] ?? '')] ??= message
  const draft = ContactDraft.catch({ name: '', email: '', message: '' }).parse(input)
  const reason = isAnyFieldEmpty(draft) ? outcome.fillAllFields : texts.checkMarkedFields
  throw new AppError('INVALID_INPUT', reason, { fields })
}

function hasSprungTrap(input: unknown): boolean {
  const trap = Trap.safeParse(input).data?.[trapField]
  return trap !== undefined && trap !== null && trap !== ''
}
