import { missingFacts } from '#reading/facts.ts'
import { mapItems } from '../contract/edit-plan.ts'
import { item, textOf, you } from '../contract/plan.ts'
import type { Fault } from '../contract/tool-core.ts'
import type { TextPromptInput } from './input.ts'
import { itemId, type TextPlan } from './plan.ts'
import { promptText } from './render/dialects.ts'

const markup = ['<script', '<iframe', '<object', '<embed', 'javascript:', 'vbscript:']

/** What would harm in a prompt by a model: a fact that is gone, nothing to do, markup that runs. */
export function findFaults(plan: TextPlan, { idea }: TextPromptInput): Fault<TextPlan>[] {
  const text = promptText(plan)
  const faults: Fault<TextPlan>[] = missingFacts(idea, text).map((fact) => ({
    sentence: `“${fact}” from the wish is missing. Put it in unchanged.`,
    part: 'context',
    mend: (current) => withSentence(current, sentenceWith(idea, fact)),
  }))
  if (plan.task.length === 0 && plan.requirements.length === 0)
    faults.push({
      sentence: 'Section [1], the task, is missing.',
      part: 'task',
      // A reply that was cut before it began still serves with the request itself.
      mend: (current) => ({ ...current, task: [item('task', [you('idea', idea)])] }),
    })
  for (const word of markup.filter((word) => isIn(text, word) && !isIn(idea, word)))
    faults.push({
      sentence: `“${word}” must not be in it.`,
      mend: (current) => mapItems(current, (one) => (isIn(textOf(one), word) ? undefined : one)),
    })
  return faults
}

function withSentence(plan: TextPlan, sentence: string): TextPlan {
  if (plan.context.some((one) => textOf(one).includes(sentence))) return plan
  const added = item(itemId('context', plan.context.length), [you('idea', sentence)])
  return { ...plan, context: [...plan.context, added] }
}

/** The person's own sentence round these words. */
function sentenceWith(idea: string, fact: string): string {
  const sentences = [...new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(idea)]
  return sentences.find(({ segment }) => segment.includes(fact))?.segment.trim() ?? idea
}

function isIn(text: string, word: string): boolean {
  return text.toLowerCase().includes(word)
}
