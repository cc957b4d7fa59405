import { expect, test } from 'vitest'
import { createGatekeeper, type Gatekeeper, type Limits, type Pass } from './gatekeeper.server.ts'
import { createMemoryCounters } from './memory-counters.ts'

const limits: Limits = {
  perAddressAnHour: 3,
  perUserAnHour: 5,
  aDay: 1_000,
  atOncePerAddress: 2,
  atOnce: 4,
  dailyBudget: 100,
}

function keeper(parts: Partial<Limits> = {}, now?: () => number): Gatekeeper {
  return createGatekeeper(createMemoryCounters(), { ...limits, ...parts }, now ? { now } : {})
}

async function pass(
  gatekeeper: Gatekeeper,
  address: string,
  { userId, dollars = 0.01 }: { userId?: string; dollars?: number | undefined } = {},
): Promise<Pass> {
  const entry = await gatekeeper.enter({ address, ...(userId === undefined ? {} : { userId }) }, dollars)
  if (entry.kind !== 'pass') throw new Error(`refused: ${entry.limit}`)
  return entry
}

test('an address gets its share of an hour and is told when to come back', async () => {
  const gatekeeper = keeper()
  for (const remaining of [2, 1, 0]) {
    expect(await gatekeeper.shareOf({ address: '192.0.2.1' })).toMatchObject({ remaining: remaining + 1 })
    const entry = await pass(gatekeeper, '192.0.2.1')
    expect(entry.remaining).toBe(remaining)
    await entry.leave(0)
  }
  const refused = await gatekeeper.enter({ address: '192.0.2.1' }, 0.01)
  expect(refused).toMatchObject({ kind: 'refused', limit: 'hour' })
  expect(refused.kind === 'refused' && refused.retryAfterMs).toBeGreaterThan(3_500_000)
  expect(await gatekeeper.shareOf({ address: '192.0.2.1' })).toMatchObject({ remaining: 0, limit: 3 })
  await pass(gatekeeper, '192.0.2.2')
})

test('addresses of one /64 are one caller, and an IPv4 address in IPv6 form is itself', async () => {
  const gatekeeper = keeper({ atOncePerAddress: 1 })
  await pass(gatekeeper, '2001:db8:1:2::1')
  expect(await gatekeeper.enter({ address: '2001:0db8:0001:0002:ffff::9' }, 0)).toMatchObject({
    limit: 'at-once',
  })
  await pass(gatekeeper, '2001:db8:1:3::1')
  await pass(gatekeeper, '::ffff:192.0.2.9')
  expect(await gatekeeper.enter({ address: '192.0.2.9' }, 0)).toMatchObject({ limit: 'at-once' })
})

test('a signed-in person has an own share, whatever the address', async () => {
  const gatekeeper = keeper()
  for (let index = 0; index < 5; index += 1)
    await (await pass(gatekeeper, `192.0.2.${index}`, { userId: 'ines' })).leave(0)
  expect(await gatekeeper.enter({ address: '192.0.2.77', userId: 'ines' }, 0)).toMatchObject({
    limit: 'hour',
  })
})

test('so many answers at once for one address, and so many for all; leaving twice frees one place', async () => {
  const gatekeeper = keeper({ perAddressAnHour: 100 })
  const first = await pass(gatekeeper, '192.0.2.1')
  await pass(gatekeeper, '192.0.2.1')
  expect(await gatekeeper.enter({ address: '192.0.2.1' }, 0)).toMatchObject({ limit: 'at-once' })
  await pass(gatekeeper, '192.0.2.2')
  await pass(gatekeeper, '192.0.2.3')
  const busy = await gatekeeper.enter({ address: '192.0.2.4' }, 0)
  expect(busy).toMatchObject({ limit: 'busy' })
  expect(busy.kind === 'refused' && busy.retryAfterMs).toBeLessThan(30_000)
  await first.leave(0)
  await first.leave(0)
  await pass(gatekeeper, '192.0.2.4')
  expect(await gatekeeper.enter({ address: '192.0.2.5' }, 0)).toMatchObject({ limit: 'busy' })
})

test('what a process left open when it died is forgotten within thirteen minutes', async () => {
  let now = Date.UTC(2026, 10, 20, 12)
  const gatekeeper = keeper({ atOncePerAddress: 1 }, () => now)
  await pass(gatekeeper, '192.0.2.1')
  now += 599_000
  expect(await gatekeeper.enter({ address: '192.0.2.1' }, 0)).toMatchObject({ limit: 'at-once' })
  now += 151_000
  await pass(gatekeeper, '192.0.2.1')
})

test('everybody together gets so many a day, and tomorrow again', async () => {
  let now = Date.UTC(2026, 10, 20, 23, 59, 58)
  const gatekeeper = keeper({ aDay: 1 }, () => now)
  await (await pass(gatekeeper, '192.0.2.1')).leave(0)
  expect(await gatekeeper.enter({ address: '192.0.2.2' }, 0)).toMatchObject({ limit: 'day' })
  now += 3_000
  await pass(gatekeeper, '192.0.2.2')
})

test('money is put aside before a call, so that open calls together cannot go over the budget', async () => {
  const gatekeeper = keeper({ dailyBudget: 1, atOnce: 1_000, atOncePerAddress: 1_000, perAddressAnHour: 999 })
  const entries = await Promise.all(
    Array.from({ length: 100 }, () => gatekeeper.enter({ address: '192.0.2.1' }, 0.03)),
  )
  expect(entries.filter(({ kind }) => kind === 'pass')).toHaveLength(33)
  expect(entries.find(({ kind }) => kind === 'refused')).toMatchObject({ limit: 'budget' })
  expect(await gatekeeper.spentToday()).toBeCloseTo(0.99)
})

test('what a call really cost takes the place of what was put aside', async () => {
  const gatekeeper = keeper({ dailyBudget: 1 })
  const entry = await pass(gatekeeper, '192.0.2.1', { dollars: 0.6 })
  expect(await entry.spendMore(0.6)).toBe(false)
  expect(await entry.spendMore(0.3)).toBe(true)
  await entry.leave(0.25)
  expect(await gatekeeper.spentToday()).toBeCloseTo(0.25)
})

test('what was spent before a new start counts', async () => {
  const gatekeeper = keeper({ dailyBudget: 1 })
  await gatekeeper.remember(0.995)
  expect(await gatekeeper.enter({ address: '192.0.2.1' }, 0.01)).toMatchObject({ limit: 'budget' })
})

test('what costs nothing is let through when more than the budget was spent', async () => {
  const gatekeeper = keeper({ dailyBudget: 1 })
  await gatekeeper.remember(1.01)
  const entry = await pass(gatekeeper, '192.0.2.1', { dollars: 0 })
  expect(entry.remaining).toBe(2)
  expect(await entry.spendMore(0)).toBe(true)
  expect(await entry.spendMore(0.01)).toBe(false)
  await entry.leave(0)
  expect(await gatekeeper.spentToday()).toBeCloseTo(1.01)
})

test("who pays with an own key uses nobody's money and no share, but a place", async () => {
  const gatekeeper = keeper({ dailyBudget: 0, perAddressAnHour: 0 })
  const caller = { address: '192.0.2.1' }
  const first = await gatekeeper.enter(caller, undefined)
  expect(first).toMatchObject({ kind: 'pass', remaining: undefined })
  await gatekeeper.enter(caller, undefined)
  expect(await gatekeeper.enter(caller, undefined)).toMatchObject({ limit: 'at-once' })
  expect(await gatekeeper.spentToday()).toBe(0)
})

test('what nobody answered is given back to the hour and the day, and not to the next hour', async () => {
  let now = Date.UTC(2026, 10, 20, 12)
  const gatekeeper = createGatekeeper(
    createMemoryCounters(() => now),
    { ...limits, perAddressAnHour: 1, aDay: 2 },
    { now: () => now },
  )
  const caller = { address: '192.0.2.1' }
  for (let press = 0; press < 5; press += 1) await (await pass(gatekeeper, caller.address)).leave(0, false)
  expect(await gatekeeper.shareOf(caller)).toMatchObject({ remaining: 1 })
  const late = await pass(gatekeeper, caller.address)
  now += 3_600_001
  await pass(gatekeeper, caller.address)
  await late.leave(0, false)
  expect(await gatekeeper.shareOf(caller)).toMatchObject({ remaining: 0 })
  await pass(gatekeeper, '192.0.2.2')
  expect(await gatekeeper.enter({ address: '192.0.2.3' }, 0)).toMatchObject({ limit: 'day' })
})
