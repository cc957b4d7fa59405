import type { Question } from './asked.ts'

/** The fields of an answer that is there. */
export function planOutput({ core, input }: Pick<Question, 'core' | 'input'>, plan: unknown): object {
  return { ...core.answer(plan, input), plan, planVersion: core.planVersion }
}
