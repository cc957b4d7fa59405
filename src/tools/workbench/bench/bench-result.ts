import { asRecord } from '#shared/record.ts'
import { readJson, writeText, type BrowserStorage } from '#shared/browser-storage.ts'
import { keyFor } from '#shared/storage-keys.ts'
import type { EngineReport } from '../../contract/engine-report.ts'
import type { Item } from '../../contract/plan.ts'
import { mainText } from '../../main-text.ts'

/** What the person asks of the shown result: wishes, one part only, or a second version beside it. Empty: just another version. */
export type Wish = { wishes?: readonly string[]; part?: string; isBeside?: boolean }

/** One answer in this browser, with the form it was made from. */
export type BenchResult = {
  id: string
  /** Milliseconds since 1970. */
  madeAt: number
  /** The form as it was sent. */
  input: Record<string, unknown>
  /** By the tool's schema, with everything the person edited. Missing in answers of an older version. */
  plan?: unknown
  planVersion?: number | undefined
  /** The text of an answer without a plan; shown and copied as it is. */
  text?: string | undefined
  /** Instead of an answer: the request for a model. */
  request?: string | undefined
  engine?: EngineReport | undefined
  /** Id of the dialect that is shown. */
  dialect?: string | undefined
  /** Wishes that this version meets, the newest last. */
  wishes: readonly string[]
  /** A change that no model made, and the sentence that says why; the person can take it to a chat of their own. */
  unmet?: { wish: Wish; why: string } | undefined
  /** What the person had edited or kept and this version has no place for. */
  conflicts?: readonly Item[] | undefined
  /** What a reply held that has no place in the plan. */
  unread?: readonly string[] | undefined
  /** For somebody who is signed in: whether the history has it as it is shown; apart: beside what another page saved. */
  history?: 'saved' | 'apart' | 'not-saved' | 'signed-out' | undefined
  /** Names the row in the history. */
  key?: string | undefined
  /** What this page saved in that row or found there, the newest last. */
  versions?: readonly string[] | undefined
}

/** Whether the history has it as it is shown. */
export function isInHistory({ history }: { history?: unknown }): boolean {
  return history === 'saved' || history === 'apart'
}

/** Newest first; `shown`: id of the one on the page. */
export type Shelf = { results: readonly BenchResult[]; shown: string | undefined }

export const resultsKept = 20

/** The results of one tool in this browser; what cannot be read does not take the others with it. */
export function readShelf(storage: BrowserStorage | undefined, slug: string): Shelf {
  const stored = asRecord(readJson(storage, keyFor('results', slug)))
  const entries = Array.isArray(stored?.results) ? stored.results : []
  return {
    results: entries.flatMap((entry) => readResult(entry) ?? []),
    shown: typeof stored?.shown === 'string' ? stored.shown : undefined,
  }
}

/** The oldest make room, but never the one on the page. */
export function newestOf({ results, shown }: Shelf, count = resultsKept): Shelf {
  return { results: results.filter(({ id }, at) => at < count || id === shown), shown }
}

/** Stores as many as there is room for, and gives these; undefined when the browser refused. */
export function writeShelf(storage: BrowserStorage | undefined, slug: string, shelf: Shelf) {
  for (let count = shelf.results.length; count >= 0; count -= 1) {
    const part = newestOf(shelf, count)
    if (writeText(storage, keyFor('results', slug), JSON.stringify(part))) return part.results
  }
  return undefined
}

function readResult(stored: unknown): BenchResult | undefined {
  // Until November 2026 an entry held the form as `draft` and the whole answer as `answer`.
  const { draft, answer, ...entry } = asRecord(stored) ?? {}
  const { id, madeAt, plan, planVersion, wishes, history, ...rest } = entry as Partial<BenchResult>
  const input = asRecord(rest.input) ?? asRecord(draft)
  const text = (typeof rest.text === 'string' ? rest.text : mainText(answer)) || undefined
  if (typeof id !== 'string' || typeof madeAt !== 'number' || input === undefined) return undefined
  if ((plan ?? rest.request ?? text) === undefined) return undefined
  const wasSaved = asRecord(answer)?.['history'] === 'saved'
  return {
    ...rest,
    id,
    madeAt,
    input,
    text,
    plan,
    planVersion: plan === undefined ? undefined : (planVersion ?? 0),
    wishes: Array.isArray(wishes) ? wishes : [],
    // Whoever opens the page again has signed in again.
    history: history === 'signed-out' ? 'not-saved' : (history ?? (wasSaved ? 'saved' : undefined)),
  }
}
