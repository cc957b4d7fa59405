import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'
import { enqueueMail } from '#platform/mail/mail-outbox.server.ts'
import { failed, withoutValue, type AccountAnswer, type Caller } from './account-answer.server.ts'
import { secondFactorMail } from './account-mails.server.ts'
import type { AccountWork } from './account-work.server.ts'
import * as texts from './accounts.texts.server.ts'
import { proveIdentity } from './prove-identity.server.ts'

export type OwnPasskey = { id: string; name: string; createdAt: string; lastUsedAt: string | undefined }

export async function listPasskeys(work: AccountWork, caller: Caller): Promise<OwnPasskey[]> {
  const found = await work.findSession(caller)
  if (found === undefined) return []
  const { rows } = await work.inTransaction((query) =>
    query<{ id: string; name: string; created_at: Date; last_used_at: Date | null }>(
      'select id, name, created_at, last_used_at from passkeys where user_id = $1 order by created_at, id',
      [found.user.id],
    ),
  )
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString(),
  }))
}

/** What the browser needs to make one. Finishing needs the cookie that comes along, so the password is asked once. */
export async function startPasskey(
  work: AccountWork,
  caller: Caller,
  password: string,
): Promise<AccountAnswer<PublicKeyCredentialCreationOptionsJSON>> {
  const proof = await proveIdentity(work, caller, password)
  if (!('user' in proof)) return proof
  return work.call(caller, '/passkey/generate-register-options')
}

export async function finishPasskey(
  work: AccountWork,
  caller: Caller,
  { name, response }: { name: string; response: RegistrationResponseJSON },
): Promise<AccountAnswer> {
  const answer = await work.call<{ userId: string }>(caller, '/passkey/verify-registration', {
    name,
    response,
  })
  if (!answer.ok) return answer.code === 'CHALLENGE_NOT_FOUND' ? tooLate : answer
  const found = await work.findSession(caller)
  if (found) {
    const what = texts.passkeyAdded
    await work.inTransaction((query) =>
      enqueueMail({ query }, secondFactorMail(found.user.email, what, work.config)),
    )
    work.onMail()
  }
  return withoutValue(answer)
}

export const tooLate = failed('TOO_LATE', texts.passkeyTookTooLong)

export async function renamePasskey(
  work: AccountWork,
  caller: Caller,
  input: { id: string; name: string },
): Promise<AccountAnswer> {
  return withoutValue(await work.call(caller, '/passkey/update-passkey', input))
}

export async function removePasskey(
  work: AccountWork,
  caller: Caller,
  { id, password }: { id: string; password: string },
): Promise<AccountAnswer> {
  const proof = await proveIdentity(work, caller, password)
  if (!('user' in proof)) return proof
  return withoutValue(await work.call(caller, '/passkey/delete-passkey', { id }))
}
