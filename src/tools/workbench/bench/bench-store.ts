import { createListeners } from '#shared/listeners.ts'
import { readText, signOutKey, type BrowserStorage } from '#shared/browser-storage.ts'
import type { FieldProblems } from '#shared/check-input.ts'
import { keyFor } from '#shared/storage-keys.ts'
import type { ToolDefinition } from '../../contract/define-tool.ts'
import type { ToolCore } from '../../contract/tool-core.ts'
import type { FunctionFailure } from '../../function-failure.ts'
import type { AskEngine } from '../answer-engine.ts'
import { newestOf, readShelf, writeShelf, type BenchResult, type Shelf, type Wish } from './bench-result.ts'
import { createPlanTrail } from './plan-trail.ts'

/** A model at work on what is wished: what can be shown of its reply so far. */
export type Live = Wish & {
  phase: 'asking' | 'writing' | 'mending'
  model: string
  writtenBy: 'model' | 'own-model'
  input: unknown
  plan?: unknown
  /** It becomes a result of its own, in the dialect that was chosen for it. */
  isNew: boolean
  dialect?: string
}

export type BenchState = {
  phase: 'idle' | 'working' | 'failed'
  /** It takes long enough for stopping to be offered. */
  canStop: boolean
  progress?: { stage: string; done: number; total: number } | undefined
  live?: Live | undefined
  failure?: FunctionFailure | undefined
  problems: FieldProblems
  shelf: Shelf
  result: BenchResult | undefined
  /** Two versions to choose from. */
  comparison?: { first: BenchResult; second: BenchResult } | undefined
  canUndo: boolean
  canRedo: boolean
  /** The browser has stored the shown result as it is. */
  isStored: boolean
  /** What was asked for last is on the page, whole. */
  isReady: boolean
  /** Counts answers that somebody asked for on this page; the result takes the focus when it grows. */
  arrivals: number
  /** The last arrival changed a place within the result, so the page must not scroll away from it. */
  isInPlace: boolean
}

/** How sending the form ended before there was an answer. */
export type Sent = 'invalid' | 'answered' | 'failed' | 'stopped'

export type BenchParts = {
  tool: Pick<ToolDefinition, 'card' | 'instructions'>
  core: ToolCore
  storage: BrowserStorage | undefined
  /** Of this tab: what undo reaches after a reload. */
  tab?: BrowserStorage | undefined
  isSignedIn: () => boolean
  ask: AskEngine
}

export type BenchStore = ReturnType<typeof createBenchStore>

export type NewResult = Omit<BenchResult, 'id' | 'madeAt'>

/** What is asked from now on has nothing of these yet. */
export const passed = {
  phase: 'idle',
  canStop: false,
  live: undefined,
  progress: undefined,
  failure: undefined,
  isReady: false,
} satisfies Partial<BenchState>

/** The state of a bench and its results, kept in this browser. */
export function createBenchStore({ tool, core, storage, tab }: BenchParts) {
  const { slug } = tool.card
  const resultsKey = keyFor('results', slug)
  const trail = createPlanTrail(tab, slug)
  const { notify, subscribe } = createListeners()
  /** As this bench last saw it. */
  let stored = readText(storage, resultsKey)
  let signOut = readText(storage, signOutKey)
  const shelf = readShelf(storage, slug)
  let inStorage = shelf.results
  let state: BenchState = followed({ problems: {}, shelf, arrivals: 0, ...passed, isInPlace: false })

  function followed(next: Omit<BenchState, 'result' | 'isStored' | 'canUndo' | 'canRedo'>, isOwn = false) {
    trail.follow(next.shelf.results, isOwn)
    const result = next.shelf.results.find(({ id }) => id === next.shelf.shown)
    const isStored = result === undefined || inStorage.includes(result)
    return { ...next, result, isStored, ...trail.reach(result?.id ?? '') }
  }

  function set(next: BenchState, isOwn: boolean) {
    state = followed(next, isOwn)
    notify()
  }

  function become(patch: Partial<BenchState>) {
    // What somebody had who has signed out since is not written again.
    if (patch.shelf && readText(storage, signOutKey) === signOut) {
      inStorage = writeShelf(storage, slug, patch.shelf) ?? inStorage
      stored = readText(storage, resultsKey)
    }
    set({ ...state, ...patch }, true)
  }

  const keep = (results: Shelf['results']) => become({ shelf: { ...state.shelf, results } })

  return {
    slug,
    core,
    trail,
    state: () => state,
    find: (id: string) => state.shelf.results.find((one) => one.id === id),
    become,
    /** Ends the question: nothing is being asked now. */
    settle: (patch: Partial<BenchState> = {}) => become({ ...passed, ...patch }),
    /** The answer to a press is on the page; `part`: the only one that is new. */
    arrive: (part: string | undefined) =>
      become({ arrivals: state.arrivals + 1, isInPlace: part !== undefined }),
    addResult(made: NewResult, shown?: string): BenchResult {
      const madeAt = Date.now()
      let id = String(madeAt)
      while (state.shelf.results.some((result) => result.id === id)) id += '+'
      const result = { ...made, input: core.keptInput?.(made.input) ?? made.input, id, madeAt }
      become({ shelf: newestOf({ results: [result, ...state.shelf.results], shown: shown ?? id }) })
      return result
    },
    patchResult: (id: string, patch: Partial<BenchResult>) =>
      keep(state.shelf.results.map((one) => (one.id === id ? { ...one, ...patch } : one))),
    removeResult: (id: string) => keep(state.shelf.results.filter((one) => one.id !== id)),
    subscribe,
    /** What is stored may have changed, in another tab (which shows a result of its own) or elsewhere on this page. */
    reread({ isOfOtherTab = false } = {}) {
      const before = { stored, signOut }
      stored = readText(storage, resultsKey)
      signOut = readText(storage, signOutKey)
      if (stored === before.stored && signOut === before.signOut) return
      const { result, isStored } = state
      const latest = readShelf(storage, slug)
      inStorage = latest.results
      // Only this page has what could not be stored; after a sign-out nobody is to have it.
      const own = isStored || stored === null || signOut !== before.signOut ? undefined : result
      const others = inStorage.filter(({ id }) => id !== own?.id)
      const shown = isOfOtherTab ? state.shelf.shown : latest.shown
      // What is written for another result goes on, out of sight.
      const unseen = shown === state.shelf.shown ? {} : { live: undefined, comparison: undefined }
      set({ ...state, ...unseen, shelf: { results: [own ?? [], others].flat(), shown } }, false)
    },
  }
}
