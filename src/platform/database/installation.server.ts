import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { boolean, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'

const installation = pgTable('installation', {
  isOnlyRow: boolean('is_only_row').primaryKey().default(true),
  id: uuid('id').notNull().defaultRandom(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Set once, when the database was made; the same for every server that uses it. */
export async function readInstallation(db: NodePgDatabase): Promise<{ id: string; createdAt: Date }> {
  const [row] = await db.select({ id: installation.id, createdAt: installation.createdAt }).from(installation)
  if (row === undefined) throw new Error('The table installation has lost its row')
  return row
}
