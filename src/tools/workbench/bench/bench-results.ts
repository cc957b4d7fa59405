import { asRecord } from '#shared/record.ts'
import { newIdempotencyKey } from '#shared/new-idempotency-key.ts'
import { editItem, keepItem, planItems } from '../../contract/edit-plan.ts'
import { keepItems } from '../../contract/keep-items.ts'
import { isInHistory, newestOf, type BenchResult, type Shelf } from './bench-result.ts'
import type { BenchParts, BenchState, BenchStore, NewResult } from './bench-store.ts'
import { wishesOf, withoutWish, type WantedChange } from './change-of.ts'

export type BenchResults = ReturnType<typeof createBenchResults>

/** What an answer is an answer to. */
export type Asked = Pick<NewResult, 'input' | 'key' | 'dialect'> & { change?: WantedChange | undefined }

/** What becomes of the results that are there: edited, undone, compared, kept. */
export function createBenchResults(store: BenchStore, { isSignedIn }: Pick<BenchParts, 'isSignedIn'>) {
  const { slug, core, trail, state, become, find, patchResult } = store
  let saving: Promise<unknown> = Promise.resolve()
  const queued = new Set<string>()

  /** The history follows what is edited here, one change after the other, so that the last one stays. */
  function saveSoon({ result }: Pick<BenchState, 'result'> = state()) {
    if (!isSignedIn() || !result || !isInHistory(result) || queued.has(result.id)) return
    queued.add(result.id)
    saving = saving.then(() => save(result.id))
  }

  async function save(id: string): Promise<boolean> {
    queued.delete(id)
    const result = find(id)
    if (result?.plan === undefined) return false
    const key = result.key ?? newIdempotencyKey()
    const versions = [...(result.versions ?? []), newIdempotencyKey() ?? []].flat().slice(-versionsKept)
    // Before the answer, which may be lost.
    patchResult(id, { key, versions })
    const saved = await saveResult(slug, { ...result, key, versions })
    // It may have been removed meanwhile, and its states with it.
    const latest = find(id)
    if (latest && saved.key !== undefined && saved.key !== key) trail.rename(id, key, saved.key)
    // A new version has a row of its own.
    if (latest && latest.key === key) {
      patchResult(id, saved)
      if (latest.plan !== result.plan) saveSoon({ result: find(id) })
    }
    return isInHistory(saved)
  }

  function editPlan(edit: (plan: unknown) => unknown): boolean {
    const { result } = state()
    if (result?.plan === undefined) return false
    const edited = edit(result.plan)
    if (edited === result.plan) return false
    const parsed = core.plan.safeParse(core.afterEdit?.(edited, result.input) ?? edited)
    // What the tool cannot do without stays.
    if (!parsed.success) return false
    patchResult(result.id, { plan: parsed.data })
    saveSoon()
    return true
  }

  /** Edited and kept items stay; the page lists those that the new version has no place for. */
  function takeVersion(base: BenchResult, next: BenchResult) {
    patchResult(base.id, { ...next, ...keepItems(base.plan, next.plan) })
  }

  function step(from: 'past' | 'future') {
    const { result } = state()
    const next = result && trail.step(result, from)
    if (!next) return
    patchResult(next.id, next)
    saveSoon()
  }

  /** A question that is under way goes on, out of sight. */
  function open(shelf: Shelf) {
    const opened = { comparison: undefined, shelf }
    if (state().phase === 'working') become({ ...opened, live: undefined })
    else store.settle(opened)
  }

  return {
    /**
     * Puts an answer on the page: a new result, a new state of the one that was changed, or one beside it.
     * `savesToHistory`: also saves it to the history of whoever is signed in.
     */
    take({ input, key, change, dialect }: Asked, answer: Partial<NewResult>, savesToHistory = false) {
      const made: NewResult = {
        input,
        planVersion: core.planVersion,
        wishes: change ? wishesOf(change.base, change.wish) : [],
        key: key ?? newIdempotencyKey(),
        history: isSignedIn() ? 'not-saved' : undefined,
        unmet: undefined,
        unread: undefined,
        conflicts: undefined,
        ...(dialect !== undefined && { dialect }),
        ...answer,
      }
      // It may have been edited since, or removed.
      const base = change && find(change.base.id)
      const isShown = base === undefined || base.id === state().shelf.shown
      let id = base?.id
      if (base === undefined) ({ id } = store.addResult({ ...change?.base, ...made }))
      else if (change?.wish.isBeside) {
        // A result of its own until one is chosen, so that leaving the page loses neither.
        const second = store.addResult({ ...base, ...made }, id)
        patchResult(base.id, { unmet: undefined })
        if (isShown) become({ comparison: { first: base, second } })
        id = undefined
      } else {
        takeVersion(base, { ...base, ...made })
        // Whoever saved the answer did not know what has been edited since.
        if (base.plan !== change?.base.plan) saveSoon({ result: find(base.id) })
      }
      // The page has moved to the answer already when it was shown while it was written.
      if (isShown && state().live === undefined) store.arrive(change?.wish.part)
      // A reply from a chat can come while a question is under way.
      if (state().phase !== 'working') store.settle({ isReady: isShown })
      if (savesToHistory && isSignedIn() && id !== undefined) void save(id)
    },
    /** Empty text removes the item. */
    edit: (id: string, text: string) => editPlan((plan) => editItem(plan, id, text)),
    keep: (id: string) => editPlan((plan) => keepItem(plan, id)),
    /** Whether a person changed the shown result itself, as far as it can be seen. */
    hasEdits(): boolean {
      const { result, canUndo } = state()
      const isKept = planItems(result?.plan).some(({ kept }) => kept === true)
      return canUndo || isKept || (result?.wishes.length ?? 0) > 0
    },
    /** Another size, another order: what a tool's page does to the plan itself. */
    editPlan,
    undo: () => step('past'),
    redo: () => step('future'),
    chooseDialect(dialect: string) {
      const { live } = state()
      if (live?.isNew) return become({ live: { ...live, dialect } })
      patchResult(state().shelf.shown ?? '', { dialect })
      saveSoon()
    },
    /** Keeps one of the two that are compared. */
    choose(isSecond: boolean) {
      const { comparison } = state()
      become({ comparison: undefined })
      if (comparison === undefined) return
      const { first, second } = comparison
      if (isSecond) takeVersion(find(first.id) ?? first, { ...second, id: first.id, madeAt: first.madeAt })
      store.removeResult(second.id)
    },
    /** Hides the list of edits that the new version has no place for. */
    acceptLoss: () => patchResult(state().shelf.shown ?? '', { conflicts: undefined }),
    /** From the next version on; undo brings it back. */
    dropWish(wish: string) {
      const { result } = state()
      if (result) patchResult(result.id, withoutWish(result, wish))
    },
    save,
    show: (id: string | undefined) => open({ ...state().shelf, shown: id }),
    removeResult: store.removeResult,
    clearResults: () => become({ shelf: { results: [], shown: undefined } }),
    /** Brings back what was removed since, and what was shown; what is still there stays as it is now. */
    restore({ results: before, shown }: Shelf) {
      const since = state().shelf.results.filter(({ id }) => before.every((one) => one.id !== id))
      open(newestOf({ results: [...since, ...before.map((one) => find(one.id) ?? one)], shown }))
    },
  }
}

const versionsKept = 20

type Saved = Pick<BenchResult, 'key' | 'history'>

/**
 * Puts a result into the history of whoever is signed in: one that came back from a chat, was edited, or could not be
 * saved at once. The same key again replaces the row, unless another page has saved there since, or the row is gone.
 */
async function saveResult(toolSlug: string, result: BenchResult): Promise<Saved> {
  const { input, plan, key, versions, dialect, engine } = result
  const { writtenBy, model, reason, sentence } = engine ?? {}
  const by = { writtenBy, model: writtenBy === 'own-model' ? model : undefined, reason, sentence }
  const row = { idempotencyKey: key, replaces: key, versions, wasSaved: isInHistory(result) }
  const body = JSON.stringify({ results: [{ toolSlug, input, plan, dialect, ...by, ...row }] })
  const sent = await fetch('/history/changes', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    // As much as a browser still sends for a page that is left.
    keepalive: new Blob([body]).size < 60_000,
  }).catch(() => undefined)
  // The row was deleted and stays deleted. Saving the result again creates a new one.
  if (sent?.status === 409) return { key: newIdempotencyKey(), history: 'not-saved' }
  if (sent?.status === 401) return { history: 'signed-out' }
  const answer = sent?.ok ? asRecord(await sent.json().catch(() => undefined)) : undefined
  if (answer === undefined) return { history: 'not-saved' }
  const [name] = [answer['keys']].flat()
  const saved = typeof name === 'string' ? name : key
  return { key: saved, history: saved === key ? 'saved' : 'apart' }
}
