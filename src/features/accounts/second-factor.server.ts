import { enqueueMail } from '#platform/mail/mail-outbox.server.ts'
import type { Statements } from '#platform/database/with-identity.server.ts'
import { done, failed, type AccountAnswer, type Caller, type Refusal } from './account-answer.server.ts'
import { secondFactorMail } from './account-mails.server.ts'
import type { AccountWork } from './account-work.server.ts'
import * as texts from './accounts.texts.server.ts'
import { checkCode } from './check-code.server.ts'
import { forgetTrust } from './forget-trust.server.ts'
import { proveIdentity } from './prove-identity.server.ts'
import { replaceRecoveryCodes } from './recovery-codes.server.ts'
import { withNewCookies } from './with-new-cookies.server.ts'

type Proof = { password: string; code: string }

export async function readTwoFactor(
  work: AccountWork,
  caller: Caller,
): Promise<{ isOn: boolean; codesLeft: number }> {
  const found = await work.findSession(caller)
  const factor = found && (await work.inTransaction((query) => findFactor(query, found.user.id)))
  return factor?.isOn ? factor : { isOn: false, codesLeft: 0 }
}

async function findFactor(query: Statements['query'], userId: string) {
  const { rows } = await query<{ isOn: boolean; codesLeft: number }>(
    `select verified as "isOn", json_array_length(backup_codes::json) as "codesLeft"
     from two_factors where user_id = $1`,
    [userId],
  )
  return rows[0]
}

/** Makes a secret for an authenticator app; it counts for nothing until its first code is confirmed. Answers its URI. */
export async function startTwoFactor(
  work: AccountWork,
  caller: Caller,
  password: string,
): Promise<AccountAnswer<string>> {
  const proof = await proveIdentity(work, caller, password)
  if (!('user' in proof)) return proof
  // Otherwise the plugin writes the new secret into the old row, which keeps its date.
  await work.inTransaction((query) =>
    query('delete from two_factors where user_id = $1 and not verified', [proof.user.id]),
  )
  const answer = await work.call<{ totpURI: string }>(caller, '/two-factor/enable', {
    method: 'totp',
    ...(password === '' ? {} : { password }),
  })
  return answer.ok ? { ...answer, value: answer.value.totpURI } : inWords(answer)
}

/** The first code turns it on. Ends the other sessions, which began without one. Answers the recovery codes. */
export async function confirmTwoFactor(
  work: AccountWork,
  caller: Caller,
  code: string,
): Promise<AccountAnswer<string[]>> {
  const found = await work.findSession(caller)
  if (found === undefined) return failed('UNAUTHENTICATED', texts.signInAgain)
  const { id, email } = found.user
  const factor = await work.inTransaction((query) => findFactor(query, id))
  if (factor === undefined) return failed('NOT_STARTED', texts.pleaseStartAgain)
  if (factor.isOn) return failed('ALREADY_ON', texts.twoFactorAlreadyOn)
  const answer = await checkCode(work, caller, id, code, { asked: 'setup' })
  if (!answer.ok) return answer
  const next = await work.findSession(withNewCookies(answer.cookies))
  if (next === undefined) return failed('FAILED', texts.signInAgain)
  return work.settled(async () => {
    const codes = await work.inTransaction(async (query) => {
      await query('delete from sessions where user_id = $1 and id <> $2', [id, next.session.id])
      await enqueueMail({ query }, secondFactorMail(email, texts.twoFactorTurnedOn, work.config))
      return replaceRecoveryCodes(query, id)
    })
    work.log.info('two-factor sign-in was turned on')
    work.onMail()
    return { ok: true, value: codes, cookies: answer.cookies }
  })
}

/** Ten new ones; the old ones are worth nothing any more. */
export async function renewRecoveryCodes(
  work: AccountWork,
  caller: Caller,
  input: Proof,
): Promise<AccountAnswer<string[]>> {
  const proof = await proveBoth(work, caller, input)
  if (!('user' in proof)) return proof
  const codes = await work.inTransaction((query) => replaceRecoveryCodes(query, proof.user.id))
  return { ok: true, value: codes, cookies: [] }
}

export async function turnOffTwoFactor(
  work: AccountWork,
  caller: Caller,
  input: Proof,
): Promise<AccountAnswer> {
  const proof = await proveBoth(work, caller, input)
  if (!('user' in proof)) return proof
  const { id, email } = proof.user
  const { password } = input
  const answer = await work.call(caller, '/two-factor/disable', password === '' ? {} : { password })
  if (!answer.ok) return inWords(answer)
  await work.inTransaction(async (query) => {
    await forgetTrust(query, id)
    await enqueueMail({ query }, secondFactorMail(email, texts.twoFactorTurnedOff, work.config))
  })
  work.log.info('two-factor sign-in was turned off')
  work.onMail()
  return done(answer.cookies)
}

async function proveBoth(work: AccountWork, caller: Caller, { password, code }: Proof) {
  const proof = await proveIdentity(work, caller, password)
  if (!('user' in proof)) return proof
  const { isOn } = await readTwoFactor(work, caller)
  if (!isOn) return failed('NOT_ON', texts.twoFactorIsOff)
  const answer = await checkCode(work, caller, proof.user.id, code)
  return answer.ok ? proof : answer
}

function inWords(refusal: Refusal): Refusal {
  return refusal.code === 'TOTP_ALREADY_ENABLED' ? failed(refusal.code, texts.twoFactorAlreadyOn) : refusal
}
