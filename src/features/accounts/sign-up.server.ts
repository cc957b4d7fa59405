import { createHash, randomBytes } from 'node:crypto'
import { addressGroup } from '#platform/http/client-address.server.ts'
import { enqueueMail } from '#platform/mail/mail-outbox.server.ts'
import { done, type AccountAnswer, type Caller } from './account-answer.server.ts'
import { alreadySignedUpMail, confirmAddressMail } from './account-mails.server.ts'
import { untilNext, type AccountWork } from './account-work.server.ts'
import { authPath } from './auth.server.ts'
import { checkPassword } from './check-password.server.ts'
import { localPath } from './local-path.ts'
import { hashPassword } from './password-hash.server.ts'

/** Answers that must not tell whether an address is known leave at multiples of this, however long the work took. */
const hiddenMs = 1_000
export const signUpLastsSeconds = 24 * 60 * 60

export type SignUpInput = { email: string; password: string; name: string; next?: string }

/** Waits for the link in its mail; until then the address has no account, and the password opens nothing. */
export async function signUp(work: AccountWork, caller: Caller, input: SignUpInput): Promise<AccountAnswer> {
  const { limits } = work
  const refused =
    checkPassword(work, input.password, input.email) ??
    (await limits.refuse(limits.kinds.signUps, addressGroup(caller.address))) ??
    (await limits.refuseMail('signUpMails', input.email))
  if (refused) return refused
  const startedAt = performance.now()
  const answer = await work.settled(() => keepSignUp(work, input))
  work.onMail()
  await untilNext(hiddenMs, startedAt)
  return answer
}

async function keepSignUp(work: AccountWork, input: SignUpInput): Promise<AccountAnswer> {
  const { email, password, name, next } = input
  // Also for an address that is known: the time must not tell.
  const passwordHash = await hashPassword(password)
  // A new one each time. Several people may share a browser: if their sign-ups shared a secret, too, somebody could sign
  // up with another person's address there, and that person would activate the wrong password by opening the wrong link.
  const browserSecret = randomBytes(24).toString('base64url')
  await work.inTransaction(async (query) => {
    const known = await query('select from users where email = $1 and email_verified', [email])
    if (known.rowCount > 0) return enqueueMail({ query }, alreadySignedUpMail(email, work.config))
    const { rows } = await query<{ id: string }>(
      `insert into sign_ups (email, name, password_hash, browser_hash, next_path, expires_at)
       values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6)) returning id`,
      [email, name, passwordHash, hashOf(browserSecret), pathAfterwards(next), signUpLastsSeconds],
    )
    return enqueueMail({ query }, confirmationMail(work, email, rows[0]?.id ?? ''))
  })
  return done([work.cookies.set('sign_up', browserSecret, signUpLastsSeconds)])
}

export function confirmationMail(work: AccountWork, email: string, id: string) {
  const link = `${work.config.appUrl}${authPath}/confirm?token=${work.links.sign('sign-up', id)}`
  return confirmAddressMail(email, link, work.config)
}

/** Hash of the secret that the browser behind a request was given at its last sign-up. */
export function browserHash(work: AccountWork, request: Request): string | undefined {
  const secret = work.cookies.read(request, 'sign_up')
  return secret === undefined ? undefined : hashOf(secret)
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** Where somebody was before signing up; the pages for signing in are no place to come back to. */
function pathAfterwards(next: string | undefined): string {
  const path = localPath(next)
  return /^\/(auth|api)(\/|\?|#|$)/.test(path) ? '/' : path
}
