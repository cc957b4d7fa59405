import type { AnswerNote } from '../contract/tool-core.ts'
import { clashesIn, platformClashesIn } from './compose/clash.ts'
import { missingRows } from './craft/fields.ts'
import { fieldGuide } from './field-guide.ts'
import { missingFields, type PromptDraft } from './form-rules.ts'
import * as texts from './notes.texts.ts'
import { isComposed, type BriefPlan } from './plan.ts'

/** Clashes and which answer leads, and what the builder has to work out. */
export function notesOn(plan: BriefPlan, draft: PromptDraft): AnswerNote[] {
  const clashes = [...clashesIn(draft), ...platformClashesIn(draft, draft.platform || 'other')]
  const open = missingFields(draft).filter((field) => missingRows[field] !== undefined)
  const notes = clashes.map(({ text, field }): AnswerNote => ({ kind: 'conflict', text, field }))
  const [first] = open
  // A model has worked it out already.
  if (!isComposed(plan) || first === undefined) return notes
  const labels = open.map((field) => `“${fieldGuide[field].label}”`).join(', ')
  return [...notes, { kind: 'hint', text: texts.leftToBuilder(labels), field: first }]
}
