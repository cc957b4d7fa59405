import type { CircuitBreaker } from './circuit-breaker.ts'
import { isWorthRepeating, ModelFailure } from './model-failure.ts'
import {
  streamModel,
  usualDeadlines,
  type AskableModel,
  type Deadlines,
  type ModelAnswer,
  type ModelRequest,
} from './stream-model.server.ts'

export type Candidate = AskableModel & { provider: string; modelName: string }

export type AskDeps = {
  breaker: CircuitBreaker
  deadlines?: Deadlines
  /** 0 to below 1; spreads the retries of many callers. */
  random?: () => number
  now?: () => number
}

export type AskOptions = {
  signal?: AbortSignal
  onText?: (delta: string) => void
  /** Every call, however it went. */
  onCall?: (call: AskedCall) => void
}

export type AskedCall = {
  provider: string
  modelName: string
  durationMs: number
} & ({ answer: ModelAnswer } | { failure: ModelFailure })

export type AskedAnswer = ModelAnswer & { provider: string; modelName: string }

const mostRetries = 2
const firstPauseMs = 400

/**
 * Asks the candidates in turn until one gives a whole answer. The same one is asked again only while nothing was
 * shown; once a word is out, a failure ends it. Throws the last `ModelFailure`.
 */
export async function askModels(
  candidates: readonly Candidate[],
  request: ModelRequest,
  { breaker, deadlines = usualDeadlines, random = Math.random, now = () => performance.now() }: AskDeps,
  { signal, onText, onCall }: AskOptions = {},
): Promise<AskedAnswer> {
  const endsAt = now() + deadlines.totalMs
  let last = new ModelFailure('overloaded', 'no provider is being asked at the moment')
  for (const { provider, modelName, ...askable } of candidates) {
    if (!breaker.allows(provider)) continue
    for (let attempt = 0; attempt <= mostRetries; attempt += 1) {
      let isShown = false
      const leftMs = endsAt - now()
      if (leftMs <= 0) throw last
      const startedAt = now()
      const tell = (result: { answer: ModelAnswer } | { failure: ModelFailure }) =>
        onCall?.({ provider, modelName, durationMs: now() - startedAt, ...result })
      try {
        const answer = await streamModel(askable, request, {
          deadlines: { ...deadlines, totalMs: leftMs },
          ...(signal ? { signal } : {}),
          onText(delta) {
            isShown = true
            onText?.(delta)
          },
        })
        breaker.succeeded(provider)
        tell({ answer })
        return { ...answer, provider, modelName }
      } catch (error) {
        if (!(error instanceof ModelFailure)) throw error
        last = error
        breaker.failed(provider, error)
        tell({ failure: error })
        if (isShown || error.kind === 'stopped') throw error
        const waitMs = pauseBefore(error, attempt, random)
        if (!isWorthRepeating(error) || attempt === mostRetries || now() + waitMs > endsAt) break
        await pause(waitMs, signal)
      }
    }
  }
  throw last
}

/** Full jitter; never sooner than the provider asked for. */
function pauseBefore(failure: ModelFailure, attempt: number, random: () => number): number {
  const spread = random() * firstPauseMs * 2 ** attempt
  return (failure.retryAfterMs ?? 0) + spread
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(new ModelFailure('stopped', 'whoever asked has gone'))
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop, { once: true })
  })
}
