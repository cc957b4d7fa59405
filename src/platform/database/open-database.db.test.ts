import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from './open-database.server.ts'
import { openTestDatabase } from './test-databases.ts'

let database: Database

beforeAll(async () => {
  database = await openTestDatabase()
  await database.pool.query('create table accounts (name text primary key, coins int not null)')
})

afterAll(() => database.close())

test('many callers at once each get their own answer', async () => {
  const answers = await Promise.all(
    Array.from({ length: 300 }, async (_, number) => {
      if (number % 2 === 0)
        return (await database.pool.query('select $1::int as value', [number])).rows[0].value
      const { rows } = await database.db.execute<{ value: string; more: string }>(
        sql`select ${String(number)}::text as value, ${'more'}::text as more`,
      )
      return Number(rows[0]?.value)
    }),
  )
  expect(answers).toEqual(Array.from({ length: 300 }, (_, number) => number))
})

test('transactions do not see or undo each other', async () => {
  await database.pool.query(`insert into accounts values ('ada', 0)`)
  const addOne = (fails: boolean) =>
    database.db.transaction(async (transaction) => {
      await transaction.execute(sql`update accounts set coins = coins + 1 where name = 'ada'`)
      await transaction.execute(sql`select pg_sleep(0.001)`)
      if (fails) throw new Error('changed my mind')
    })
  const results = await Promise.allSettled(
    Array.from({ length: 40 }, (_, number) => addOne(number % 4 === 0)),
  )
  expect(results.filter((result) => result.status === 'rejected')).toHaveLength(10)
  const { rows } = await database.pool.query('select coins from accounts')
  expect(rows).toEqual([{ coins: 30 }])
})

test('a failed statement leaves the connection usable', async () => {
  await expect(database.pool.query('select 1/0')).rejects.toMatchObject({ code: '22012' })
  await expect(database.pool.query('select nonsense from nowhere')).rejects.toMatchObject({ code: '42P01' })
  expect(await database.isReady()).toBe(true)
})

test('texts of every kind come back as they went in', async () => {
  for (const text of ['', "Robert'); drop table accounts;--", '🜁 ﷽ \u202e', 'x'.repeat(300_000)]) {
    const { rows } = await database.pool.query('select $1::text as text', [text])
    expect(rows[0].text).toBe(text)
  }
})
