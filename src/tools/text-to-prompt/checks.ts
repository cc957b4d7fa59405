import { markupFaults, missingFactFaults } from '../contract/checks.ts'
import { item, you } from '../contract/plan.ts'
import type { Fault } from '../contract/tool-core.ts'
import type { TextPromptInput } from './input.ts'
import type { TextPlan } from './plan.ts'
import { promptText } from './render/dialects.ts'

/** What would harm in a prompt by a model: a fact that is gone, nothing to do, markup that runs. */
export function findFaults(plan: TextPlan, { idea }: TextPromptInput): Fault<TextPlan>[] {
  const text = promptText(plan)
  const where = { idea, called: 'wish', section: 'context' } as const
  const faults = missingFactFaults<'context', TextPlan>(text, where)
  if (plan.task.length === 0 && plan.requirements.length === 0)
    faults.push({
      sentence: 'Section [1], the task, is missing.',
      part: 'task',
      // A reply that was cut before it began still serves with the request itself.
      mend: (current) => ({ ...current, task: [item('task', [you('idea', idea)])] }),
    })
  return [...faults, ...markupFaults<TextPlan>(text, idea)]
}
