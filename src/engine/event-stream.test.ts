import { afterEach, expect, test, vi } from 'vitest'
import { silentLog } from '#platform/database/test-databases.ts'
import { ToolEvent } from '#tools/tool-event.ts'
import { eventStream } from './event-stream.server.ts'

afterEach(() => {
  vi.useRealTimers()
})

const never = new AbortController().signal

function eventsIn(text: string): ToolEvent[] {
  return text
    .split('\n\n')
    .filter((block) => block.startsWith('data: '))
    .map((block) => ToolEvent.parse(JSON.parse(block.slice(6))))
}

test('words of one moment leave together, in order, before what follows them', async () => {
  const response = eventStream(
    async (send) => {
      send({ type: 'delta', text: 'a ' })
      send({ type: 'delta', text: 'b ' })
      send({ type: 'section', heading: 'Next' })
      send({ type: 'delta', text: 'c' })
    },
    never,
    { log: silentLog },
  )
  expect(eventsIn(await response.text())).toEqual([
    { type: 'delta', text: 'a b ' },
    { type: 'section', heading: 'Next' },
    { type: 'delta', text: 'c' },
  ])
})

test('a server that is about to stop says so, and whoever writes is told to end', async () => {
  const ending = new AbortController()
  let isStopped = false
  const response = eventStream(
    (send, signal) =>
      new Promise((resolve) => {
        send({ type: 'delta', text: 'half a ' })
        signal.addEventListener('abort', () => {
          isStopped = true
          resolve()
        })
      }),
    never,
    { log: silentLog, ending: ending.signal },
  )
  ending.abort()
  const events = eventsIn(await response.text())
  expect(events.at(0)).toEqual({ type: 'delta', text: 'half a ' })
  expect(events.at(-1)).toMatchObject({ type: 'error', code: 'shutdown' })
  expect(isStopped).toBe(true)
})

test('a fault of ours ends with an event, not with a broken line', async () => {
  const errors: unknown[] = []
  const response = eventStream(
    async () => {
      throw new TypeError('secret detail')
    },
    never,
    { log: { error: (fault: unknown) => void errors.push(fault) } },
  )
  const text = await response.text()
  expect(eventsIn(text)).toMatchObject([{ type: 'error', code: 'INTERNAL' }])
  expect(text).not.toContain('secret detail')
  expect(errors).toHaveLength(1)
})

test('words for a slow reader wait for it and are lost by nobody', async () => {
  const word = 'x'.repeat(1_000)
  let sent = 0
  const response = eventStream(
    async (send) => {
      for (; sent < 2_000; sent += 1) {
        send({ type: 'delta', text: word })
        if (sent % 50 === 0) await new Promise((resolve) => setImmediate(resolve))
      }
    },
    never,
    { log: silentLog },
  )
  await vi.waitUntil(() => sent === 2_000)
  const events = eventsIn(await response.text())
  expect(events.flatMap((event) => (event.type === 'delta' ? event.text : [])).join('')).toBe(
    word.repeat(2_000),
  )
  // While nobody reads, what comes is joined instead of queued piece by piece.
  expect(events.length).toBeLessThan(30)
})

test('who does not read for half a minute is let go, and the model with it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  let isStopped = false
  const response = eventStream(
    (send, signal) =>
      new Promise((resolve) => {
        send({ type: 'draft', output: 'x'.repeat(400_000) })
        signal.addEventListener('abort', () => {
          isStopped = true
          resolve()
        })
      }),
    never,
    { log: silentLog },
  )
  await vi.advanceTimersByTimeAsync(30_000)
  expect(isStopped).toBe(false)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(isStopped).toBe(true)
  await expect(response.text()).rejects.toThrow('does not read')
})
