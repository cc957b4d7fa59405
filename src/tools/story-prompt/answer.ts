import { z } from 'zod'
import { AnswerParts } from '#tools/workbench/answer.ts'

/** The story, or in mode prompt the brief for it. */
export const StoryAnswer = AnswerParts.extend({ generatedStory: z.string().min(1) })
export type StoryAnswer = z.infer<typeof StoryAnswer>
