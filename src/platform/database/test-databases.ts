import { createHash, randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import type { Config } from '../config.server.ts'
import { openDurablePglite } from './durable-pglite.server.ts'
import { readMigrations } from './migrations.server.ts'
import { openDatabase, type Database } from './open-database.server.ts'

export const silentLog = pino({ level: 'silent' })

/** Where a test's own, empty database is; `drop` removes it. */
export type TestDatabase = { config: Pick<Config, 'databaseUrl' | 'dataDir'>; drop: () => Promise<void> }

/** TEST_DATABASE says which kind: `embedded` (default), or `postgres` on the server at TEST_DATABASE_URL. */
export function createTestDatabase(): Promise<TestDatabase> {
  return isPostgres() ? createOnServer('template1') : createEmbeddedTestDatabase()
}

export async function createEmbeddedTestDatabase(): Promise<TestDatabase> {
  return copyOf(await emptyCluster())
}

/** Opened and migrated: a copy of one that was migrated once, which takes a tenth of the time. */
export async function openTestDatabase(): Promise<Database> {
  const { config, drop } = isPostgres()
    ? await createOnServer(await migratedTemplate())
    : copyOf(await migratedCluster())
  const database = await openDatabase(config, silentLog)
  return {
    ...database,
    async close() {
      await database.close()
      await drop()
    },
  }
}

function isPostgres(): boolean {
  return process.env.TEST_DATABASE === 'postgres'
}

/** While this is held, V8 reuses the compiled code in every thread instead of compiling it for each database. */
let compiled: Promise<WebAssembly.Module> | undefined

function copyOf(cluster: string): TestDatabase {
  compiled ??= WebAssembly.compile(readFileSync('node_modules/@electric-sql/pglite/dist/pglite.wasm'))

  const dataDir = mkdtempSync(join(tmpdir(), 'blueprompt-test-'))
  cpSync(cluster, join(dataDir, 'database'), { recursive: true })
  return {
    config: { databaseUrl: undefined, dataDir },
    drop: async () => rmSync(dataDir, { recursive: true, force: true }),
  }
}

/** For a server whose first start is not what is tested: the database that it would make. */
export async function copyMigratedDatabase(dataDir: string): Promise<void> {
  cpSync(await migratedCluster(), join(dataDir, 'database'), { recursive: true })
}

/** A folder as PGlite makes it on its first start, which takes seconds. */
function emptyCluster(): Promise<string> {
  return madeOnce(`pglite-${pgliteVersion()}`, async (folder) => {
    const database = await openDurablePglite(join(folder, 'database'))
    await database.close()
  })
}

function migratedCluster(): Promise<string> {
  return madeOnce(`pglite-${pgliteVersion()}-${migrationsHash()}`, async (folder) => {
    cpSync(await emptyCluster(), join(folder, 'database'), { recursive: true })
    const database = await openDatabase({ databaseUrl: undefined, dataDir: folder }, silentLog)
    await database.close()
  })
}

/** The `database` that `make` leaves in the folder it is given; kept from one run to the next. */
async function madeOnce(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const made = resolve('node_modules/.cache', name)
  if (existsSync(made)) return made
  const folder = `${made}-${randomUUID()}`
  mkdirSync(folder, { recursive: true })
  await make(folder)
  try {
    renameSync(join(folder, 'database'), made)
  } catch {
    // Another test process was faster.
  }
  rmSync(folder, { recursive: true, force: true })
  return made
}

function pgliteVersion(): string {
  return JSON.parse(readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8')).version
}

function migrationsHash(): string {
  const hash = createHash('sha256')
  for (const { checksum } of readMigrations()) hash.update(checksum)
  return hash.digest('hex').slice(0, 16)
}

async function createOnServer(template: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(({ query }) => query(`create database ${name} template ${template}`))
  const dataDir = mkdtempSync(join(tmpdir(), 'blueprompt-test-'))
  return {
    config: { databaseUrl: urlOf(name), dataDir },
    async drop() {
      rmSync(dataDir, { recursive: true, force: true })
      await onServer(({ query }) => query(`drop database if exists ${name} with (force)`))
    },
  }
}

/** Name of a migrated database on the server that others are copied from. */
async function migratedTemplate(): Promise<string> {
  const name = `migrated_${migrationsHash()}`
  await onServer(async ({ query }) => {
    // Ends with the connection: test processes start at once, and one of them makes it.
    await query('select pg_advisory_lock(1)')
    const { rowCount } = await query(`select from pg_database where datname = '${name}'`)
    if (rowCount !== 0) return
    await query(`create database ${name}`)
    const database = await openDatabase({ databaseUrl: urlOf(name), dataDir: '' }, silentLog)
    await database.close()
  })
  return name
}

function urlOf(name: string): string {
  const url = new URL(serverUrl())
  url.pathname = `/${name}`
  return url.href
}

function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL
  if (url === undefined) throw new Error('TEST_DATABASE=postgres needs TEST_DATABASE_URL')
  return url
}

type OnServer = { query: (statement: string) => Promise<pg.QueryResult> }

async function onServer(work: (server: OnServer) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl() })
  await client.connect()
  await work({ query: (statement) => client.query(statement) }).finally(() => client.end())
}
