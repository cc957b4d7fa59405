import { asRecord } from '#shared/record.ts'
import { readJson, removeKey, writeText, type BrowserStorage } from '#shared/browser-storage.ts'
import { keyFor } from '#shared/storage-keys.ts'
import type { BenchResult } from './bench-result.ts'

/** Each with the key of the row in the history that holds it; `now`: as this tab saw it last. */
type Trail = { past: readonly BenchResult[]; future: readonly BenchResult[]; now?: BenchResult | undefined }

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
    const { past, future, now } = trail
    // Rather the latest states than none, where the storage is full.
    for (let count = longestAfterReload; count > 0; count = Math.floor(count / 2)) {
      const kept = JSON.stringify({ id, past: past.slice(-count), future: future.slice(-count), now })
      if (writeText(tab, keyFor('undo', slug), kept)) return
    }
    removeKey(tab, keyFor('undo', slug))
  }

  return {
    /**
     * Whoever has changed a result, undo goes one step back from there. One that was removed leaves nothing in the
     * storage; while the page is open, it comes back with its states. `isOwn`: no other tab has changed anything.
     */
    follow(results: readonly BenchResult[], isOwn: boolean) {
      for (const result of results) {
        const { id } = result
        const trail = trailOf(id)
        const { now = result } = trail
        const isSame = now === result || wordsOf(now) === wordsOf(result)
        const next = isSame ? trail : { past: [...trail.past, now].slice(-longest), future: [] }
        if (!isSame && (isOwn || id === keptId)) keep(id, { ...next, now: result })
        else trails.set(id, { ...next, now: result })
      }
      if (keptId === undefined || results.some(({ id }) => id === keptId)) return
      removeKey(tab, keyFor('undo', slug))
      keptId = undefined
    },
    reach: (id: string) => ({ canUndo: trailOf(id).past.length > 0, canRedo: trailOf(id).future.length > 0 }),
    /** The result in the next state of that direction; undefined at its end. */
    step(result: BenchResult, from: 'past' | 'future'): BenchResult | undefined {
      const to = from === 'past' ? 'future' : 'past'
      const trail = trailOf(result.id)
      const next = trail[from].at(-1)
      if (next === undefined) return undefined
      const [left, more] = [trail[from].slice(0, -1), [...trail[to], result]]
      // Of the same row the latest is known: it may have been saved since.
      const isSameRow = next.key === undefined || next.key === result.key
      const { key, history } = isSameRow ? result : next
      const { dialect, unmet, versions } = result
      const now = { unread: undefined, conflicts: undefined, ...next, dialect, unmet, versions, key, history }
      keep(result.id, { ...trail, [from]: left, [to]: more, now })
      return now
    },
    /** The row of the history that holds these states has another key now. */
    rename(id: string, from: string | undefined, key: string) {
      const { past, future, now } = trailOf(id)
      const renamed = (one: BenchResult) => (one.key === from ? { ...one, key } : one)
      keep(id, { past: past.map(renamed), future: future.map(renamed), now: now && renamed(now) })
    },
  }
}

/** What undo brings back of a result. */
function wordsOf({ plan, wishes }: BenchResult): string {
  return JSON.stringify([plan, wishes])
}

function readTrail(tab: BrowserStorage | undefined, slug: string): [string, Trail][] {
  const { id, past, future, now } = asRecord(readJson(tab, keyFor('undo', slug))) ?? {}
  if (typeof id !== 'string' || !Array.isArray(past) || !Array.isArray(future)) return []
  return [[id, { past, future, now: asRecord(now) as BenchResult | undefined }]]
}
