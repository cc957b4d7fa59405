import type { ServerResponse } from 'node:http'
import type { Metrics } from '#platform/metrics/metrics.ts'
import { belowSpan } from '#platform/tracing/spans.server.ts'
import type { Tracing } from '#platform/tracing/open-tracing.server.ts'

type Watched = {
  method: string
  route: string
  requestId: string
  startedAt: number
  /** Of a trusted proxy. */
  traceparent: string | undefined
  outgoing: ServerResponse
}

type Watchers = { metrics?: Metrics | undefined; tracing?: Tracing | undefined }

/** Counts and traces a request to the end of its answer, streams included; without a watcher it costs nothing. */
export function watchRequest<Result>(
  { metrics, tracing }: Watchers,
  { method, route, requestId, startedAt, traceparent, outgoing }: Watched,
  work: () => Result,
): Result {
  if (metrics === undefined && tracing === undefined) return work()
  const span = tracing?.begin(
    `${method} ${route}`,
    'server',
    { 'http.request.method': method, 'http.route': route, 'blueprompt.request_id': requestId },
    traceparent,
  )
  outgoing.once('close', () => {
    const status = outgoing.headersSent ? outgoing.statusCode : undefined
    metrics?.requestEnded({ method, route, status, durationMs: performance.now() - startedAt })
    if (status !== undefined) span?.set({ 'http.response.status_code': status })
    span?.end(status === undefined ? 'gone' : status >= 500 ? String(status) : undefined)
  })
  return belowSpan(span, work)
}
