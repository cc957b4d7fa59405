import { writePlanSections } from '../contract/section-plan.ts'
import { isList, sectionsOf, type SectionKey, type StoryPlan } from './plan.ts'

/** The plan as a reply; `readPlan` reads the same words in the same places. */
export function writePlan(plan: StoryPlan): string {
  return writePlanSections<SectionKey>(sectionsOf(plan.mode), plan, isList)
}
