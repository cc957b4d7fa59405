import { expect, test } from 'vitest'
import { readServerEvents } from './server-events.ts'

async function read(chunks: readonly Uint8Array[]): Promise<string[]> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })
  const events: string[] = []
  for await (const event of readServerEvents(body)) events.push(event)
  return events
}

const stream = 'data: {"a":"Grüße 🎈"}\n\n:\n\ndata:one\r\ndata: two\r\n\r\nid: 7\nevent: x\ndata: last\n\n'

test('events are the same wherever the bytes are cut', async () => {
  const bytes = new TextEncoder().encode(stream)
  const whole = await read([bytes])
  expect(whole).toEqual(['{"a":"Grüße 🎈"}', 'one\ntwo', 'last'])
  for (const size of [1, 2, 3, 5, 7, 64]) {
    const pieces: Uint8Array[] = []
    for (let at = 0; at < bytes.length; at += size) pieces.push(bytes.subarray(at, at + size))
    expect(await read(pieces)).toEqual(whole)
  }
})

test('an event whose end is missing is no event', async () => {
  expect(await read([new TextEncoder().encode('data: whole\n\ndata: hal')])).toEqual(['whole'])
})

test('bytes beyond the last event are not kept waiting for', async () => {
  let wasCancelled = false
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('data: again\n\n')),
    cancel: () => {
      wasCancelled = true
    },
  })
  for await (const event of readServerEvents(body)) {
    expect(event).toBe('again')
    break
  }
  expect(wasCancelled).toBe(true)
})
