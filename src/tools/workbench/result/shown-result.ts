import { useMemo } from 'react'
import { renderPlan } from '../../plan-text.ts'
import type { Bench } from '../bench/bench.ts'
import type { BenchResult } from '../bench/bench-result.ts'
import type { BenchState } from '../bench/bench-state.ts'

export type Shown = ReturnType<typeof useShown>

/** What stands on the page: the result, or what a model has written of it so far. */
export function useShown({ core }: Bench, { live }: BenchState, result: BenchResult) {
  /** A model is writing, and not beside the result. */
  const isLive = live !== undefined && !live.isBeside
  const plan = isLive ? (live.plan ?? (live.part === undefined ? undefined : result.plan)) : result.plan
  const given = isLive ? live.input : result.input
  const { dialect } = result
  return useMemo(() => {
    /** Undefined for an answer of an older version, and before the first words. */
    const rendered = renderPlan(core, { plan, input: given, dialect })
    /** By the tool's schema. */
    const input = isLive ? given : core.input.safeParse(given).data
    return {
      isLive,
      plan,
      input,
      rendered,
      text: rendered?.text ?? result.text ?? '',
      notes: rendered && !isLive ? core.notes(plan, input) : [],
      parts: rendered ? core.parts(plan) : [],
    }
  }, [core, isLive, plan, given, dialect, result.text])
}
