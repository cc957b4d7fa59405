import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { classifyFailure } from './classify-failure.ts'
import { ModelFailure } from './model-failure.ts'

export type ModelRequest = {
  /** Stable text first, so that providers can cache it. */
  instructions: string
  /** What people typed and what we made of it, delimited as data. */
  material: string
  maxOutputTokens: number
}

export type Deadlines = { firstTokenMs: number; betweenTokensMs: number; totalMs: number }

export const usualDeadlines: Deadlines = { firstTokenMs: 15_000, betweenTokensMs: 10_000, totalMs: 55_000 }

export type ModelAnswer = {
  text: string
  inputTokens: number
  outputTokens: number
  /** The model reached the largest answer it may give; the text ends somewhere. */
  isCut: boolean
}

export type StreamOptions = {
  signal?: AbortSignal
  deadlines?: Deadlines
  onText?: (delta: string) => void
}

// No result is longer than 60,000 characters; a model that does not stop is stopped.
const mostCharacters = 120_000

/** One answer of one model, word by word. Throws `ModelFailure` for everything that is not a whole answer. */
export async function streamModel(
  model: LanguageModelV4,
  request: ModelRequest,
  { signal, deadlines = usualDeadlines, onText }: StreamOptions = {},
): Promise<ModelAnswer> {
  if (signal?.aborted) throw new ModelFailure('stopped', 'stopped before it was asked')
  const alarm = startAlarm(deadlines)
  const stop = () => alarm.ring(new ModelFailure('stopped', 'whoever asked has gone'))
  signal?.addEventListener('abort', stop, { once: true })
  try {
    const { stream } = await Promise.race([
      model.doStream({
        prompt: [
          { role: 'system', content: request.instructions },
          { role: 'user', content: [{ type: 'text', text: request.material }] },
        ],
        maxOutputTokens: request.maxOutputTokens,
        reasoning: 'low',
        abortSignal: alarm.signal,
      }),
      alarm.rung,
    ])
    return await readStream(stream, alarm, onText)
  } catch (error) {
    throw alarm.failure() ?? classifyFailure(error, Date.now())
  } finally {
    alarm.stop()
    signal?.removeEventListener('abort', stop)
  }
}

async function readStream(
  stream: ReadableStream<LanguageModelV4StreamPart>,
  alarm: Alarm,
  onText: StreamOptions['onText'],
): Promise<ModelAnswer> {
  const reader = stream.getReader()
  let text = ''
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), alarm.rung])
      if (done) throw new ModelFailure('cut-off', 'the stream ended without saying so')
      if (value.type === 'error') throw classifyFailure(value.error, Date.now())
      if (value.type === 'reasoning-delta') alarm.heard()
      if (value.type === 'text-delta' && value.delta !== '') {
        alarm.heard()
        text += value.delta
        if (text.length > mostCharacters) throw new ModelFailure('endless', `${text.length} characters`)
        onText?.(value.delta)
      }
      if (value.type === 'finish') return finish(value, text)
    }
  } catch (error) {
    const found = alarm.failure() ?? classifyFailure(error, Date.now())
    // A connection that breaks in mid-answer leaves half an answer, not none.
    const failure =
      found.kind === 'network' && text !== '' ? new ModelFailure('cut-off', found.message) : found
    failure.writtenCharacters = text.length
    throw failure
  } finally {
    // Nothing more is wanted, whatever the reason; an open body would keep the provider writing.
    void reader.cancel().catch(() => undefined)
  }
}

function finish(
  { finishReason, usage }: Extract<LanguageModelV4StreamPart, { type: 'finish' }>,
  text: string,
): ModelAnswer {
  const reason = finishReason.unified
  if (reason === 'content-filter') throw new ModelFailure('refused', finishReason.raw ?? reason)
  if (reason !== 'stop' && reason !== 'length') throw new ModelFailure('cut-off', finishReason.raw ?? reason)
  if (text.trim() === '')
    throw new ModelFailure(/refus|safety/i.test(finishReason.raw ?? '') ? 'refused' : 'empty', reason)
  return {
    text,
    inputTokens: usage.inputTokens.total ?? 0,
    outputTokens: usage.outputTokens.total ?? 0,
    isCut: reason === 'length',
  }
}

type Alarm = {
  signal: AbortSignal
  /** Never resolves; rejects with the failure when a deadline passes or somebody rings. */
  rung: Promise<never>
  /** A word came: the wait for the next one begins anew. */
  heard: () => void
  ring: (failure: ModelFailure) => void
  failure: () => ModelFailure | undefined
  stop: () => void
}

function startAlarm({ firstTokenMs, betweenTokensMs, totalMs }: Deadlines): Alarm {
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

  return {
    signal: controller.signal,
    rung,
    heard() {
      if (!isFirst) return void silence.refresh()
      isFirst = false
      clearTimeout(silence)
      silence = setTimeout(
        () => ring(new ModelFailure('stalled', `silent for ${betweenTokensMs} ms`)),
        betweenTokensMs,
      )
    },
    ring,
    failure: () => failure,
    stop() {
      clearTimeout(total)
      clearTimeout(silence)
      // Ends the connection when the answer was not read to its end.
      controller.abort()
    },
  }
}
