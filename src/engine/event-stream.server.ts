import { AppError } from '#shared/app-error.ts'
import type { ToolEvent } from '#tools/tool-event.ts'
import type { Log } from '#platform/log.server.ts'

// A proxy in between may drop a connection that is silent for longer; a model may think for a while.
const heartbeatMs = 10_000
/** Of a reader that does not keep up; words wait for it and leave together. */
const mostBufferedBytes = 256 * 1024
const patienceMs = 30_000

type Send = (event: ToolEvent) => void
type StreamParts = {
  /** Aborted when the server is about to cut what is still open. */
  ending?: AbortSignal | undefined
  log: Pick<Log, 'error'>
}

/**
 * An answer of server-sent events. `produce` runs at once; its signal is aborted when the reader goes away or stops
 * reading. Deltas of one turn of the event loop leave as one piece, which is what keeps many streams cheap.
 */
export function eventStream(
  produce: (send: Send, signal: AbortSignal) => Promise<void>,
  requestSignal: AbortSignal,
  { ending, log }: StreamParts,
): Response {
  const encoder = new TextEncoder()
  const gone = new AbortController()
  const leave = () => gone.abort()
  if (requestSignal.aborted) leave()
  requestSignal.addEventListener('abort', leave, { once: true })
  let flush = () => {}

  const body = new ReadableStream<Uint8Array>(
    {
      async start(controller) {
        let waiting = ''
        let isScheduled = false
        let isOver = false
        let fullSince: number | undefined

        const isFull = () => (controller.desiredSize ?? 0) <= 0
        const write = (text: string) => {
          if (!gone.signal.aborted && !isOver) controller.enqueue(encoder.encode(text))
        }
        const finish = () => {
          if (isOver || gone.signal.aborted) return
          isOver = true
          controller.close()
        }
        flush = () => {
          isScheduled = false
          if (waiting === '' || isFull()) return
          const text = waiting
          waiting = ''
          write(frame({ type: 'delta', text }))
        }
        const send = (event: ToolEvent) => {
          if (event.type === 'delta') {
            waiting += event.text
            if (isScheduled) return
            isScheduled = true
            setImmediate(flush)
            return
          }
          if (waiting !== '') write(frame({ type: 'delta', text: waiting }))
          waiting = ''
          write(frame(event))
        }
        const heartbeat = setInterval(() => {
          if (!isFull()) {
            fullSince = undefined
            return write(':\n\n')
          }
          fullSince ??= performance.now()
          if (performance.now() - fullSince < patienceMs) return
          controller.error(new Error('the reader does not read'))
          leave()
        }, heartbeatMs)
        const stop = () => {
          send({
            type: 'error',
            code: 'shutdown',
            message:
              'The server is restarting. What came so far is kept, and the composed draft is there. Please try again in a moment.',
          })
          finish()
          leave()
        }
        ending?.addEventListener('abort', stop, { once: true })
        try {
          await produce(send, gone.signal)
          if (waiting !== '') write(frame({ type: 'delta', text: waiting }))
        } catch (error) {
          send(asEvent(error, log))
        } finally {
          clearInterval(heartbeat)
          ending?.removeEventListener('abort', stop)
          requestSignal.removeEventListener('abort', leave)
          finish()
        }
      },
      pull: () => flush(),
      cancel: leave,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: mostBufferedBytes }),
  )
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      // nginx would otherwise collect the words until its buffer is full.
      'X-Accel-Buffering': 'no',
    },
  })
}

function asEvent(error: unknown, log: StreamParts['log']): ToolEvent {
  // What a composer on the server cannot do.
  if (error instanceof AppError) return { type: 'error', code: error.code, message: error.message }
  log.error({ error }, 'a stream failed unexpectedly')
  return { type: 'error', code: 'INTERNAL', message: 'Something went wrong on our side. Please try again.' }
}

function frame(event: ToolEvent): string {
  return `data: ${JSON.stringify(event)}\n\n`
}
