import type { IncomingMessage } from 'node:http'
import type { Config } from '#platform/config.server.ts'
import { acceptsGzip, gzipHeaders } from '#platform/http/compression.server.ts'
import { newNonce } from '#platform/http/new-nonce.server.ts'
import { gzipWithNonce, PageCache, type CachedPage } from '#platform/http/page-cache.server.ts'
import { pageHeaders } from '#platform/http/security-headers.server.ts'

// Another process learns of a change by an admin when what it keeps is too old.
const cacheLimits = { pages: 300, bytes: 20_000_000, lifetimeMs: 5_000 }

export type KeptPages = ReturnType<typeof createKeptPages>

/** Ready to be sent. */
export type KeptAnswer = { status: number; headers: readonly (readonly [string, string])[]; body: Uint8Array }

/** Pages that everybody shares, each with its nonce put in when it is sent. */
export function createKeptPages(config: Config, hasSession: (cookie: string) => boolean = () => true) {
  const cache = new PageCache(cacheLimits)
  // Stands for the nonce in a kept page. Secret, so that no text on a page can ask for a nonce.
  const nonceMark = newNonce()
  const templates = new WeakMap<CachedPage, readonly (readonly [string, readonly string[]])[]>()

  const headersOf = (page: CachedPage, nonce: string, path: string) => ({
    ...page.headers,
    ...pageHeaders(nonce, config, path),
  })

  function templateOf(page: CachedPage, path: string) {
    const known = templates.get(page)
    if (known !== undefined) return known
    const headers = Object.entries({ ...headersOf(page, nonceMark, path), ...gzipHeaders })
    const template = headers.map(([name, value]) => [name, value.split(nonceMark)] as const)
    templates.set(page, template)
    return template
  }

  return {
    cache,
    nonceMark,
    headersOf,
    /**
     * The answer to a plain request for a kept page, found without any of what other requests need; undefined: it takes
     * the usual way, whose answer is the same. A cookie without a session of ours changes nothing.
     */
    find({ method, url = '', headers }: IncomingMessage): KeptAnswer | undefined {
      if (method !== 'GET' || !/^\/(?!\/)[\w/-]*$/.test(url) || !canBeShared(method, url)) return undefined
      if (headers.cookie !== undefined && hasSession(headers.cookie)) return undefined
      if (!acceptsGzip(headers['accept-encoding']?.toString() ?? null)) return undefined
      const page = cache.get(url)
      if (page === undefined) return undefined
      const nonce = newNonce()
      return {
        status: page.status,
        headers: templateOf(page, url).map(([name, pieces]) => [name, pieces.join(nonce)] as const),
        body: gzipWithNonce(page, nonce),
      }
    },
  }
}

/** A page that looks the same to everybody who is not signed in: no file, no data of the router. */
export function canBeShared(method: string, path: string): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  // Links in mails, and answers of providers, carry secrets; such a page is not kept.
  const isPersonal = path.startsWith('/auth/') || path.startsWith('/connect/')
  return isRead && !isPersonal && path !== '/__manifest' && !/\.\w+$/.test(path)
}
