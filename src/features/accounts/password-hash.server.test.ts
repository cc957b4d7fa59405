import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './password-hash.server.ts'

test('hashes are Argon2id with at least the recommended cost, salted, and only the password fits', async () => {
  const [one, other] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(other)
  expect(await verifyPassword({ hash: one, password: 'correct horse' })).toBe(true)
  expect(await verifyPassword({ hash: one, password: 'correct horsE' })).toBe(false)
})

test('a flood waits its turn, and past a bound is sent away at once', { timeout: 60_000 }, async () => {
  const results = await Promise.allSettled(Array.from({ length: 230 }, () => hashPassword('x')))
  const refused = results.filter((result) => result.status === 'rejected')
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.length).toBeLessThanOrEqual(30)
  expect(refused[0]?.reason).toMatchObject({ status: 'SERVICE_UNAVAILABLE' })
  expect(await hashPassword('afterwards')).toContain('argon2id')
})
