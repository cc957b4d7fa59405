import { enqueueMail } from '#platform/mail/mail-outbox.server.ts'
import { done, type AccountAnswer, type Caller } from './account-answer.server.ts'
import { newPasswordMail } from './account-mails.server.ts'
import type { AccountWork } from './account-work.server.ts'
import { refuseLinkPassword } from './check-password.server.ts'
import { emailOfLink } from './email-of-link.server.ts'
import { mailUnseen } from './mail-unseen.server.ts'

export function requestNewPassword(work: AccountWork, caller: Caller, email: string): Promise<AccountAnswer> {
  return mailUnseen(work, caller, {
    kind: 'newPasswordMails',
    email,
    async write() {
      if (!(await mailForSignUp(work, email))) await work.call(caller, '/request-password-reset', { email })
    },
  })
}

/** Who has forgotten the password before the sign-up was confirmed does both at once. */
function mailForSignUp(work: AccountWork, email: string): Promise<boolean> {
  return work.inTransaction(async (query) => {
    const { rows } = await query<{ id: string }>(
      `update sign_ups set expires_at = greatest(expires_at, now() + interval '1 hour') where id = (
         select id from sign_ups where email = $1 and expires_at > now()
           and not exists (select from users where users.email = $1)
         order by created_at desc, id limit 1
       ) returning id`,
      [email],
    )
    const [found] = rows
    if (found === undefined) return false
    const link = `${work.config.appUrl}/auth/new-password?sign-up=${work.links.sign('sign-up', found.id)}`
    await enqueueMail({ query }, newPasswordMail(email, link, work.config))
    return true
  })
}

/** With the link of a mail. Ends all sessions; what else such links do is in auth.server.ts. */
export async function setNewPassword(
  work: AccountWork,
  caller: Caller,
  { token, password }: { token: string; password: string },
): Promise<AccountAnswer> {
  const { limits } = work
  const link = { kind: 'token', token } as const
  const refused = await refuseLinkPassword(work, caller, { link, password })
  if (refused) return refused
  const email = await emailOfLink(work, link)
  const answer = await work.call(caller, '/reset-password', { token, newPassword: password })
  const who = email === undefined ? undefined : work.mark(email)
  work.log.info({ outcome: answer.ok ? 'set' : answer.code, who }, 'new password')
  work.onMail()
  if (!answer.ok) return answer
  if (email === undefined) return done(answer.cookies)
  // However many attempts others have used up: whoever has the mail gets in.
  await limits.giveBack(limits.kinds.unknownBrowser, email)
  return done([...answer.cookies, work.known.remember(caller.request, email)])
}
