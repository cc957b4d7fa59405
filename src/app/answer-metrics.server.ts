import { createHash, timingSafeEqual } from 'node:crypto'
import type { Metrics } from '#platform/metrics/metrics.ts'
import * as texts from './answer-metrics.texts.server.ts'

/** `GET /metrics` for whoever brings the token as `Authorization: Bearer …`. */
export async function answerMetrics(
  metrics: Pick<Metrics, 'read'>,
  token: string,
  authorization: string | undefined,
): Promise<Response> {
  const given = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? ''
  // Digests have one length, and comparing them takes the same time wherever they begin to differ.
  if (!timingSafeEqual(digest(given), digest(token))) {
    return new Response(texts.tokenNeeded, {
      status: 401,
      headers: {
        'WWW-Authenticate': 'bearer',
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'no-store',
      },
    })
  }
  const { text, contentType } = await metrics.read()
  return new Response(text, { headers: { 'Content-Type': contentType, 'Cache-Control': 'no-store' } })
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
