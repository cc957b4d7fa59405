import { done, failed, withoutValue, type AccountAnswer, type Caller } from './account-answer.server.ts'
import type { AccountWork } from './account-work.server.ts'
import * as texts from './accounts.texts.server.ts'
import { proveIdentity } from './prove-identity.server.ts'

/** With all its data. */
export async function deleteAccount(
  work: AccountWork,
  caller: Caller,
  password: string,
): Promise<AccountAnswer> {
  const proof = await proveIdentity(work, caller, password)
  if (!('user' in proof)) return proof
  try {
    await work.inTransaction((query) => query('delete from users where id = $1', [proof.user.id]))
  } catch (error) {
    if (!isLastAdmin(error)) throw error
    return failed('LAST_ADMIN', texts.lastAdmin)
  }
  work.log.info({ who: work.mark(proof.user.email) }, 'an account was deleted')
  const answer = await work.call(caller, '/sign-out', {})
  return answer.ok ? withoutValue(answer) : done()
}

function isLastAdmin(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'keep_one_admin'
}
