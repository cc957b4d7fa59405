import type { Choice } from '../../contract/plan.ts'
import { conditions, type Conditional } from '../craft/types.ts'
import type { PromptDraft } from '../form-rules.ts'
import { answersIn } from '../given.ts'

/** The choices that make this condition plain; none while they leave it open or rule it out. */
export function choicesFor(draft: PromptDraft, id: Conditional): Choice[] {
  const { features, implied } = answersIn(draft)
  return [...features, ...implied].flatMap((feature) => (conditions[id].has(feature.id) ? feature.by : []))
}
