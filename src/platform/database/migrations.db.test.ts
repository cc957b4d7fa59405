import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PoolClient } from 'pg'
import { readInstallation } from './installation.server.ts'
import { migrate, readMigrations, type Migration } from './migrations.server.ts'
import { openDatabase, type Database } from './open-database.server.ts'
import { slowMigration } from './test-child.server.ts'
import { createTestDatabase, silentLog, type TestDatabase } from './test-databases.ts'
import { startTestProcess } from './test-processes.server.ts'

let place: TestDatabase
let database: Database
const own = readMigrations()

beforeAll(async () => {
  place = await createTestDatabase()
  database = await openDatabase(place.config, silentLog)
})

afterAll(async () => {
  await database.close()
  await place.drop()
})

beforeEach(async () => {
  await database.pool.query('drop table if exists plants, pots')
  await database.pool.query('delete from schema_migrations where version > $1', [own.length])
})

function added(...statements: string[]): Migration[] {
  const more = statements.map((sql, index) => ({
    version: own.length + index + 1,
    name: `step-${index + 1}`,
    sql,
    checksum: `sum of ${sql}`,
  }))
  return [...own, ...more]
}

async function withClient<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await database.pool.connect()
  try {
    return await work(client)
  } finally {
    client.release()
  }
}

async function tableNames(): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_name in ('plants', 'pots') order by 1`,
  )
  return rows.map((row) => row.name)
}

test('opening brings the schema up to date and gives the installation an id that stays', async () => {
  const { rows } = await database.pool.query(
    'select version, name, checksum from schema_migrations order by 1',
  )
  expect(rows).toEqual(own.map(({ version, name, checksum }) => ({ version, name, checksum })))
  const first = await readInstallation(database)
  await withClient((client) => migrate(client, own, silentLog))
  expect(await readInstallation(database)).toEqual(first)
})

test('migrations run once, in order, several statements each', async () => {
  const migrations = added(
    'create table plants (name text); insert into plants values ($$fern$$)',
    'alter table plants add column height int; update plants set height = 3',
  )
  await withClient((client) => migrate(client, migrations, silentLog))
  await withClient((client) => migrate(client, migrations, silentLog))
  const { rows } = await database.pool.query('select * from plants')
  expect(rows).toEqual([{ name: 'fern', height: 3 }])
})

test('a migration that fails leaves nothing of itself and keeps those before it', async () => {
  const migrations = added('create table plants (name text)', 'create table pots (size int); select 1/0')
  await expect(withClient((client) => migrate(client, migrations, silentLog))).rejects.toThrow(
    'division by zero',
  )
  expect(await tableNames()).toEqual(['plants'])
  const mended = added('create table plants (name text)', 'create table pots (size int)')
  await withClient((client) => migrate(client, mended, silentLog))
  expect(await tableNames()).toEqual(['plants', 'pots'])
})

test('a file changed after it was applied is refused by name', async () => {
  await withClient((client) => migrate(client, added('create table plants (name text)'), silentLog))
  const changed = added('create table plants (name text, height int)')
  await expect(withClient((client) => migrate(client, changed, silentLog))).rejects.toThrow(
    `The file of migration ${own.length + 1} (step-1) was changed after it was applied`,
  )
})

test('a database from a newer version is refused', async () => {
  await withClient((client) => migrate(client, added('create table plants (name text)'), silentLog))
  await expect(withClient((client) => migrate(client, own, silentLog))).rejects.toThrow(
    `The database already has migration ${own.length + 1} (step-1), which this version does not know`,
  )
})

test('a history with a gap is refused', async () => {
  const migrations = added('create table plants (name text)', 'create table pots (size int)')
  await withClient((client) => migrate(client, migrations, silentLog))
  await database.pool.query('delete from schema_migrations where version = $1', [own.length + 1])
  await expect(withClient((client) => migrate(client, migrations, silentLog))).rejects.toThrow(
    `The database lacks migration ${own.length + 1} (step-1) although it has migration ${own.length + 2} (step-2)`,
  )
})

test('files out of order or misnamed are refused', () => {
  const folder = mkdtempSync(join(tmpdir(), 'blueprompt-test-'))
  writeFileSync(join(folder, '0001-first.sql'), 'select 1')
  writeFileSync(join(folder, '0003-third.sql'), 'select 1')
  expect(() => readMigrations(folder)).toThrow('Migration 0003-third.sql is out of order: expected number 2')
  rmSync(folder, { recursive: true })
})

test('our own migrations leave the transaction to the one who runs them', () => {
  for (const { sql } of own) {
    const statements = sql.replace(/--.*|\$\$[\s\S]*?\$\$/g, '')
    expect(statements).not.toMatch(/\b(begin|commit|rollback|concurrently)\b\s*;?/i)
  }
})

test('a migration cut off by a kill is undone, and done by the next start', { timeout: 90_000 }, async () => {
  const target = await createTestDatabase()
  const process = startTestProcess('migrateSlowly', target.config)
  expect(await process.hasSaid('migrating'), process.errors()).toBe(true)
  await new Promise((done) => setTimeout(done, 150))
  process.kill()
  await process.ended

  const reopened = await openDatabase(target.config, silentLog)
  const halves = `select count(*)::int as tables from information_schema.tables where table_name like 'slow_%'`
  expect((await reopened.pool.query(halves)).rows).toEqual([{ tables: 0 }])
  const client = await reopened.pool.connect()
  await migrate(client, [...own, slowMigration()], silentLog)
  client.release()
  expect((await reopened.pool.query(halves)).rows).toEqual([{ tables: 2 }])
  await reopened.close()
  await target.drop()
})

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'several processes that start at once on an empty database all come up, and each migration runs once',
  { timeout: 90_000 },
  async () => {
    const target = await createTestDatabase()
    const processes = Array.from({ length: 5 }, () => startTestProcess('open', target.config))
    const codes = await Promise.all(processes.map((process) => process.ended))
    expect(codes, processes.map((process) => process.errors()).join('')).toEqual([0, 0, 0, 0, 0])
    const opened = await openDatabase(target.config, silentLog)
    const { rows } = await opened.pool.query('select count(*)::int as installations from installation')
    expect(rows).toEqual([{ installations: 1 }])
    await opened.close()
    await target.drop()
  },
)
