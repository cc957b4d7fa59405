import { expect, test } from 'vitest'
import { createTurnstile, type Pass } from './turnstile.server.ts'

const limits = { perAddressAnHour: 3, perUserAnHour: 5, atOncePerAddress: 2, atOnce: 4 }

async function pass(
  turnstile: ReturnType<typeof createTurnstile>,
  address: string,
  userId?: string,
): Promise<Pass> {
  const entry = await turnstile.enter({ address, ...(userId === undefined ? {} : { userId }) })
  if (entry.kind !== 'pass') throw new Error(`refused: ${entry.limit}`)
  return entry
}

test('an address gets its share of an hour and is told when to come back', async () => {
  const turnstile = createTurnstile(limits)
  for (const remaining of [2, 1, 0]) {
    const entry = await pass(turnstile, '192.0.2.1')
    expect(entry.remaining).toBe(remaining)
    entry.leave()
  }
  const refused = await turnstile.enter({ address: '192.0.2.1' })
  expect(refused).toMatchObject({ kind: 'limit', limit: 'hour' })
  expect(refused.kind === 'limit' && refused.retryAfterMs).toBeGreaterThan(3_500_000)
  await pass(turnstile, '192.0.2.2')
})

test('addresses of one /64 are one caller, and an IPv4 address in IPv6 form is itself', async () => {
  const turnstile = createTurnstile({ ...limits, atOncePerAddress: 1 })
  await pass(turnstile, '2001:db8:1:2::1')
  expect(await turnstile.enter({ address: '2001:0db8:0001:0002:ffff::9' })).toMatchObject({
    limit: 'at-once',
  })
  await pass(turnstile, '2001:db8:1:3::1')
  await pass(turnstile, '::ffff:192.0.2.9')
  expect(await turnstile.enter({ address: '192.0.2.9' })).toMatchObject({ limit: 'at-once' })
})

test('a signed-in person has an own share, whatever the address', async () => {
  const turnstile = createTurnstile(limits)
  for (let index = 0; index < 5; index += 1) (await pass(turnstile, `192.0.2.${index}`, 'ines')).leave()
  expect(await turnstile.enter({ address: '192.0.2.77', userId: 'ines' })).toMatchObject({ limit: 'hour' })
})

test('so many answers at once for one address, and so many for all; leaving twice frees one place', async () => {
  const turnstile = createTurnstile({ ...limits, perAddressAnHour: 100 })
  const first = await pass(turnstile, '192.0.2.1')
  await pass(turnstile, '192.0.2.1')
  expect(await turnstile.enter({ address: '192.0.2.1' })).toMatchObject({ limit: 'at-once' })
  await pass(turnstile, '192.0.2.2')
  await pass(turnstile, '192.0.2.3')
  expect(await turnstile.enter({ address: '192.0.2.4' })).toMatchObject({ limit: 'busy' })
  first.leave()
  first.leave()
  await pass(turnstile, '192.0.2.4')
  expect(await turnstile.enter({ address: '192.0.2.5' })).toMatchObject({ limit: 'busy' })
})
