import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startCuttableRoute, type CuttableRoute } from './cut-connections.test-support.ts'
import { openDatabase, type Database } from './open-database.server.ts'
import { createTestDatabase, silentLog, type TestDatabase } from './test-databases.ts'
import { nobody, openTransaction, withIdentity } from './with-identity.server.ts'

// The embedded database is part of the process: there is no connection to lose.
const hasNetwork = process.env.TEST_DATABASE === 'postgres'
const unavailable = { name: 'AppError', code: 'UNAVAILABLE' }
// By us, and not because the time for a statement was over.
const closed = { ...unavailable, cause: { message: 'Connection terminated unexpectedly' } }

let place: TestDatabase
let route: CuttableRoute
let database: Database
const uncaught: unknown[] = []
const note = (error: unknown) => void uncaught.push(error)

beforeAll(async () => {
  process.on('uncaughtException', note)
  if (!hasNetwork) return
  place = await createTestDatabase()
  const { hostname, port } = new URL(place.config.databaseUrl ?? '')
  route = await startCuttableRoute(hostname, Number(port))
  database = await openDatabase({ ...place.config, databaseUrl: routedUrl() }, silentLog)
})

function routedUrl(): string {
  const url = new URL(place.config.databaseUrl ?? '')
  url.hostname = '127.0.0.1'
  url.port = String(route.port)
  return url.href
}

afterEach(() => {
  expect(uncaught.splice(0)).toEqual([])
})

afterAll(async () => {
  process.off('uncaughtException', note)
  if (!hasNetwork) return
  await database.close()
  await route.cut()
  await place.drop()
})

const ask = () => withIdentity(database, nobody, ({ query }) => query<{ one: number }>('select 1 as one'))

test.runIf(hasNetwork)(
  'a connection that is cut in the middle of a transaction is an outage, not an end',
  async () => {
    for (const step of ['between statements', 'during a statement', 'before the commit']) {
      const working = withIdentity(database, nobody, async ({ query }) => {
        await query('select 1')
        const asked = step === 'during a statement' ? query('select pg_sleep(5)') : undefined
        asked?.catch(() => undefined)
        await route.cut()
        // Long enough for the socket's end to be noticed while nobody asks.
        await new Promise((done) => setTimeout(done, 50))
        if (step === 'between statements') await query('select 1')
        await asked
      })
      await expect(working, step).rejects.toMatchObject(unavailable)
      await expect(ask(), step).rejects.toMatchObject(unavailable)
      expect(await database.isReady()).toBe(false)
      await route.restore()
      expect(await database.isReady()).toBe(true)
      expect((await ask()).rows).toEqual([{ one: 1 }])
    }
  },
)

test.runIf(hasNetwork)('a server that shuts down under open transactions is an outage too', async () => {
  const open = await Promise.all(Array.from({ length: 5 }, () => openTransaction(database, nobody)))
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  )
  await new Promise((done) => setTimeout(done, 50))
  const outcomes = await Promise.allSettled(open.map(({ query }) => query('select 1')))
  for (const outcome of outcomes) expect(outcome).toMatchObject({ status: 'rejected', reason: unavailable })
  await Promise.all(open.map(({ rollback }) => rollback()))
  const answers = await Promise.all(Array.from({ length: 40 }, ask))
  expect(answers).toHaveLength(40)
})

test.runIf(hasNetwork)(
  'a database that fell silent is left behind once it is asked whether it is ready',
  async () => {
    await ask()
    route.silence()
    expect(await database.isReady()).toBe(false)
    await route.restore()
    expect(await database.isReady()).toBe(true)
    expect((await ask()).rows).toEqual([{ one: 1 }])
  },
)

test.runIf(hasNetwork)(
  'connections that fall silent while all are in use are left for new ones',
  async () => {
    const silent = Promise.withResolvers<void>()
    const working = Array.from({ length: 10 }, () => {
      const begun = Promise.withResolvers<void>()
      const ended = withIdentity(database, nobody, async ({ query }) => {
        await query('select 1')
        begun.resolve()
        await silent.promise
        await query('select 1')
      })
      return { begun: begun.promise, ended }
    })
    await Promise.all(working.map(({ begun }) => begun))
    route.silence()
    silent.resolve()
    const outcomes = Promise.allSettled(working.map(({ ended }) => ended))
    const waiting = ask()
    await route.restore()
    expect((await waiting).rows).toEqual([{ one: 1 }])
    for (const outcome of await outcomes)
      expect(outcome).toMatchObject({ status: 'rejected', reason: closed })
  },
)

test.runIf(hasNetwork)(
  'of connections that are in use only those that fell silent are left, and others go on',
  async () => {
    const fresh = await openDatabase({ ...place.config, databaseUrl: routedUrl() }, silentLog)
    const silent = await Promise.all(Array.from({ length: 5 }, () => openTransaction(fresh, nobody)))
    route.silence()
    const outcomes = Promise.allSettled(silent.map(({ query }) => query('select 1')))
    await new Promise((done) => setTimeout(done, 1_500))
    await route.restore()
    const sleep = withIdentity(fresh, nobody, ({ query }) => query('select pg_sleep(3)'))
    let isOver = false
    const busy = Array.from({ length: 3 }, async () => {
      while (!isOver) await withIdentity(fresh, nobody, ({ query }) => query('select 1'))
    })
    const others = Promise.all([sleep.finally(() => (isOver = true)), ...busy])
    for (const outcome of await outcomes)
      expect(outcome).toMatchObject({ status: 'rejected', reason: closed })
    await others
    await Promise.all(silent.map(({ rollback }) => rollback()))
    await fresh.close()
  },
)

test.runIf(hasNetwork)('statements that take long are let be, even while others wait for them', async () => {
  while (!(await database.isReady()));
  const long = Array.from({ length: 10 }, () =>
    withIdentity(database, nobody, ({ query }) => query('select pg_sleep(4)')),
  )
  const waiting = Array.from({ length: 3 }, ask)
  await Promise.all([...long, ...waiting])
})

test.runIf(hasNetwork)('a mistake in a statement is none', async () => {
  const failing = withIdentity(database, nobody, ({ query }) => query('select 1/0'))
  await expect(failing).rejects.toMatchObject({ code: '22012' })
})

test.runIf(hasNetwork)('what cannot wait any more is told so at once', async () => {
  const holding = await Promise.all(Array.from({ length: 10 }, () => openTransaction(database, nobody)))
  const waiting = Array.from({ length: 1_100 }, ask)
  const outcomes = Promise.allSettled(waiting)
  await expect(waiting.at(-1)).rejects.toMatchObject(unavailable)
  await Promise.all(holding.map(({ rollback }) => rollback()))
  const answered = (await outcomes).filter(({ status }) => status === 'fulfilled')
  expect(answered).toHaveLength(1_000)
})

test.runIf(hasNetwork)(
  'a transaction that nobody goes on with holds the others up for seconds, not for hours',
  async () => {
    const write = () =>
      withIdentity(database, { role: 'worker' }, ({ query }) =>
        query('update server_health set written_at = now()'),
      )
    // As a server leaves it that vanished without a word.
    const left = await openTransaction(database, { role: 'worker' })
    await left.query('update server_health set written_at = now()')

    await expect(write()).rejects.toMatchObject({ ...unavailable, cause: { code: '55P03' } })
    await expect
      .poll(
        () =>
          write().then(
            () => 'written',
            () => 'refused',
          ),
        { timeout: 20_000 },
      )
      .toBe('written')
    await expect(left.query('select 1')).rejects.toMatchObject(unavailable)
    await left.rollback()
  },
)
