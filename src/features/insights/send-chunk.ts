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
  const body = await compress(JSON.stringify(chunk))
  for (const pauseMs of isLeaving ? [0] : pausesMs) {
    await new Promise((go) => setTimeout(go, pauseMs))
    try {
      const response = await fetch('/ingest/recordings', {
        method: 'POST',
        headers: { 'content-type': 'application/gzip', 'x-recording-permit': permit },
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

function compress(text: string): Promise<ArrayBuffer> {
  return new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer()
}
