import { done, withoutValue, type AccountAnswer, type Caller } from './account-answer.server.ts'
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

type StoredSession = {
  id: string
  token: string
  userAgent?: string | null
  createdAt: string
  updatedAt: string
}

export async function listSessions(work: AccountWork, caller: Caller): Promise<OwnSession[]> {
  const current = await work.findSession(caller)
  const answer = await work.call<StoredSession[]>(caller, '/list-sessions')
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
}

/** Ends one of the caller’s own sessions. `which`: its id, or "others" for all but this one. */
export async function endSessions(
  work: AccountWork,
  caller: Caller,
  { which, password }: { which: string; password: string },
): Promise<AccountAnswer> {
  const proof = await proveIdentity(work, caller, password)
  if (!('user' in proof)) return proof
  const answer = which === 'others' ? await endOthers(work, caller) : await endOne(work, caller, which)
  // Which browser was trusted is not known; whoever ends a session does not want it to be let in without a code.
  if (answer.ok) await work.inTransaction((query) => forgetTrust(query, proof.user.id))
  return answer
}

async function endOthers(work: AccountWork, caller: Caller): Promise<AccountAnswer> {
  return withoutValue(await work.call(caller, '/revoke-other-sessions', {}))
}

/** Somebody else’s session, and one that has ended already, are left alone without a word. */
async function endOne(work: AccountWork, caller: Caller, id: string): Promise<AccountAnswer> {
  const answer = await work.call<StoredSession[]>(caller, '/list-sessions')
  if (!answer.ok) return answer
  const session = answer.value.find((one) => one.id === id)
  return session ? withoutValue(await work.call(caller, '/revoke-session', { token: session.token })) : done()
}
