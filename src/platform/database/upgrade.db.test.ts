import type { ClientBase } from 'pg'
import { expect, test } from 'vitest'
import { listDumpTables, quoted } from './dump/dump-tables.server.ts'
import { openForRestore } from './dump/open-for-backup.server.ts'
import { seedRows } from './dump/seed-rows.test-support.ts'
import { migrate, readMigrations } from './migrations.server.ts'
import { createTestDatabase, silentLog } from './test-databases.ts'

const rowsPerTable = 3

type Kept = { version: number; table: string; rows: string[] }

/** Rows as the schema of their time shows them, and as no earlier one did. */
async function readNew(client: ClientBase, version: number, seen: Set<string>): Promise<Kept[]> {
  const all: Kept[] = []
  for (const { name } of await listDumpTables(client)) {
    const { rows } = await client.query<{ row: string }>(
      `select to_jsonb(t)::text as row from ${quoted(name)} t`,
    )
    const fresh = rows.map(({ row }) => row).filter((row) => !seen.has(row))
    for (const row of fresh) seen.add(row)
    all.push({ version, table: name, rows: fresh })
  }
  return all
}

/** How many of them are not there any more with every column that they had. */
async function countLost(client: ClientBase, { table, rows }: Kept): Promise<number> {
  const result = await client.query<{ lost: number }>(
    `select count(*)::int as lost from jsonb_array_elements($1::jsonb) old
     where not exists (
       select from ${quoted(table)} t where not exists (
         select from jsonb_each(old) cell where to_jsonb(t) -> cell.key is distinct from cell.value))`,
    [`[${rows.join(',')}]`],
  )
  return result.rows[0]?.lost ?? -1
}

test(
  'rows written under the schema of every version so far are all there after the newest',
  { timeout: 120_000 },
  async () => {
    const place = await createTestDatabase()
    const { client, close } = await openForRestore(place.config)
    const own = readMigrations()
    const kept: Kept[] = []
    const seen = new Set<string>()
    for (const { version } of own) {
      await migrate(client, own.slice(0, version), silentLog)
      await seedRows(client, rowsPerTable, version * rowsPerTable)
      kept.push(...(await readNew(client, version, seen)))
    }
    const lost: string[] = []
    for (const one of kept) {
      const count = await countLost(client, one)
      if (count !== 0) lost.push(`${count} rows of ${one.table} as of version ${one.version}`)
    }
    expect(lost).toEqual([])
    const users = kept.filter(({ table, rows }) => table === 'users' && rows.length > 0)
    expect(users.map(({ version }) => version)).toEqual(own.slice(2).map(({ version }) => version))

    const profiles = kept.find(({ table, rows }) => table === 'profiles' && rows.length > 0)
    const { id } = JSON.parse(profiles?.rows[0] ?? '{}') as { id?: string }
    await client.query('begin')
    await client.query(`update profiles set full_name = 'lost' where id = $1`, [id])
    expect(profiles && (await countLost(client, profiles))).toBe(1)
    await client.query('rollback')
    await close()
    await place.drop()
  },
)
