import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEventQueue, type QueuedEvent, type QueueStorage, type SendResult } from './event-queue.ts'

let kept: Map<string, string>
let storage: QueueStorage

beforeEach(() => {
  vi.useFakeTimers()
  kept = new Map()
  storage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
})

afterEach(() => vi.useRealTimers())

function event(index: number, text = 'x'): QueuedEvent {
  return { uuid: `id-${index}`, event: 'x', timestamp: '2026-11-20T12:00:00.000Z', properties: { text } }
}

function open(answer: () => SendResult | Promise<SendResult>, mayKeep = true) {
  const batches: string[][] = []
  const queue = createEventQueue({
    send: async (batch) => {
      batches.push(batch.map(({ uuid }) => uuid))
      return answer()
    },
    storage,
    mayKeep: () => mayKeep,
  })
  return { queue, batches }
}

test('events go in one batch and are forgotten once taken', async () => {
  const { queue, batches } = open(() => 'taken')
  for (let index = 0; index < 3; index++) queue.add(event(index))
  expect(batches).toEqual([])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(batches).toEqual([['id-0', 'id-1', 'id-2']])
  await vi.advanceTimersByTimeAsync(600_000)
  expect(batches).toHaveLength(1)
  expect(kept.size).toBe(0)
})

test('a sink that fails is asked again later and later, then gets every event once', async () => {
  let isBroken = true
  const { queue, batches } = open(() => (isBroken ? { retryAfterMs: undefined } : 'taken'))
  queue.add(event(0))
  await vi.advanceTimersByTimeAsync(2_000 + 5_000 + 10_000 + 20_000)
  expect(batches).toHaveLength(4)
  for (let index = 1; index < 120; index++) queue.add(event(index))
  expect(batches).toHaveLength(4)
  isBroken = false
  await vi.advanceTimersByTimeAsync(600_000)
  expect(queue.size()).toBe(0)
  expect(batches.slice(4).flat()).toEqual(Array.from({ length: 120 }, (_, index) => `id-${index}`))
})

test('a sink that throws or asks for time is waited for', async () => {
  let tries = 0
  const { queue, batches } = open(() => {
    tries += 1
    if (tries === 1) throw new Error('refused')
    return tries === 2 ? { retryAfterMs: 90_000 } : 'taken'
  })
  queue.add(event(0))
  await vi.advanceTimersByTimeAsync(2_000 + 5_000)
  expect(batches).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(89_000)
  expect(batches).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1_000)
  expect([batches.length, queue.size()]).toEqual([3, 0])
})

test('what the sink refuses for good is not sent again', async () => {
  const { queue, batches } = open(() => 'refused')
  queue.add(event(0))
  await vi.advanceTimersByTimeAsync(600_000)
  expect([batches.length, queue.size()]).toEqual([1, 0])
})

test('the queue is bounded in events and in characters, the oldest out first', () => {
  const { queue } = open(() => ({ retryAfterMs: undefined }))
  for (let index = 0; index < 2_000; index++) queue.add(event(index))
  expect(queue.size()).toBe(500)
  for (let index = 0; index < 300; index++) queue.add(event(index, 'x'.repeat(2_000)))
  expect(queue.size()).toBeLessThan(101)
  expect([...kept.values()].join('').length).toBeLessThan(1_000_000)
})

test('events that a sink never answered wait for the next visit, and what is no event there is left out', async () => {
  const first = open(() => new Promise(() => undefined))
  first.queue.add(event(0))
  await vi.advanceTimersByTimeAsync(600_000)
  expect(first.batches).toEqual([['id-0']])
  const [key = ''] = kept.keys()
  kept.set(key, JSON.stringify([...JSON.parse(kept.get(key) ?? '[]'), null, 7, { uuid: 1 }]))
  const next = open(() => 'taken')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(next.batches).toEqual([['id-0']])
  expect(kept.size).toBe(0)
  kept.set(key, '{broken')
  expect(open(() => 'taken').queue.size()).toBe(0)
})

test('without consent nothing is kept, and a forbidden storage breaks nothing', async () => {
  const { queue } = open(() => ({ retryAfterMs: undefined }), false)
  queue.add(event(0))
  expect(kept.size).toBe(0)
  const forbid = () => {
    throw new Error('forbidden')
  }
  storage = { getItem: forbid, setItem: forbid, removeItem: forbid }
  const { queue: other, batches } = open(() => 'taken')
  other.add(event(1))
  await vi.advanceTimersByTimeAsync(2_000)
  expect(batches).toEqual([['id-1']])
})

test('withdrawing forgets what waits and what was kept', async () => {
  const { queue, batches } = open(() => 'taken')
  queue.add(event(0))
  queue.clear()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(batches).toEqual([])
  expect(queue.size()).toBe(0)
})
