import { createHmac } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import { z } from 'zod'
import type { Config } from '#platform/config.server.ts'
import { withIdentity, type Statements } from '#platform/database/with-identity.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { RateLimits } from '#platform/rate-limit.server.ts'
import { failed, type AccountAnswer, type Caller } from './account-answer.server.ts'
import { createAccountLimits } from './account-limits.server.ts'
import * as texts from './accounts.texts.server.ts'
import { createAuthDatabase } from './auth-adapter.server.ts'
import { authPath, createAuth, longestSessionMs } from './auth.server.ts'
import { createBrowserCookies } from './browser-cookies.server.ts'
import { hasSignedSession } from './has-signed-session.server.ts'
import { createKnownBrowsers } from './known-browsers.server.ts'
import { createSignedLinks } from './signed-links.server.ts'

export type AccountParts = {
  config: Config
  log: Log
  database: { pool: Pool }
  secret: string
  limits: RateLimits
  /** Called when a mail may have been written. */
  onMail?: () => void
}

/** What everything that people do with their accounts works with. */
export type AccountWork = ReturnType<typeof createAccountWork>

const Failure = z.object({ code: z.string().optional(), message: z.string() })

export function createAccountWork(parts: AccountParts) {
  const { config, log, database, secret, limits, onMail } = parts
  const authDatabase = createAuthDatabase(database)
  const openAuth = () => createAuth({ config, log, secret, authDatabase })
  const current = { auth: openAuth() }
  const cookies = createBrowserCookies(current.auth)

  const inTransaction = <Result>(work: (query: Statements['query']) => Promise<Result>): Promise<Result> =>
    withIdentity(database, { role: 'auth' }, ({ query }) => work(query))

  const hasSession = (cookies: string) => hasSignedSession(cookies, current.auth.sessionCookie, secret)

  async function handle(request: Request): Promise<Response> {
    try {
      return await current.auth.handler(request)
    } catch (error) {
      log.error({ error }, 'an account could not be changed')
      return new Response(null, { status: 500 })
    }
  }

  return {
    config,
    log,
    database,
    cookies,
    limits: createAccountLimits(config, limits),
    links: createSignedLinks(secret),
    known: createKnownBrowsers(secret, cookies),
    onMail: () => onMail?.(),
    /** For the log: the same address always has the same mark, and the mark tells nobody which. */
    mark: (address: string) =>
      createHmac('sha256', secret).update(`log\n${address}`).digest('base64url').slice(0, 12),

    get auth() {
      return current.auth
    },
    /** Google's configuration is read again. */
    reopenAuth(): void {
      current.auth = openAuth()
    },

    /** Better Auth's answer to a request from outside. */
    handle,

    hasSession,

    /** Statements about accounts, kept or lost together. */
    inTransaction,

    /** Asks Better Auth, as whoever sent the request. */
    async call<Value = unknown>(
      { request }: Pick<Caller, 'request'>,
      path: string,
      body?: object,
    ): Promise<AccountAnswer<Value>> {
      const headers = new Headers({ origin: config.appUrl, 'content-type': 'application/json' })
      for (const name of ['cookie', 'user-agent']) {
        const value = request.headers.get(name)
        if (value !== null) headers.set(name, value)
      }
      const response = await handle(
        new Request(`${config.appUrl}${authPath}${path}`, {
          headers,
          ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
        }),
      )
      const value: unknown = await response.json().catch(() => undefined)
      if (response.ok) return { ok: true, value: value as Value, cookies: response.headers.getSetCookie() }
      const failure = Failure.safeParse(value)
      if (failure.success) return failed(failure.data.code ?? 'FAILED', failure.data.message)
      return somethingWrong()
    },

    /** Work of our own, answering as a call does when something breaks. */
    async settled<Value>(work: () => Promise<AccountAnswer<Value>>): Promise<AccountAnswer<Value>> {
      try {
        return await work()
      } catch (error) {
        if (isTooBusy(error)) return failed('TOO_BUSY', error.message)
        log.error({ error }, 'an account could not be changed')
        return somethingWrong()
      }
    },

    async findSession({ request }: Pick<Caller, 'request'>) {
      const cookie = request.headers.get('cookie') ?? ''
      if (!hasSession(cookie)) return undefined
      const { response, headers } = await current.auth.api.getSession({
        headers: new Headers({ cookie }),
        returnHeaders: true,
      })
      if (response === null) return undefined
      const { id, createdAt } = response.session
      if (Date.now() - createdAt.getTime() > longestSessionMs) {
        await inTransaction((query) => query('delete from sessions where id = $1', [id]))
        return undefined
      }
      return { ...response, cookies: headers.getSetCookie() }
    },
  }
}

function somethingWrong() {
  return failed('FAILED', texts.ourFault)
}

/** Thrown by password-hash.server.ts when too many wait. */
function isTooBusy(error: unknown): error is Error {
  if (!(error instanceof Error) || !('body' in error)) return false
  return z.object({ code: z.literal('TOO_BUSY') }).safeParse(error.body).success
}

/** Waits until a multiple of that many milliseconds, however long the work took. */
export async function untilNext(gridMs: number, startedAt: number): Promise<void> {
  const elapsed = performance.now() - startedAt
  await wait(gridMs - (elapsed % gridMs))
}

/** There is another account with this address. */
export function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505'
}
