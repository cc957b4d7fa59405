import { randomUUID } from 'node:crypto'
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { readInstallation } from './installation.server.ts'
import { openDatabase } from './open-database.server.ts'
import { createTestDatabase, silentLog, type TestDatabase } from './test-databases.ts'
import { withIdentity } from './with-identity.server.ts'
import { startTestProcess } from './test-processes.server.ts'

const program = '/usr/sbin/pgbouncer'
const canRun = process.env.TEST_DATABASE === 'postgres' && existsSync(program)

let place: TestDatabase
let folder: string
let bouncer: ChildProcess
let databaseUrl: string
let configFile: string

function startBouncer(settings: string): ChildProcess {
  // It refuses to run as root.
  const owner = process.getuid?.() === 0 ? { uid: Number(execFileSync('id', ['-u', 'nobody'])) } : {}
  return spawn(program, [settings], { ...owner, stdio: 'ignore' })
}

beforeAll(async () => {
  if (!canRun) return
  place = await createTestDatabase()
  const target = new URL(place.config.databaseUrl ?? '')
  const port = await freePort()
  folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'))
  chmodSync(folder, 0o777)
  configFile = join(folder, 'pgbouncer.ini')
  const settings = [
    '[databases]',
    // With auth_type "any" every client becomes the user named here.
    `* = host=${target.hostname} port=${target.port} user=${target.username}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 3',
  ]
  writeFileSync(configFile, settings.join('\n'))
  bouncer = startBouncer(configFile)
  databaseUrl = `postgres://anyone@127.0.0.1:${port}${target.pathname}`
})

afterAll(async () => {
  if (!canRun) return
  bouncer.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
  await place.drop()
})

test.runIf(canRun)('several processes start and work through PgBouncer in transaction mode', async () => {
  const config = { ...place.config, databaseUrl }
  const processes = Array.from({ length: 3 }, () => startTestProcess('open', config))
  const codes = await Promise.all(processes.map((process) => process.ended))
  expect(codes, processes.map((process) => process.errors()).join('')).toEqual([0, 0, 0])

  const database = await openDatabase(config, silentLog)
  const ids = await Promise.all(Array.from({ length: 50 }, async () => (await readInstallation(database)).id))
  expect(new Set(ids).size).toBe(1)

  // More people than connections, and every transaction may get another one: nobody inherits an identity.
  const people = Array.from({ length: 12 }, () => randomUUID())
  await withIdentity(database, { role: 'auth' }, async ({ query }) => {
    for (const id of people) {
      await query('insert into users (id, name, email) values ($1, $2, $3)', [id, '', `${id}@example.org`])
    }
  })
  const seen = await Promise.all(
    Array.from({ length: 240 }, async (_, index) => {
      const id = index % 5 === 0 ? undefined : people[index % people.length]
      const { rows } = await withIdentity(database, { role: 'app', userId: id }, ({ query }) =>
        query<{ id: string }>('select id from profiles'),
      )
      return { id, found: rows.map((row) => row.id) }
    }),
  )
  for (const { id, found } of seen) expect(found).toEqual(id === undefined ? [] : [id])
  await database.close()
})

test.runIf(canRun)('PgBouncer may end in the middle of a transaction and come back', async () => {
  const uncaught: unknown[] = []
  const note = (error: unknown) => void uncaught.push(error)
  process.on('uncaughtException', note)
  onTestFinished(() => void process.off('uncaughtException', note))
  const database = await openDatabase({ ...place.config, databaseUrl }, silentLog)
  const unavailable = { name: 'AppError', code: 'UNAVAILABLE' }
  const ask = () => withIdentity(database, { role: 'worker' }, ({ query }) => query('select 1 as one'))
  const cut = withIdentity(database, { role: 'worker' }, async ({ query }) => {
    await query('select 1')
    const ended = new Promise((done) => bouncer.once('exit', done))
    bouncer.kill('SIGKILL')
    await ended
    await query('select 1')
  })
  await expect(cut).rejects.toMatchObject(unavailable)
  await expect(ask()).rejects.toMatchObject(unavailable)
  expect(await database.isReady()).toBe(false)
  bouncer = startBouncer(configFile)
  await expect.poll(() => database.isReady(), { timeout: 20_000 }).toBe(true)
  expect((await ask()).rows).toEqual([{ one: 1 }])
  await database.close()
  expect(uncaught).toEqual([])
})

test.runIf(canRun)('a server that starts before PgBouncer waits for it', async () => {
  const ended = new Promise((done) => bouncer.once('exit', done))
  bouncer.kill('SIGKILL')
  await ended
  const opening = openDatabase(
    { ...place.config, databaseUrl, databaseOwnerUrl: place.config.databaseUrl },
    silentLog,
  )
  await wait(1_500)
  bouncer = startBouncer(configFile)
  const database = await opening
  expect((await readInstallation(database)).id).toMatch(/^[0-9a-f-]{36}$/)
  await database.close()
})

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
