import { z } from 'zod'
import { ideaText } from '#tools/workbench/idea-text.ts'

export const emptyIdea = 'Please enter an idea to convert into a prompt'

/** Body of `generate-text-prompt`. */
export const TextPromptInput = z.object({
  idea: ideaText(emptyIdea),
  /** Which framing: 1 is the plainest one, Regenerate counts up. */
  attempt: z.number({ error: 'The attempt is a whole number from 1 to 99' }).int().min(1).max(99).optional(),
})
export type TextPromptInput = z.output<typeof TextPromptInput>
