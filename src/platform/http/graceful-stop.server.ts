import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '../log.server.ts'

const drainMs = 1_000
const usualCutAfterMs = 25_000
const lastWordsMs = 1_000
const afterwardsMs = 3_000

export type Stopper = {
  isStopping: () => boolean
  /** Aborted a moment before what is left is cut, so that it can end with a word. */
  ending: AbortSignal
  stop: (reason: string) => Promise<void>
}

/**
 * Finishes what is under way, then stops: for a moment new requests are still answered, so that a load
 * balancer reads "not ready" instead of meeting a closed door; what is left after 25 s is cut.
 */
export function createStopper(
  server: Server,
  log: Log,
  afterwards: () => Promise<void>,
  cutAfterMs = usualCutAfterMs,
): Stopper {
  const ending = new AbortController()
  let underWay = 0
  let stopped: Promise<void> | undefined
  server.on('request', (_incoming, outgoing) => {
    underWay += 1
    outgoing.once('close', () => (underWay -= 1))
  })

  async function stopNow(reason: string): Promise<void> {
    log.info({ reason, underWay }, 'stopping')
    const drainedAt = Date.now() + drainMs
    while (underWay > 0 && Date.now() < drainedAt) await wait(20)
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    server.closeIdleConnections()
    const lastWords = setTimeout(() => ending.abort(), cutAfterMs - lastWordsMs)
    const cut = setTimeout(() => server.closeAllConnections(), cutAfterMs)
    await closed
    clearTimeout(lastWords)
    clearTimeout(cut)
    await Promise.race([afterwards(), wait(afterwardsMs)])
    log.info('stopped')
  }

  return {
    isStopping: () => stopped !== undefined,
    ending: ending.signal,
    stop: (reason) => (stopped ??= stopNow(reason)),
  }
}
