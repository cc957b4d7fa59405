import type { QueuedEvent, SendResult } from './event-queue.ts'

const timeoutMs = 10_000

/** Posts a batch to our own origin; never throws, never waits longer than the timeout. */
export async function sendEvents(batch: readonly QueuedEvent[], isLeaving: boolean): Promise<SendResult> {
  try {
    const response = await fetch('/ingest/events', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ batch }),
      keepalive: isLeaving,
      priority: 'low',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.ok) return 'taken'
    const isOurFault = response.status >= 400 && response.status < 500
    if (isOurFault && response.status !== 408 && response.status !== 429) return 'refused'
    return { retryAfterMs: secondsOf(response.headers.get('retry-after')) }
  } catch {
    return { retryAfterMs: undefined }
  }
}

function secondsOf(header: string | null): number | undefined {
  const seconds = Number(header ?? Number.NaN)
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1_000 : undefined
}
