import type { AnswerNote } from '../contract/tool-core.ts'
import { textOf } from '../contract/plan.ts'
import { craftOf } from './compose.ts'
import type { TextPromptInput } from './input.ts'
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
  const notes: AnswerNote[] = plan.questions.map((question) => ({
    kind: 'hint',
    text: textOf(question),
    field: 'idea',
  }))
  if (clashes[kind]?.includes(form))
    notes.push({
      kind: 'conflict',
      text: 'This form does not suit the kind of result you chose. The prompt asks for it anyway.',
      field: 'form',
    })
  if (kind === 'translate' && language === '')
    notes.push({ kind: 'hint', text: 'Choose the language to translate into.', field: 'language' })
  if (kind !== '' && craftOf(kind).needsText && plan.material.length === 0)
    notes.push({
      kind: 'hint',
      text: 'Put the text to work on between <input> and </input>, so that the assistant can tell it from your request.',
      field: 'idea',
    })
  return notes
}
