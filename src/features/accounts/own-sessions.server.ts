import { done, type AccountAnswer, type Caller } from './account-answer.server.ts'
import type { AccountWork } from './account-work.server.ts'
import { proveIdentity } from './prove-identity.server.ts'
import { forgetTrust } from './forget-trust.server.ts'

export type OwnSession = {
  id: string
  isThisOne: boolean
  browser: string
  createdAt: string
  usedAt: string
}

/** All there are, by statements of our own: Better Auth's reach a hundred. */
export async function listSessions(work: AccountWork, caller: Caller): Promise<OwnSession[]> {
  const current = await work.findSession(caller)
  if (current === undefined) return []
  const { rows } = await work.inTransaction((query) =>
    query<{ id: string; browser: string; created_at: Date; updated_at: Date }>(
      `select id, coalesce(user_agent, '') as browser, created_at, updated_at from sessions
       where user_id = $1 and expires_at > now() order by id = $2 desc, updated_at desc`,
      [current.user.id, current.session.id],
    ),
  )
  return rows.map(({ id, browser, created_at, updated_at }) => ({
    id,
    isThisOne: id === current.session.id,
    browser,
    createdAt: created_at.toISOString(),
    usedAt: updated_at.toISOString(),
  }))
}

/**
 * Ends one of the caller’s own sessions. `which`: its id, or "others" for all but this one. Somebody else’s, and one
 * that has ended already, are left alone without a word.
 */
export async function endSessions(
  work: AccountWork,
  caller: Caller,
  { which, password }: { which: string; password: string },
): Promise<AccountAnswer> {
  const proof = await proveIdentity(work, caller, password)
  if (!('user' in proof)) return proof
  const { user, sessionId } = proof
  return work.settled(async () => {
    await work.inTransaction(async (query) => {
      await (which === 'others'
        ? query('delete from sessions where user_id = $1 and id <> $2', [user.id, sessionId])
        : query('delete from sessions where user_id = $1 and id::text = $2', [user.id, which]))
      // Which browser was trusted is not known; whoever ends a session does not want it to be let in without a code.
      await forgetTrust(query, user.id)
    })
    return done()
  })
}
