import type { RecordingChunk } from './recorded-event.ts'

const timeoutMs = 15_000
const pausesMs = [0, 5_000, 20_000]
/** What browsers let a page send while it ends. */
const mostWhileLeaving = 60_000

/** Answers the bytes that were taken; undefined when the recording had better end. */
export async function sendChunk(
  chunk: RecordingChunk,
  permit: string,
  isLeaving: boolean,
): Promise<number | undefined> {
  const text = new TextEncoder().encode(JSON.stringify(chunk))
  // A page that ends may run nothing later: what is small enough is sent in this task, which leaves no time to compress.
  const isPlain = isLeaving && text.byteLength < mostWhileLeaving
  const body = isPlain ? text : await compress(text)
  for (const pauseMs of pausesMs) {
    if (pauseMs > 0) await new Promise((go) => setTimeout(go, pauseMs))
    try {
      const response = await fetch('/ingest/recordings', {
        method: 'POST',
        headers: {
          'content-type': isPlain ? 'application/json' : 'application/gzip',
          'x-recording-permit': permit,
        },
        body,
        keepalive: isLeaving && body.byteLength < mostWhileLeaving,
        priority: 'low',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (response.ok) return body.byteLength
      if (response.status < 500 && response.status !== 429) return undefined
    } catch {
      // Tried again below.
    }
  }
  return undefined
}

function compress(text: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  return new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer()
}
