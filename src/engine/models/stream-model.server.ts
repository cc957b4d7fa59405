import type { IncomingMessage } from 'node:http'
import { StringDecoder } from 'node:string_decoder'
import { startAlarm, usualDeadlines, type Alarm, type Deadlines } from './alarm.ts'
import { classifyFailure } from './classify-failure.ts'
import { collectReply, type ModelAnswer } from './collect-reply.ts'
import type { ModelCall } from './model-call.ts'
import { ModelFailure } from './model-failure.ts'
import { readEvents } from './wire/read-events.ts'
import { sendRequest } from './wire/send-request.server.ts'
import type { WireEvent, WireFormat } from './wire/wire-format.ts'
import type { WriteRequest, WrittenRequest } from './wire/write-request.server.ts'

export type StreamOptions = { signal?: AbortSignal; deadlines?: Deadlines; onText?: (delta: string) => void }

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
    const written = await Promise.race([write(request), alarm.rung])
    const body = await Promise.race([sendRequest(written, alarm.signal), alarm.rung])
    const { reader = (take) => readEvents((data) => take(format(data))) } = written
    return await readAnswer(body, { reader, alarm, onText, sent: request.instructions + request.material })
  } catch (error) {
    alarm.cut()
    throw alarm.failure() ?? classifyFailure(error)
  } finally {
    alarm.stop()
    signal?.removeEventListener('abort', stop)
  }
}

type Reading = {
  reader: NonNullable<WrittenRequest['reader']>
  alarm: Alarm
  onText: StreamOptions['onText']
  /** For a provider that does not say what it counted. */
  sent: string
}

/** After the reason for the end has come, the counts may follow; without them it is waited no longer than this. */
const lastCountsMs = 1_000

async function readAnswer(
  body: IncomingMessage,
  { reader, alarm, onText, sent }: Reading,
): Promise<ModelAnswer> {
  let isOver = false
  let lastCounts: NodeJS.Timeout | undefined
  const { promise: ended, resolve: end, reject: fail } = Promise.withResolvers<void>()
  const reply = collectReply({ heard: alarm.heard, onText })

  function take(event: WireEvent) {
    reply.take(event)
    if (event.finish) lastCounts ??= setTimeout(end, lastCountsMs)
    if (event.isEnd) end()
  }

  const read = reader((event) => {
    if (!isOver) take(event)
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
    const answer = reply.finished(sent)
    letEnd(body)
    return answer
  } catch (error) {
    const failure = reply.failure(alarm.failure() ?? error)
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
