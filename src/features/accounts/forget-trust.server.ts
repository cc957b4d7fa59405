import type { Statements } from '#platform/database/with-identity.server.ts'

/** Browsers in which the next sign-in would not ask for a code, and sign-ins that wait for theirs. */
export async function forgetTrust(query: Statements['query'], userId: string): Promise<void> {
  await query(
    `delete from verifications where value = $1
       and (identifier like 'trust-device-%' or identifier like '2fa-%')`,
    [userId],
  )
}
