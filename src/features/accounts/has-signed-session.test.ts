import { serializeSignedCookie } from 'better-call'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasSignedSession } from './has-signed-session.server.ts'

const name = 'account.session_token'
const secret = 'a secret of this test alone'

async function signed(token: string, by = secret): Promise<string> {
  return (await serializeSignedCookie(name, token, by, { path: '/' })).split(';', 1).join('')
}

test('a session that Better Auth signed is one, wherever it stands in the header', async () => {
  await fc.assert(
    fc.asyncProperty(fc.stringMatching(/^[A-Za-z0-9.]{1,40}$/), async (token) => {
      const cookie = await signed(token)
      expect(hasSignedSession(cookie, name, secret)).toBe(true)
      expect(hasSignedSession(`theme=dark;${cookie} ; ${name}=forged.x`, name, secret)).toBe(true)
      expect(hasSignedSession(`${name}=forged.x; ${cookie}`, name, secret)).toBe(true)
    }),
  )
})

test('whatever is changed about it, it is none', async () => {
  const cookie = await signed('0123456789abcdef')
  const others = [
    cookie.replace('0123', '1123'),
    cookie.slice(0, -6),
    cookie.replace(name, 'account.session'),
    cookie.replace(name, `x${name}`),
    `${name}=0123456789abcdef`,
    `${name}=0123456789abcdef.`,
    `${name}=.${cookie.split('.').at(-1)}`,
    `${name}=%E0%A4%A.x`,
    `${name}=`,
    name,
    '',
    await signed('0123456789abcdef', 'another secret'),
  ]
  for (const other of others) expect(hasSignedSession(other, name, secret), other).toBe(false)
})
