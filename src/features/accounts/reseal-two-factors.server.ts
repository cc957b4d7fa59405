import type { Pool } from 'pg'
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { withIdentity } from '#platform/database/with-identity.server.ts'

/** After AUTH_SECRET was changed: encrypts the secrets of authenticator apps with the new one. */
export async function resealTwoFactors(
  database: { pool: Pool },
  secret: string,
  earlierSecrets: readonly string[],
): Promise<void> {
  if (earlierSecrets.length === 0) return
  await withIdentity(database, { role: 'auth' }, async ({ query }) => {
    const { rows } = await query<{ id: string; secret: string }>('select id, secret from two_factors')
    for (const row of rows) {
      const plain = await open(row.secret, [secret, ...earlierSecrets])
      if (plain === undefined || plain.key === secret) continue
      const sealed = await symmetricEncrypt({ key: secret, data: plain.data })
      await query('update two_factors set secret = $2 where id = $1', [row.id, sealed])
    }
  })
}

async function open(sealed: string, keys: readonly string[]) {
  for (const key of keys) {
    const data = await symmetricDecrypt({ key, data: sealed }).catch(() => undefined)
    if (data !== undefined) return { key, data }
  }
  return undefined
}
