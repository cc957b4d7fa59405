import type { Pool } from 'pg'
import { withIdentity } from './with-identity.server.ts'

/** Set once, when the database was made; the same for every server that uses it. */
export async function readInstallation(database: { pool: Pool }): Promise<{ id: string; createdAt: Date }> {
  const { rows } = await withIdentity(database, { role: 'worker' }, (statements) =>
    statements.query<{ id: string; createdAt: Date }>(
      'select id, created_at as "createdAt" from installation',
    ),
  )
  const [row] = rows
  if (row === undefined) throw new Error('The table installation has lost its row')
  return row
}
