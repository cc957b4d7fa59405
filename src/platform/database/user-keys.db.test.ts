import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from './open-database.server.ts'
import { openTestDatabase } from './test-databases.ts'

/**
 * How each table would be spread over several machines: by the id of its person, or whole on each of them, which has
 * to be small then. docs/operations.md, "Scaling", says when that is needed.
 */
const catalogue: Record<string, Spread> = {
  users: { by: 'id' },
  profiles: { by: 'id' },
  sessions: { by: 'user_id' },
  accounts: { by: 'user_id' },
  two_factors: { by: 'user_id' },
  passkeys: { by: 'user_id' },
  address_changes: { by: 'user_id' },
  prompt_history: { by: 'user_id' },
  library_documents: { by: 'owner_id', ofNobody: 'the library, which an operator fills' },
  library_fingerprints: { by: 'owner_id', ofNobody: 'as their documents' },
  library_passages: { by: 'owner_id', ofNobody: 'as their documents' },
  model_calls: { by: 'user_id', ofNobody: 'visitors; removed after 90 days, never joined' },
  analytics_events: { by: 'user_id', ofNobody: 'visitors; removed after ANALYTICS_DAYS, or kept in PostHog' },

  schema_migrations: { small: 'a row per migration' },
  installation: { small: 'one row' },
  backup_schedule: { small: 'one row' },
  server_health: { small: 'one row' },
  tools_content: { small: 'a row per tool' },
  whats_new_posts: { small: 'written by admins' },
  blogs: { small: 'written by admins' },
  model_providers: { small: 'set up by admins' },
  model_settings: { small: 'one row' },
  model_choices: { small: 'a row per tool' },
  audit_log: { small: 'a row per act of an admin' },
  contact_messages: { small: 'CONTACT_LIMIT per address; deleted by admins, suspects after 30 days' },
  mail_outbox: { small: 'mail that waits; what was sent is removed after a while' },
  sign_ups: { small: 'open for a day, before there is a person' },
  verifications: { small: 'open for minutes to days, found by what stands in a link' },
  rate_limits: { small: 'counters that end with their window; Redis instead with LIMITS_STORE' },
  model_counters: { small: 'counters that end with their day; Redis instead with LIMITS_STORE' },
  recording_chunks: { small: 'at most RECORDING_DISK_MB, removed after RECORDING_DAYS' },
}

/** `ofNobody`: what has no person in that column, and why that is bearable. */
type Spread = { by: string; ofNobody?: string } | { small: string }

let database: Database

beforeAll(async () => {
  database = await openTestDatabase()
})

afterAll(() => database.close())

test('every table is spread by the id of its person, or is small and says why', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`,
  )
  expect(Object.keys(catalogue).toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

test('the key is in every row, unless the catalogue says whose rows have none', async () => {
  const { rows } = await database.pool.query<{ table: string; column: string; isAlwaysThere: boolean }>(
    `select c.relname as table, a.attname as column, a.attnotnull as "isAlwaysThere"
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and a.atttypid = 'uuid'::regtype`,
  )
  for (const [table, spread] of Object.entries(catalogue)) {
    if (!('by' in spread)) continue
    const key = rows.find((row) => row.table === table && row.column === spread.by)
    expect(key, `${table}.${spread.by}`).toBeDefined()
    expect(key?.isAlwaysThere, `${table}.${spread.by}`).toBe(spread.ofNobody === undefined)
  }
})

test('a table that names a person is not among the small ones', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select distinct c.relname as name from pg_constraint f join pg_class c on c.oid = f.conrelid
     where f.contype = 'f' and f.confrelid = 'users'::regclass`,
  )
  // Who wrote a post is remembered; there are few of them.
  const named = rows.map(({ name }) => name).filter((name) => name !== 'blogs')
  for (const name of named) expect(catalogue[name], name).toHaveProperty('by')
})
