import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import type { Config } from '../config.server.ts'
import { openDurablePglite } from './durable-pglite.server.ts'
import { openDatabase, type Database } from './open-database.server.ts'

export const silentLog = pino({ level: 'silent' })

/** Where a test's own, empty database is; `drop` removes it. */
export type TestDatabase = { config: Pick<Config, 'databaseUrl' | 'dataDir'>; drop: () => Promise<void> }

/** TEST_DATABASE says which kind: `embedded` (default), or `postgres` on the server at TEST_DATABASE_URL. */
export async function createTestDatabase(): Promise<TestDatabase> {
  if (process.env.TEST_DATABASE !== 'postgres') return createEmbeddedTestDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'blueprompt-test-'))
  const serverUrl = process.env.TEST_DATABASE_URL
  if (serverUrl === undefined) throw new Error('TEST_DATABASE=postgres needs TEST_DATABASE_URL')

  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(serverUrl, `create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return {
    config: { databaseUrl: url.href, dataDir },
    async drop() {
      rmSync(dataDir, { recursive: true, force: true })
      await onServer(serverUrl, `drop database if exists ${name} with (force)`)
    },
  }
}

export async function createEmbeddedTestDatabase(): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'blueprompt-test-'))
  cpSync(await emptyCluster(), join(dataDir, 'database'), { recursive: true })
  return {
    config: { databaseUrl: undefined, dataDir },
    drop: async () => rmSync(dataDir, { recursive: true, force: true }),
  }
}

/** A folder as PGlite makes it on its first start, which takes seconds: made once per version, then copied. */
async function emptyCluster(): Promise<string> {
  const version = JSON.parse(readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8')).version
  const folder = resolve(`node_modules/.cache/pglite-${version}`)
  if (existsSync(folder)) return folder
  mkdirSync(dirname(folder), { recursive: true })
  const made = `${folder}-${randomUUID()}`
  const database = await openDurablePglite(made)
  await database.close()
  try {
    renameSync(made, folder)
  } catch {
    // Another test process was faster.
    rmSync(made, { recursive: true, force: true })
  }
  return folder
}

/** The same, opened and migrated. */
export async function openTestDatabase(): Promise<Database> {
  const { config, drop } = await createTestDatabase()
  const database = await openDatabase(config, silentLog)
  return {
    ...database,
    async close() {
      await database.close()
      await drop()
    },
  }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
