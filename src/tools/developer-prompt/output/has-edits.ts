import { planItems } from '#tools/contract/edit-plan.ts'
import type { BenchState } from '#tools/workbench/bench/bench-store.ts'

/** Whether a person changed the shown prompt itself. A new prompt from the form has none of that. */
export function hasEdits(state: Pick<BenchState, 'canUndo' | 'result'> | undefined): boolean {
  return state?.canUndo === true || planItems(state?.result?.plan).some(({ kept }) => kept === true)
}
