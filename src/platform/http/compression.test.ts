import { createBrotliDecompress } from 'node:zlib'
import { expect, test } from 'vitest'
import { chooseEncoding, compressStream } from './compression.server.ts'

test('the best encoding the caller accepts is chosen', () => {
  expect(chooseEncoding('gzip, deflate, br, zstd')).toBe('br')
  expect(chooseEncoding('gzip')).toBe('gzip')
  expect(chooseEncoding('br;q=0.5, gzip;q=0.9')).toBe('gzip')
  expect(chooseEncoding('br;q=0, gzip;q=0')).toBeUndefined()
  expect(chooseEncoding('*')).toBe('br')
  expect(chooseEncoding('identity')).toBeUndefined()
  expect(chooseEncoding('br;q=nonsense')).toBeUndefined()
  expect(chooseEncoding(null)).toBeUndefined()
})

test('a stream is compressed piece by piece, not held back until its end', async () => {
  let send: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (send = controller) })
  const request = new Request('http://x/', { headers: { 'accept-encoding': 'br' } })
  const response = compressStream(new Response(body, { headers: { 'content-type': 'text/html' } }), request)
  expect(response.headers.get('content-encoding')).toBe('br')

  const plain = createBrotliDecompress()
  const reader = response.body?.getReader()
  send?.enqueue(new TextEncoder().encode('first piece'))
  const piece = await reader?.read()
  plain.write(piece?.value)
  const [text] = (await new Promise<Buffer[]>((done) =>
    plain.once('data', (data: Buffer) => done([data])),
  )) as [Buffer]
  expect(text.toString()).toBe('first piece')
  send?.close()
})

test('what is compressed already, an image or an event stream is left alone', () => {
  const request = new Request('http://x/', { headers: { 'accept-encoding': 'br' } })
  for (const headers of [
    { 'content-type': 'image/png' },
    { 'content-type': 'text/event-stream' },
    { 'content-type': 'text/html', 'content-encoding': 'gzip' },
  ]) {
    const response = new Response('body', { headers: headers as Record<string, string> })
    expect(compressStream(response, request)).toBe(response)
  }
})
