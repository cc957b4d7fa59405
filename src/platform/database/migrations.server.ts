import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { ClientBase } from 'pg'
import type { Log } from '../log.server.ts'
import { StartupError } from '../startup-error.server.ts'

export type Migration = { version: number; name: string; sql: string; checksum: string }

// Beside this file from source, beside the server in the bundle: vite.config.ts copies them there.
const ownMigrations = new URL('./migrations/', import.meta.url)

/** All migrations in order. File names are `0001-what-it-does.sql`, without gaps. */
export function readMigrations(folder: URL | string = ownMigrations): Migration[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'))
  return files.sort().map((file, index) => {
    const [, digits, name] = /^(\d{4})-([a-z0-9-]+)\.sql$/.exec(file) ?? []
    if (digits === undefined || name === undefined || Number(digits) !== index + 1) {
      throw new StartupError(`Migration ${file} is out of order: expected number ${index + 1}.`)
    }
    const base = folder instanceof URL ? folder : new URL(`file://${folder}/`)
    const sql = readFileSync(new URL(file, base), 'utf8').replaceAll('\r\n', '\n')
    return { version: index + 1, name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

/** One number per purpose of PostgreSQL's advisory locks in this product. */
const migrationLock = 7_201_001

/**
 * Brings the schema up to date. Each migration is one transaction that holds the lock, so it is there completely
 * or not at all, several processes may start at once, and PgBouncer may hand each transaction another connection.
 */
export async function migrate(client: ClientBase, migrations: readonly Migration[], log: Log): Promise<void> {
  for (let isDone = false; !isDone;) {
    isDone = await inLockedTransaction(client, () => applyNext(client, migrations, log))
  }
}

async function inLockedTransaction<Result>(client: ClientBase, work: () => Promise<Result>): Promise<Result> {
  await client.query('begin')
  try {
    await client.query(`select pg_advisory_xact_lock(${migrationLock})`)
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

/** true: nothing is left to do. */
async function applyNext(client: ClientBase, migrations: readonly Migration[], log: Log): Promise<boolean> {
  await client.query(
    `create table if not exists schema_migrations (
      version integer primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`,
  )
  const { rows } = await client.query<AppliedMigration>(
    'select version, name, checksum from schema_migrations order by version',
  )
  refuseOtherHistory(rows, migrations)
  const next = migrations[rows.length]
  if (next === undefined) return true

  // Rather fail than make every visitor wait behind a table lock that we cannot get.
  await client.query(`set local lock_timeout = '10s'`)
  await client.query(next.sql)
  await client.query('insert into schema_migrations (version, name, checksum) values ($1, $2, $3)', [
    next.version,
    next.name,
    next.checksum,
  ])
  log.info({ migration: next.version, name: next.name }, 'migration applied')
  return false
}

type AppliedMigration = { version: number; name: string; checksum: string }

function refuseOtherHistory(applied: readonly AppliedMigration[], migrations: readonly Migration[]): void {
  for (const [index, row] of applied.entries()) {
    const own = migrations[index]
    const label = `migration ${row.version} (${row.name})`
    if (own === undefined) {
      throw new StartupError(
        `The database already has ${label}, which this version does not know: start a newer one.`,
      )
    }
    if (row.version !== own.version) {
      throw new StartupError(
        `The database lacks migration ${own.version} (${own.name}) although it has ${label}.`,
      )
    }
    if (row.checksum !== own.checksum) {
      throw new StartupError(
        `The file of ${label} was changed after it was applied: restore it, and add a new one.`,
      )
    }
  }
}
