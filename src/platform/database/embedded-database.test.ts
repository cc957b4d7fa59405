import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { openDurablePglite } from './durable-pglite.server.ts'
import { openDatabase } from './open-database.server.ts'
import { findRunningServer, openForCommand } from './open-for-command.server.ts'
import { createEmbeddedTestDatabase, silentLog, type TestDatabase } from './test-databases.ts'
import { killWhileWriting, startTestProcess } from './test-processes.server.ts'

const slow = { timeout: 90_000 }
const made: Pick<TestDatabase, 'drop'>[] = []

afterEach(async () => {
  await Promise.all(made.splice(0).map(({ drop }) => drop()))
})

/** A data folder whose database is made already; the first start of all is a test of its own. */
async function newDataDir(): Promise<string> {
  const database = await createEmbeddedTestDatabase()
  made.push(database)
  return database.config.dataDir
}

function emptyFolder(): string {
  const folder = fs.mkdtempSync(join(tmpdir(), 'blueprompt-test-'))
  made.push({ drop: async () => fs.rmSync(folder, { recursive: true, force: true }) })
  return folder
}

test('every commit is forced to the disk before it is acknowledged', slow, async () => {
  const syncedFiles: string[] = []
  const database = await openDurablePglite(join(await newDataDir(), 'database'), (descriptor) => {
    syncedFiles.push(fs.readlinkSync(`/proc/self/fd/${descriptor}`))
    fs.fsyncSync(descriptor)
  })
  await database.exec('create table notes (text text)')
  for (let number = 1; number <= 20; number += 1) {
    const before = syncedFiles.filter(isWriteAheadLog).length
    await database.query('insert into notes values ($1)', [`note ${number}`])
    expect(syncedFiles.filter(isWriteAheadLog).length).toBeGreaterThan(before)
  }
  await database.close()
})

function isWriteAheadLog(path: string): boolean {
  return path.includes('/pg_wal/')
}

test('what a start mends after a kill is forced to the disk, too', slow, async () => {
  const dataDir = await newDataDir()
  const killed = startTestProcess('write', { databaseUrl: undefined, dataDir })
  expect(await killed.hasSaid('writing')).toBe(true)
  killed.kill()
  await killed.ended
  const syncedFiles: string[] = []
  const database = await openDurablePglite(join(dataDir, 'database'), (descriptor) => {
    syncedFiles.push(fs.readlinkSync(`/proc/self/fd/${descriptor}`))
    fs.fsyncSync(descriptor)
  })
  expect(syncedFiles.some((path) => path.endsWith('/global/pg_control'))).toBe(true)
  expect(syncedFiles.some((path) => path.includes('/base/'))).toBe(true)
  await database.close()
})

test('a lock file that a power cut left empty is in nobody’s way', slow, async () => {
  const dataDir = await newDataDir()
  fs.writeFileSync(join(dataDir, 'database', 'postmaster.pid'), '')
  const database = await openDatabase({ databaseUrl: undefined, dataDir }, silentLog)
  expect(await database.isReady()).toBe(true)
  await database.close()
})

test('no acknowledged write is lost when the process is killed, and it starts again', slow, async () => {
  const report = await killWhileWriting(await newDataDir(), 5)
  expect(report).toEqual({ acknowledged: expect.any(Number), lost: [], failedStarts: [] })
  // How many fit between two kills depends on the machine.
  expect(report.acknowledged).toBeGreaterThan(0)
})

test('a second process on the same folder ends with code 1 and one clear sentence', slow, async () => {
  const dataDir = await newDataDir()
  const first = await openDatabase({ databaseUrl: undefined, dataDir }, silentLog)
  const second = startTestProcess('open', { databaseUrl: undefined, dataDir })
  expect(await second.ended).toBe(1)
  expect(second.errors()).toBe(
    `Another server is already using the data folder ${dataDir}: stop it first, or set DATA_DIR to another folder.\n`,
  )
  const { rows } = await first.pool.query('select 1 as one')
  expect(rows).toEqual([{ one: 1 }])
  await first.close()
})

test('of several processes that start at once exactly one gets the folder', slow, async () => {
  const dataDir = await newDataDir()
  const processes = Array.from({ length: 3 }, () =>
    startTestProcess('write', { databaseUrl: undefined, dataDir }),
  )
  const started = await Promise.all(processes.map((process) => process.hasSaid('writing')))
  for (const process of processes) process.kill()
  await Promise.all(processes.map((process) => process.ended))
  expect(started.filter(Boolean)).toHaveLength(1)
})

test('a first start that was interrupted leaves nothing in the way of the next', slow, async () => {
  const dataDir = emptyFolder()
  const interrupted = startTestProcess('open', { databaseUrl: undefined, dataDir })
  while (!fs.existsSync(join(dataDir, 'database.unfinished')))
    await new Promise((done) => setTimeout(done, 5))
  interrupted.kill()
  await interrupted.ended
  expect(fs.existsSync(join(dataDir, 'database'))).toBe(false)
  const database = await openDatabase({ databaseUrl: undefined, dataDir }, silentLog)
  expect(await database.isReady()).toBe(true)
  await database.close()
})

test(
  'with a path too long for a socket, commands find the running server, a copy does not',
  slow,
  async () => {
    const folder = emptyFolder()
    const dataDir = join(folder, 'a-folder-name-that-goes-on-and-on'.repeat(5))
    fs.cpSync(await newDataDir(), dataDir, { recursive: true })
    const config = { databaseUrl: undefined, dataDir }
    const database = await openDatabase(config, silentLog)
    const command = await openForCommand(config, silentLog)
    expect((await command.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await command.close()
    const socketFolder = fs.realpathSync(join(dataDir, 'socket'))
    const copy = join(folder, 'copy')
    fs.mkdirSync(copy)
    fs.symlinkSync(socketFolder, join(copy, 'socket'))
    expect(await findRunningServer(copy)).toBeUndefined()
    await database.close()
    expect([socketFolder, join(dataDir, 'socket')].filter((path) => fs.existsSync(path))).toEqual([])
  },
)

test('what a killed server left of its socket elsewhere goes at the next start', slow, async () => {
  const dataDir = join(emptyFolder(), 'a-folder-name-that-goes-on-and-on'.repeat(5))
  fs.cpSync(await newDataDir(), dataDir, { recursive: true })
  const killed = startTestProcess('write', { databaseUrl: undefined, dataDir })
  expect(await killed.hasSaid('writing')).toBe(true)
  const left = fs.realpathSync(join(dataDir, 'socket'))
  killed.kill()
  await killed.ended
  const database = await openDatabase({ databaseUrl: undefined, dataDir }, silentLog)
  expect(fs.existsSync(left)).toBe(false)
  await database.close()
})

test('a data folder that cannot be made is named', async () => {
  const file = join(emptyFolder(), 'file')
  fs.writeFileSync(file, '')
  const opening = openDatabase({ databaseUrl: undefined, dataDir: join(file, 'data') }, silentLog)
  await expect(opening).rejects.toThrow(`The data folder ${file}/data cannot be made`)
})

test('others on the machine cannot reach the socket', slow, async () => {
  const dataDir = await newDataDir()
  const database = await openDatabase({ databaseUrl: undefined, dataDir }, silentLog)
  expect(fs.statSync(join(dataDir, 'socket')).mode & 0o077).toBe(0)
  await database.close()
})

test('a database that does not open says which and why, and gives the folder back', slow, async () => {
  const dataDir = await newDataDir()
  fs.writeFileSync(join(dataDir, 'database', 'global', 'pg_control'), 'broken')
  const open = () => openDatabase({ databaseUrl: undefined, dataDir }, silentLog)
  await expect(open()).rejects.toThrow(/^The embedded database in .* does not open: \S/)
  await expect(open()).rejects.toThrow('does not open')
})
