import { markupFaults, missingFactFaults, runningMarkup } from '../contract/checks.ts'
import { item, textOf, you } from '../contract/plan.ts'
import { renderedText } from '../contract/rendered.ts'
import type { AnswerNote, Fault } from '../contract/tool-core.ts'
import { textKinds } from './craft/kinds.ts'
import type { TextPromptInput } from './input.ts'
import * as texts from './notes.texts.ts'
import type { TextPlan } from './plan.ts'
import { dialects } from './render/dialects.ts'

/** What would harm in a prompt by a model: a fact that is gone, nothing to do, markup that runs. */
export function findFaults(plan: TextPlan, input: TextPromptInput): Fault<TextPlan>[] {
  const { idea } = input
  const text = renderedText(dialects[0].render(plan, input))
  const where = { idea, called: 'wish', section: 'context' } as const
  const faults = missingFactFaults<'context', TextPlan>(text, where)
  if (plan.task.length === 0 && plan.requirements.length === 0)
    faults.push({
      sentence: 'Section [1], the task, is missing.',
      part: 'task',
      // A reply that was cut before it began still serves with the request itself.
      mend: (current) => ({ ...current, task: [item('task', [you('idea', idea)])] }),
    })
  return [...faults, ...markupFaults(plan, idea, runningMarkup)]
}

/** Kinds of answers that cannot have a form without losing what they are. */
const clashes: Partial<Record<TextPromptInput['form'], readonly TextPromptInput['kind'][]>> = {
  text: ['poem', 'script', 'code', 'data'],
  list: ['letter', 'poem', 'speech', 'code', 'practice'],
  table: ['email', 'letter', 'article', 'poem', 'speech', 'code', 'practice'],
  steps: ['poem', 'speech', 'practice'],
  essay: ['poem', 'script', 'application', 'code', 'data', 'practice'],
  json: ['email', 'letter', 'article', 'poem', 'speech', 'script', 'practice', 'application', 'code'],
  csv: ['email', 'letter', 'article', 'poem', 'speech', 'script', 'practice', 'application', 'code', 'ad'],
}

export function notesOn(plan: TextPlan, input: TextPromptInput): AnswerNote[] {
  const { kind, form, language } = input
  const notes = plan.questions.map((one): AnswerNote => ({ kind: 'hint', text: textOf(one), field: 'idea' }))
  if (clashes[form]?.includes(kind))
    notes.push({ kind: 'conflict', text: texts.formDoesNotSuit, field: 'form' })
  if (kind === 'translate' && language === '')
    notes.push({ kind: 'hint', text: texts.chooseLanguage, field: 'language' })
  if (textKinds.includes(kind) && plan.material.length === 0 && !/<\/input>|```[^]+```/u.test(input.idea))
    notes.push({ kind: 'hint', text: texts.putTextBetweenMarks, field: 'idea' })
  return notes
}
