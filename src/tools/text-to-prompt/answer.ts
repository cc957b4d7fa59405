import { z } from 'zod'
import { AnswerParts } from '#tools/workbench/answer.ts'

export const TextPromptAnswer = AnswerParts.extend({ generatedPrompt: z.string().min(1) })
export type TextPromptAnswer = z.infer<typeof TextPromptAnswer>
