import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { BrowserCookies } from './browser-cookies.server.ts'

const year = 365 * 24 * 60 * 60
/** A shared computer knows a few people; the one who was there longest ago is forgotten. */
const mostAccounts = 5

/**
 * Which accounts have been used in a browser, signed, in a cookie of that browser. Whoever has it is counted apart when
 * signing in, so that attempts from elsewhere do not keep the owner out.
 */
export function createKnownBrowsers(secret: string, cookies: BrowserCookies) {
  const seal = (email: string, id: string) =>
    createHmac('sha256', secret).update(`browser\n${email}\n${id}`).digest('base64url').slice(0, 24)
  const entriesOf = (request: Request) =>
    (cookies.read(request, 'known_for') ?? '')
      .split('~')
      .filter((entry) => /^[\w-]{16}\.[\w-]{24}$/.test(entry))
  const isFor = (email: string, entry: string) =>
    timingSafeEqual(Buffer.from(entry.slice(17)), Buffer.from(seal(email, entry.slice(0, 16))))

  return {
    /** The id of this browser for this account; undefined when it was never used here. */
    find: (request: Request, email: string): string | undefined =>
      entriesOf(request)
        .find((entry) => isFor(email, entry))
        ?.slice(0, 16),

    /** A Set-Cookie line with which the browser is known for this account from now on. */
    remember(request: Request, email: string): string {
      const entries = entriesOf(request)
      const id = randomBytes(12).toString('base64url')
      const own = entries.find((entry) => isFor(email, entry)) ?? `${id}.${seal(email, id)}`
      const others = entries.filter((entry) => entry !== own).slice(0, mostAccounts - 1)
      return cookies.set('known_for', [own, ...others].join('~'), year)
    },
  }
}
