import type { Pool } from 'pg'
import type { Config } from '../config.server.ts'
import { withIdentity } from '../database/with-identity.server.ts'
import { isLoopback } from '../http/client-address.server.ts'
import { jsonType } from '../http/error-answer.server.ts'

export type MailboxRequest = { request: Request; remoteAddress: string | undefined; httpVersion: string }

type CapturedMail = {
  id: string
  to: string
  /** Address that an answer goes to, if not the sender's. */
  replyTo: string | null
  replyToName: string | null
  subject: string
  text: string
  links: string[]
  createdAt: Date
}

const notFound = () => new Response('Not found', { status: 404 })
const link = /https?:\/\/[^\s<>"]+/g

type MailboxConfig = Pick<Config, 'appUrl' | 'devMailbox' | 'smtpUrl' | 'trustedProxies'>

const ownNames = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i
/** What proxies add, each its own; nobody who asks this machine directly sends them. */
const addedByProxies = /^(?:forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|true-client-ip|cf-.+)$/

/**
 * `GET /dev/mailbox`: the newest captured mails, `?to=` narrows them to one address. They open accounts, so only this
 * machine may read them, by its own name (or another site's page could through a name of its own that points here),
 * and only while the server is for this machine: a proxy that passes nothing on looks like a caller next to us.
 */
export async function answerMailbox(
  { database, config }: { database: { pool: Pool }; config: MailboxConfig },
  { request, remoteAddress, httpVersion }: MailboxRequest,
): Promise<Response> {
  const url = new URL(request.url)
  // What nginx speaks to whom it stands before, and no browser.
  const isProxied =
    httpVersion === '1.0' || [...request.headers.keys()].some((name) => addedByProxies.test(name))
  const isOurs = isLoopback(remoteAddress) && !isProxied && ownNames.test(request.headers.get('host') ?? '')
  if (!isMailboxOpen(config) || !isOurs) return notFound()
  const mails = await readMails(database, url.searchParams.get('to'))
  const headers = { 'Cache-Control': 'no-store' }
  if (request.headers.get('accept')?.includes('json')) {
    return new Response(JSON.stringify(mails), { headers: { ...headers, 'Content-Type': jsonType } })
  }
  return new Response(mailboxPage(mails), {
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    },
  })
}

/** Mail that is really sent, or a public address, means visitors who are not to read each other's mail. */
export function isMailboxOpen({ appUrl, devMailbox, smtpUrl, trustedProxies }: MailboxConfig): boolean {
  const { protocol, host } = new URL(appUrl)
  if (smtpUrl !== undefined || protocol === 'https:') return false
  return devMailbox ?? (ownNames.test(host) && trustedProxies === 0)
}

async function readMails(database: { pool: Pool }, to: string | null): Promise<CapturedMail[]> {
  const { rows } = await withIdentity(database, { role: 'worker' }, ({ query }) =>
    query<Omit<CapturedMail, 'links'>>(
      `select id, recipient as "to", reply_to as "replyTo", reply_to_name as "replyToName", subject, body as text,
         created_at as "createdAt" from mail_outbox
       where status = 'captured' and ($1::text is null or recipient = $1) order by created_at desc, id limit 100`,
      [to?.trim().toLowerCase() ?? null],
    ),
  )
  return rows.map((mail) => ({ ...mail, links: mail.text.match(link) ?? [] }))
}

function mailboxPage(mails: readonly CapturedMail[]): string {
  const items = mails.map(({ to, replyTo, replyToName, subject, text, createdAt }) => {
    const reply = replyTo === null ? '' : `, Reply-To ${escape(`${replyToName ?? ''} <${replyTo}>`.trim())}`
    return `<article><h2>${escape(subject)}</h2><p>To ${escape(to)}${reply}, ${createdAt.toISOString()}</p><pre>${linked(text)}</pre></article>`
  })
  const list = items.length > 0 ? items.join('<hr>') : '<p>No mail yet.</p>'
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mailbox</title><h1>Captured mail</h1>${list}</html>`
}

function linked(text: string): string {
  let html = ''
  let end = 0
  for (const match of text.matchAll(link)) {
    const address = escape(match[0])
    html += `${escape(text.slice(end, match.index))}<a href="${address}">${address}</a>`
    end = match.index + match[0].length
  }
  return html + escape(text.slice(end))
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
