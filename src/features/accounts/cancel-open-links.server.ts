import type { Statements } from '#platform/database/with-identity.server.ts'
import { forgetTrust } from './forget-trust.server.ts'

/**
 * Mailed links that are still open for an account: to a new password, to another address. Whoever has just shown that
 * the account is theirs did not ask for them, or no longer needs them. Links that take an address back stay. Browsers
 * that were trusted are asked for a code again.
 */
export async function cancelOpenLinks(query: Statements['query'], userId: string): Promise<void> {
  await query(`delete from verifications where value = $1 and identifier like 'reset-password:%'`, [userId])
  await query('delete from address_changes where user_id = $1 and confirmed_at is null', [userId])
  await forgetTrust(query, userId)
}
