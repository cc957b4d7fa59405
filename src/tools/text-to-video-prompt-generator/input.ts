import { z } from 'zod'
import { ideaText } from '#tools/workbench/idea-text.ts'

export const emptyIdea = 'Please enter your video idea first.'

/** What the page, the endpoint and the command line take. */
export const VideoInput = z.object({
  idea: ideaText(emptyIdea),
  /** How often Regenerate was pressed; each number films the same idea in another way. */
  attempt: z.number().int().nonnegative().max(1_000).optional(),
})
export type VideoInput = z.infer<typeof VideoInput>
