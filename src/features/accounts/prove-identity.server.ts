import { failed, type Caller, type Refusal } from './account-answer.server.ts'
import type { AccountWork } from './account-work.server.ts'
import * as texts from './accounts.texts.server.ts'
import { enterYourPassword } from './form-problems.texts.ts'

const freshMs = 15 * 60 * 1_000

/**
 * A statement of our own, because it throws when it fails. A failed call to Better Auth would look like an account
 * without a password, and then nobody would be asked for one.
 */
export async function listSignInMethods(work: AccountWork, userId: string): Promise<string[]> {
  const { rows } = await work.inTransaction((query) =>
    query<{ provider_id: string }>(
      'select provider_id from accounts where user_id = $1 order by created_at, id',
      [userId],
    ),
  )
  return rows.map(({ provider_id }) => provider_id)
}

/** true: signs in with a password, possibly besides Google. */
export async function hasPassword(work: AccountWork, userId: string): Promise<boolean> {
  return (await listSignInMethods(work, userId)).includes('credential')
}

type Proof = { user: { id: string; email: string }; sessionId: string } | Refusal

/**
 * Before what a stolen session must not be enough for. Whoever has no password (Google only) has to have signed in a
 * moment ago.
 */
export async function proveIdentity(work: AccountWork, caller: Caller, password: string): Promise<Proof> {
  const { limits } = work
  const found = await work.findSession(caller)
  if (found === undefined) return failed('UNAUTHENTICATED', texts.signInAgain)
  const { id, email } = found.user
  const refused = await limits.refuse(limits.kinds.ownPassword, id)
  if (refused) return refused
  if (await hasPassword(work, id)) {
    if (password === '') return failed('PASSWORD_NEEDED', enterYourPassword)
    if (!(await isOwnPassword(work, caller, password))) return failed('INVALID_PASSWORD', texts.wrongPassword)
  } else if (Date.now() - found.session.createdAt.getTime() > freshMs) {
    return failed('NOT_FRESH', texts.signInAfresh)
  }
  await limits.giveBack(limits.kinds.ownPassword, id)
  return { user: { id, email }, sessionId: found.session.id }
}

async function isOwnPassword(work: AccountWork, { request }: Caller, password: string): Promise<boolean> {
  const headers = new Headers({ cookie: request.headers.get('cookie') ?? '' })
  return work.auth.api.verifyPassword({ headers, body: { password } }).then(
    () => true,
    () => false,
  )
}
