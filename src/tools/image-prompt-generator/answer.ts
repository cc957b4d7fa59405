import { z } from 'zod'
import { AnswerParts } from '#tools/workbench/answer.ts'

export const ImagePromptAnswer = AnswerParts.extend({ generatedPrompt: z.string().min(1) })
export type ImagePromptAnswer = z.infer<typeof ImagePromptAnswer>
