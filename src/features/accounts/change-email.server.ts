import { enqueueMail } from '#platform/mail/mail-outbox.server.ts'
import { failed, type AccountAnswer, type Caller } from './account-answer.server.ts'
import { addressAskedMail, addressChangedMail, newAddressMail } from './account-mails.server.ts'
import { isTaken, type AccountWork } from './account-work.server.ts'
import * as texts from './accounts.texts.server.ts'
import { authPath } from './auth.server.ts'
import { cancelOpenLinks } from './cancel-open-links.server.ts'
import type { OpenedLink } from './confirm-sign-up.server.ts'
import { mailUnseen } from './mail-unseen.server.ts'
import { proveIdentity } from './prove-identity.server.ts'

/** Takes effect once the link to the new address is opened; the old one is told now and then. */
export async function changeEmail(
  work: AccountWork,
  caller: Caller,
  input: { email: string; password: string },
): Promise<AccountAnswer> {
  const proof = await proveIdentity(work, caller, input.password)
  if (!('user' in proof)) return proof
  const { id: userId, email: oldEmail } = proof.user
  if (oldEmail === input.email) return failed('SAME_EMAIL', texts.sameAddress)
  return mailUnseen(work, caller, {
    kind: 'addressMails',
    email: input.email,
    write: () =>
      work.inTransaction(async (query) => {
        await query('delete from address_changes where user_id = $1 and confirmed_at is null', [userId])
        await enqueueMail({ query }, addressAskedMail(oldEmail, work.config))
        // Whoever has an account there is not asked for it, and who asks is not told.
        const taken = await query('select from users where email = $1 and email_verified', [input.email])
        if (taken.rowCount > 0) return
        const { rows } = await query<{ id: string }>(
          `insert into address_changes (user_id, old_email, new_email, expires_at)
           values ($1, $2, $3, now() + interval '1 day') returning id`,
          [userId, oldEmail, input.email],
        )
        const token = work.links.sign('change-address', rows[0]?.id ?? '')
        const link = `${work.config.appUrl}${authPath}/change-address?token=${token}`
        await enqueueMail({ query }, newAddressMail(input.email, oldEmail, link, work.config))
      }),
  })
}

type Change = { id: string; user_id: string; old_email: string; new_email: string }

/**
 * The link to the new address. Works only where the account is signed in that asked: otherwise the account of somebody
 * else would get the address, and what comes with it, from an owner who takes the mail for that of a sign-up.
 */
export async function openNewAddress(
  work: AccountWork,
  request: Request,
  token: string,
): Promise<OpenedLink> {
  const id = work.links.read('change-address', token)
  const found = await work.findSession({ request })
  const to = (error: string): OpenedLink => ({
    to: `${found ? '/account' : '/auth'}?error=${error}`,
    cookies: [],
  })
  if (id === undefined) return to('INVALID_TOKEN')
  if (found === undefined) return to('SIGN_IN_FIRST')
  try {
    const change = await work.inTransaction(async (query) => {
      const { rows } = await query<Change>(
        `update address_changes set confirmed_at = now(), expires_at = now() + interval '7 days'
         from users where address_changes.id = $1 and address_changes.confirmed_at is null
           and address_changes.expires_at > now() and address_changes.user_id = $2
           and users.id = $2 and users.email = address_changes.old_email
         returning address_changes.id, user_id, old_email, new_email`,
        [id, found.user.id],
      )
      const [row] = rows
      if (row === undefined) return undefined
      // Somebody who never showed that the address was theirs.
      await query('delete from users where email = $1 and not email_verified', [row.new_email])
      await query('update users set email = $2, email_verified = true, updated_at = now() where id = $1', [
        row.user_id,
        row.new_email,
      ])
      await query('delete from sessions where user_id = $1 and id <> $2', [row.user_id, found.session.id])
      await cancelOpenLinks(query, row.user_id)
      const link = `${work.config.appUrl}/auth/new-password?take-back=${work.links.sign('take-back', row.id)}`
      await enqueueMail({ query }, addressChangedMail(row.old_email, link, work.config))
      return row
    })
    if (change === undefined) return to('OTHER_ACCOUNT')
    work.log.info(
      { who: work.mark(change.old_email), now: work.mark(change.new_email) },
      'an address was changed',
    )
    work.onMail()
    return { to: '/account?changed=1', cookies: [work.known.remember(request, change.new_email)] }
  } catch (error) {
    if (isTaken(error)) return to('ADDRESS_TAKEN')
    throw error
  }
}
