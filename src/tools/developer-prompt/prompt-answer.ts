import { z } from 'zod'
import { savedState } from '#tools/workbench/answer.ts'
import { Written } from '#tools/workbench/writing/written.ts'
import { PromptDraft } from './form.ts'

const AnswerNote = z.object({
  id: z.string(),
  kind: z.enum(['gap', 'contradiction', 'assumption', 'question', 'lint']),
  text: z.string(),
  field: PromptDraft.keyof().optional().catch(undefined),
  defaultAnswer: z.string().optional(),
})
export type AnswerNote = z.infer<typeof AnswerNote>

const AnswerFile = z.object({ path: z.string(), content: z.string(), about: z.string() })
export type AnswerFile = z.infer<typeof AnswerFile>

/** What the result page needs of an answer. Only the prompt is indispensable; the rest can be composed again. */
export const PromptAnswer = Written.extend({
  generatedPrompt: z.string().trim().min(1),
  composedBy: z.string().catch('composer'),
  checks: z.array(AnswerNote).catch([]),
  files: z.array(AnswerFile).catch([]),
  compact: z.string().catch(''),
  history: savedState,
})
export type PromptAnswer = z.infer<typeof PromptAnswer>
