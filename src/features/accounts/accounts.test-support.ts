import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { parseConfig } from '#platform/config.server.ts'
import type { Database } from '#platform/database/open-database.server.ts'
import { withIdentity } from '#platform/database/with-identity.server.ts'
import { createLog } from '#platform/log.server.ts'
import { createRateLimits } from '#platform/rate-limit.server.ts'
import type { AccountAnswer, Caller } from './account-answer.server.ts'
import { createAccounts, type Accounts } from './accounts.server.ts'
import { readAuthSecret } from './auth-secret.server.ts'

export function newEmail(): string {
  return `ada-${randomUUID().slice(0, 8)}@example.org`
}

export const appUrl = 'http://localhost:3000'

/** Accounts on a real database; limits as high as tests need unless `environment` says otherwise. */
export async function openAccounts(database: Database, environment: Record<string, string> = {}) {
  const config = parseConfig({ SIGN_IN_LIMIT: '100000', SIGN_UP_LIMIT: '100000', ...environment })
  const secret = await readAuthSecret(database, config)
  const logged: string[] = []
  const log = createLog('info', { write: (line) => void logged.push(line) })
  const accounts = createAccounts({
    config,
    log,
    database,
    secret,
    limits: createRateLimits(database, secret),
  })
  return { accounts, logged }
}

/** A browser: keeps cookies as one does. */
export class Visitor {
  readonly cookies = new Map<string, string>()
  readonly address: string

  constructor(address = '203.0.113.7') {
    this.address = address
  }

  get caller(): Caller {
    return { request: this.request('/'), address: this.address }
  }

  request(path: string): Request {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return new Request(appUrl + path, { headers: cookie === '' ? {} : { cookie } })
  }

  keep(lines: readonly string[]): void {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || /max-age=0/i.test(line)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
  }

  /** Opens a link of a mail, and answers where it leads. */
  async open(accounts: Pick<Accounts, 'answer'>, link: string): Promise<string> {
    const response = await accounts.answer(this.request(link))
    this.keep(response.headers.getSetCookie())
    return response.headers.get('location') ?? `status ${response.status}`
  }

  /** Keeps the cookies of an answer and hands it on. */
  async take<Value>(answering: Promise<AccountAnswer<Value>>): Promise<AccountAnswer<Value>> {
    const answer = await answering
    if (answer.ok) this.keep(answer.cookies)
    return answer
  }
}

export const password = 'three plovers on a beach'

/** Somebody who has signed up and confirmed, signed in at `visitor`. */
export async function newPerson(database: Database, accounts: Accounts) {
  const email = newEmail()
  const visitor = new Visitor()
  await visitor.take(accounts.signUp(visitor.caller, { email, password, name: 'Ada', next: '/' }))
  await visitor.open(accounts, await linkTo(database, email))
  return { email, visitor }
}

export type OutboxMail = { recipient: string; subject: string; body: string }

export async function mailsTo(database: Database, recipient: string): Promise<OutboxMail[]> {
  const { rows } = await withIdentity(database, { role: 'worker' }, ({ query }) =>
    query<OutboxMail>(
      'select recipient, subject, body from mail_outbox where recipient = $1 order by created_at, id',
      [recipient],
    ),
  )
  return rows
}

/** The path of the link in the newest mail to an address, which may still be on its way there. */
export async function linkTo(
  database: Database,
  recipient: string,
  pattern = /https?:\/\/\S+/,
): Promise<string> {
  for (const end = Date.now() + 10_000; Date.now() < end; await wait(50)) {
    const url = pattern.exec((await mailsTo(database, recipient)).at(-1)?.body ?? '')?.[0]
    if (url !== undefined) return url.replace(appUrl, '')
  }
  throw new Error(`No mail with such a link for ${recipient}`)
}
