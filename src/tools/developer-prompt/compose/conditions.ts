import { chosen, type Choice } from '../../contract/plan.ts'
import { conditions } from '../craft/conditions.ts'
import type { Conditional } from '../craft/types.ts'
import type { PromptDraft } from '../form-rules.ts'
import { answersIn } from '../given.ts'

/** The choices that make this condition plain; none while they leave it open or rule it out. */
export function choicesFor(draft: PromptDraft, id: Conditional): Choice[] {
  const { features, flags } = conditions[id]
  const tool = id === 'withForm' ? draft.leadFormTool : ''
  return [
    ...answersIn(draft).features.flatMap((feature) => (features.has(feature.id) ? feature.by : [])),
    ...flags.flatMap((field) => (draft[field] === true ? chosen(field, 'true') : [])),
    ...(tool === '' || tool === 'none' ? [] : chosen('leadFormTool', tool)),
  ]
}
