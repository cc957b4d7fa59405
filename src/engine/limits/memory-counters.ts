import type { Count, CounterStore } from './counter-store.ts'

const sweepEveryMs = 60_000

/** Counters of this process. `now`: milliseconds of a clock that never jumps. */
export function createMemoryCounters(now: () => number = () => performance.now()): CounterStore {
  const counters = new Map<string, { value: number; endsAt: number }>()
  let sweptAt = now()

  function alive(key: string) {
    const counter = counters.get(key)
    return counter !== undefined && counter.endsAt > now() ? counter : undefined
  }

  function countOf(keys: readonly [string, ...string[]]): Count {
    const value = keys.reduce((sum, key) => sum + (alive(key)?.value ?? 0), 0)
    return { value, resetsInMs: Math.max(0, (alive(keys[0])?.endsAt ?? 0) - now()) }
  }

  function sweep() {
    if (now() - sweptAt < sweepEveryMs) return
    sweptAt = now()
    for (const [key, { endsAt }] of counters) if (endsAt <= now()) counters.delete(key)
  }

  return {
    async take(takes) {
      sweep()
      for (const [index, { keys, amount, most }] of takes.entries()) {
        const count = countOf(keys)
        if (count.value + amount > most) return { kind: 'refused', index, count }
      }
      for (const { keys, amount, lifetimeMs } of takes) {
        const counter = alive(keys[0])
        if (counter) counter.value += amount
        else counters.set(keys[0], { value: amount, endsAt: now() + lifetimeMs })
      }
      return { kind: 'taken', counts: takes.map(({ keys }) => countOf(keys)) }
    },
    async change(changes) {
      for (const { key, amount } of changes) {
        const counter = alive(key)
        if (counter) counter.value += amount
      }
    },
    read: async (keys) => keys.map((key) => countOf([key])),
    close: async () => undefined,
  }
}
