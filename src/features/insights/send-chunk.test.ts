import { gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import type { RecordingChunk } from './recorded-event.ts'
import { sendChunk } from './send-chunk.ts'

function open() {
  const answer = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', answer)
  return answer
}

function chunk(text = 'x'): RecordingChunk {
  const events = [{ type: 3, timestamp: 1, data: { text } }]
  return { recordingId: 'id', sequence: 0, path: '/', device: 'phone', events }
}

test('a page that ends hands its piece over before it ends', async () => {
  const answer = open()
  const sent = sendChunk(chunk(), 'permit', true)
  const { headers, body, keepalive } = answer.mock.calls[0]?.[1] ?? {}
  expect({ headers, keepalive }).toMatchObject({
    headers: { 'content-type': 'application/json' },
    keepalive: true,
  })
  expect(await new Response(body).json()).toEqual(chunk())
  expect(await sent).toBeGreaterThan(0)
})

test('any other piece is compressed, also one that is too large for a page that ends', async () => {
  for (const [piece, isLeaving] of [
    [chunk(), false],
    [chunk('x'.repeat(60_000)), true],
  ] as const) {
    const answer = open()
    await sendChunk(piece, 'permit', isLeaving)
    const { headers, body } = answer.mock.calls[0]?.[1] ?? {}
    expect(headers).toMatchObject({ 'content-type': 'application/gzip' })
    const bytes = await new Response(body).arrayBuffer()
    expect(JSON.parse(gunzipSync(bytes).toString())).toEqual(piece)
  }
})
