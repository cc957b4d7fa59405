import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import S3rver from 's3rver'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { parseConfig } from '../config.server.ts'
import { openDatabase, type Database } from '../database/open-database.server.ts'
import { createTestDatabase, silentLog, type TestDatabase } from '../database/test-databases.ts'
import { BackupError } from './archive-format.server.ts'
import {
  readBackupState,
  startBackupSchedule,
  takeInThread,
  type ScheduleConfig,
  type TakeBackup,
} from './backup-schedule.server.ts'
import { fetchBackup } from './backup-target.server.ts'
import { takeBackup, type FinishedBackup } from './take-backup.server.ts'
import { verifyBackup } from './verify-backup.server.ts'

const slow = { timeout: 120_000 }
const folder = mkdtempSync(join(tmpdir(), 'blueprompt-schedule-'))
const quick = { pollMs: 20, retryMs: 100 }
let place: TestDatabase
let database: Database
let config: ScheduleConfig

beforeAll(async () => {
  place = await createTestDatabase()
  config = {
    ...parseConfig({ BACKUP_TO: join(folder, 'kept'), BACKUP_EVERY: '24h', BACKUP_KEEP: '2' }),
    ...place.config,
  }
  database = await openDatabase(config, silentLog)
})

beforeEach(async () => {
  await database.pool.query(
    'update backup_schedule set taken_until = null, last_good_at = null, last_failed_at = null, last_failure = null',
  )
})

afterAll(async () => {
  await database.close()
  await place.drop()
  rmSync(folder, { recursive: true, force: true })
})

/** A backup without the work. */
function finished(): FinishedBackup {
  const header = { at: new Date().toISOString() } as FinishedBackup['header']
  return { place: '/somewhere', bytes: 7, header, tables: 1, rows: 1, files: 0 }
}

test('of several servers one takes the backup, and none the next before it is due', slow, async () => {
  let taken = 0
  const take: TakeBackup = async () => {
    taken += 1
    await wait(100)
    return finished()
  }
  const servers = [1, 2, 3].map(() => startBackupSchedule(database, config, silentLog, take, quick))
  await expect
    .poll(async () => (await readBackupState(database)).lastGoodAt, { timeout: 20_000 })
    .not.toBeNull()
  await wait(100)
  await Promise.all(servers.map(({ stop }) => stop()))
  expect(taken).toBe(1)
  expect(await readBackupState(database)).toMatchObject({
    lastGoodName: '/somewhere',
    lastGoodBytes: 7,
    lastFailure: null,
  })

  await database.pool.query(`update backup_schedule set last_good_at = now() - interval '25 hours'`)
  const later = startBackupSchedule(database, config, silentLog, take, quick)
  await expect.poll(() => taken, { timeout: 20_000 }).toBe(2)
  await later.stop()
})

test('a server that died at it leaves it to another, once its claim has run out', slow, async () => {
  await database.pool.query(`update backup_schedule set taken_until = now() + interval '500 ms'`)
  const startedAt = Date.now()
  let takenAt = 0
  const take: TakeBackup = async () => {
    takenAt = Date.now()
    return finished()
  }
  const server = startBackupSchedule(database, config, silentLog, take, quick)
  await expect.poll(() => takenAt, { timeout: 20_000 }).toBeGreaterThan(0)
  await server.stop()
  expect(takenAt - startedAt).toBeGreaterThan(300)
})

test('a failure is noted, tried again and forgotten once it has worked', slow, async () => {
  let tries = 0
  const take: TakeBackup = async () => {
    tries += 1
    if (tries === 1) throw new BackupError('The disk is full')
    return finished()
  }
  const server = startBackupSchedule(database, config, silentLog, take, { ...quick, retryMs: 1_000 })
  await expect
    .poll(async () => (await readBackupState(database)).lastFailure, { timeout: 20_000 })
    .toBe('The disk is full')
  expect((await readBackupState(database)).lastFailedAt).toBeInstanceOf(Date)
  await expect
    .poll(async () => (await readBackupState(database)).lastGoodAt, { timeout: 20_000 })
    .not.toBeNull()
  await server.stop()
  expect(await readBackupState(database)).toMatchObject({ lastFailedAt: null, lastFailure: null })
})

test('an old backup that cannot be removed is a warning, and the new one counts', slow, async () => {
  const to = join(folder, 'locked')
  const { rows } = await database.pool.query<{ id: string }>('select id from installation')
  // What is a folder is not removed as a file.
  mkdirSync(join(to, `blueprompt-${rows[0]?.id.slice(0, 8)}-20200101T000000.000Z-auto.tar.zst`), {
    recursive: true,
  })
  let tries = 0
  const take: TakeBackup = (target, order) => {
    tries += 1
    return takeBackup(target, order)
  }
  const once = { ...config, backupTo: to, backupKeep: 1 }
  const server = startBackupSchedule(database, once, silentLog, take, quick)
  await expect
    .poll(async () => (await readBackupState(database)).lastFailure, { timeout: 100_000 })
    .toContain('The oldest backups were not removed')
  const { lastGoodAt, lastGoodName, lastFailedAt } = await readBackupState(database)
  await wait(300)
  await server.stop()
  expect(lastGoodAt).toEqual(lastFailedAt)
  expect(readdirSync(to)).toContain(lastGoodName?.slice(to.length + 1))
  expect(tries).toBe(1)
})

test('in its thread it makes a whole backup beside the running server', slow, async () => {
  const server = startBackupSchedule(database, config, silentLog, takeInThread, quick)
  await expect
    .poll(async () => (await readBackupState(database)).lastGoodAt, { timeout: 100_000 })
    .not.toBeNull()
  await server.stop()
  const { lastGoodName } = await readBackupState(database)
  expect((await verifyBackup(lastGoodName ?? '', undefined)).rows).toBeGreaterThan(2)
})

test('stopping ends a backup that is running, and another server may take it at once', slow, async () => {
  const take: TakeBackup = (_config, _order, signal) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('ended'))))
  const server = startBackupSchedule(database, config, silentLog, take, quick)
  const claimed = async () =>
    (await database.pool.query('select from backup_schedule where taken_until > now()')).rowCount
  await expect.poll(claimed, { timeout: 20_000 }).toBe(1)
  await server.stop()
  expect(await claimed()).toBe(0)
  expect((await readBackupState(database)).lastFailure).toBeNull()
})

test(
  'in a folder or a bucket the newest automatic ones are kept, and nothing else is touched',
  slow,
  async () => {
    const bucket = new S3rver({
      port: 0,
      address: '127.0.0.1',
      silent: true,
      directory: join(folder, 's3'),
      // For lists it computes another signature than Amazon does, without the slash after the bucket.
      allowMismatchedSignatures: true,
      configureBuckets: [{ name: 'backups', configs: [] }],
    })
    const { port } = await bucket.run()
    const withBucket = {
      ...config,
      s3Endpoint: `http://127.0.0.1:${port}`,
      s3AccessKeyId: 'S3RVER',
      s3SecretAccessKey: 'S3RVER',
    }
    try {
      const places: Record<string, string[]> = {}
      for (const to of [join(folder, 'many'), 's3://backups/of/ours']) {
        const { place: byHand } = await takeBackup(withBucket, { to, passphrase: undefined })
        places[to] = [byHand]
        for (let round = 1; round <= 2; round += 1) {
          const order = { to, keep: 1, passphrase: undefined }
          places[to].push((await takeBackup(withBucket, order)).place)
          if (round === 1 && !to.startsWith('s3:'))
            writeFileSync(join(to, 'blueprompt-00000000-20200101T000000.000Z.tar.zst'), '')
        }
      }
      const inFolder = readdirSync(join(folder, 'many')).map((name) => join(folder, 'many', name))
      expect(inFolder.toSorted()).toEqual(
        [
          join(folder, 'many/blueprompt-00000000-20200101T000000.000Z.tar.zst'),
          ...(places[join(folder, 'many')] ?? []).toSpliced(1, 1),
        ].toSorted(),
      )
      const [byHand = '', gone = '', ...automatic] = places['s3://backups/of/ours'] ?? []
      await expect(fetchBackup(withBucket, gone, folder)).rejects.toThrow('cannot be kept in or read from')
      for (const address of [byHand, ...automatic]) {
        const summary = await verifyBackup(await fetchBackup(withBucket, address, folder), undefined)
        expect(summary.header.installation).toMatch(/^[0-9a-f-]{36}$/)
      }
      expect(automatic).toHaveLength(1)
    } finally {
      await bucket.close()
    }
    const unreachable = { to: 's3://backups/x', passphrase: undefined }
    await expect(takeBackup(withBucket, unreachable)).rejects.toThrow(
      'cannot be kept in or read from s3://backups/x',
    )
    await expect(takeBackup(config, { ...unreachable, to: 's3://B' })).rejects.toThrow(
      'is no address of a bucket',
    )
  },
)
