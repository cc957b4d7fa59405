import { mendedPlan } from '#tools/contract/edit-plan.ts'
import { newFaults } from '#tools/contract/new-faults.ts'
import type { Fault } from '#tools/contract/tool-core.ts'
import type { Question } from './asked.ts'
import type { Attempt } from './read-attempt.ts'

/** The better of two tries: one that can be shown, then the one with fewer faults, then the later one. */
export function betterAttempt(first: Attempt, second: Attempt): Attempt {
  if (canBeShown(first) !== canBeShown(second)) return canBeShown(first) ? first : second
  return first.faults.length < second.faults.length ? first : second
}

/** Without the faults that a model insists on after it was told that a wish may ask for them. */
export function withoutWished(attempt: Attempt, first: Attempt, second: Attempt): Attempt {
  const isWished = ({ sentence, mend }: Fault<unknown>) =>
    mend !== undefined &&
    [first, second].every(({ faults }) => faults.some((fault) => fault.sentence === sentence))
  return { ...attempt, faults: attempt.faults.filter((fault) => !isWished(fault)) }
}

/** The plan of an attempt with its faults mended by code; undefined when it may not be shown. */
export function showablePlan(asked: Question, { plan, faults }: Attempt): unknown {
  if (plan === undefined) return undefined
  const mended = mendedPlan(plan, faults)
  if (mended === undefined) return undefined
  if (mended === plan) return plan
  // Mending one thing must not have broken another.
  return newFaults(asked, mended).some(({ mend }) => mend === undefined) ? undefined : mended
}

function canBeShown({ plan, faults }: Attempt): boolean {
  return plan !== undefined && faults.every(({ mend }) => mend !== undefined)
}
