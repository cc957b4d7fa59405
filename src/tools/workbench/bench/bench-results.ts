import { editItem, keepItem, removeItem } from '../../contract/edit-plan.ts'
import { newIdempotencyKey } from '../../new-idempotency-key.ts'
import type { BenchResult, Shelf } from './bench-result.ts'
import { passing, type BenchParts, type BenchStore, type NewResult } from './bench-store.ts'
import { lostItems, type WantedChange } from './change-of.ts'
import type { Snapshot } from './plan-trail.ts'
import { saveResult } from './save-result.ts'

const saveEditsAfterMs = 1_500

export type BenchResults = ReturnType<typeof createBenchResults>

/** What becomes of the results that are there: edited, undone, compared, kept. */
export function createBenchResults(store: BenchStore, { isSignedIn }: Pick<BenchParts, 'isSignedIn'>) {
  const { slug, core, trail, state, become, replaceResult } = store
  let saving: ReturnType<typeof setTimeout> | undefined

  /** The history follows what is edited here. */
  function saveSoon() {
    const { result } = state()
    if (!isSignedIn() || result?.history !== 'saved') return
    clearTimeout(saving)
    saving = setTimeout(() => void save(result.id), saveEditsAfterMs)
  }

  async function save(id: string): Promise<boolean> {
    const result = state().shelf.results.find((one) => one.id === id)
    if (result?.plan === undefined) return false
    const key = result.key ?? newIdempotencyKey()
    const isSaved = await saveResult(slug, { ...result, key })
    const latest = state().shelf.results.find((one) => one.id === id)
    if (latest) replaceResult({ ...latest, key, history: isSaved ? 'saved' : 'not-saved' })
    return isSaved
  }

  function editPlan(edit: (plan: unknown) => unknown): boolean {
    const { result } = state()
    if (result?.plan === undefined) return false
    const parsed = core.plan.safeParse(edit(result.plan))
    // What the tool cannot do without stays.
    if (!parsed.success) return false
    trail.remember(result)
    replaceResult({ ...result, plan: parsed.data })
    saveSoon()
    return true
  }

  function goTo(snapshot: Snapshot | undefined) {
    const { result } = state()
    if (!result || !snapshot) return
    replaceResult(withSnapshot(result, snapshot))
    become({ conflicts: [] })
    saveSoon()
  }

  return {
    /** Puts an answer on the page: a new result, a new state of the one that was changed, or one beside it. */
    take(wanted: WantedChange | undefined, made: NewResult) {
      store.settle()
      if (wanted === undefined) return store.addResult(made)
      const { base, wish } = wanted
      const next: BenchResult = { ...base, ...made }
      if (wish.isBeside) return become({ comparison: { first: base, second: next } })
      trail.remember(base)
      replaceResult(next)
      become({ conflicts: lostItems(base.plan, made.plan) })
    },
    edit: (id: string, text: string) => editPlan((plan) => editItem(plan, id, text)),
    remove: (id: string) => editPlan((plan) => removeItem(plan, id)),
    keep: (id: string) => editPlan((plan) => keepItem(plan, id)),
    /** Another size, another order: what a tool's page does to the plan itself. */
    replacePlan: (plan: unknown) => editPlan(() => plan),
    undo() {
      const { result } = state()
      goTo(result && trail.undo(result))
    },
    redo() {
      const { result } = state()
      goTo(result && trail.redo(result))
    },
    chooseDialect(dialect: string) {
      const { result } = state()
      if (result) replaceResult({ ...result, dialect })
    },
    /** Keeps one of the two that are compared. */
    choose(second: boolean) {
      const { comparison } = state()
      become({}, ['comparison'])
      if (!comparison || !second) return
      const { first, second: chosen } = comparison
      trail.remember(first)
      replaceResult(chosen)
      become({ conflicts: lostItems(first.plan, chosen.plan) })
    },
    /** What was edited and is gone may be gone. */
    acceptLoss: () => become({ conflicts: [] }),
    /** From the next version on; undo brings it back. */
    dropWish(wish: string) {
      const { result } = state()
      if (!result) return
      trail.remember(result)
      replaceResult({ ...result, wishes: result.wishes.filter((one) => one !== wish) })
    },
    save,
    show: (id: string | undefined) =>
      become({ phase: 'idle', canStop: false, shelf: { ...state().shelf, shown: id } }, [
        ...passing,
        'comparison',
      ]),
    removeResult: store.removeResult,
    clearResults: () => become({ shelf: { results: [], shown: undefined } }),
    restore: (shelf: Shelf) => become({ shelf }),
    forget: () => clearTimeout(saving),
  }
}

/** A result in an earlier or later state; what is true of all its states stays. */
function withSnapshot(result: BenchResult, snapshot: Snapshot): BenchResult {
  const { plan: _plan, engine: _engine, unread: _unread, request: _request, ...kept } = result
  return { ...kept, ...snapshot }
}
