import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import { z } from 'zod'
import type { Viewer } from '#shared/viewer.ts'
import type { Config } from '#platform/config.server.ts'
import { person, withIdentity } from '#platform/database/with-identity.server.ts'
import { addressGroup } from '#platform/http/client-address.server.ts'
import type { Log } from '#platform/log.server.ts'
import { enqueueMail } from '#platform/mail/mail-outbox.server.ts'
import type { Limit, RateLimits } from '#platform/rate-limit.server.ts'
import { addressChangedMail, passwordChangedMail } from './account-mails.server.ts'
import { appointListedAdmins } from './admins.server.ts'
import { createAuthDatabase } from './auth-adapter.server.ts'
import { authPath, createAuth, googleProvider, longestPassword } from './auth.server.ts'
import { localPath } from './local-path.ts'
import { readOwnRows } from './own-data.server.ts'
import { passwordFault } from './password-rules.ts'

/** The request behind a call: whose cookies, from where. */
export type Caller = { request: Request; address: string }

/** `cookies`: Set-Cookie lines for the answer. */
export type AccountAnswer<Value = undefined> =
  { ok: true; value: Value; cookies: string[] } | { ok: false; code: string; message: string }

export type OwnSession = {
  id: string
  isThisOne: boolean
  browser: string
  createdAt: string
  usedAt: string
}

export type Accounts = ReturnType<typeof createAccounts>

type AccountParts = {
  config: Config
  log: Log
  database: { pool: Pool }
  secret: string
  limits: RateLimits
  /** Called when a mail may have been written. */
  onMail?: () => void
}

const tenMinutes = 600
const hour = 3_600
const freshMs = 24 * 60 * 60 * 1_000
/** Answers that must not tell whether an address is known leave at multiples of this, however long the work took. */
const hiddenMs = 500
const hiddenSignInMs = 250
const hiddenSignUpMs = 1_000

/** E-mail as it is kept: composed, lower case. Checked after composing, so that look-alikes cannot slip through. */
export const EmailAddress = z
  .string()
  .trim()
  .max(254)
  .transform((text) => text.normalize('NFKC').toLowerCase())
  .pipe(z.email('Please enter a valid email address'))

export const FullName = z
  .string()
  .trim()
  .max(200, 'Please use at most 200 characters')
  .refine((text) => !/[\p{Cc}<>]/u.test(text), 'Please leave out < and >')

/** What a flood of attempts may keep busy; a quiet server has two or three under way. */
const mostAttempts = 16

/** What people do with their accounts. Everything that costs or could tell something passes a limit first. */
export function createAccounts({ config, log, database, secret, limits, onMail }: AccountParts) {
  const authDatabase = createAuthDatabase(database)
  const hasGoogle = config.googleClientId !== undefined && config.googleClientSecret !== undefined
  let auth = createAuth({ config, log, secret, authDatabase })

  const perAddress: Limit = { name: 'sign-in', allowed: config.signInLimit, windowSeconds: tenMinutes }
  const perAccount: Limit = {
    name: 'sign-in-account',
    allowed: Math.max(3, Math.ceil(config.signInLimit / 3)),
    windowSeconds: tenMinutes,
  }
  const signUps: Limit = { name: 'sign-up', allowed: config.signUpLimit, windowSeconds: hour }
  const mails: Limit = {
    name: 'mail',
    allowed: Math.max(5, Math.ceil(config.signUpLimit / 6)),
    windowSeconds: hour,
  }

  async function handle(request: Request): Promise<Response> {
    try {
      return await auth.handler(request)
    } catch (error) {
      log.error({ error }, 'an account could not be changed')
      return new Response(null, { status: 500 })
    }
  }

  async function call<Value = unknown>(
    { request }: Caller,
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
    if (failure.success)
      return { ok: false, code: failure.data.code ?? 'FAILED', message: failure.data.message }
    return failed('FAILED', 'Something went wrong on our side. Please try again.')
  }

  let attempts = 0

  /** Sends attempts away before they cost anything while many others are under way: pages come first. */
  async function unlessBusy(work: () => Promise<AccountAnswer>): Promise<AccountAnswer> {
    if (attempts >= mostAttempts) {
      return failed('TOO_BUSY', 'Many people are signing in right now. Please try again in a minute.')
    }
    attempts += 1
    try {
      return await work()
    } finally {
      attempts -= 1
    }
  }

  /** undefined: granted. */
  async function refuse(
    limit: Limit,
    caller: string,
    then?: { limit: Limit; caller: string },
  ): Promise<{ ok: false; code: string; message: string } | undefined> {
    const seconds = await limits.take(limit, caller, then)
    if (seconds === 0) return undefined
    const minutes = Math.ceil(seconds / 60)
    const time = seconds < 60 ? `${seconds} seconds` : minutes === 1 ? 'a minute' : `${minutes} minutes`
    return failed('RATE_LIMITED', `Too many attempts. Please try again in ${time}.`)
  }

  /** What causes mail to an address, at most so often per address. */
  async function mailOnce(
    email: string,
    work: () => Promise<AccountAnswer<unknown>>,
  ): Promise<AccountAnswer> {
    if ((await limits.take(mails, email)) > 0) return done()
    const answer = await work()
    onMail?.()
    return answer.ok ? done() : answer
  }

  /** The same where the answer is the same whatever comes of it: it leaves on time, and does not wait for the work. */
  async function mailUnseen(caller: Caller, email: string, work: () => Promise<AccountAnswer<unknown>>) {
    const refused = await refuse(signUps, addressGroup(caller.address))
    if (refused) return refused
    mailOnce(email, work).catch((error: unknown) => log.error({ error }, 'a mail could not be written'))
    await wait(hiddenMs)
    return done()
  }

  const checkPassword = (password: string, email: string): AccountAnswer | undefined => {
    if (password.length > longestPassword) {
      return failed('PASSWORD_TOO_LONG', `Please use at most ${longestPassword} characters`)
    }
    const fault = passwordFault(password, {
      email,
      appName: config.appName,
      minLength: config.passwordMinLength,
    })
    return fault === undefined ? undefined : failed('PASSWORD_REFUSED', fault)
  }

  async function findSession({ request }: Pick<Caller, 'request'>) {
    if (!request.headers.get('cookie')?.includes(`${auth.sessionCookie}=`)) return undefined
    const { response, headers } = await auth.api.getSession({
      headers: new Headers({ cookie: request.headers.get('cookie') ?? '' }),
      returnHeaders: true,
    })
    return response === null ? undefined : { ...response, cookies: headers.getSetCookie() }
  }

  async function hasPassword(caller: Caller): Promise<boolean> {
    const answer = await call<{ providerId: string }[]>(caller, '/list-accounts')
    return answer.ok && answer.value.some(({ providerId }) => providerId === 'credential')
  }

  async function isOwnPassword({ request }: Caller, password: string): Promise<boolean> {
    const headers = new Headers({ cookie: request.headers.get('cookie') ?? '' })
    return auth.api.verifyPassword({ headers, body: { password } }).then(
      () => true,
      () => false,
    )
  }

  async function appointListed(): Promise<void> {
    await appointListedAdmins(database, config.adminEmails)
  }

  async function signInNow(
    caller: Caller,
    input: { email: string; password: string },
  ): Promise<AccountAnswer> {
    const byAccount = { limit: perAccount, caller: input.email }
    const refused = await refuse(perAddress, addressGroup(caller.address), byAccount)
    if (refused) return refused
    const startedAt = performance.now()
    const answer = await call(caller, '/sign-in/email', { ...input, rememberMe: true })
    log.info({ outcome: answer.ok ? 'signed in' : answer.code }, 'sign-in')
    if (!answer.ok) {
      await untilNext(hiddenSignInMs, startedAt)
      return answer
    }
    await limits.giveBack(perAccount, input.email)
    await appointListed()
    return { ...answer, value: undefined }
  }

  return {
    hasGoogle,
    hasMailServer: config.smtpUrl !== undefined,
    appName: config.appName,
    passwordMinLength: config.passwordMinLength,
    appointListed,

    /** `cookies` prolong the session now and then. */
    async findViewer(request: Request): Promise<{ viewer: Viewer | undefined; cookies: string[] }> {
      const found = await findSession({ request })
      if (found === undefined) return { viewer: undefined, cookies: [] }
      return { viewer: await readViewer(database, found.user.id), cookies: found.cookies }
    },

    async signUp(
      caller: Caller,
      input: { email: string; password: string; name: string },
    ): Promise<AccountAnswer> {
      const fault = checkPassword(input.password, input.email)
      if (fault) return fault
      const refused = await refuse(signUps, addressGroup(caller.address))
      if (refused) return refused
      const startedAt = performance.now()
      const answer = await mailOnce(input.email, async () => {
        // Never confirmed, so nobody's: otherwise whoever came first would have chosen the password.
        await auth.write('delete from users where email = $1 and not email_verified', [input.email])
        return call(caller, '/sign-up/email', { ...input, callbackURL: '/auth?confirmed=1' })
      })
      await untilNext(hiddenSignUpMs, startedAt)
      return answer
    },

    signIn(caller: Caller, input: { email: string; password: string }): Promise<AccountAnswer> {
      return unlessBusy(() => signInNow(caller, input))
    },

    /** Where to send the browser. */
    async startGoogle(caller: Caller, next: string): Promise<AccountAnswer<string>> {
      const refused = await refuse(perAddress, addressGroup(caller.address))
      if (refused) return refused
      const start = () =>
        call<{ url: string }>(caller, '/sign-in/social', {
          provider: googleProvider,
          callbackURL: localPath(next),
          errorCallbackURL: '/auth',
        })
      let answer = await start()
      if (!answer.ok && hasGoogle && answer.code === 'PROVIDER_NOT_FOUND') {
        // Google did not answer when its configuration was read.
        auth = createAuth({ config, log, secret, authDatabase })
        answer = await start()
      }
      if (!answer.ok) return failed(answer.code, 'Google does not answer right now. Please try again.')
      return { ...answer, value: answer.value.url }
    },

    async signOut(caller: Caller): Promise<AccountAnswer> {
      const answer = await call(caller, '/sign-out', {})
      return answer.ok ? { ...answer, value: undefined } : answer
    },

    resendConfirmation(caller: Caller, email: string): Promise<AccountAnswer> {
      return mailUnseen(caller, email, () =>
        // As nobody: signed in, it would only work for one's own address.
        call({ ...caller, request: new Request(config.appUrl) }, '/send-verification-email', {
          email,
          callbackURL: '/auth?confirmed=1',
        }),
      )
    },

    requestNewPassword(caller: Caller, email: string): Promise<AccountAnswer> {
      return mailUnseen(caller, email, () => call(caller, '/request-password-reset', { email }))
    },

    async setNewPassword(caller: Caller, input: { token: string; password: string }): Promise<AccountAnswer> {
      const refused = await refuse(perAddress, addressGroup(caller.address))
      if (refused) return refused
      const fault = checkPassword(input.password, '')
      if (fault) return fault
      const answer = await call(caller, '/reset-password', {
        token: input.token,
        newPassword: input.password,
      })
      log.info({ outcome: answer.ok ? 'set' : answer.code }, 'new password')
      onMail?.()
      return answer.ok ? { ...answer, value: undefined } : answer
    },

    /** Ends every other session, too. */
    async changePassword(
      caller: Caller,
      email: string,
      input: { current: string; password: string },
    ): Promise<AccountAnswer> {
      const refused = await refuse(perAccount, email)
      if (refused) return refused
      const fault = checkPassword(input.password, email)
      if (fault) return fault
      const answer = await call(caller, '/change-password', {
        currentPassword: input.current,
        newPassword: input.password,
        revokeOtherSessions: true,
      })
      log.info({ outcome: answer.ok ? 'changed' : answer.code }, 'password change')
      if (answer.ok) {
        await enqueueMail({ query: auth.write }, passwordChangedMail(email, config))
        onMail?.()
      }
      return answer.ok ? { ...answer, value: undefined } : answer
    },

    async changeName(caller: Caller, name: string): Promise<AccountAnswer> {
      const answer = await call(caller, '/update-user', { name })
      return answer.ok ? { ...answer, value: undefined } : answer
    },

    /** Takes effect once the new address is confirmed; the old one is told. */
    async changeEmail(caller: Caller, oldEmail: string, newEmail: string): Promise<AccountAnswer> {
      if (oldEmail === newEmail) return failed('SAME_EMAIL', 'This is your address already')
      return mailUnseen(caller, newEmail, async () => {
        const answer = await call(caller, '/change-email', { newEmail, callbackURL: '/account?changed=1' })
        if (answer.ok) await enqueueMail({ query: auth.write }, addressChangedMail(oldEmail, config))
        return answer
      })
    },

    async listSessions(caller: Caller): Promise<OwnSession[]> {
      const [current, answer] = [
        await findSession(caller),
        await call<StoredSession[]>(caller, '/list-sessions'),
      ]
      if (!answer.ok || current === undefined) return []
      return answer.value
        .map((session) => ({
          id: session.id,
          isThisOne: session.id === current.session.id,
          browser: session.userAgent ?? '',
          createdAt: session.createdAt,
          usedAt: session.updatedAt,
        }))
        .sort(
          (one, other) =>
            Number(other.isThisOne) - Number(one.isThisOne) || other.usedAt.localeCompare(one.usedAt),
        )
    },

    async endSession(caller: Caller, id: string): Promise<AccountAnswer> {
      const answer = await call<StoredSession[]>(caller, '/list-sessions')
      if (!answer.ok) return answer
      const session = answer.value.find((one) => one.id === id)
      if (session) await call(caller, '/revoke-session', { token: session.token })
      return done()
    },

    async endOtherSessions(caller: Caller): Promise<AccountAnswer> {
      const answer = await call(caller, '/revoke-other-sessions', {})
      return answer.ok ? done() : answer
    },

    /** With all its data. Without a password (Google only) the session has to be fresh. */
    async deleteAccount(caller: Caller, password: string): Promise<AccountAnswer> {
      const found = await findSession(caller)
      if (found === undefined) return failed('UNAUTHENTICATED', 'Please sign in again')
      const refused = await refuse(perAccount, found.user.email)
      if (refused) return refused
      if (await hasPassword(caller)) {
        if (password === '') return failed('PASSWORD_NEEDED', 'Please enter your password')
        if (!(await isOwnPassword(caller, password)))
          return failed('INVALID_PASSWORD', 'This is not your password')
      } else if (Date.now() - found.session.createdAt.getTime() > freshMs) {
        return failed('NOT_FRESH', 'Please sign out and in again first, so that we know it is you')
      }
      try {
        await auth.write('delete from users where id = $1', [found.user.id])
      } catch (error) {
        if (!isLastAdmin(error)) throw error
        return failed('LAST_ADMIN', 'You are the last admin. Make somebody else admin first.')
      }
      log.info('an account was deleted')
      const answer = await call(caller, '/sign-out', {})
      return answer.ok ? { ...answer, value: undefined } : done()
    },

    async readOwnData(caller: Caller, userId: string) {
      const { profile, prompts } = await readOwnRows(database, userId)
      const methods = await call<{ providerId: string }[]>(caller, '/list-accounts')
      return {
        profile,
        signInWith: methods.ok ? methods.value.map(({ providerId }) => providerId) : [],
        sessions: await this.listSessions(caller),
        prompts,
      }
    },

    /** true: signs in with a password, possibly besides Google. */
    hasPassword,

    /** `GET` of what is reached from outside: the links in mails and the way back from Google. */
    async answer(request: Request): Promise<Response> {
      const path = new URL(request.url).pathname
      if (request.method !== 'GET' || !openPaths.has(path.slice(authPath.length))) {
        return new Response('Not found', { status: 404 })
      }
      const { search } = new URL(request.url)
      const response = await handle(
        new Request(`${config.appUrl}${path}${search}`, { headers: request.headers }),
      )
      await appointListed()
      const headers = new Headers(response.headers)
      headers.set('Cache-Control', 'no-store')
      if (response.status >= 400) {
        return new Response(null, { status: 303, headers: { Location: '/auth?error=INVALID_TOKEN' } })
      }
      const target = headers.get('location')
      // Better Auth has checked it; this is the second lock on the door that redirects leave by.
      if (target !== null) headers.set('Location', localPath(target.replace(config.appUrl, '')))
      return new Response(response.body, { status: response.status, headers })
    },
  }
}

const openPaths = new Set(['/verify-email', `/callback/${googleProvider}`])

const Failure = z.object({ code: z.string().optional(), message: z.string() })

type StoredSession = {
  id: string
  token: string
  userAgent?: string | null
  createdAt: string
  updatedAt: string
}

function done(): { ok: true; value: undefined; cookies: string[] } {
  return { ok: true, value: undefined, cookies: [] }
}

function failed(code: string, message: string): { ok: false; code: string; message: string } {
  return { ok: false, code, message }
}

async function untilNext(gridMs: number, startedAt: number): Promise<void> {
  const elapsed = performance.now() - startedAt
  await wait(gridMs - (elapsed % gridMs))
}

function isLastAdmin(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'keep_one_admin'
}

async function readViewer(database: { pool: Pool }, userId: string): Promise<Viewer | undefined> {
  const { rows } = await withIdentity(database, person(userId), ({ query }) =>
    query<Viewer>(
      `select id, email, full_name as "fullName", avatar_url as "avatarUrl", is_admin as "isAdmin"
       from profiles where id = $1`,
      [userId],
    ),
  )
  return rows[0]
}
