import type { Fault } from '#tools/contract/tool-core.ts'
import type { Question } from './asked.ts'

/** The faults of a plan, without those that a person brought in by what they typed or took out. */
export function newFaults({ core, input, change }: Question, plan: unknown): Fault<unknown>[] {
  const known = new Set(change && core.faults(change.plan, input).map(({ sentence }) => sentence))
  return core.faults(plan, input).filter(({ sentence }) => !known.has(sentence))
}
