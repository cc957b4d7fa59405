import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { hasRoom } from './data-folder.server.ts'
import { openDatabase } from './open-database.server.ts'
import { createEmbeddedTestDatabase, silentLog } from './test-databases.ts'
import { startTestProcess } from './test-processes.server.ts'
import { nobody, withIdentity } from './with-identity.server.ts'

const slow = { timeout: 90_000 }
const undo: (() => void)[] = []

afterEach(() => {
  for (const step of undo.splice(0).toReversed()) step()
})

function newFolder(): string {
  const folder = fs.mkdtempSync(join(tmpdir(), 'blueprompt-test-'))
  undo.push(() => fs.rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function newDataDir(): Promise<string> {
  const { config, drop } = await createEmbeddedTestDatabase()
  undo.push(() => void drop())
  return config.dataDir
}

/** Every path below with its content and the time it was written. */
function fingerprint(folder: string): string {
  const hash = createHash('sha256')
  for (const path of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
    const stat = fs.statSync(join(folder, path))
    hash.update(`${path} ${stat.mtimeMs} `)
    if (stat.isFile()) hash.update(fs.readFileSync(join(folder, path)))
  }
  return hash.digest('hex')
}

/** What a start says on its way out; one sentence and no stack. */
async function startFails(dataDir: string): Promise<string> {
  const start = startTestProcess('open', { databaseUrl: undefined, dataDir })
  expect(await start.ended).toBe(1)
  expect(start.errors().trim().split('\n')).toHaveLength(1)
  return start.errors().trim()
}

test('a database of another major version is named with the way on, and not touched', slow, async () => {
  const dataDir = await newDataDir()
  fs.writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '17\n')
  const before = fingerprint(dataDir)
  const said = await startFails(dataDir)
  expect(said).toContain(`The database in ${join(dataDir, 'database')} was made by PostgreSQL 17`)
  expect(said).toContain('run "npm run backup -- FOLDER" with the version of the server that made it')
  expect(fingerprint(dataDir)).toBe(before)
})

test('a folder that holds something else is left alone', slow, async () => {
  const dataDir = newFolder()
  fs.mkdirSync(join(dataDir, 'database'))
  fs.writeFileSync(join(dataDir, 'database', 'thesis.txt'), 'the only copy')
  const before = fingerprint(dataDir)
  expect(await startFails(dataDir)).toContain('is not empty, and what it holds is no database')
  expect(fingerprint(dataDir)).toBe(before)
})

test('an empty folder becomes a database, which the same version opens again', slow, async () => {
  const dataDir = newFolder()
  fs.mkdirSync(join(dataDir, 'database'))
  for (let start = 1; start <= 2; start += 1) {
    const database = await openDatabase({ databaseUrl: undefined, dataDir }, silentLog)
    expect(await database.isReady()).toBe(true)
    await database.close()
  }
})

/** undefined: this user may not mount. */
function smallDisk(options: string): string | undefined {
  const folder = newFolder()
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  undo.push(() => void execFileSync('umount', ['-l', folder]))
  return folder
}

const canMount = (() => {
  const disk = smallDisk('size=1m')
  for (const step of undo.splice(0).toReversed()) step()
  return disk !== undefined
})()

test.runIf(canMount)('a full disk is told before anything is written on it', slow, async () => {
  const dataDir = smallDisk('size=8m') ?? ''
  expect(await startFails(dataDir)).toMatch(/^The disk that holds .* is full: make room on it/)
  expect(fs.readdirSync(dataDir)).toEqual([])

  const used = smallDisk('size=120m') ?? ''
  fs.cpSync(await newDataDir(), used, { recursive: true })
  const { bavail, bsize } = fs.statfsSync(used)
  const kept = { dataDir: used, databaseUrl: undefined, s3Bucket: undefined }
  expect(hasRoom(kept)).toBe(true)
  fs.writeFileSync(join(used, 'ballast'), Buffer.alloc(bavail * bsize - 1_000_000))
  expect(hasRoom(kept)).toBe(false)
  // Nothing of the server is on it then.
  expect(hasRoom({ ...kept, databaseUrl: 'postgres://db', s3Bucket: 'images' })).toBe(true)
  expect(await startFails(used)).toMatch(/^The disk that holds .* is full/)
  fs.rmSync(join(used, 'ballast'))
  const database = await openDatabase({ databaseUrl: undefined, dataDir: used }, silentLog)
  expect(await database.isReady()).toBe(true)
  await database.close()
})

test.runIf(canMount)('a disk that fills up is an outage, and over once there is room', slow, async () => {
  const disk = smallDisk('size=150m') ?? ''
  fs.cpSync(await newDataDir(), disk, { recursive: true })
  const database = await openDatabase({ databaseUrl: undefined, dataDir: disk }, silentLog)
  await database.pool.query('create table texts (text text); grant all on texts to blueprompt_app')
  const put = () =>
    withIdentity(database, nobody, ({ query }) =>
      query(`insert into texts select string_agg(md5(random()::text), '') from generate_series(1, 20000)`),
    )
  const { bavail, bsize } = fs.statfsSync(disk)
  fs.writeFileSync(join(disk, 'ballast'), Buffer.alloc(bavail * bsize - 3_000_000))
  const fill = async () => {
    for (;;) await put()
  }
  await expect(fill()).rejects.toMatchObject({ name: 'AppError', code: 'UNAVAILABLE' })
  fs.rmSync(join(disk, 'ballast'))
  expect((await put()).rowCount).toBe(1)
  await database.close()
})

test.runIf(canMount)('a folder that cannot be written is named, used before or not', slow, async () => {
  const disk = smallDisk('size=200m') ?? ''
  fs.cpSync(await newDataDir(), join(disk, 'used'), { recursive: true })
  const database = await openDatabase({ databaseUrl: undefined, dataDir: join(disk, 'used') }, silentLog)
  await database.close()
  fs.mkdirSync(join(disk, 'new'))
  execFileSync('mount', ['-o', 'remount,ro', disk])
  for (const name of ['used', 'new', 'not-made-yet']) {
    const said = await startFails(join(disk, name))
    expect(said).toBe(`The data folder ${join(disk, name)} cannot be written: set DATA_DIR to one that can.`)
  }
})
