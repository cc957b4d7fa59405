import { z } from 'zod'
import { ideaText } from '#tools/workbench/idea-text.ts'

export const emptyIdea = 'Please enter a story idea first.'

export const modes = ['story', 'prompt'] as const

/** Body of `generate-story`; the form sends the same. */
export const StoryInput = z.object({
  idea: ideaText(emptyIdea),
  mode: z.enum(modes).default('story'),
})
export type StoryInput = z.output<typeof StoryInput>
