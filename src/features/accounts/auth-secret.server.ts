import type { Pool } from 'pg'
import type { Config } from '#platform/config.server.ts'
import { withIdentity } from '#platform/database/with-identity.server.ts'

/** What signs cookies and links: the configured one, or the one made with the database. */
export async function readAuthSecret(
  database: { pool: Pool },
  { authSecret }: Pick<Config, 'authSecret'>,
): Promise<string> {
  return authSecret ?? readKeptSecret(database)
}

/** What may have signed and sealed before: the secret that is said to, and the one made with the database. */
export async function readEarlierSecrets(
  database: { pool: Pool },
  { authSecret, previousAuthSecret }: Pick<Config, 'authSecret' | 'previousAuthSecret'>,
): Promise<string[]> {
  const said = previousAuthSecret === undefined ? [] : [previousAuthSecret]
  return authSecret === undefined ? said : [...said, await readKeptSecret(database)]
}

async function readKeptSecret(database: { pool: Pool }): Promise<string> {
  const { rows } = await withIdentity(database, { role: 'auth' }, ({ query }) =>
    query<{ auth_secret: string }>('select auth_secret from installation'),
  )
  const [row] = rows
  if (row === undefined) throw new Error('The table installation has lost its row')
  return row.auth_secret
}
