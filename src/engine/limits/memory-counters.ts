import type { Count, CounterStore } from './counter-store.ts'

const sweepEveryMs = 60_000

/** Counters of this process. `now`: milliseconds of a clock that never jumps. */
export function createMemoryCounters(now: () => number = () => performance.now()): CounterStore {
  const counters = new Map<string, { value: number; endsAt: number }>()
  let sweptAt = now()

  // The clock is asked once for each request: here it costs more than everything else.
  function alive(key: string, at: number) {
    const counter = counters.get(key)
    return counter !== undefined && counter.endsAt > at ? counter : undefined
  }

  function countOf(keys: readonly [string, ...string[]], at: number): Count {
    const value = keys.reduce((sum, key) => sum + (alive(key, at)?.value ?? 0), 0)
    return { value, resetsInMs: Math.max(0, (alive(keys[0], at)?.endsAt ?? 0) - at) }
  }

  function sweep(at: number) {
    if (at - sweptAt < sweepEveryMs) return
    sweptAt = at
    for (const [key, { endsAt }] of counters) if (endsAt <= at) counters.delete(key)
  }

  return {
    async take(takes) {
      const at = now()
      sweep(at)
      for (const [index, { keys, amount, most }] of takes.entries()) {
        const count = countOf(keys, at)
        if (count.value + amount > most) return { kind: 'refused', index, count }
      }
      for (const { keys, amount, lifetimeMs } of takes) {
        const counter = alive(keys[0], at)
        if (counter) counter.value += amount
        else counters.set(keys[0], { value: amount, endsAt: at + lifetimeMs })
      }
      return { kind: 'taken', counts: takes.map(({ keys }) => countOf(keys, at)) }
    },
    async change(changes) {
      const at = now()
      for (const { key, amount } of changes) {
        const counter = alive(key, at)
        if (counter) counter.value += amount
      }
    },
    read: async (keys) => keys.map((key) => countOf([key], now())),
    close: async () => undefined,
  }
}
