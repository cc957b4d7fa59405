import type { Statements } from '#platform/database/with-identity.server.ts'
import { enqueueMail } from '#platform/mail/mail-outbox.server.ts'
import { done, failed, type AccountAnswer, type Caller } from './account-answer.server.ts'
import { passwordChangedMail } from './account-mails.server.ts'
import { isTaken, type AccountWork } from './account-work.server.ts'
import * as accountTexts from './account.texts.ts'
import { cancelOpenLinks } from './cancel-open-links.server.ts'
import { refuseLinkPassword } from './check-password.server.ts'
import { hashPassword } from './password-hash.server.ts'

type Change = {
  user_id: string
  old_email: string
  created_at: Date
  confirmed_at: Date
  /** 30 days before the change was requested: passkeys and second factors added since then are removed. */
  prepared_at: Date
}

/**
 * The link to the old address, for seven days: gives it the account back, with a new password. Whoever changed it knows
 * the old password, is signed in, and may have made further ways in, also in advance; all of that ends. What was there
 * long before stays: it is the owner's, and keeps out somebody who has nothing but the old mailbox.
 */
export async function takeBackAddress(
  work: AccountWork,
  caller: Caller,
  { token, password }: { token: string; password: string },
): Promise<AccountAnswer> {
  const { limits } = work
  const link = { kind: 'take-back', token } as const
  const refused = await refuseLinkPassword(work, caller, { link, password })
  if (refused) return refused
  const id = work.links.read('take-back', token)
  const invalid = failed('INVALID_TOKEN', accountTexts.linkNotValid)
  if (id === undefined) return invalid
  return work.settled(async () => {
    const passwordHash = await hashPassword(password)
    try {
      const email = await work.inTransaction(async (query) => {
        const { rows } = await query<Change>(
          `select user_id, old_email, created_at, confirmed_at, created_at - interval '30 days' as prepared_at
           from address_changes
           where id = $1 and confirmed_at is not null and expires_at > now() for update`,
          [id],
        )
        const [change] = rows
        if (change === undefined) return undefined
        await restore(query, change, passwordHash)
        await enqueueMail({ query }, passwordChangedMail(change.old_email, work.config))
        return change.old_email
      })
      if (email === undefined) return invalid
      work.log.info({ who: work.mark(email) }, 'an address was taken back')
      work.onMail()
      await limits.giveBack(limits.kinds.unknownBrowser, email)
      return done([work.known.remember(caller.request, email)])
    } catch (error) {
      if (isTaken(error)) return failed('ADDRESS_TAKEN', accountTexts.addressTaken)
      throw error
    }
  })
}

async function restore(query: Statements['query'], change: Change, passwordHash: string): Promise<void> {
  const { user_id: userId, old_email: email } = change
  await query('delete from users where email = $1 and not email_verified', [email])
  await query('update users set email = $2, email_verified = true, updated_at = now() where id = $1', [
    userId,
    email,
  ])
  // With the other address, another account at Google may have been linked.
  await query(
    `delete from accounts where user_id = $1 and (provider_id = 'credential' or created_at >= $2)`,
    [userId, change.confirmed_at],
  )
  await query(
    `insert into accounts (user_id, provider_id, account_id, password) values ($1, 'credential', $2, $3)`,
    [userId, userId, passwordHash],
  )
  for (const table of ['passkeys', 'two_factors'])
    await query(`delete from ${table} where user_id = $1 and created_at >= $2`, [userId, change.prepared_at])
  await query(
    `update users set two_factor_enabled = exists (select from two_factors where user_id = users.id and verified)
     where id = $1`,
    [userId],
  )
  await query('delete from sessions where user_id = $1', [userId])
  // Also the links to addresses that the account was given since.
  await query('delete from address_changes where user_id = $1 and created_at >= $2', [
    userId,
    change.created_at,
  ])
  await cancelOpenLinks(query, userId)
}
