import type { Pool } from 'pg'
import { recordOperatorAction } from '#platform/audit-log.server.ts'
import type { Config } from '#platform/config.server.ts'
import { withIdentity } from '#platform/database/with-identity.server.ts'
import { enqueueMail } from '#platform/mail/mail-outbox.server.ts'
import { secondFactorMail } from './account-mails.server.ts'
import * as texts from './accounts.texts.server.ts'
import { recoveryCodes } from './recovery-codes.server.ts'
import { forgetTrust } from './forget-trust.server.ts'

export type ResetFactors = { hadApp: boolean; codes: number; passkeys: number; sessions: number }

/** For somebody who has lost their phone: as the command line does it. undefined: nobody has this address. */
export function resetSecondFactors(
  database: { pool: Pool },
  address: string,
  config: Pick<Config, 'appName' | 'appUrl'>,
): Promise<ResetFactors | undefined> {
  const email = address.trim().toLowerCase()
  return withIdentity(database, { role: 'operator' }, async (statements) => {
    const { query } = statements
    const { rows } = await query<{ id: string }>('select id from users where email = $1', [email])
    const id = rows[0]?.id
    if (id === undefined) return undefined
    const factors = await query<{ verified: boolean; codes: number }>(
      `delete from two_factors where user_id = $1
       returning verified, json_array_length(backup_codes::json) as codes`,
      [id],
    )
    const app = factors.rows.find(({ verified }) => verified)
    const passkeys = await query('delete from passkeys where user_id = $1', [id])
    const sessions = await query('delete from sessions where user_id = $1', [id])
    await query('update users set two_factor_enabled = false where id = $1', [id])
    await forgetTrust(query, id)
    const removed = {
      hadApp: app !== undefined,
      codes: app?.codes ?? 0,
      passkeys: passkeys.rowCount,
      sessions: sessions.rowCount,
    }
    await recordOperatorAction(statements, {
      action: 'reset 2fa',
      subjectType: 'user',
      subjectId: id,
      subjectName: email,
      before: removed,
    })
    await enqueueMail(statements, secondFactorMail(email, texts.twoFactorWasReset, config))
    return removed
  })
}

/** `Removed: authenticator app, 9 of 10 recovery codes, 2 passkeys.` */
export function describeReset(email: string, { hadApp, codes, passkeys, sessions }: ResetFactors): string {
  const removed = [
    ...(hadApp ? [texts.authenticatorApp, texts.recoveryCodes(codes, recoveryCodes)] : []),
    ...(passkeys > 0 ? [texts.passkeys(passkeys)] : []),
  ]
  const what = removed.length === 0 ? texts.nothingToRemove : texts.removed(removed)
  return texts.oneFactorNow(email, what, texts.sessions(sessions))
}
