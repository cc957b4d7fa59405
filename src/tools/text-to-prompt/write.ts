import type { Item } from '../contract/plan.ts'
import { writePlanSections } from '../contract/section-plan.ts'
import { isList, sections, type TextPlan } from './plan.ts'

/** The plan as a reply; `readPlan` reads the same words in the same places. */
export function writePlan(plan: TextPlan): string {
  return writePlanSections(sections, plan, isList, mark)
}

function mark({ words: [first] }: Item): string {
  return first?.from === 'assumed' ? '(A) ' : ''
}
