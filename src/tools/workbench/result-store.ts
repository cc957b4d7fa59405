import { z } from 'zod'
import type { AnswerParts } from './answer.ts'
import { readJson, writeText, type BrowserStorage } from './browser-storage.ts'
import { resultsKey } from './storage-keys.ts'
import type { DraftShape } from './tool-draft.ts'

/** One answer with the form it was made from. */
export type Result<Draft extends DraftShape, Answer extends AnswerParts> = {
  id: string
  /** Milliseconds since 1970. */
  madeAt: number
  draft: Draft
  /** 0 for the first answer to this draft, then one more for each Regenerate. */
  attempt: number
  answer: Answer
}

export type ResultShelf<Draft extends DraftShape, Answer extends AnswerParts> = {
  /** Newest first. */
  results: readonly Result<Draft, Answer>[]
  /** Id of the one on the table. */
  shown: string | undefined
  /** Id of the variant that was looked at last; it stays chosen for the next result that has it. */
  variant: string | undefined
}

export type ResultStore<Draft extends DraftShape, Answer extends AnswerParts> = {
  /** The same object until something changes. */
  shelf: () => ResultShelf<Draft, Answer>
  subscribe: (listener: () => void) => () => void
  /** Puts a new result on the table. */
  add: (made: Omit<Result<Draft, Answer>, 'id' | 'madeAt'>) => void
  show: (id: string | undefined) => void
  chooseVariant: (id: string) => void
  replaceAnswer: (id: string, answer: Answer) => void
  remove: (id: string) => void
  clear: () => void
  /** Back to a shelf as it was; for Undo. */
  restore: (shelf: ResultShelf<Draft, Answer>) => void
  /** Another tab has changed this key; null stands for all of them. */
  receive: (key: string | null) => void
}

export const resultsKept = 20

type ResultStoreDeps<Draft, Answer> = {
  storage: BrowserStorage | undefined
  slug: string
  draft: z.ZodType<Draft>
  answer: z.ZodType<Answer>
  now: () => number
}

/** The last results of one tool in this browser; the oldest make room when there are too many or storage is full. */
export function createResultStore<Draft extends DraftShape, Answer extends AnswerParts>(
  deps: ResultStoreDeps<Draft, Answer>,
): ResultStore<Draft, Answer> {
  const { storage, slug, now } = deps
  const key = resultsKey(slug)
  const StoredResult = z.object({
    id: z.string(),
    madeAt: z.number(),
    draft: deps.draft,
    attempt: z.number().int().min(0).catch(0),
    answer: deps.answer,
  })
  const StoredShelf = z.object({
    results: z.array(z.unknown()),
    shown: z.string().optional().catch(undefined),
    variant: z.string().optional().catch(undefined),
  })
  const listeners = new Set<() => void>()
  let shelf = read()

  function read(): ResultShelf<Draft, Answer> {
    const stored = StoredShelf.safeParse(readJson(storage, key))
    if (!stored.success) return { results: [], shown: undefined, variant: undefined }
    // One result of an older version must not take the others with it.
    const results = stored.data.results.flatMap((result) => {
      const parsed = StoredResult.safeParse(result)
      return parsed.success ? [parsed.data] : []
    })
    return { results, shown: stored.data.shown, variant: stored.data.variant }
  }

  function become(next: ResultShelf<Draft, Answer>) {
    shelf = next
    write()
    for (const listener of listeners) listener()
  }

  function write() {
    for (let kept = shelf.results.length; kept >= 0; kept = kept > 1 ? Math.floor(kept / 2) : kept - 1) {
      const text = JSON.stringify({ ...shelf, results: shelf.results.slice(0, kept) })
      if (writeText(storage, key, text)) return
    }
  }

  return {
    shelf: () => shelf,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add(made) {
      const madeAt = now()
      const taken = new Set(shelf.results.map((result) => result.id))
      let id = String(madeAt)
      while (taken.has(id)) id += '+'
      const results = [{ ...made, id, madeAt }, ...shelf.results].slice(0, resultsKept)
      become({ ...shelf, results, shown: id })
    },
    show: (id) => become({ ...shelf, shown: id }),
    chooseVariant: (id) => become({ ...shelf, variant: id }),
    replaceAnswer(id, answer) {
      const results = shelf.results.map((result) => (result.id === id ? { ...result, answer } : result))
      become({ ...shelf, results })
    },
    remove(id) {
      const results = shelf.results.filter((result) => result.id !== id)
      become({ ...shelf, results, shown: shelf.shown === id ? undefined : shelf.shown })
    },
    clear: () => become({ ...shelf, results: [], shown: undefined }),
    restore: become,
    receive(changed) {
      if (changed !== null && changed !== key) return
      const received = read()
      // Which result is on the table is each tab's own business.
      shelf = { ...received, shown: shelf.shown }
      for (const listener of listeners) listener()
    },
  }
}
