import type { AnswerNote } from '../contract/tool-core.ts'
import { textOf, type Item } from '../contract/plan.ts'
import { craftOf } from './compose.ts'
import type { TextPromptInput } from './input.ts'
import * as texts from './notes.texts.ts'
import type { TextPlan } from './plan.ts'

/** Forms that a kind of answer cannot have without losing what it is. */
const clashes: Partial<Record<TextPromptInput['kind'], readonly TextPromptInput['form'][]>> = {
  email: ['table', 'json', 'csv'],
  letter: ['table', 'json', 'csv', 'list'],
  poem: ['table', 'json', 'csv', 'essay'],
  speech: ['table', 'json', 'csv'],
  practice: ['table', 'json', 'csv', 'essay'],
  code: ['essay', 'csv'],
}

export function notesOn(plan: TextPlan, input: TextPromptInput): AnswerNote[] {
  const { kind, form, language } = input
  const asked = (question: Item): AnswerNote => ({ kind: 'hint', text: textOf(question), field: 'idea' })
  const notes = plan.questions.map(asked)
  if (clashes[kind]?.includes(form))
    notes.push({ kind: 'conflict', text: texts.formDoesNotSuit, field: 'form' })
  if (kind === 'translate' && language === '')
    notes.push({ kind: 'hint', text: texts.chooseLanguage, field: 'language' })
  if (kind !== '' && craftOf(kind).needsText && plan.material.length === 0)
    notes.push({ kind: 'hint', text: texts.putTextBetweenMarks, field: 'idea' })
  return notes
}
