import { asRecord } from '#shared/record.ts'
import { readJson, removeKey, writeText, type BrowserStorage } from '#shared/browser-storage.ts'
import { keyFor } from '#shared/storage-keys.ts'
import type { BenchResult } from './bench-result.ts'

/** Each with the key of the row in the history that holds it. */
type Trail = { past: readonly BenchResult[]; future: readonly BenchResult[] }

const longest = 100
/** They are written with every change, and each is a whole plan. */
const longestAfterReload = 20
const none: Trail = { past: [], future: [] }

/**
 * The states of each result that undo and redo reach, for as long as the page is open; those of the result that was
 * changed last also after a reload. `tab`: storage of this tab.
 */
export function createPlanTrail(tab: BrowserStorage | undefined, slug: string) {
  const trails = new Map<string, Trail>(readTrail(tab, slug))
  /** The result whose states the storage holds. */
  let keptId = [...trails.keys()][0]
  const trailOf = (id: string): Trail => trails.get(id) ?? none

  function keep(id: string, trail: Trail) {
    trails.set(id, trail)
    keptId = id
    const { past, future } = trail
    // Rather the latest states than none, where the storage is full.
    for (let count = longestAfterReload; count > 0; count = Math.floor(count / 2)) {
      const kept = JSON.stringify({ id, past: past.slice(-count), future: future.slice(-count) })
      if (writeText(tab, keyFor('undo', slug), kept)) return
    }
    removeKey(tab, keyFor('undo', slug))
  }

  return {
    /** Before a result changes. */
    remember(result: BenchResult) {
      const past = [...trailOf(result.id).past, result].slice(-longest)
      keep(result.id, { past, future: [] })
    },
    reach: (id: string) => ({ canUndo: trailOf(id).past.length > 0, canRedo: trailOf(id).future.length > 0 }),
    /** The result in the next state of that direction; undefined at its end. */
    step(result: BenchResult, from: keyof Trail): BenchResult | undefined {
      const to = from === 'past' ? 'future' : 'past'
      const trail = trailOf(result.id)
      const next = trail[from].at(-1)
      if (next === undefined) return undefined
      const [left, more] = [trail[from].slice(0, -1), [...trail[to], result]]
      keep(result.id, { ...trail, [from]: left, [to]: more })
      // Of the same row the latest is known: it may have been saved since.
      const isSameRow = next.key === undefined || next.key === result.key
      const { key, history } = isSameRow ? result : next
      const { dialect, unmet, versions } = result
      return { unread: undefined, conflicts: undefined, ...next, dialect, unmet, versions, key, history }
    },
    /** The row of the history that holds these states has another key now. */
    rename(id: string, from: string | undefined, key: string) {
      const { past, future } = trailOf(id)
      const renamed = (one: BenchResult) => (one.key === from ? { ...one, key } : one)
      keep(id, { past: past.map(renamed), future: future.map(renamed) })
    },
    /** A result that was removed leaves nothing in the storage; while the page is open, it comes back with its states. */
    forgetRemoved(results: readonly BenchResult[]) {
      if (keptId === undefined || results.some(({ id }) => id === keptId)) return
      removeKey(tab, keyFor('undo', slug))
      keptId = undefined
    },
  }
}

function readTrail(tab: BrowserStorage | undefined, slug: string): [string, Trail][] {
  const { id, past, future } = asRecord(readJson(tab, keyFor('undo', slug))) ?? {}
  if (typeof id !== 'string' || !Array.isArray(past) || !Array.isArray(future)) return []
  return [[id, { past, future }]]
}
