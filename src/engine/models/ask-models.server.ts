import { inSpan } from '#platform/tracing/spans.server.ts'
import type { CircuitBreaker } from './circuit-breaker.ts'
import type { ToldContext } from './context/context-questions.ts'
import type { ProviderId } from './model-data.ts'
import { isWorthRepeating, ModelFailure } from './model-failure.ts'
import { usualDeadlines, type Deadlines } from './alarm.ts'
import type { ModelAnswer } from './collect-reply.ts'
import type { ModelCall } from './model-call.ts'
import { streamModel, type AskableModel } from './stream-model.server.ts'

export type Candidate = AskableModel & {
  /** The format that it is asked in. */
  provider: ProviderId
  /** Whom the circuit breaker and the figures know; two may speak the same format. */
  name: string
  modelName: string
  /** Runs on a machine of one's own. */
  isFree: boolean
  /** What it holds, as its runtime says; missing where nobody is asked. */
  context?: () => Promise<ToldContext | undefined>
}

export type AskDeps = {
  breaker: CircuitBreaker
  deadlines?: Deadlines
  /** 0 to below 1; spreads the retries of many callers. */
  random?: () => number
  now?: () => number
  /** Names of answers and models that refused their schema, so that it is not tried each time. */
  withoutSchema?: Set<string>
  /** The same for models that refuse to be told how much to think. */
  withoutReasoning?: Set<string>
}

export type AskOptions = {
  signal?: AbortSignal
  /** Before the first call of each model that is asked. */
  onAsk?: (modelName: string) => void
  onText?: (delta: string) => void
  /** Every call, however it went. */
  onCall?: (call: AskedCall) => void
}

export type AskedCall = {
  /** Its name, not the format. */
  provider: string
  modelName: string
  isFree: boolean
  /** Another was to answer and did not. */
  isFallback: boolean
  durationMs: number
} & ({ answer: ModelAnswer } | { failure: ModelFailure })

export type AskedAnswer = ModelAnswer & { provider: string; modelName: string }

const mostRetries = 2
const firstPauseMs = 400
/** Longer than this nobody waits for a provider's "try again later"; the next one is asked. */
const mostWaitMs = 10_000

/**
 * Asks the candidates in turn until one gives a whole answer. The same one is asked again only while nothing was
 * shown; once a word is out, a failure ends it. Throws the last `ModelFailure`.
 */
export async function askModels(
  candidates: readonly Candidate[],
  request: ModelCall,
  {
    breaker,
    deadlines = usualDeadlines,
    random = Math.random,
    now = () => performance.now(),
    withoutSchema = new Set(),
    withoutReasoning = new Set(),
  }: AskDeps,
  { signal, onAsk, onText, onCall }: AskOptions = {},
): Promise<AskedAnswer> {
  const endsAt = now() + deadlines.totalMs
  let last: ModelFailure | undefined
  for (const candidate of candidates) {
    const { name: provider, modelName, isFree } = candidate
    // Checked before the breaker, which expects a report from every caller that it lets through.
    if (now() >= endsAt) break
    if (!breaker.allows(provider)) continue
    onAsk?.(modelName)
    const modelKey = `${provider} ${modelName}`
    const schemaKey = `${modelKey} ${request.schema?.name}`
    let schema = withoutSchema.has(schemaKey) ? undefined : request.schema
    let isWithoutReasoning = withoutReasoning.has(modelKey)
    for (let attempt = 0; attempt <= mostRetries; attempt += 1) {
      let isShown = false
      const leftMs = endsAt - now()
      if (leftMs <= 0) break
      const startedAt = now()
      const isFallback = candidate !== candidates[0]
      const tell = (result: { answer: ModelAnswer } | { failure: ModelFailure }) =>
        onCall?.({ provider, modelName, isFree, isFallback, durationMs: now() - startedAt, ...result })
      try {
        const answer = await inSpan(`chat ${modelName}`, 'client', spanOf(candidate), async (span) => {
          const whole = await streamModel(
            candidate,
            { ...request, schema, isWithoutReasoning },
            {
              deadlines: { ...deadlines, totalMs: leftMs },
              ...(signal ? { signal } : {}),
              onText(delta) {
                // White space shows nothing, so it is left out, and the next one may still write.
                isShown ||= delta.trim() !== ''
                if (isShown) onText?.(delta)
              },
            },
          )
          span?.set({
            'gen_ai.usage.input_tokens': whole.inputTokens,
            'gen_ai.usage.output_tokens': whole.outputTokens,
          })
          return whole
        })
        breaker.succeeded(provider)
        // Only an answer shows that the schema or the thinking was the trouble, and not the text that was sent.
        if (request.schema && !schema) withoutSchema.add(schemaKey)
        if (isWithoutReasoning) withoutReasoning.add(modelKey)
        tell({ answer })
        return { ...answer, provider, modelName }
      } catch (error) {
        if (!(error instanceof ModelFailure)) throw error
        last = error
        breaker.failed(provider, error)
        tell({ failure: error })
        if (isShown || error.kind === 'stopped') throw error
        if (error.refusedPart === 'reasoning' && !isWithoutReasoning) {
          isWithoutReasoning = true
          continue
        }
        if (error.kind === 'bad-request' && error.refusedPart !== 'model' && schema !== undefined) {
          // Not every model and server can be held to a schema; the instructions say the form too.
          schema = undefined
          continue
        }
        const waitMs = pauseBefore(error, attempt, random)
        const isTooLong = waitMs > mostWaitMs || now() + waitMs > endsAt
        if (!isWorthRepeating(error) || attempt === mostRetries || isTooLong) break
        await pause(waitMs, signal)
      }
    }
  }
  throw last ?? new ModelFailure('overloaded', 'no provider is being asked at the moment')
}

/** In OpenTelemetry's words; never what is asked or answered. */
function spanOf({ name, modelName }: Candidate) {
  return { 'gen_ai.operation.name': 'chat', 'gen_ai.provider.name': name, 'gen_ai.request.model': modelName }
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
