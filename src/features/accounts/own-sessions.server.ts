import { done, withoutValue, type AccountAnswer, type Caller } from './account-answer.server.ts'
import type { AccountWork } from './account-work.server.ts'
import { forgetTrust } from './second-factor.server.ts'

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

export async function endSession(work: AccountWork, caller: Caller, id: string): Promise<AccountAnswer> {
  const answer = await work.call<StoredSession[]>(caller, '/list-sessions')
  if (!answer.ok) return answer
  const session = answer.value.find((one) => one.id === id)
  if (session) {
    await work.call(caller, '/revoke-session', { token: session.token })
    await forgetOwnTrust(work, caller)
  }
  return done()
}

export async function endOtherSessions(work: AccountWork, caller: Caller): Promise<AccountAnswer> {
  const answer = withoutValue(await work.call(caller, '/revoke-other-sessions', {}))
  if (answer.ok) await forgetOwnTrust(work, caller)
  return answer
}

/** Which browser was trusted is not known; whoever ends a session does not want it to be let in without a code. */
async function forgetOwnTrust(work: AccountWork, caller: Caller): Promise<void> {
  const found = await work.findSession(caller)
  if (found) await work.inTransaction((query) => forgetTrust(query, found.user.id))
}
