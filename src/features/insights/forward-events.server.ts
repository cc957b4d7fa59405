import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '#platform/log.server.ts'
import type { ParsedEvent } from './event-schema.ts'
import type { EventSink } from './store-events.server.ts'

type ForwardParts = {
  host: string
  key: string
  log: Pick<Log, 'warn'>
  timeoutMs?: number
  firstPauseMs?: number
  mostWaiting?: number
}

const batchSize = 100
const longestPauseMs = 60_000
const stopMs = 3_000

/**
 * Hands events on to PostHog's capture API from here, so that no visitor's browser talks to it. Events wait in a bounded
 * queue: whatever PostHog does, the pages' requests are answered at once.
 */
export function createEventForwarder(parts: ForwardParts): EventSink & { waiting: () => number } {
  const { host, key, log, timeoutMs = 10_000, firstPauseMs = 1_000, mostWaiting = 10_000 } = parts
  const queue: object[] = []
  const stopping = new AbortController()
  let work: Promise<void> | undefined
  let dropped = 0

  async function send(batch: readonly object[]): Promise<'done' | 'later'> {
    try {
      const response = await fetch(`${host}/batch/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ api_key: key, batch }),
        // A redirect would carry the events to an address that nobody set up.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      })
      await response.arrayBuffer()
      if (response.ok) return 'done'
      if (response.status < 500 && response.status !== 408 && response.status !== 429) {
        // The same again would be refused again.
        log.warn({ status: response.status, events: batch.length }, 'PostHog refused events')
        return 'done'
      }
      return 'later'
    } catch {
      return 'later'
    }
  }

  async function drain() {
    let pauseMs = firstPauseMs
    while (queue.length > 0) {
      const batch = queue.slice(0, batchSize)
      if ((await send(batch)) === 'done') {
        // By what they are: while they were on their way, the oldest may have been dropped.
        const done = new Set(batch)
        while (queue[0] !== undefined && done.has(queue[0])) queue.shift()
        pauseMs = firstPauseMs
        continue
      }
      if (stopping.signal.aborted) return
      await wait(pauseMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
      pauseMs = Math.min(longestPauseMs, pauseMs * 2)
    }
  }

  return {
    async take(events) {
      queue.push(...events.map(asCaptured))
      if (queue.length > mostWaiting) {
        dropped += queue.splice(0, queue.length - mostWaiting).length
        log.warn({ dropped }, 'PostHog does not keep up, the oldest events were dropped')
      }
      work ??= drain().finally(() => (work = undefined))
    },
    waiting: () => queue.length,
    /** Tries once more to be rid of what waits. */
    async stop() {
      stopping.abort()
      await Promise.race([work, wait(stopMs, undefined, { ref: false })])
    },
  }
}

/** PostHog wants an id with every event; without consent it is one for all, and no person is made of it. */
function asCaptured({ uuid, event, at, about, own }: ParsedEvent): object {
  const { distinct_id: id, device, ...rest } = about
  const who =
    id === undefined ? { distinct_id: 'no-consent', $process_person_profile: false } : { distinct_id: id }
  return {
    uuid,
    event,
    timestamp: at.toISOString(),
    properties: { ...rest, ...own, ...who, ...(device ? { device } : {}) },
  }
}
