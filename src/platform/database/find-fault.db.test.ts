import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFaultFinder } from './find-fault.server.ts'
import type { Database } from './open-database.server.ts'
import { openTestDatabase } from './test-databases.ts'

let database: Database
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

const writes = async () => {
  const { rows } = await database.pool.query<{ at: Date | null }>(
    'select written_at as at from server_health',
  )
  return rows[0]?.at?.getTime()
}

test('a database that answers and takes a row has no fault, and is written to every ten seconds only', async () => {
  let now = 0
  const findFault = createFaultFinder(database.pool, database.isReady, () => now)
  expect(await writes()).toBeUndefined()
  expect(await findFault()).toBeUndefined()
  const first = await writes()
  expect(first).toBeGreaterThan(0)
  now = 9_000
  expect(await findFault()).toBeUndefined()
  expect(await writes()).toBe(first)
  now = 10_000
  expect(await findFault()).toBeUndefined()
  expect(await writes()).not.toBe(first)
})

test('what cannot be written to is told with its reason, at once and until it is over', async () => {
  const refuse = (code: string) =>
    database.pool.query(`create or replace function refuse() returns trigger language plpgsql
      as $$ begin raise exception 'no' using errcode = '${code}'; end $$;
      create or replace trigger refuse before update on server_health execute function refuse()`)
  await refuse('25006')
  expect(await database.findFault()).toBe('The database isn’t accepting writes: it is read-only')
  await refuse('53100')
  expect(await database.findFault()).toBe('The database isn’t accepting writes: its disk is full')
  await refuse('P0001')
  expect(await database.findFault()).toBe('The database isn’t accepting writes: a test write failed')
  await database.pool.query('drop trigger refuse on server_health')
  expect(await database.findFault()).toBeUndefined()
})

test('one that does not answer is not asked to write', async () => {
  const findFault = createFaultFinder(database.pool, async () => false)
  expect(await findFault()).toBe('The database isn’t responding')
  expect(await writes()).toBeUndefined()
})

test('many who ask at once are one question, and a lock held by somebody does not hold them up', async () => {
  const holder = (await database.pool.options.max) === 1 ? undefined : await database.pool.connect()
  await holder?.query('begin; update server_health set written_at = now()')
  const startedAt = performance.now()
  const answers = await Promise.all(Array.from({ length: 20 }, () => database.findFault()))
  expect(performance.now() - startedAt).toBeLessThan(6_000)
  const expected = holder ? 'The database is responding, but writes are timing out' : undefined
  expect(new Set(answers)).toEqual(new Set([expected]))
  await holder?.query('rollback')
  holder?.release()
  await expect.poll(() => database.findFault(), { timeout: 10_000 }).toBeUndefined()
})
