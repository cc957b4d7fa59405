import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { silentLog } from '#platform/database/test-databases.ts'
import { openTestDatabase } from '#platform/database/test-databases.ts'
import type { Database } from '#platform/database/open-database.server.ts'
import { withIdentity } from '#platform/database/with-identity.server.ts'
import { parseConfig } from '#platform/config.server.ts'
import { createGateway } from '../create-gateway.server.ts'
import { createCallRecords, readSpentToday, type CallRecord } from './call-records.server.ts'
import { ModelFailure } from './model-failure.ts'
import { readModelFigures } from './model-figures.server.ts'

let database: Database
let admin: string
let somebody: string

beforeAll(async () => {
  database = await openTestDatabase()
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into users (name, email) values ('a', 'a@example.org'), ('b', 'b@example.org') returning id`,
  )
  ;[admin = '', somebody = ''] = rows.map(({ id }) => id)
  await database.pool.query('update profiles set is_admin = true where id = $1', [admin])
})
afterEach(() => database.pool.query('delete from model_calls'))
afterAll(() => database.close())

const call: CallRecord = {
  toolSlug: 'story-prompt',
  provider: 'google',
  model: 'gemini-3.8-flash',
  isOwnKey: false,
  isFallback: false,
  inputTokens: 1_000,
  outputTokens: 500,
  costUsd: 0.006,
  outcome: 'answered',
  durationMs: 900,
  userId: undefined,
}

test('calls are written later and together, and give the figures of a day', async () => {
  const records = createCallRecords(database, silentLog)
  for (const durationMs of [800, 900, 1_000]) records.add({ ...call, durationMs, userId: somebody })
  records.add({ ...call, outcome: 'stalled', costUsd: 0.001 })
  records.add({ ...call, provider: 'openai', model: 'gpt-5.4-mini', isOwnKey: true, costUsd: 0 })
  await records.stop()
  expect(await readSpentToday(database)).toBeCloseTo(0.019)

  const config = parseConfig({ GOOGLE_GENERATIVE_AI_API_KEY: 'test-key', AI_DAILY_BUDGET_USD: '7' })
  const gateway = createGateway(config, silentLog, { database })
  for (let failure = 0; failure < 5; failure += 1)
    gateway.breaker.failed('google', new ModelFailure('server', 'x'))
  await expect
    .poll(async () => (await readModelFigures(database, gateway, admin, 30)).spentTodayUsd)
    .toBeCloseTo(0.019)
  const figures = await readModelFigures(database, gateway, admin, 30)
  expect(figures).toMatchObject({
    dailyBudgetUsd: 7,
    health: [{ provider: 'google', state: 'paused' }],
    figures: [
      { provider: 'google', calls: 4, failures: 1, inputTokens: 4_000, outputTokens: 2_000, medianMs: 900 },
      { provider: 'openai', calls: 1, failures: 0, isOwnKey: true, costUsd: 0 },
    ],
  })
  expect(figures.figures[0]?.costUsd).toBeCloseTo(0.019)
  expect(figures.figures[0]?.day).toBe(new Date().toISOString().slice(0, 10))
  await gateway.stop()
})

test('nobody but admins sees figures', async () => {
  const records = createCallRecords(database, silentLog)
  records.add(call)
  await records.stop()
  const gateway = createGateway(parseConfig({}), silentLog)
  expect((await readModelFigures(database, gateway, somebody, 30)).figures).toEqual([])
})

test('a call of somebody whose account is gone is recorded without a name', async () => {
  const records = createCallRecords(database, silentLog)
  records.add({ ...call, userId: '99999999-0000-4000-8000-000000000009' })
  records.add({ ...call, userId: somebody })
  await records.stop()
  expect(await readSpentToday(database)).toBeCloseTo(0.012)
})

test('a record that the database refuses is dropped and told, and all others are written', async () => {
  const errors: string[] = []
  const records = createCallRecords(database, {
    error: (_: unknown, text?: string) => errors.push(text ?? ''),
  })
  for (let index = 0; index < 7; index += 1) records.add({ ...call, userId: somebody })
  records.add({ ...call, inputTokens: 12.5 })
  records.add({ ...call, model: 'm'.repeat(200), userId: somebody })
  records.add(call)
  await records.stop()
  expect([records.waiting(), errors.length]).toEqual([0, 2])
  const { rows } = await database.pool.query<{ calls: number; persons: number }>(
    'select count(*)::int as calls, count(user_id)::int as persons from model_calls',
  )
  expect(rows).toEqual([{ calls: 8, persons: 7 }])
})

test('after an outage what waited is written without another call', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const connect = vi.spyOn(database.pool, 'connect').mockRejectedValue(new Error('gone'))
  const records = createCallRecords(database, silentLog)
  records.add(call)
  await vi.advanceTimersByTimeAsync(1_000)
  connect.mockRestore()
  expect(records.waiting()).toBe(1)
  await vi.advanceTimersByTimeAsync(10_000)
  vi.useRealTimers()
  await expect.poll(() => records.waiting()).toBe(0)
})

test('what is ninety days old is removed, and nothing else', async () => {
  await database.pool.query(
    `insert into model_calls (tool_slug, provider, model, input_tokens, output_tokens, cost_usd, outcome, duration_ms, created_at)
     select 'x', 'x', 'x', 1, 1, 0, 'answered', 1, now() - days * interval '1 day' from unnest(array[1, 89, 91, 400]) days`,
  )
  await withIdentity(database, { role: 'worker' }, ({ query }) => query('delete from model_calls'))
  const { rows } = await database.pool.query<{ count: number }>('select count(*)::int from model_calls')
  expect(rows).toEqual([{ count: 2 }])
})
