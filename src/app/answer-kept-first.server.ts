import type { RequestListener } from 'node:http'
import { createPatternFinder } from '#platform/http/route-patterns.ts'
import type { KeptPages } from './kept-pages.server.ts'
import { createRequestWatch, timingHeader, type WatchParts } from './request-watch.server.ts'

type KeptFirstParts = WatchParts & {
  findKept: KeptPages['find']
  pagePatterns: readonly string[]
  /** Everything else. */
  otherwise: RequestListener
}

/**
 * Answers a page that lies ready with what Node itself offers, without making a Request, a Response and its Headers and
 * without going through every way in.
 */
export function answerKeptFirst({
  findKept,
  pagePatterns,
  otherwise,
  ...parts
}: KeptFirstParts): RequestListener {
  const beginRequest = createRequestWatch(parts, createPatternFinder(pagePatterns))
  return (incoming, outgoing) => {
    const kept = findKept(incoming)
    if (kept === undefined) return otherwise(incoming, outgoing)
    const { method = '', url: path = '' } = incoming
    const request = beginRequest({ method, path, incoming, outgoing })
    request.watch(() => {
      const headers = new Map<string, [string, string]>()
      const length = ['Content-Length', String(kept.body.length)] as const
      // What the page says comes last and wins.
      for (const [name, value] of [
        ...request.headers,
        timingHeader(request.startedAt),
        ...kept.headers,
        length,
      ])
        headers.set(name.toLowerCase(), [name, value])
      outgoing.writeHead(kept.status, [...headers.values()].flat())
      outgoing.end(kept.body)
    })
    request.end(kept.status)
  }
}
