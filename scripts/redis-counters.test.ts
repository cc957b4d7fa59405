import { afterAll, beforeAll, expect, test } from 'vitest'
import { startRedis } from './redis-for-tests.mjs'
import type { CounterStore } from '#engine/limits/counter-store.ts'
import { counterRules } from '#engine/limits/counters.test-support.ts'
import { createRedisCounters } from '#engine/limits/redis-counters.server.ts'

let redis: Awaited<ReturnType<typeof startRedis>>
let first: CounterStore
let second: CounterStore

beforeAll(async () => {
  redis = await startRedis()
  first = createRedisCounters(redis.url, () => undefined)
  second = createRedisCounters(redis.url, () => undefined)
}, 120_000)
afterAll(async () => {
  await Promise.all([first.close(), second.close()])
  await redis.stop()
})

for (const [name, rule] of Object.entries(counterRules)) {
  test(`in Redis: ${name}`, () => rule(first, second))
}

test('a Redis that is not there fails soon and does not stop the process', async () => {
  const errors: Error[] = []
  const counters = createRedisCounters('redis://127.0.0.1:1', (error) => errors.push(error))
  await expect(counters.read(['a'])).rejects.toThrow()
  expect(errors.length).toBeGreaterThan(0)
  await counters.close()
})
