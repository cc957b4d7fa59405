import { addressGroup } from '#platform/http/client-address.server.ts'
import { failed, type Caller, type Refusal } from './account-answer.server.ts'
import type { AccountWork } from './account-work.server.ts'
import * as texts from './accounts.texts.server.ts'
import { longestPassword } from './auth.server.ts'
import { emailOfLink, type MailedLink } from './email-of-link.server.ts'
import { leakedPasswords } from './leaked-passwords.ts'
import { passwordFault } from './password-rules.ts'

/** undefined: it may be used. */
export function checkPassword(
  { config }: Pick<AccountWork, 'config'>,
  password: string,
  email: string,
): Refusal | undefined {
  if (password.length > longestPassword) {
    return failed('PASSWORD_TOO_LONG', texts.passwordTooLong(longestPassword))
  }
  const fault = passwordFault(password, {
    email,
    appName: config.appName,
    minLength: config.passwordMinLength,
    leaked: leakedPasswords,
  })
  return fault === undefined ? undefined : failed('PASSWORD_REFUSED', fault)
}

/** The same for a password that comes with a mailed link, after the limit of attempts. */
export async function refuseLinkPassword(
  work: AccountWork,
  { address }: Caller,
  { link, password }: { link: MailedLink; password: string },
): Promise<Refusal | undefined> {
  const { limits } = work
  return (
    (await limits.refuse(limits.kinds.attempts, addressGroup(address))) ??
    checkPassword(work, password, (await emailOfLink(work, link)) ?? '')
  )
}
