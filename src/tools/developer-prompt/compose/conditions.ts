import { chosen, type Choice } from '../../contract/plan.ts'
import { conditions } from '../craft/conditions.ts'
import type { Conditional } from '../craft/types.ts'
import type { FieldName, PromptDraft } from '../form-rules.ts'
import { answersIn } from '../given.ts'

/** The choices that make this condition plain; none while they leave it open or rule it out. */
export function choicesFor(draft: PromptDraft, id: Conditional): Choice[] {
  const { features, answers } = conditions[id]
  return [
    ...answersIn(draft).features.flatMap((feature) => (features.has(feature.id) ? feature.by : [])),
    ...Object.entries(answers).flatMap(([field, values]) => {
      const value = String(draft[field as FieldName])
      return values.includes(value) ? chosen(field, value) : []
    }),
  ]
}
