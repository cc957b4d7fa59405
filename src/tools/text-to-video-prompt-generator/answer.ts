import { z } from 'zod'
import { AnswerParts } from '#tools/workbench/answer.ts'
import { Shot } from './compose/direction.ts'

/** What the timeline draws: whole seconds, shots without gaps from 0 to `seconds`. */
export const Timeline = z.object({
  seconds: z.number().int().positive(),
  aspect: z.string(),
  shots: z.array(Shot.omit({ path: true })).min(1),
  ambience: z.string(),
  music: z.string(),
  endFrame: z.string(),
})
export type Timeline = z.infer<typeof Timeline>

export const VideoAnswer = AnswerParts.extend({
  /** The finished prompt; the specification's key. */
  generatedPrompt: z.string().min(1),
  timeline: Timeline,
})
export type VideoAnswer = z.infer<typeof VideoAnswer>
