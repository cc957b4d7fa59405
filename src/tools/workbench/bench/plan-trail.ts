import type { BenchResult } from './bench-result.ts'

/** What undo brings back. */
type Snapshot = Pick<BenchResult, 'plan' | 'engine' | 'wishes' | 'unread' | 'request'>

type Trail = { past: readonly Snapshot[]; future: readonly Snapshot[] }

const longest = 100

/** The states of each result that undo and redo reach, for as long as the page is open. */
export function createPlanTrail() {
  const trails = new Map<string, Trail>()
  const trailOf = (id: string): Trail => trails.get(id) ?? { past: [], future: [] }

  /** The result in the next state of that direction; undefined at its end. */
  function step(result: BenchResult, from: keyof Trail, to: keyof Trail): BenchResult | undefined {
    const trail = trailOf(result.id)
    const next = trail[from].at(-1)
    if (next === undefined) return undefined
    trails.set(result.id, {
      ...trail,
      [from]: trail[from].slice(0, -1),
      [to]: [...trail[to], snapshot(result)],
    })
    return { ...result, ...next }
  }

  return {
    /** Before a result changes. */
    remember(result: BenchResult) {
      const past = [...trailOf(result.id).past, snapshot(result)].slice(-longest)
      trails.set(result.id, { past, future: [] })
    },
    canUndo: (id: string) => trailOf(id).past.length > 0,
    canRedo: (id: string) => trailOf(id).future.length > 0,
    undo: (result: BenchResult) => step(result, 'past', 'future'),
    redo: (result: BenchResult) => step(result, 'future', 'past'),
  }
}

function snapshot({ plan, engine, wishes, unread, request }: BenchResult): Snapshot {
  return { plan, engine, wishes, unread, request }
}
