import type { BenchResult } from './bench-result.ts'

/** What undo brings back. */
export type Snapshot = Pick<BenchResult, 'plan' | 'engine' | 'wishes' | 'unread' | 'request'>

type Trail = { past: readonly Snapshot[]; future: readonly Snapshot[] }

const longest = 100

/** The states of each result that undo and redo reach, for as long as the page is open. */
export function createPlanTrail() {
  const trails = new Map<string, Trail>()
  const trailOf = (id: string): Trail => trails.get(id) ?? { past: [], future: [] }

  return {
    /** Before a result changes. */
    remember(result: BenchResult) {
      const { past } = trailOf(result.id)
      trails.set(result.id, { past: [...past, snapshot(result)].slice(-longest), future: [] })
    },
    canUndo: (id: string) => trailOf(id).past.length > 0,
    canRedo: (id: string) => trailOf(id).future.length > 0,
    /** The state to go back to; undefined at the first one. */
    undo(result: BenchResult): Snapshot | undefined {
      const { past, future } = trailOf(result.id)
      const before = past.at(-1)
      if (before) trails.set(result.id, { past: past.slice(0, -1), future: [...future, snapshot(result)] })
      return before
    },
    redo(result: BenchResult): Snapshot | undefined {
      const { past, future } = trailOf(result.id)
      const next = future.at(-1)
      if (next) trails.set(result.id, { past: [...past, snapshot(result)], future: future.slice(0, -1) })
      return next
    },
  }
}

function snapshot({ plan, engine, wishes, unread, request }: BenchResult): Snapshot {
  return {
    wishes,
    ...(plan === undefined ? {} : { plan }),
    ...(engine === undefined ? {} : { engine }),
    ...(unread === undefined ? {} : { unread }),
    ...(request === undefined ? {} : { request }),
  }
}
