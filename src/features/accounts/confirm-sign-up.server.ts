import type { Statements } from '#platform/database/with-identity.server.ts'
import { done, failed, type AccountAnswer, type Caller } from './account-answer.server.ts'
import { rememberBrowser } from './after-sign-in.server.ts'
import { isTaken, type AccountWork } from './account-work.server.ts'
import * as accountTexts from './account.texts.ts'
import { refuseLinkPassword } from './check-password.server.ts'
import { hashPassword } from './password-hash.server.ts'
import { browserHash } from './sign-up.server.ts'

type SignUp = { id: string; email: string; name: string; password_hash: string; next_path: string }

export type OpenedLink = { to: string; cookies: string[] }

const invalidLink: OpenedLink = { to: '/auth?error=INVALID_TOKEN', cookies: [] }

/**
 * The link in the mail of a sign-up. In the browser that signed up it makes the account and signs in. Anywhere else it
 * only leads to a page that asks for a password: whoever owns the address need not be who chose the one that waits.
 */
export async function openConfirmation(
  work: AccountWork,
  request: Request,
  token: string,
): Promise<OpenedLink> {
  const id = work.links.read('sign-up', token)
  if (id === undefined) return invalidLink
  const fromHere = await work.inTransaction(async (query) => {
    const { rows } = await query<{ is_own: boolean }>(
      'select browser_hash = $2 as is_own from sign_ups where id = $1 and expires_at > now()',
      [id, browserHash(work, request) ?? ''],
    )
    return rows[0]?.is_own
  })
  if (fromHere === undefined) return invalidLink
  if (!fromHere) return { to: `/auth/new-password?sign-up=${token}`, cookies: [] }
  const account = await activate(work, id)
  if (account === undefined) return invalidLink
  const { headers } = await work.auth.api.startSession({
    body: { userId: account.userId },
    headers: new Headers({ 'user-agent': request.headers.get('user-agent') ?? '' }),
    returnHeaders: true,
  })
  work.log.info({ who: work.mark(account.email) }, 'a sign-up was confirmed')
  const cookies = [
    ...headers.getSetCookie(),
    work.cookies.clear('sign_up'),
    await rememberBrowser(work, request, { id: account.userId, email: account.email }),
  ]
  return { to: account.next_path, cookies }
}

/** The page that the link leads to on another device. The password of the sign-up is forgotten unread. */
export async function confirmWithPassword(
  work: AccountWork,
  caller: Caller,
  { token, password }: { token: string; password: string },
): Promise<AccountAnswer> {
  const link = { kind: 'sign-up', token } as const
  const refused = await refuseLinkPassword(work, caller, { link, password })
  if (refused) return refused
  const id = work.links.read('sign-up', token)
  if (id === undefined) return failed('INVALID_TOKEN', accountTexts.linkNotValid)
  return work.settled(async () => {
    const account = await activate(work, id, await hashPassword(password))
    if (account === undefined) return failed('INVALID_TOKEN', accountTexts.linkNotValid)
    work.log.info({ who: work.mark(account.email) }, 'a sign-up was confirmed')
    return done([work.known.remember(caller.request, account.email)])
  })
}

/** undefined: the sign-up is not there any more. `passwordHash`: instead of the one it came with. */
async function activate(work: AccountWork, id: string, passwordHash?: string) {
  try {
    return await work.inTransaction(async (query) => {
      // Not deleted here: the trigger does it once the account has the address. Locking the row first would reverse the
      // lock order of another confirmation of that address, and both would wait for each other.
      const { rows } = await query<SignUp>('select * from sign_ups where id = $1 and expires_at > now()', [
        id,
      ])
      const [signUp] = rows
      if (signUp === undefined) return undefined
      const userId = await insertAccount(query, signUp, passwordHash ?? signUp.password_hash)
      return { ...signUp, userId }
    })
  } catch (error) {
    // Another sign-up for this address was confirmed at the same moment.
    if (isTaken(error)) return undefined
    throw error
  }
}

/** The database discards what else waits for this address: discard_sign_ups. */
async function insertAccount(
  query: Statements['query'],
  { email, name }: SignUp,
  passwordHash: string,
): Promise<string> {
  // Somebody who never showed that the address was theirs.
  await query('delete from users where email = $1 and not email_verified', [email])
  const { rows } = await query<{ id: string }>(
    'insert into users (name, email, email_verified) values ($1, $2, true) returning id',
    [name, email],
  )
  const userId = rows[0]?.id ?? ''
  await query(
    `insert into accounts (user_id, provider_id, account_id, password) values ($1, 'credential', $2, $3)`,
    [userId, userId, passwordHash],
  )
  return userId
}
