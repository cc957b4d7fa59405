import { enqueueMail } from '#platform/mail/mail-outbox.server.ts'
import type { AccountAnswer, Caller } from './account-answer.server.ts'
import type { AccountWork } from './account-work.server.ts'
import { mailUnseen } from './mail-unseen.server.ts'
import { browserHash, confirmationMail, signUpLastsSeconds } from './sign-up.server.ts'

/** The link of the sign-up from this browser; otherwise of the newest one for the address, to be opened anywhere. */
export function resendConfirmation(work: AccountWork, caller: Caller, email: string): Promise<AccountAnswer> {
  return mailUnseen(work, caller, {
    kind: 'signUpMails',
    email,
    write: () =>
      work.inTransaction(async (query) => {
        const { rows } = await query<{ id: string }>(
          `update sign_ups set expires_at = now() + make_interval(secs => $3) where id = (
             select id from sign_ups where email = $1 and expires_at > now()
             order by browser_hash = $2 desc, created_at desc, id limit 1
           ) returning id`,
          [email, browserHash(work, caller.request) ?? '', signUpLastsSeconds],
        )
        const [found] = rows
        if (found) await enqueueMail({ query }, confirmationMail(work, email, found.id))
      }),
  })
}
