import type { IncomingMessage } from 'node:http'
import { StringDecoder } from 'node:string_decoder'
import type { ModelRequest } from '#tools/contract/change-request.ts'
import { longestAnswerMs } from '../limits/longest-answer.ts'
import { classifyFailure } from './classify-failure.ts'
import { estimateTokens } from './cost.ts'
import { ModelFailure } from './model-failure.ts'
import type { AnswerSchema } from './structured-output.ts'
import { readEvents } from './wire/read-events.ts'
import { sendRequest } from './wire/send-request.server.ts'
import type { WireEvent, WireFormat } from './wire/wire-format.ts'
import type { WriteRequest } from './wire/write-request.server.ts'

export type ModelCall = ModelRequest & {
  /** Of the visible answer; room for thinking is added. */
  maxOutputTokens: number
  /** Of an answer in JSON, for providers that can be held to it. */
  schema?: AnswerSchema | undefined
  /** Nothing is said about how much to think, for models that cannot and refuse to be told. */
  isWithoutReasoning?: boolean
}

/** A slow model has all the time it needs as long as it goes on; `totalMs` ends what never would. */
export type Deadlines = { firstTokenMs: number; betweenTokensMs: number; totalMs: number }

export const usualDeadlines: Deadlines = {
  firstTokenMs: 60_000,
  betweenTokensMs: 30_000,
  totalMs: longestAnswerMs,
}

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
/** Of everything that is sent with it: thoughts, comments, and what is said about each word. */
const mostBytes = 64 * 1024 * 1024

/** How a provider's model is asked, and the format of what it answers. */
export type AskableModel = { write: WriteRequest; format: WireFormat }

/** One answer of one model, word by word. Throws `ModelFailure` for everything that is not a whole answer. */
export async function streamModel(
  { write, format }: AskableModel,
  request: ModelCall,
  { signal, deadlines = usualDeadlines, onText }: StreamOptions = {},
): Promise<ModelAnswer> {
  if (signal?.aborted) throw new ModelFailure('stopped', 'stopped before it was asked')
  const alarm = startAlarm(deadlines)
  const stop = () => alarm.ring(new ModelFailure('stopped', 'whoever asked has gone'))
  signal?.addEventListener('abort', stop, { once: true })
  try {
    const sent = write(request).then((written) => sendRequest(written, alarm.signal))
    const body = await Promise.race([sent, alarm.rung])
    return await readAnswer(body, { format, alarm, onText, sent: request.instructions + request.material })
  } catch (error) {
    alarm.cut()
    throw alarm.failure() ?? classifyFailure(error)
  } finally {
    alarm.stop()
    signal?.removeEventListener('abort', stop)
  }
}

type Reading = {
  format: WireFormat
  alarm: Alarm
  onText: StreamOptions['onText']
  /** For a provider that does not say what it counted. */
  sent: string
}

/** After the reason for the end has come, the counts may follow; without them it is waited no longer than this. */
const lastCountsMs = 1_000

async function readAnswer(
  body: IncomingMessage,
  { format, alarm, onText, sent }: Reading,
): Promise<ModelAnswer> {
  let text = ''
  let usage: Pick<WireEvent, 'inputTokens' | 'outputTokens'> = {}
  let finish: WireEvent['finish']
  let isOver = false
  let lastCounts: NodeJS.Timeout | undefined
  const { promise: ended, resolve: end, reject: fail } = Promise.withResolvers<void>()

  function take(event: WireEvent) {
    if (event.error !== undefined) throw classifyFailure(event.error)
    if (event.isThinking || event.text) alarm.heard()
    if (event.inputTokens !== undefined) usage = { ...usage, inputTokens: event.inputTokens }
    if (event.outputTokens !== undefined) usage = { ...usage, outputTokens: event.outputTokens }
    if (event.text) {
      text += event.text
      if (text.length > mostCharacters) throw new ModelFailure('endless', `${text.length} characters`)
      onText?.(event.text)
    }
    if (event.finish) {
      finish = event.finish
      lastCounts ??= setTimeout(end, lastCountsMs)
    }
    if (event.isEnd) end()
  }

  const read = readEvents((data) => {
    if (!isOver) take(format(data))
  })
  const decoder = new StringDecoder('utf8')
  let bytes = 0
  body.on('data', (piece: Buffer) => {
    if (isOver) return
    try {
      bytes += piece.byteLength
      if (bytes > mostBytes) throw new ModelFailure('endless', `${bytes} bytes`)
      read(decoder.write(piece))
    } catch (error) {
      isOver = true
      fail(error)
    }
  })
  body.once('end', end)
  body.once('error', fail)
  body.once('close', end)
  if (body.destroyed) end()
  try {
    await Promise.race([ended, alarm.rung])
    const answer = finished(text, finish, usage, sent)
    letEnd(body)
    return answer
  } catch (error) {
    const found = alarm.failure() ?? classifyFailure(error)
    // A connection that breaks in mid-answer leaves half an answer, not none.
    const failure =
      found.kind === 'network' && text !== '' ? new ModelFailure('cut-off', found.message) : found
    failure.writtenCharacters = text.length
    // Nothing more is wanted; an open body would keep the provider writing.
    body.destroy()
    throw failure
  } finally {
    isOver = true
    clearTimeout(lastCounts)
  }
}

/** The last bytes of a good answer may still be on their way; with them the connection can be used again. */
function letEnd(body: IncomingMessage): void {
  if (body.complete) return
  const late = setTimeout(() => body.destroy(), lastCountsMs).unref()
  body.once('close', () => clearTimeout(late))
}

function finished(
  text: string,
  finish: WireEvent['finish'],
  usage: Pick<WireEvent, 'inputTokens' | 'outputTokens'>,
  sent: string,
): ModelAnswer {
  if (finish === undefined) throw new ModelFailure('cut-off', 'the stream ended without saying so')
  if (finish.reason === 'refused') throw new ModelFailure('refused', finish.raw)
  if (finish.reason === 'other') throw new ModelFailure('cut-off', finish.raw)
  if (text.trim() === '') throw new ModelFailure('empty', finish.raw)
  return {
    text,
    inputTokens: usage.inputTokens || estimateTokens(sent),
    outputTokens: usage.outputTokens || estimateTokens(text),
    isCut: finish.reason === 'length',
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
  /** No deadline matters any more. */
  stop: () => void
  /** Ends the connection. */
  cut: () => void
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
    },
    cut: () => controller.abort(),
  }
}
