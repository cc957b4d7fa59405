import { enqueueMail } from '#platform/mail/mail-outbox.server.ts'
import { failed, withoutValue, type AccountAnswer, type Caller } from './account-answer.server.ts'
import { passwordChangedMail } from './account-mails.server.ts'
import type { AccountWork } from './account-work.server.ts'
import * as texts from './accounts.texts.server.ts'
import { cancelOpenLinks } from './cancel-open-links.server.ts'
import { checkPassword } from './check-password.server.ts'

/** Ends every other session, too. */
export async function changePassword(
  work: AccountWork,
  caller: Caller,
  input: { current: string; password: string },
): Promise<AccountAnswer> {
  const { limits } = work
  const found = await work.findSession(caller)
  if (found === undefined) return failed('UNAUTHENTICATED', texts.signInAgain)
  const { id, email } = found.user
  const refused =
    (await limits.refuse(limits.kinds.ownPassword, id)) ?? checkPassword(work, input.password, email)
  if (refused) return refused
  const answer = await work.call(caller, '/change-password', {
    currentPassword: input.current,
    newPassword: input.password,
    revokeOtherSessions: true,
  })
  const outcome = answer.ok ? 'changed' : answer.code
  work.log.info({ outcome, who: work.mark(email) }, 'password change')
  if (answer.ok) {
    await limits.giveBack(limits.kinds.ownPassword, id)
    await work.inTransaction(async (query) => {
      await cancelOpenLinks(query, id)
      await enqueueMail({ query }, passwordChangedMail(email, work.config))
    })
    work.onMail()
  }
  if (!answer.ok && answer.code === 'INVALID_PASSWORD') return failed(answer.code, texts.wrongPassword)
  return withoutValue(answer)
}
