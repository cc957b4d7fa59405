import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Whether a session in the Cookie header bears our signature, as Better Auth makes it: `token.signature`, encoded for
 * an address. Better Auth asks the same, and takes as long for a forged one as a page from the cache. What passes here
 * it still examines itself.
 */
export function hasSignedSession(cookies: string, name: string, secret: string): boolean {
  return cookies.split(';').some((cookie) => {
    const [key = '', value = ''] = cookie.split(/=(.*)/s)
    return key.trim() === name && isSigned(decoded(value.trim().replace(/^"(.*)"$/s, '$1')), secret)
  })
}

function isSigned(value: string, secret: string): boolean {
  const dot = value.lastIndexOf('.')
  const given = Buffer.from(value.slice(dot + 1), 'base64')
  const own = createHmac('sha256', secret)
    .update(value.slice(0, Math.max(0, dot)))
    .digest()
  return dot > 0 && given.length === own.length && timingSafeEqual(given, own)
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
