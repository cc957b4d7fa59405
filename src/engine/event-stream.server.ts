import type { ToolEvent } from '#tools/tool-event.ts'

// A proxy in between may drop a connection that is silent for longer; a model may think for a while.
const heartbeatMs = 10_000

export type EventSink = { send: (event: ToolEvent) => void }

/**
 * An answer of server-sent events. `produce` runs at once; its signal is aborted when the reader goes away. Deltas of
 * one turn of the event loop leave as one piece, which is what keeps many streams cheap.
 */
export function eventStream(
  produce: (sink: EventSink, signal: AbortSignal) => Promise<void>,
  requestSignal: AbortSignal,
): Response {
  const encoder = new TextEncoder()
  const gone = new AbortController()
  const leave = () => gone.abort()
  requestSignal.addEventListener('abort', leave, { once: true })

  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      let waiting = ''
      let isScheduled = false
      const write = (text: string) => {
        if (!gone.signal.aborted) controller.enqueue(encoder.encode(text))
      }
      const flush = () => {
        isScheduled = false
        if (waiting === '') return
        const text = waiting
        waiting = ''
        write(frame({ type: 'delta', text }))
      }
      const heartbeat = setInterval(() => write(':\n\n'), heartbeatMs)
      const send = (event: ToolEvent) => {
        if (event.type !== 'delta') {
          flush()
          return write(frame(event))
        }
        waiting += event.text
        if (isScheduled) return
        isScheduled = true
        setImmediate(flush)
      }
      try {
        await produce({ send }, gone.signal)
        flush()
      } finally {
        clearInterval(heartbeat)
        requestSignal.removeEventListener('abort', leave)
        if (!gone.signal.aborted) controller.close()
      }
    },
    cancel: leave,
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      // nginx would otherwise collect the words until its buffer is full.
      'X-Accel-Buffering': 'no',
    },
  })
}

function frame(event: ToolEvent): string {
  return `data: ${JSON.stringify(event)}\n\n`
}
