import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from './database/open-database.server.ts'
import { openTestDatabase } from './database/test-databases.ts'
import { createRateLimits, type RateLimits } from './rate-limit.server.ts'

let database: Database
let limits: RateLimits

beforeAll(async () => {
  database = await openTestDatabase()
  limits = createRateLimits(database, 'a secret')
})

afterAll(() => database.close())

test('the second limit is untouched while the first refuses, and can be given back', async () => {
  const address = { name: 'address', allowed: 2, windowSeconds: 600 }
  const account = { limit: { name: 'account', allowed: 3, windowSeconds: 600 }, caller: 'ada' }
  const waits = []
  for (let attempt = 0; attempt < 6; attempt += 1)
    waits.push(await limits.take(address, '203.0.113.7', account))
  expect(waits.slice(0, 2)).toEqual([0, 0])
  for (const wait of waits.slice(2)) expect(wait).toBeGreaterThan(200)
  expect(await limits.take(address, '203.0.113.8', account)).toBe(0)
  expect(await limits.take(address, '203.0.113.9', account)).toBeGreaterThan(100)
  await limits.giveBack(account.limit, account.caller)
  expect(await limits.take(address, '203.0.113.10', account)).toBe(0)
})

test('a limit of none refuses everybody, alone and after another', async () => {
  const none = { name: 'none', allowed: 0, windowSeconds: 60 }
  const open = { name: 'open', allowed: 5, windowSeconds: 60 }
  expect(await limits.take(none, 'ada')).toBe(60)
  expect(await limits.take(open, 'ada', { limit: none, caller: 'ada' })).toBe(60)
})

test('who was limited cannot be read from the table', async () => {
  await limits.take({ name: 'x', allowed: 1, windowSeconds: 60 }, 'ada@example.org')
  const { rows } = await database.pool.query('select key from rate_limits')
  expect(JSON.stringify(rows)).not.toMatch(/ada|example/)
})
