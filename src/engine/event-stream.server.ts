import type { ServerResponse } from 'node:http'
import { AppError } from '#shared/app-error.ts'
import type { ToolEvent } from '#tools/contract/tool-event.ts'
import type { Log } from '#platform/log.server.ts'
import type { AnswerEvent, Send } from './answer-event.ts'
import * as texts from './functions.texts.server.ts'

// A proxy in between may drop a connection that is silent for longer; a model may think for a while.
const heartbeatMs = 10_000
const patienceMs = 30_000
const soonMs = 5

type StreamParts = {
  /** Aborted when the server is about to cut what is still open. */
  ending?: AbortSignal | undefined
  log: Pick<Log, 'error'>
}

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  // nginx would otherwise collect the words until its buffer is full.
  'X-Accel-Buffering': 'no',
}

/**
 * Answers with server-sent events, written to Node's own answer: through a web stream each word costs several times as
 * much. `produce` runs at once; its signal is aborted when the reader goes away or stops reading. Words of one turn of
 * the event loop leave as one piece, and words for a reader that does not keep up wait and leave together.
 */
export function streamEvents(
  outgoing: ServerResponse,
  produce: (send: Send, signal: AbortSignal) => Promise<void>,
  { ending, log }: StreamParts,
): void {
  // The reader left while the question was being read: `close` has already fired and will not fire again.
  if (outgoing.destroyed) return
  const gone = new AbortController()
  let frames = ''
  let words = ''
  let isScheduled = false
  let soon: NodeJS.Timeout | undefined
  let isOver = false
  let fullSince: number | undefined

  const joinWords = () => {
    if (words !== '') frames += frameOf({ type: 'delta', text: words })
    words = ''
  }
  const flush = () => {
    isScheduled = false
    clearTimeout(soon)
    soon = undefined
    if (isOver || outgoing.writableNeedDrain) return
    joinWords()
    if (frames !== '') outgoing.write(frames)
    else if (!outgoing.headersSent) outgoing.flushHeaders()
    frames = ''
  }
  const send = (event: ToolEvent) => {
    if (event.type !== 'delta') {
      joinWords()
      frames += frameOf(event)
      // A write costs more than all else here, so what is no word waits a moment for company.
      soon ??= setTimeout(flush, soonMs)
      return
    }
    words += event.text
    if (isScheduled) return
    isScheduled = true
    setImmediate(flush)
  }
  const finish = () => {
    if (isOver) return
    joinWords()
    isOver = true
    clearTimeout(soon)
    clearInterval(heartbeat)
    ending?.removeEventListener('abort', stop)
    outgoing.end(frames)
    if (outgoing.writableLength > 0) letGoLater(outgoing)
  }
  const stop = () => {
    send(restarting)
    finish()
    gone.abort()
  }
  const heartbeat = setInterval(() => {
    if (!outgoing.writableNeedDrain) {
      fullSince = undefined
      outgoing.write(':\n\n')
      return
    }
    fullSince ??= performance.now()
    if (performance.now() - fullSince >= patienceMs) outgoing.destroy()
  }, heartbeatMs)

  outgoing.on('drain', flush)
  outgoing.once('close', () => {
    if (isOver) return
    isOver = true
    clearTimeout(soon)
    clearInterval(heartbeat)
    ending?.removeEventListener('abort', stop)
    gone.abort()
  })
  ending?.addEventListener('abort', stop, { once: true })
  outgoing.writeHead(200, headers)
  if (ending?.aborted) return stop()
  soon = setTimeout(flush, soonMs)
  produce((event) => send(asToolEvent(event)), gone.signal)
    .catch((error: unknown) => send(asFailure(error, log)))
    .finally(finish)
}

/** The answer is whole, but its reader does not read it. */
function letGoLater(outgoing: ServerResponse): void {
  const timer = setTimeout(() => outgoing.destroy(), patienceMs).unref()
  outgoing.once('close', () => clearTimeout(timer))
}

const restarting: ToolEvent = { type: 'error', code: 'shutdown', message: texts.serverRestarting }

function asToolEvent(event: AnswerEvent): ToolEvent {
  if (event.type !== 'broken') return event
  const { code, message } = event
  return { type: 'error', code, message }
}

function asFailure(error: unknown, log: StreamParts['log']): ToolEvent {
  // What a composer on the server cannot do.
  if (error instanceof AppError) return { type: 'error', code: error.code, message: error.message }
  log.error({ error }, 'a stream failed unexpectedly')
  return { type: 'error', code: 'INTERNAL', message: texts.ourFault }
}

function frameOf(event: ToolEvent): string {
  return `data: ${JSON.stringify(event)}\n\n`
}
