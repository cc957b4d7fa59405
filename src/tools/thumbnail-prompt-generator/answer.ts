import { z } from 'zod'
import { AnswerParts } from '#tools/workbench/answer.ts'
import { ThumbnailLayout } from './layout.ts'

/** `generatedPrompt` in prompt mode, `generatedIdeas` in idea mode; a layout for each picture. */
export const ThumbnailAnswer = AnswerParts.extend({
  generatedPrompt: z.string().min(1).optional(),
  generatedIdeas: z.array(z.string().min(1)).min(2).max(3).optional(),
  layouts: z.array(ThumbnailLayout).min(1),
}).refine((answer) => answer.generatedPrompt !== undefined || answer.generatedIdeas !== undefined)
export type ThumbnailAnswer = z.infer<typeof ThumbnailAnswer>
