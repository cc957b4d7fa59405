import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { addressGroup } from '#platform/http/client-address.server.ts'
import { done, failed, type AccountAnswer, type Caller } from './account-answer.server.ts'
import type { AccountWork } from './account-work.server.ts'
import * as texts from './accounts.texts.server.ts'
import { appointListedAdmins } from './admins.server.ts'
import { rememberBrowser } from './after-sign-in.server.ts'
import { tooLate } from './passkeys.server.ts'

/** What the browser needs to ask for a passkey, of whichever account. */
export async function startPasskeySignIn(
  work: AccountWork,
  caller: Caller,
): Promise<AccountAnswer<PublicKeyCredentialRequestOptionsJSON>> {
  const { limits } = work
  const refused = await limits.refuse(limits.kinds.passkeyStarts, addressGroup(caller.address))
  if (refused) return refused
  const answer = await work.call<PublicKeyCredentialRequestOptionsJSON>(
    caller,
    '/passkey/generate-authenticate-options',
  )
  // The plugin only prefers it; without it a passkey would be one factor.
  return answer.ok ? { ...answer, value: { ...answer.value, userVerification: 'required' } } : answer
}

/** A passkey is both factors: something one has, and a fingerprint, a face or a PIN. No code is asked for. */
export async function finishPasskeySignIn(
  work: AccountWork,
  caller: Caller,
  response: AuthenticationResponseJSON,
): Promise<AccountAnswer> {
  const { limits, config } = work
  const refused = await limits.refuse(limits.kinds.attempts, addressGroup(caller.address))
  if (refused) return refused
  const answer = await work.call<{ user: { id: string; email: string } }>(
    caller,
    '/passkey/verify-authentication',
    { response },
  )
  work.log.info({ outcome: answer.ok ? 'signed in' : answer.code }, 'sign-in with a passkey')
  if (!answer.ok) return inWords(answer.code, answer.message)
  await appointListedAdmins(work.database, config.adminEmails)
  return done([...answer.cookies, await rememberBrowser(work, caller.request, answer.value.user)])
}

function inWords(code: string, message: string) {
  switch (code) {
    case 'CHALLENGE_NOT_FOUND':
      return tooLate
    case 'PASSKEY_NOT_FOUND':
      return failed(code, texts.passkeyUnknown)
    case 'USER_NOT_VERIFIED':
      return failed(code, message)
    default:
      return failed(code, texts.passkeyFailed)
  }
}
