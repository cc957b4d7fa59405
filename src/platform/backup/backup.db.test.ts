import { execFile, spawn } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseConfig } from '../config.server.ts'
import { openForRestore } from '../database/dump/open-for-backup.server.ts'
import { hashTables, seedRows } from '../database/dump/seed-rows.test-support.ts'
import { readInstallation } from '../database/installation.server.ts'
import { migrate, readMigrations } from '../database/migrations.server.ts'
import { openDatabase, type Database } from '../database/open-database.server.ts'
import {
  createEmbeddedTestDatabase,
  createTestDatabase,
  silentLog,
  type TestDatabase,
} from '../database/test-databases.ts'
import { openFileStorage } from '../files/file-storage.server.ts'
import { restoreBackup } from './restore-backup.server.ts'
import { takeBackup, type BackupConfig, type FinishedBackup } from './take-backup.server.ts'

const passphrase = { text: 'correct horse battery staple', workFactor: 4 }
const slow = { timeout: 120_000 }
const isPostgres = process.env.TEST_DATABASE === 'postgres'
const rowsPerTable = 440

const folder = mkdtempSync(join(tmpdir(), 'blueprompt-backup-'))
const places: TestDatabase[] = []
let config: BackupConfig
let database: Database
let hashes: Record<string, string>
let backup: FinishedBackup
let restored: BackupConfig

const image = `${createHash('sha256').update('image').digest('hex').slice(0, 32)}-20x10.webp`

function configOf(place: TestDatabase): BackupConfig {
  return { ...parseConfig({}), ...place.config }
}

async function newPlace(make = createTestDatabase): Promise<BackupConfig> {
  const place = await make()
  places.push(place)
  return configOf(place)
}

async function hashesOf(target: BackupConfig): Promise<Record<string, string>> {
  const opened = await openForRestore(target)
  return hashTables(opened.client).finally(opened.close)
}

beforeAll(async () => {
  config = await newPlace()
  database = await openDatabase(config, silentLog)
  const client = await database.pool.connect()
  await seedRows(client, rowsPerTable)
  await client.query('update model_settings set own_keys = true, daily_budget_usd = 12.34')
  hashes = await hashTables(client)
  client.release()
  const storage = await openFileStorage(config)
  await storage.put(image, new Uint8Array([1, 2, 3, 0, 255]), 'image/webp')
  await storage.put('notes.txt', new Uint8Array([1]), 'text/plain')
  backup = await takeBackup(config, { to: join(folder, 'kept'), passphrase: undefined })
  restored = await newPlace()
  await restoreBackup(restored, backup.place, undefined, silentLog)
})

afterAll(async () => {
  await database.close()
  for (const place of places) await place.drop()
  rmSync(folder, { recursive: true, force: true })
})

test('ten thousand rows of all tables and the images come back the same', slow, async () => {
  expect(backup.rows).toBeGreaterThan(10_000)
  expect(backup.files).toBe(1)
  expect(Object.values(hashes).filter((hash) => hash.startsWith(`${rowsPerTable} `))).toHaveLength(
    backup.tables - 4,
  )

  expect(await hashesOf(restored)).toEqual(hashes)
  expect(new Uint8Array((await (await openFileStorage(restored)).get(image)) ?? [])).toEqual(
    new Uint8Array([1, 2, 3, 0, 255]),
  )
  // Encrypted, from a database that no server has open.
  const closed = await takeBackup(restored, { to: join(folder, 'closed'), passphrase })
  expect(closed).toMatchObject({ rows: backup.rows, files: backup.files, tables: backup.tables })
})

test.runIf(isPostgres)(
  'the embedded database grows into PostgreSQL, and PostgreSQL goes back',
  slow,
  async () => {
    const embedded = await newPlace(createEmbeddedTestDatabase)
    await restoreBackup(embedded, backup.place, undefined, silentLog)
    expect(await hashesOf(embedded)).toEqual(hashes)
    const small = await takeBackup(embedded, { to: join(folder, 'small'), passphrase })
    expect(small.header.database).toBe('embedded')
    const grown = await newPlace()
    await restoreBackup(grown, small.place, passphrase.text, silentLog)
    expect(await hashesOf(grown)).toEqual(hashes)
  },
)

test(
  'what is restored is a whole installation: same id, next numbers, walls and triggers',
  slow,
  async () => {
    const opened = await openDatabase(restored, silentLog)
    expect(await readInstallation(opened)).toEqual(await readInstallation(database))
    const shape = `select json_agg(x order by x) as shape from (
    select relname || ' ' || relrowsecurity || relforcerowsecurity as x from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace
    union all select concat_ws(' ', tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal) parts`
    expect((await opened.pool.query(shape)).rows).toEqual((await database.pool.query(shape)).rows)
    const added = await opened.pool.query<{ id: number }>(
      `insert into library_documents (title, format, language, words, text, content_hash)
     values ('x', 'text', 'en', 1, 'x', repeat('x', 64)) returning id`,
    )
    expect(added.rows[0]?.id).toBe(rowsPerTable + 1)
    await expect(opened.pool.query('delete from audit_log')).rejects.toThrow('only ever added to')
    await opened.close()
  },
)

test('what was acknowledged before the mark of a backup is in it, while writers go on', slow, async () => {
  const acknowledged: { id: string; at: number }[] = []
  let isWriting = true
  const writers = [1, 2].map(async () => {
    while (isWriting) {
      const id = randomUUID()
      await database.pool.query(
        `insert into contact_messages (id, name, email, message) values ($1, 'x', 'x@example.org', 'x')`,
        [id],
      )
      acknowledged.push({ id, at: Date.now() })
    }
  })
  // However slow the machine is, there are rows on both sides of the mark.
  while (acknowledged.length <= 10) await wait(5)
  const live = await takeBackup(config, { to: join(folder, 'live'), passphrase: undefined })
  const mark = Date.parse(live.header.at)
  while ((acknowledged.at(-1)?.at ?? 0) <= mark) await wait(5)
  isWriting = false
  await Promise.all(writers)

  const target = await newPlace()
  await restoreBackup(target, live.place, undefined, silentLog)
  const opened = await openForRestore(target)
  const { rows } = await opened.client.query<{ id: string }>('select id from contact_messages')
  await opened.close()
  const kept = new Set(rows.map(({ id }) => id))
  const before = acknowledged.filter(({ at }) => at < mark)
  expect(before.length).toBeGreaterThan(10)
  expect(before.filter(({ id }) => !kept.has(id))).toEqual([])
})

test('an installation in use is left alone', slow, async () => {
  const target = await newPlace()
  const used = await openDatabase(target, silentLog)
  await used.pool.query(`insert into whats_new_posts (title, content) values ('x', 'x')`)
  const before = await used.pool.query('select * from whats_new_posts')
  if (!isPostgres)
    await expect(restoreBackup(target, backup.place, undefined, silentLog)).rejects.toThrow('stop it first')
  await used.close()
  await expect(restoreBackup(target, backup.place, undefined, silentLog)).rejects.toThrow(
    'is not empty (there are rows in whats_new_posts)',
  )
  const again = await openDatabase(target, silentLog)
  expect((await again.pool.query('select * from whats_new_posts')).rows).toEqual(before.rows)
  expect((await again.pool.query('select from users')).rowCount).toBe(0)
  await again.close()
})

test('a damaged backup leaves an empty database empty', slow, async () => {
  const target = await newPlace()
  const damaged = join(folder, 'damaged')
  copyFileSync(backup.place, damaged)
  truncateSync(damaged, backup.bytes - 100)
  await expect(restoreBackup(target, damaged, undefined, silentLog)).rejects.toThrow('is damaged')
  const opened = await openForRestore(target)
  const tables = await opened.client.query(`select from pg_class where relname = 'users'`)
  await opened.close()
  expect(tables.rowCount).toBe(0)
})

test('versions: a newer backup is refused, an older one is brought up to date', slow, async () => {
  const own = readMigrations()
  const target = await newPlace()
  await expect(restoreBackup(target, backup.place, undefined, silentLog, own.slice(0, -1))).rejects.toThrow(
    'made by a newer version',
  )
  const others = own.map((one) => (one.version === 1 ? { ...one, checksum: '0'.repeat(64) } : one))
  await expect(restoreBackup(target, backup.place, undefined, silentLog, others)).rejects.toThrow(
    'another line of versions',
  )

  const old = await newPlace()
  const opened = await openForRestore(old)
  await migrate(opened.client, own.slice(0, 12), silentLog)
  await seedRows(opened.client, 20)
  await opened.close()
  const taken = await takeBackup(old, { to: join(folder, 'old'), passphrase: undefined })
  expect(taken.header.migrations).toHaveLength(12)
  await restoreBackup(target, taken.place, undefined, silentLog)
  const restored = await openDatabase(target, silentLog)
  const { rows } = await restored.pool.query(
    'select count(*)::int as count from prompt_history where kind = $1',
    ['answer'],
  )
  expect(rows).toEqual([{ count: 20 }])
  await restored.close()

  // A schema of today cannot take rows of yesterday.
  const started = await newPlace()
  await (await openDatabase(started, silentLog)).close()
  await expect(restoreBackup(started, taken.place, undefined, silentLog)).rejects.toThrow(
    'A newer version has been started',
  )
  await restoreBackup(started, backup.place, undefined, silentLog)
})

test('a backup that is killed leaves nothing that looks like one, and the next clears up', slow, async () => {
  const to = join(folder, 'killed')
  mkdirSync(to)
  const script = new URL('../../../scripts/backup.ts', import.meta.url).pathname
  const environment = {
    ...process.env,
    DATA_DIR: config.dataDir,
    DATABASE_URL: config.databaseUrl ?? '',
    // Deriving its key takes seconds, during which the file is there.
    BACKUP_PASSPHRASE: passphrase.text,
  }
  const child = spawn(process.execPath, [script, to], { env: environment, stdio: 'ignore' })
  const ended = new Promise((resolve) => child.once('close', resolve))
  while (readdirSync(to).length === 0) await wait(2)
  child.kill('SIGKILL')
  await ended
  expect(readdirSync(to)).toEqual([expect.stringMatching(/\.unfinished$/)])
  await takeBackup(config, { to, passphrase: undefined })
  expect(readdirSync(to)).toEqual([expect.stringMatching(/\.tar\.zst$/)])
  expect(readdirSync(config.dataDir).filter((name) => name.startsWith('backup-scratch'))).toEqual([])
})

function command(
  name: 'backup' | 'restore' | 'verify',
  args: readonly string[],
  place = config,
  secret = '',
  more: Readonly<Record<string, string>> = {},
) {
  const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL = '' } = place
  const env = { ...process.env, DATA_DIR, DATABASE_URL, BACKUP_PASSPHRASE: secret, ...more }
  return new Promise<{ code: number; text: string }>((resolve) => {
    execFile(process.execPath, [`scripts/${name}.ts`, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), text: (stdout + stderr).trim() }),
    )
  })
}

test(
  'the commands say what they read, restored or refused, and end accordingly',
  { timeout: 240_000 },
  async () => {
    const rowsOf = (one: typeof backup) => `${one.rows.toLocaleString('en-US')} rows of ${one.tables} tables`
    const whole = (one: typeof backup) => ({
      code: 0,
      text: expect.stringMatching(new RegExp(`^The backup is whole\\..*${rowsOf(one)}`)),
    })
    expect(await command('verify', [backup.place])).toEqual(whole(backup))
    const closed = await takeBackup(restored, { to: join(folder, 'verified'), passphrase })
    expect(await command('verify', [closed.place], config, passphrase.text)).toEqual(whole(closed))
    const cut = join(folder, 'cut.tar.zst')
    copyFileSync(backup.place, cut)
    truncateSync(cut, backup.bytes - 100)
    expect(await command('verify', [cut])).toEqual({ code: 1, text: expect.stringContaining('is damaged') })

    const target = await newPlace()
    expect(await command('restore', [backup.place], target)).toEqual({
      code: 0,
      text: expect.stringMatching(new RegExp(`^Restored\\..*${rowsOf(backup)}.*npm start`)),
    })
    expect(await hashesOf(target)).toEqual(hashes)
    expect(await command('restore', [backup.place], target)).toEqual({
      code: 1,
      text: expect.stringContaining('is not empty'),
    })
    for (const name of ['verify', 'restore'] as const)
      expect(await command(name, [])).toEqual({
        code: 2,
        text: expect.stringContaining(`npm run ${name} -- FILE`),
      })
  },
)

test(
  'a store of images that is away is said by the command in a sentence, with the cause',
  slow,
  async () => {
    const away = { S3_BUCKET: 'pictures', S3_ENDPOINT: 'http://127.0.0.1:1' }
    const keys = { S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' }
    const { code, text } = await command('backup', [join(folder, 'away')], config, '', { ...away, ...keys })
    expect(code).toBe(1)
    expect(text).toMatch(/^We can’t reach the image storage right now.*ECONNREFUSED/s)
    expect(text).not.toContain('    at ')
  },
)

test('where there is no installation there is nothing to back up', slow, async () => {
  const nowhere = { ...parseConfig({}), dataDir: join(folder, 'nowhere') }
  await expect(takeBackup(nowhere, { to: folder, passphrase: undefined })).rejects.toThrow(
    'There is no database in',
  )
  expect(existsSync(join(folder, 'nowhere/database'))).toBe(false)
  await expect(takeBackup(await newPlace(), { to: folder, passphrase: undefined })).rejects.toThrow(
    'nothing to back up',
  )
})

test.runIf(isPostgres)('an owner who is no superuser backs up all rows and restores them', slow, async () => {
  const owner = `owner_${randomUUID().slice(0, 8)}`
  const [from, to] = [await newPlace(), await newPlace()]
  const asOwner = async (place: BackupConfig): Promise<BackupConfig> => {
    const admin = new pg.Client({ connectionString: place.databaseUrl })
    await admin.connect()
    await admin.query(
      `do $$ begin create role ${owner} login createrole; exception when duplicate_object then null; end $$`,
    )
    const url = new URL(place.databaseUrl ?? '')
    await admin.query(`alter database ${url.pathname.slice(1)} owner to ${owner}`)
    await admin.end()
    url.username = owner
    return { ...place, databaseUrl: url.href }
  }
  const [source, target] = [await asOwner(from), await asOwner(to)]
  await restoreBackup(source, backup.place, undefined, silentLog)
  expect(await hashesOf(from)).toEqual(hashes)
  const taken = await takeBackup(source, { to: join(folder, 'owner'), passphrase: undefined })
  await restoreBackup(target, taken.place, undefined, silentLog)
  expect(await hashesOf(to)).toEqual(hashes)

  const admin = new pg.Client({ connectionString: from.databaseUrl })
  await admin.connect()
  await admin.query('drop policy backup_reads on users')
  await admin.end()
  await expect(takeBackup(source, { to: join(folder, 'owner'), passphrase: undefined })).rejects.toThrow(
    'may not read all rows (users)',
  )
})
