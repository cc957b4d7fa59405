import { ignoreSources } from '#comparison/comparison.ts'
import { planOf, type PlagiarismPlan } from './plan.ts'

/**
 * The plan with one more source ignored, or with this one included again. The explanation is written anew,
 * because the old one gives the old figures; undo brings it back.
 */
export function toggleSource(plan: PlagiarismPlan, text: string, id: string): PlagiarismPlan {
  const all = plan.withAll ?? plan.evidence
  if (all === undefined) return plan
  const ignored = ignoredIn(plan)
  if (!ignored.delete(id)) ignored.add(id)
  const left = { ...planOf(ignoreSources(text, all, ignored), text), rewritten: plan.rewritten }
  return ignored.size > 0 ? { ...left, withAll: all } : left
}

/** Ids of the sources that are ignored. */
export function ignoredIn({ evidence, withAll }: PlagiarismPlan): Set<string> {
  const left = new Set(evidence?.sources.map(({ id }) => id))
  return new Set(withAll?.sources.flatMap(({ id }) => (left.has(id) ? [] : [id])))
}
