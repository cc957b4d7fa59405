import { longestAnswerMs } from '../limits/longest-answer.ts'
import { ModelFailure } from './model-failure.ts'

/** A slow model has all the time it needs as long as it goes on; `totalMs` ends what never would. */
export type Deadlines = { firstTokenMs: number; betweenTokensMs: number; totalMs: number }

export const usualDeadlines: Deadlines = {
  firstTokenMs: 60_000,
  betweenTokensMs: 30_000,
  totalMs: longestAnswerMs,
}

export type Alarm = {
  signal: AbortSignal
  /** Never resolves; rejects with the failure when a deadline passes or somebody rings. */
  rung: Promise<never>
  /** A word came: the wait for the next one begins anew. */
  heard: () => void
  ring: (failure: ModelFailure) => void
  failure: () => ModelFailure | undefined
  /** No deadline matters any more. */
  stop: () => void
  /** Ends the connection. */
  cut: () => void
}

export function startAlarm({ firstTokenMs, betweenTokensMs, totalMs }: Deadlines): Alarm {
  const controller = new AbortController()
  const { promise: rung, reject } = Promise.withResolvers<never>()
  // It may ring when nobody is waiting any more.
  rung.catch(() => undefined)
  let failure: ModelFailure | undefined

  const ring = (reason: ModelFailure) => {
    if (failure) return
    failure = reason
    controller.abort(reason)
    reject(reason)
  }
  const total = setTimeout(() => ring(new ModelFailure('too-slow', `not done after ${totalMs} ms`)), totalMs)
  let silence = setTimeout(
    () => ring(new ModelFailure('first-token-timeout', `no word for ${firstTokenMs} ms`)),
    firstTokenMs,
  )
  let isFirst = true
  let lastHeard = 0

  // A timer for each word would cost more than reading it.
  function awaitWord() {
    const leftMs = lastHeard + betweenTokensMs - performance.now()
    if (leftMs > 0) silence = setTimeout(awaitWord, leftMs)
    else ring(new ModelFailure('stalled', `silent for ${betweenTokensMs} ms`))
  }

  return {
    signal: controller.signal,
    rung,
    heard() {
      lastHeard = performance.now()
      if (!isFirst) return
      isFirst = false
      clearTimeout(silence)
      silence = setTimeout(awaitWord, betweenTokensMs)
    },
    ring,
    failure: () => failure,
    stop() {
      clearTimeout(total)
      clearTimeout(silence)
    },
    cut: () => controller.abort(),
  }
}
