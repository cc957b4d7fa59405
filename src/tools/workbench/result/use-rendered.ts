import { useMemo } from 'react'
import type { ToolCore } from '../../contract/tool-core.ts'
import { renderPlan, type RenderedPlan } from '../../plan-text.ts'

/** A plan as text for the chosen dialect; undefined when an old plan can no longer be read. */
export function useRendered(
  core: ToolCore,
  plan: unknown,
  input: unknown,
  dialect: string | undefined,
): RenderedPlan | undefined {
  return useMemo(
    () => (plan === undefined ? undefined : renderPlan(core, { plan, input, dialect })),
    [core, plan, input, dialect],
  )
}
