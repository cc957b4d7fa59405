import type { ClientBase } from 'pg'
import { StartupError } from '../../startup-error.server.ts'
import { listDumpTables, plainText, quoted, type DumpTable } from './dump-tables.server.ts'

export type AppliedMigration = { version: number; name: string; checksum: string }
export type SequenceState = { table: string; column: string; last: string; isCalled: boolean }

/** One moment of a database: everything read from it belongs together, however long that takes. */
export type Snapshot = {
  at: Date
  installation: { id: string; authSecret: string | undefined }
  migrations: AppliedMigration[]
  tables: DumpTable[]
  sequences: SequenceState[]
  /** Rows as lines of JSON, each an array of the columns as text; in pieces of a few megabytes, or of one larger row. */
  readRows: (table: DumpTable) => AsyncGenerator<string[]>
}

/** Opens a transaction on the client, which ends with the client. */
export async function openSnapshot(client: ClientBase): Promise<Snapshot> {
  await client.query(`begin isolation level repeatable read read only; ${plainText};
    set local synchronize_seqscans = off`)
  const at = (await client.query<{ at: Date }>('select now() as at')).rows[0]?.at ?? new Date()
  if (!(await hasOurTables(client)))
    throw new StartupError('There is nothing to back up: no server has been started on this database yet.')
  const tables = await listDumpTables(client)
  await becomeReader(client, tables)
  return {
    at,
    installation: await readOwnInstallation(client),
    migrations: await readMigrationsApplied(client),
    tables,
    sequences: await readSequences(client),
    readRows: (table) => readRows(client, table),
  }
}

export async function hasOurTables(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ isThere: boolean }>(
    `select to_regclass('public.schema_migrations') is not null
       and to_regclass('public.installation') is not null as "isThere"`,
  )
  return rows[0]?.isThere === true
}

/** Row-level security would leave rows out without a word; whoever reads here either sees all of them or fails. */
async function becomeReader(client: ClientBase, tables: readonly DumpTable[]): Promise<void> {
  const { rows } = await client.query<{ sees_all: boolean }>(
    'select rolsuper or rolbypassrls as sees_all from pg_roles where rolname = current_user',
  )
  if (rows[0]?.sees_all === true) {
    await client.query('set local row_security = off')
    return
  }
  const readable = await client.query<{ name: string }>(
    `select tablename as name from pg_policies
     where schemaname = 'public' and policyname = 'backup_reads'`,
  )
  const names = new Set(readable.rows.map(({ name }) => name))
  const hidden = [...tables.map(({ name }) => name), 'schema_migrations'].filter((name) => !names.has(name))
  if (hidden.length > 0) {
    throw new StartupError(
      `The database user may not read all rows (${hidden[0]}): start this version of the server on the database once, which lets backups read it, or set DATABASE_OWNER_URL to a superuser for this command.`,
    )
  }
  await client.query('set local role blueprompt_backup')
}

async function readOwnInstallation(client: ClientBase): Promise<Snapshot['installation']> {
  const { rows } = await client.query<{ row: { id: string; auth_secret?: string } }>(
    'select to_jsonb(installation) as row from installation',
  )
  const row = rows[0]?.row
  if (row === undefined) throw new Error('The table installation has lost its row')
  return { id: row.id, authSecret: row.auth_secret }
}

async function readMigrationsApplied(client: ClientBase): Promise<AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>(
    'select version, name, checksum from schema_migrations order by version',
  )
  return rows
}

/** Read after the snapshot was taken, so that none is behind the rows in it. */
async function readSequences(client: ClientBase): Promise<SequenceState[]> {
  const { rows } = await client.query<{ sequence: string; table: string; column: string }>(
    `select s.relname as sequence, t.relname as table, a.attname as column
     from pg_class s
     join pg_depend d on d.objid = s.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')
     join pg_class t on t.oid = d.refobjid
     join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
     where s.relkind = 'S' and s.relnamespace = 'public'::regnamespace order by 1`,
  )
  const states: SequenceState[] = []
  for (const { sequence, table, column } of rows) {
    const { rows: values } = await client.query<{ last: string; isCalled: boolean }>(
      `select last_value::text as last, is_called as "isCalled" from ${quoted(sequence)}`,
    )
    if (values[0]) states.push({ table, column, ...values[0] })
  }
  return states
}

/** Few enough to be held in memory, however large the rows are. */
const rowsAtOnce = 64
const wantedCharacters = 4 * 1024 * 1024

/** Rows of one table may be of any size, so how many make a piece is only known once they are here. */
async function* readRows(client: ClientBase, { name, columns }: DumpTable): AsyncGenerator<string[]> {
  const values = columns.map((column) => `${quoted(column.name)}::text`).join(', ')
  await client.query(
    `declare backup_rows no scroll cursor for select json_build_array(${values})::text as line from ${quoted(name)}`,
  )
  let piece: string[] = []
  let characters = 0
  for (;;) {
    const { rows } = await client.query<[string]>({
      text: `fetch ${rowsAtOnce} from backup_rows`,
      rowMode: 'array',
    })
    if (rows.length === 0) break
    for (const [line] of rows) {
      if (piece.length > 0 && characters + line.length > wantedCharacters) {
        yield piece
        piece = []
        characters = 0
      }
      piece.push(line)
      characters += line.length
    }
  }
  if (piece.length > 0) yield piece
  await client.query('close backup_rows')
}
