import { expect, test } from 'vitest'
import { counterRules } from './counters.test-support.ts'
import { createMemoryCounters } from './memory-counters.ts'

for (const [name, rule] of Object.entries(counterRules)) {
  test(`in memory: ${name}`, async () => {
    const counters = createMemoryCounters()
    await rule(counters, counters)
  })
}

test('in memory: a jump of the clock on the wall changes nothing', async () => {
  let now = 1_000
  const counters = createMemoryCounters(() => now)
  await counters.take([{ keys: ['a'], amount: 1, most: 1, lifetimeMs: 500 }])
  now += 499
  expect(await counters.read(['a'])).toEqual([{ value: 1, resetsInMs: 1 }])
  now += 1
  expect(await counters.read(['a'])).toEqual([{ value: 0, resetsInMs: 0 }])
})
