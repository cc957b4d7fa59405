import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from './open-database.server.ts'
import { openTestDatabase } from './test-databases.ts'
import { nobody, withIdentity } from './with-identity.server.ts'

let database: Database

beforeAll(async () => {
  database = await openTestDatabase()
  await database.pool.query(
    'create table coins (name text primary key, coins int not null); grant all on coins to blueprompt_app',
  )
})

afterAll(() => database.close())

test('many callers at once each get their own answer', async () => {
  const answers = await Promise.all(
    Array.from({ length: 300 }, async (_, number) => {
      if (number % 2 === 0)
        return (await database.pool.query('select $1::int as value', [number])).rows[0].value
      const { rows } = await withIdentity(database, nobody, (statements) =>
        statements.query<{ value: string }>('select $1::text as value', [String(number)]),
      )
      return Number(rows[0]?.value)
    }),
  )
  expect(answers).toEqual(Array.from({ length: 300 }, (_, number) => number))
})

test('transactions do not see or undo each other', async () => {
  await database.pool.query(`insert into coins values ('ada', 0)`)
  const addOne = (fails: boolean) =>
    withIdentity(database, nobody, async (statements) => {
      await statements.query(`update coins set coins = coins + 1 where name = 'ada'`)
      await statements.query('select pg_sleep(0.001)')
      if (fails) throw new Error('changed my mind')
    })
  const results = await Promise.allSettled(
    Array.from({ length: 40 }, (_, number) => addOne(number % 4 === 0)),
  )
  expect(results.filter((result) => result.status === 'rejected')).toHaveLength(10)
  const { rows } = await database.pool.query('select coins from coins')
  expect(rows).toEqual([{ coins: 30 }])
})

test('a failed statement leaves the connection usable', async () => {
  await expect(database.pool.query('select 1/0')).rejects.toMatchObject({ code: '22012' })
  await expect(database.pool.query('select nonsense from nowhere')).rejects.toMatchObject({ code: '42P01' })
  expect(await database.isReady()).toBe(true)
})

test('texts of every kind come back as they went in', async () => {
  for (const text of ['', "Robert'); drop table coins;--", '🜁 ﷽ \u202e', 'x'.repeat(300_000)]) {
    const { rows } = await database.pool.query('select $1::text as text', [text])
    expect(rows[0].text).toBe(text)
  }
})
