import { addressGroup } from '#platform/http/client-address.server.ts'
import { failed, type AccountAnswer, type Caller } from './account-answer.server.ts'
import { untilNext, type AccountWork } from './account-work.server.ts'
import * as accountTexts from './account.texts.ts'
import * as texts from './accounts.texts.server.ts'
import { appointListedAdmins } from './admins.server.ts'
import { rememberBrowser } from './after-sign-in.server.ts'
import { verifyPassword } from './password-hash.server.ts'
import { browserHash } from './sign-up.server.ts'

/** A refusal leaves at a multiple of this: the time must not tell whether an address is known. */
const hiddenMs = 250
/** What a flood of attempts may keep busy; a quiet server has two or three under way. */
const mostAttempts = 16

type SignInInput = { email: string; password: string }

/** What comes next. */
export type SignInStep = 'signed in' | 'code'

type Entered = { twoFactorRedirect?: true; user: { id: string; email: string } }

/** Sends attempts away before they cost anything while many others are under way: pages come first. */
export function createSignIn(work: AccountWork) {
  let attempts = 0
  return async function signIn(caller: Caller, input: SignInInput): Promise<AccountAnswer<SignInStep>> {
    if (attempts >= mostAttempts) {
      return failed('TOO_BUSY', accountTexts.tooBusy)
    }
    attempts += 1
    try {
      return await attempt(work, caller, input)
    } finally {
      attempts -= 1
    }
  }
}

async function attempt(
  work: AccountWork,
  caller: Caller,
  input: SignInInput,
): Promise<AccountAnswer<SignInStep>> {
  const { limits, config } = work
  const { kinds } = limits
  const browser = work.known.find(caller.request, input.email)
  // Attempts from browsers that are not known must not keep out whoever sits at one that is.
  const counted =
    browser === undefined
      ? { limit: kinds.unknownBrowser, caller: input.email }
      : { limit: kinds.knownBrowser, caller: `${input.email} ${browser}` }
  const refused = await limits.refuse(kinds.attempts, addressGroup(caller.address), counted)
  const marks = { who: work.mark(input.email), from: work.mark(addressGroup(caller.address)) }
  if (refused) {
    work.log.warn({ outcome: refused.code, ...marks }, 'sign-in')
    return refused
  }
  const startedAt = performance.now()
  const answer = await work.call<Entered>(caller, '/sign-in/email', { ...input, rememberMe: true })
  work.log.info({ outcome: answer.ok ? 'signed in' : answer.code, ...marks }, 'sign-in')
  if (!answer.ok) {
    const isWaiting = answer.code === 'INVALID_EMAIL_OR_PASSWORD' && (await waits(work, caller, input))
    await untilNext(hiddenMs, startedAt)
    return isWaiting ? failed('EMAIL_NOT_VERIFIED', texts.emailNotVerified) : answer
  }
  await limits.giveBack(counted.limit, counted.caller)
  const { value, cookies } = answer
  if (value.twoFactorRedirect) return { ok: true, value: 'code', cookies }
  await appointListedAdmins(work.database, config.adminEmails)
  const known = await rememberBrowser(work, caller.request, value.user)
  return { ok: true, value: 'signed in', cookies: [...cookies, known] }
}

/** true: this is the password of a sign-up whose link has not been opened yet. */
async function waits(work: AccountWork, caller: Caller, { email, password }: SignInInput): Promise<boolean> {
  const { rows } = await work.inTransaction((query) =>
    query<{ password_hash: string }>(
      `select password_hash from sign_ups where email = $1 and expires_at > now()
       order by browser_hash = $2 desc, created_at desc, id limit 1`,
      [email, browserHash(work, caller.request) ?? ''],
    ),
  )
  const [found] = rows
  return found !== undefined && verifyPassword({ hash: found.password_hash, password }).catch(() => false)
}
