import type { Pool } from 'pg'
import { withIdentity } from '../database/with-identity.server.ts'
import { isLoopback } from '../http/client-address.server.ts'
import { jsonType } from '../http/error-answer.server.ts'

type MailboxRequest = {
  request: Request
  remoteAddress: string | undefined
}

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

/**
 * `GET /dev/mailbox`: the newest captured mails, `?to=` narrows them to one address. They open accounts, so only this
 * machine may read them: by its own name, or another site's page could through a name of its own that points here.
 */
export async function answerMailbox(database: { pool: Pool }, parts: MailboxRequest): Promise<Response> {
  const { request, remoteAddress } = parts
  const url = new URL(request.url)
  const isProxied = request.headers.has('x-forwarded-for') || request.headers.has('forwarded')
  const host = request.headers.get('host') ?? ''
  if (!isLoopback(remoteAddress) || isProxied || !/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host)) {
    return notFound()
  }
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
