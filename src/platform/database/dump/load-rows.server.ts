import type { ClientBase } from 'pg'
import { StartupError } from '../../startup-error.server.ts'
import { listDumpTables, plainText, quoted, type DumpTable } from './dump-tables.server.ts'
import type { SequenceState } from './read-snapshot.server.ts'

/** What migrations put into their tables themselves; a backup brings its own. */
const filledByMigrations = ['installation', 'model_settings', 'backup_schedule', 'server_health']

export type OpenLoad = {
  tables: DumpTable[]
  /** Rows as `readRows` gives them. */
  load: (table: DumpTable, lines: readonly string[]) => Promise<void>
  finish: (sequences: readonly SequenceState[]) => Promise<void>
}

/**
 * Opens the transaction that fills an empty database: all of it is there afterwards, or nothing. Policies and our own
 * triggers rest meanwhile, also for an owner who is no superuser; foreign keys, checks and unique indexes do not.
 */
export async function openLoad(client: ClientBase): Promise<OpenLoad> {
  await beginAlone(client)
  const tables = await listDumpTables(client)
  await refuseRows(client, tables)
  for (const name of filledByMigrations)
    if (tables.some((table) => table.name === name)) await client.query(`delete from ${quoted(name)}`)
  const inserts = new Map(tables.map((table) => [table.name, insertOf(table)]))
  return {
    tables,
    async load({ name }, lines) {
      await client.query(inserts.get(name) ?? '', [`[${lines.join(',')}]`])
    },
    async finish(sequences) {
      for (const { table, column, last, isCalled } of sequences)
        await client.query('select setval(pg_get_serial_sequence($1, $2), $3::bigint, $4)', [
          quoted(table),
          column,
          last,
          isCalled,
        ])
      for (const table of await listAllTables(client))
        await client.query(
          `alter table ${quoted(table)} force row level security; alter table ${quoted(table)} enable trigger user`,
        )
      await client.query('commit')
      await client.query('analyze')
    },
  }
}

/** Throws `StartupError` unless there is nothing of anybody in the database. Changes nothing. */
export async function refuseUsedDatabase(client: ClientBase): Promise<void> {
  try {
    await beginAlone(client)
    await refuseRows(client, await listDumpTables(client))
  } finally {
    await client.query('rollback')
  }
}

/** Nobody reads or writes beside it, and it sees all rows itself. */
async function beginAlone(client: ClientBase): Promise<void> {
  await client.query(`begin; ${plainText}; set local lock_timeout = '10s'`)
  for (const table of await listAllTables(client))
    await client.query(
      `alter table ${quoted(table)} no force row level security; alter table ${quoted(table)} disable trigger user`,
    )
}

async function listAllTables(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  )
  return rows.map(({ name }) => name)
}

async function refuseRows(client: ClientBase, tables: readonly DumpTable[]): Promise<void> {
  for (const { name } of tables) {
    if (filledByMigrations.includes(name)) continue
    const { rowCount } = await client.query(`select from ${quoted(name)} limit 1`)
    if (rowCount === 0) continue
    throw new StartupError(
      `The database is not empty (there are rows in ${name}), and a restore never adds to what is there: set DATA_DIR to a new folder, or DATABASE_URL to a new database. Nothing was changed.`,
    )
  }
}

function insertOf({ name, columns }: DumpTable): string {
  const names = columns.map((column) => quoted(column.name)).join(', ')
  const values = columns.map(({ type }, index) => `(line ->> ${index})::${type}`).join(', ')
  return `insert into ${quoted(name)} (${names}) overriding system value
    select ${values} from jsonb_array_elements($1::jsonb) line`
}
