import { chosen, type Choice } from '../../contract/plan.ts'
import { conditions } from '../craft/conditions.ts'
import type { Conditional } from '../craft/types.ts'
import type { PromptDraft } from '../form-rules.ts'
import { answersIn } from '../given.ts'

/** What a line under this condition begins with and the choices that made it plain; undefined where they rule it out. */
export function conditionIn(
  draft: PromptDraft,
  id: Conditional,
): { words: string; by: Choice[] } | undefined {
  const { words, features, flags } = conditions[id]
  const tool = id === 'withForm' ? draft.leadFormTool : ''
  const by = [
    ...answersIn(draft).features.flatMap((feature) => (features.has(feature.id) ? feature.by : [])),
    ...flags.flatMap((field) => (draft[field] === true ? chosen(field, 'true') : [])),
    ...(tool === '' || tool === 'none' ? [] : chosen('leadFormTool', tool)),
  ]
  if (by.length > 0) return { words: '', by }
  return tool === 'none' ? undefined : { words: `${words}: `, by: [] }
}
