import type { PlanChange } from './change-request.ts'
import type { Fault, ToolCore } from './tool-core.ts'

type Checked = { core: ToolCore; input: unknown; change?: PlanChange<unknown> | undefined }

/** The faults of a plan, without those that a person brought in by what they typed or took out. */
export function newFaults({ core, input, change }: Checked, plan: unknown): Fault<unknown>[] {
  const known = new Set(change && core.faults(change.plan, input).map(({ sentence }) => sentence))
  return core.faults(plan, input).filter(({ sentence }) => !known.has(sentence))
}
