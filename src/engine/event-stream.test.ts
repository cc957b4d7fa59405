import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { silentLog } from '#platform/database/test-databases.ts'
import { ToolEvent } from '#tools/contract/tool-event.ts'
import type { Send } from './answer-event.ts'
import { streamEvents } from './event-stream.server.ts'

type Produce = (send: Send, signal: AbortSignal) => Promise<void>
type Parts = Parameters<typeof streamEvents>[2]

const cleanUps: (() => void)[] = []
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp()
  vi.useRealTimers()
})

/** What a reader gets, from the first byte on. */
async function open(produce: Produce, parts: Partial<Parts> = {}): Promise<IncomingMessage> {
  const answer = (_incoming: IncomingMessage, outgoing: ServerResponse) =>
    streamEvents(outgoing, produce, { log: silentLog, ...parts })
  const server = createServer(answer).listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  cleanUps.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return new Promise((resolve) => get({ port, host: '127.0.0.1' }, resolve))
}

async function textOf(answer: IncomingMessage): Promise<string> {
  let text = ''
  for await (const piece of answer.setEncoding('utf8')) text += String(piece)
  return text
}

function eventsIn(text: string): ToolEvent[] {
  return text
    .split('\n\n')
    .filter((block) => block.startsWith('data: '))
    .map((block) => ToolEvent.parse(JSON.parse(block.slice(6))))
}

function wordsIn(events: readonly ToolEvent[]): string {
  return events.flatMap((event) => (event.type === 'delta' ? event.text : [])).join('')
}

test('words of one moment leave together, in order, before what follows them', async () => {
  const answer = await open(async (send) => {
    send({ type: 'asking', model: 'm' })
    send({ type: 'delta', text: 'a ' })
    send({ type: 'delta', text: 'b ' })
    send({ type: 'mending' })
    send({ type: 'delta', text: 'c' })
  })
  expect(answer.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  expect(eventsIn(await textOf(answer))).toEqual([
    { type: 'asking', model: 'm' },
    { type: 'delta', text: 'a b ' },
    { type: 'mending' },
    { type: 'delta', text: 'c' },
  ])
})

test('the head and the first event do not wait for the first word', async () => {
  let end = () => {}
  const answer = await open(async (send) => {
    send({ type: 'asking', model: 'm' })
    await new Promise<void>((resolve) => (end = resolve))
  })
  const [piece] =
    (await new Promise<[Buffer]>((resolve) => answer.once('data', (one) => resolve([one])))) ?? []
  expect(eventsIn(String(piece))).toEqual([{ type: 'asking', model: 'm' }])
  end()
  await textOf(answer)
})

test('a server that is about to stop says so, and whoever writes is told to end', async () => {
  const ending = new AbortController()
  let isStopped = false
  const answer = await open(
    (send, signal) =>
      new Promise<void>((resolve) => {
        send({ type: 'delta', text: 'half a ' })
        signal.addEventListener('abort', () => {
          isStopped = true
          resolve()
        })
      }),
    { ending: ending.signal },
  )
  ending.abort()
  const events = eventsIn(await textOf(answer))
  expect(events.at(0)).toEqual({ type: 'delta', text: 'half a ' })
  expect(events.at(-1)).toMatchObject({ type: 'error', code: 'shutdown' })
  expect(isStopped).toBe(true)
})

test('a fault of ours ends with an event, not with a broken line', async () => {
  const errors: unknown[] = []
  const answer = await open(
    async () => {
      throw new TypeError('secret detail')
    },
    { log: { error: (fault: unknown) => void errors.push(fault) } },
  )
  const text = await textOf(answer)
  expect(eventsIn(text)).toMatchObject([{ type: 'error', code: 'INTERNAL' }])
  expect(text).not.toContain('secret detail')
  expect(errors).toHaveLength(1)
})

test('an answer that broke off is told as an error; what there is instead stays here', async () => {
  const answer = await open(async (send) => {
    send({ type: 'delta', text: 'half' })
    const engine = { writtenBy: 'composer' as const }
    send({ type: 'broken', code: 'cut-off', message: 'It broke.', output: { plan: 'composed' }, engine })
  })
  expect(eventsIn(await textOf(answer))).toEqual([
    { type: 'delta', text: 'half' },
    { type: 'error', code: 'cut-off', message: 'It broke.' },
  ])
})

test('words for a slow reader wait for it and are lost by nobody', async () => {
  const word = 'x'.repeat(1_000)
  let sent = 0
  const answer = await open(async (send) => {
    for (; sent < 20_000; sent += 1) {
      send({ type: 'delta', text: word })
      if (sent % 50 === 0) await new Promise((resolve) => setImmediate(resolve))
    }
  })
  await vi.waitUntil(() => sent === 20_000, { timeout: 10_000 })
  const events = eventsIn(await textOf(answer))
  expect(wordsIn(events)).toBe(word.repeat(20_000))
  // While nobody reads, what comes is joined instead of queued piece by piece.
  expect(events.length).toBeLessThan(300)
})

test('who goes away stops who writes', async () => {
  let isStopped = false
  const answer = await open(
    (send, signal) =>
      new Promise<void>((resolve) => {
        send({ type: 'delta', text: 'a' })
        signal.addEventListener('abort', () => {
          isStopped = true
          resolve()
        })
      }),
  )
  answer.destroy()
  await vi.waitUntil(() => isStopped)
})

test('who left before the stream began, or comes when the server is ending, has nothing written', async () => {
  const produce = vi.fn<Produce>(async () => undefined)
  const server = createServer(async (_incoming, outgoing) => {
    await new Promise((left) => outgoing.once('close', left))
    streamEvents(outgoing, produce, { log: silentLog })
    server.emit('streamed')
  }).listen(0, '127.0.0.1')
  cleanUps.push(() => server.close())
  await new Promise((listening) => server.once('listening', listening))
  const { port } = server.address() as AddressInfo
  const asking = get({ port, host: '127.0.0.1' }).on('error', () => undefined)
  server.once('request', () => asking.destroy())
  await new Promise((streamed) => server.once('streamed', streamed))

  const late = await open(produce, { ending: AbortSignal.abort() })
  expect(eventsIn(await textOf(late))).toMatchObject([{ type: 'error', code: 'shutdown' }])
  expect(produce).not.toHaveBeenCalled()
})

test('who does not read for half a minute is let go, and the model with it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  let isStopped = false
  const answer = await open(
    (send, signal) =>
      new Promise<void>((resolve) => {
        // More than the buffers of both ends hold.
        send({ type: 'delta', text: 'x'.repeat(40_000_000) })
        signal.addEventListener('abort', () => {
          isStopped = true
          resolve()
        })
      }),
  )
  answer.pause()
  answer.on('error', () => undefined)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(isStopped).toBe(false)
  await vi.advanceTimersByTimeAsync(20_000)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(isStopped).toBe(true)
})
