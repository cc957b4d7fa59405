import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Config } from '#platform/config.server.ts'
import { requestIdFor } from '#platform/http/request-id.server.ts'
import { baseHeaders, strictTransportSecurity } from '#platform/http/security-headers.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'
import type { Tracing } from '#platform/tracing/open-tracing.server.ts'
import { watchRequest } from './watch-request.server.ts'

export type WatchParts = {
  config: Config
  log: Log
  /** Both undefined unless they are set up. */
  metrics?: Metrics | undefined
  tracing?: Tracing | undefined
  /** true once the server was asked to stop. */
  isStopping: () => boolean
}

type Asked = { method: string; path: string; incoming: IncomingMessage; outgoing: ServerResponse }

/** Names, times, counts and logs every request, however it is answered. `patternOf` finds the route of a path. */
export function createRequestWatch(parts: WatchParts, patternOf: (path: string) => string) {
  const { config, log, metrics } = parts
  const everyHeader = {
    ...baseHeaders,
    ...(config.appUrl.startsWith('https:') ? { 'Strict-Transport-Security': strictTransportSecurity } : {}),
  }

  return function begin({ method, path, incoming, outgoing }: Asked) {
    const startedAt = performance.now()
    const requestId = requestIdFor(
      incoming.headers['x-request-id'] as string | undefined,
      config.trustedProxies,
    )
    const headers: Record<string, string> = { ...everyHeader, 'X-Request-Id': requestId }
    if (parts.isStopping()) headers['Connection'] = 'close'
    return {
      requestId,
      startedAt,
      /** What every answer carries, unless it says otherwise. */
      headers: Object.entries(headers),

      /** Does the work of answering, counted and traced to the end of the answer. */
      watch<Result>(work: () => Result): Result {
        const traceparent = config.trustedProxies > 0 ? incoming.headers['traceparent'] : undefined
        const watchers = isProbe(path) ? { metrics } : parts
        if (watchers.metrics === undefined && parts.tracing === undefined) return work()
        const about = { method, route: patternOf(path), requestId, startedAt, outgoing }
        return watchRequest(watchers, { ...about, traceparent: traceparent?.toString() }, work)
      },

      /** Once it is answered; a stream has begun by then. Nobody received the answer if the client has left. */
      end(answered: number): void {
        const status = outgoing.destroyed && !outgoing.headersSent ? 'gone' : answered
        // A wrong token for the metrics is for whoever watches, unlike what answers them every few seconds.
        const level = isProbe(path) && status !== 401 ? 'debug' : 'info'
        const durationMs = Math.round((performance.now() - startedAt) * 10) / 10
        // The path itself may hold what the visitor typed.
        log[level]({ requestId, method, route: patternOf(path), status, durationMs }, 'request')
      },
    }
  }
}

/** Asked every few seconds by machines. */
export function isProbe(path: string): boolean {
  return path === '/healthz' || path === '/readyz' || path === '/metrics'
}

/** How long we took, apart from the way and the model. */
export function timingHeader(startedAt: number): [string, string] {
  return ['Server-Timing', `app;dur=${(performance.now() - startedAt).toFixed(1)}`]
}
