import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { startCuttableRoute } from '#platform/database/cut-connections.test-support.ts'
import { serveMail } from '#platform/mail/mail-server.test-support.ts'
import { startBuiltServer, temporaryFolder } from './built-server.ts'
import { goodReply, cutInto } from './gateway/good-reply.ts'
import { createPgBouncer } from './pgbouncer-process.ts'
import { createPostgres } from './postgres-process.ts'
import { startProvider, type ProviderProcess } from './provider-process.ts'

export type Mailbox = Awaited<ReturnType<typeof serveMail>>

/** A model that answers within a second, in the form that the tool asks for. */
async function startModel(): Promise<ProviderProcess> {
  const provider = await startProvider()
  await provider.pace({ words: cutInto(await goodReply(), 10), everyMs: 50 })
  return provider
}

/** A PostgreSQL behind PgBouncer and a network that can be cut, a mail server and a model, for servers that are disturbed. */
export async function createSurroundings() {
  const folder = temporaryFolder()
  const postgres = await createPostgres()
  await postgres.start()
  const bouncer = await createPgBouncer(postgres.port)
  await bouncer.start()
  const route = await startCuttableRoute('127.0.0.1', bouncer.port)
  const mailbox = await serveMail(() => 'take')
  const provider = await startModel()
  const databaseUrl = `postgres://postgres@127.0.0.1:${route.port}/postgres`
  return {
    postgres,
    bouncer,
    route,
    mailbox,
    databaseUrl,
    start: (settings: Record<string, string> = {}) =>
      startBuiltServer(folder.path, {
        ...openHandedSettings(provider, mailbox),
        ...settings,
        DATABASE_URL: databaseUrl,
        DATABASE_OWNER_URL: postgres.url,
      }),
    async remove() {
      provider.stop()
      await mailbox.stop()
      await route.cut()
      await bouncer.remove()
      await postgres.remove()
      folder.remove()
    },
  }
}

/** What every server of a benchmark needs so that nothing but the disturbance is in the way. */
function openHandedSettings(provider: ProviderProcess, mailbox: Mailbox): Record<string, string> {
  return {
    LOG_LEVEL: 'silent',
    APP_URL: 'http://localhost',
    TRUSTED_PROXIES: '1',
    DEV_MAILBOX: 'off',
    AUTH_SECRET: 'a secret of a benchmark that all servers share',
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'no-reply@example.org',
    CONTACT_EMAIL: 'operator@example.org',
    CONTACT_LIMIT: '1000000',
    SIGN_UP_LIMIT: '1000000',
    OPENAI_COMPATIBLE_BASE_URL: `${provider.url}/v1`,
    OPENAI_COMPATIBLE_MODEL: 'm',
    AI_ANSWERS_PER_ADDRESS: '999999',
    AI_ANSWERS_PER_USER: '999999',
    AI_DAILY_BUDGET_USD: '100000',
    AI_ANSWERS_A_DAY: '999999',
  }
}

/** Signs up people over HTTP, opens their mailed links, and answers their cookies. */
export async function signUpPeople(url: string, mailbox: Mailbox, count: number): Promise<string[]> {
  const cookies: string[] = []
  for (let number = 0; number < count; number += 1) {
    const email = `person-${number}-${Date.now()}@example.org`
    const form = { intent: 'sign-up', name: 'Ada', email, password: 'three plovers on a beach' }
    const answer = await fetch(`${url}/auth.data`, {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: { 'x-forwarded-for': `192.0.2.${number + 1}` },
    })
    await answer.text()
    const own = cookieOf(answer)
    const link = new URL(await mailedLink(mailbox, email))
    const confirmed = await fetch(url + link.pathname + link.search, {
      redirect: 'manual',
      headers: { cookie: own, 'x-forwarded-for': `192.0.2.${number + 1}` },
    })
    const session = cookieOf(confirmed)
    if (!session.includes('session_token')) throw new Error(`Nobody was signed in: ${confirmed.status}`)
    cookies.push(session)
  }
  return cookies
}

function cookieOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
}

async function mailedLink({ received }: Mailbox, email: string): Promise<string> {
  for (let tries = 0; tries < 600; tries += 1) {
    const mail = received.find(({ recipient }) => recipient === email)
    const text = mail?.text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    const link = text && /http\S+\/api\/auth\/confirm\S+/.exec(text)?.[0]
    if (link) return link
    await wait(50)
  }
  throw new Error(`No mail came to ${email}`)
}

export type Kept = { lostMessages: number; lostAnswers: number; messages: number; mailsWaiting: number }

/** Looks for everything that was acknowledged. */
export async function lookForAcknowledged(
  databaseUrl: string,
  { messages, answers }: { messages: readonly string[]; answers: readonly string[] },
): Promise<Kept> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const ids = async (statement: string) =>
    new Set((await client.query<{ id: string }>(statement)).rows.map(({ id }) => id))
  try {
    const kept = await ids('select id from contact_messages')
    const saved = await ids('select idempotency_key as id from prompt_history')
    const waiting = await client.query(`select from mail_outbox where status = 'waiting'`)
    return {
      lostMessages: messages.filter((id) => !kept.has(id)).length,
      lostAnswers: answers.filter((id) => !saved.has(id)).length,
      messages: kept.size,
      mailsWaiting: waiting.rowCount ?? 0,
    }
  } finally {
    await client.end()
  }
}

/**
 * Milliseconds until what an admin publishes on the first server is on the home page of all, which each keeps for a
 * while. `cookie`: of a person who becomes an admin for it.
 */
export async function untilSeenEverywhere(
  urls: readonly string[],
  cookie: string,
  databaseUrl: string,
): Promise<number> {
  await makeAdmins(databaseUrl)
  const home = async (url: string) => (await fetch(url, { signal: AbortSignal.timeout(10_000) })).text()
  await Promise.all(urls.map(home))
  const title = `Published at ${Date.now()}`
  const form = { intent: 'save', id: '', title, content: 'Seen?', imageUrl: '', datePosted: '2026-01-01' }
  const saved = await fetch(`${urls[0]}/admin/whats-new.data`, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { cookie },
  })
  if (!saved.ok)
    throw new Error(`Nothing was published: ${saved.status} ${(await saved.text()).slice(0, 300)}`)
  const publishedAt = performance.now()
  for (const url of urls)
    while (!(await home(url)).includes(title)) {
      if (performance.now() - publishedAt > 60_000) throw new Error(`${url} does not show it within a minute`)
      await wait(50)
    }
  return performance.now() - publishedAt
}

async function makeAdmins(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('update profiles set is_admin = true').finally(() => client.end())
}

/** By the id of the message in their text: mails of their own for one message, and the same mail more than once. */
export function mailsTwice({ received }: Mailbox): { twoMails: number; repeated: number; mails: number } {
  const byMessage = new Map<string, Set<string>>()
  const byId = new Map<string, number>()
  for (const { text, messageId } of received) {
    byId.set(messageId, (byId.get(messageId) ?? 0) + 1)
    const message = /Message ([0-9a-f-]{36})/.exec(text.replace(/=\r?\n/g, ''))?.[1]
    if (message !== undefined) byMessage.set(message, (byMessage.get(message) ?? new Set()).add(messageId))
  }
  return {
    twoMails: [...byMessage.values()].filter((ids) => ids.size > 1).length,
    repeated: [...byId.values()].filter((count) => count > 1).length,
    mails: byId.size,
  }
}
