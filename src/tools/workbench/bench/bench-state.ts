import type { Item } from '../../contract/plan.ts'
import type { FunctionFailure } from '../../function-failure.ts'
import type { FieldProblems } from '../check-input.ts'
import type { BenchResult, Shelf } from './bench-result.ts'

/** What somebody asks of the result that is shown. Without wishes and part: another version. */
export type Wish = { wishes?: readonly string[]; part?: string; isBeside?: boolean }

/** A model at work: what can be shown of its reply so far. */
export type Live = {
  phase: 'asking' | 'writing' | 'mending'
  model: string
  writtenBy: 'model' | 'own-model'
  input: unknown
  plan?: unknown
  /** The only part that is written anew. */
  part?: string | undefined
  /** Beside the result that is shown, to be compared with it. */
  isBeside: boolean
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
  /** A change that no model made, and the sentence that says why; the person can take it to a chat of their own. */
  unmet?: { wish: Wish; why: string } | undefined
  /** What the person had edited or kept and the new version has no place for. */
  conflicts: readonly Item[]
  canUndo: boolean
  canRedo: boolean
  /** Counts answers that somebody asked for on this page; the result takes the focus when it grows. */
  arrivals: number
  /** The last arrival changed a place within the result, so the page must not scroll away from it. */
  isInPlace: boolean
}

/** How sending the form ended before there was an answer. */
export type Sent = 'invalid' | 'answered' | 'failed' | 'stopped'
