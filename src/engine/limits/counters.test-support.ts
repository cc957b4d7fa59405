import { expect } from 'vitest'
import type { CounterStore, Take } from './counter-store.ts'

function one(key: string, parts: Partial<Take> = {}): Take {
  return { keys: [key], amount: 1, most: 3, lifetimeMs: 60_000, ...parts }
}

/** What every store of counters has to do. `two`: of two processes on the same store, where there is such a thing. */
export const counterRules: Record<string, (first: CounterStore, second: CounterStore) => Promise<void>> = {
  async 'counts up to the most, then refuses with what is there'(first) {
    for (const value of [1, 2, 3]) {
      const taken = await first.take([one('a')])
      expect(taken).toMatchObject({ kind: 'taken', counts: [{ value }] })
    }
    const refused = await first.take([one('a')])
    expect(refused).toMatchObject({ kind: 'refused', index: 0, count: { value: 3 } })
    expect(refused.kind === 'refused' && refused.count.resetsInMs).toBeGreaterThan(50_000)
  },
  async 'takes all or none'(first) {
    await first.take([one('b', { amount: 3 })])
    expect(await first.take([one('c'), one('b')])).toMatchObject({ kind: 'refused', index: 1 })
    expect(await first.read(['c', 'b'])).toMatchObject([{ value: 0 }, { value: 3 }])
  },
  async 'counts what other keys hold too'(first) {
    await first.take([one('before', { amount: 2 })])
    const both: Take = one('now', { keys: ['now', 'before'] })
    expect(await first.take([both])).toMatchObject({ kind: 'taken', counts: [{ value: 3 }] })
    expect(await first.take([both])).toMatchObject({ kind: 'refused' })
  },
  async 'begins anew when a counter has ended'(first) {
    await first.take([one('short', { amount: 3, lifetimeMs: 30 })])
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(await first.take([one('short')])).toMatchObject({ kind: 'taken', counts: [{ value: 1 }] })
  },
  async 'gives back, also more than one at once, and nothing to counters that are not there'(first) {
    await first.take([one('d', { amount: 3 }), one('e', { amount: 2 })])
    await first.change([
      { key: 'd', amount: -2 },
      { key: 'e', amount: -1 },
      { key: 'never', amount: 5 },
    ])
    expect(await first.read(['d', 'e', 'never'])).toMatchObject([{ value: 1 }, { value: 1 }, { value: 0 }])
  },
  async 'holds for two processes that take at the same moment'(first, second) {
    const takes = Array.from({ length: 60 }, (_, index) =>
      (index % 2 === 0 ? first : second).take([
        one('f', { most: 20 }),
        one(`g${index % 3}`, { most: 100 }),
        one('h', { amount: 1_000_000, most: 25_000_000 }),
      ]),
    )
    const taken = (await Promise.all(takes)).filter(({ kind }) => kind === 'taken')
    expect(taken).toHaveLength(20)
    expect(await second.read(['f', 'h'])).toMatchObject([{ value: 20 }, { value: 20_000_000 }])
  },
}
