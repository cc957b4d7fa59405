import { useMemo } from 'react'
import type { AnswerNote, PlanPart, ToolCore } from '../../contract/tool-core.ts'
import { renderPlan, type RenderedPlan } from '../../plan-text.ts'
import type { Bench } from '../bench/bench.ts'
import type { BenchResult } from '../bench/bench-result.ts'
import type { BenchState } from '../bench/bench-state.ts'

/** What stands on the page: the result, or what a model has written of it so far. */
export type Shown = {
  /** A model is writing, and not beside the result. */
  isLive: boolean
  plan: unknown
  /** By the tool's schema. */
  input: unknown
  /** Undefined for an answer of an older version, and before the first words. */
  rendered: RenderedPlan | undefined
  text: string
  notes: readonly AnswerNote[]
  parts: readonly PlanPart[]
}

const none: readonly never[] = []

export function useShown({ core }: Bench, { live }: BenchState, result: BenchResult): Shown {
  const isLive = live !== undefined && !live.isBeside
  const parsed = useMemo(() => core.input.safeParse(result.input).data, [core, result.input])
  const plan = isLive ? (live.plan ?? (live.part === undefined ? undefined : result.plan)) : result.plan
  const rendered = useRendered(core, plan, isLive ? live.input : result.input, result.dialect)
  const notes = useMemo(
    () =>
      isLive || plan === undefined || parsed === undefined || !rendered ? none : core.notes(plan, parsed),
    [core, isLive, plan, parsed, rendered],
  )
  const parts = useMemo(() => (rendered ? core.parts(plan) : none), [core, plan, rendered])
  return {
    isLive,
    plan,
    input: isLive ? live.input : parsed,
    rendered,
    text: rendered?.text ?? result.text ?? '',
    notes,
    parts,
  }
}

/** A plan as text for the chosen dialect; undefined when an old plan can no longer be read. */
export function useRendered(core: ToolCore, plan: unknown, input: unknown, dialect: string | undefined) {
  return useMemo(
    () => (plan === undefined ? undefined : renderPlan(core, { plan, input, dialect })),
    [core, plan, input, dialect],
  )
}
