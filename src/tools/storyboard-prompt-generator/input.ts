import { z } from 'zod'
import { ideaText } from '#tools/workbench/idea-text.ts'
import { ageBands, formats } from './compose/bands.ts'

export const aspects = ['16:9', '9:16', '1:1', '4:3', '3:4', '3:2', '2:3', '2:1'] as const

export const fewestScenes = 3
export const mostScenes = 20

/** The specification has none for this tool. */
export const emptyIdea =
  'Please enter a story idea first. One sentence is enough: who it is about and what happens.'

/** Input of the storyboard tool; only `idea` is needed, the rest is decided from it. */
export const StoryboardInput = z.object({
  idea: ideaText(emptyIdea),
  ageBand: z.enum(ageBands, 'Choose one of the age bands, or leave it to the idea.').optional(),
  format: z.enum(formats, 'Choose picture book, video or comic, or leave it to the idea.').optional(),
  scenes: z
    .number('Enter the number of scenes as a number, or leave it empty.')
    .transform((scenes) => Math.min(mostScenes, Math.max(fewestScenes, Math.round(scenes))))
    .optional(),
  artStyle: z.string().trim().max(120, 'Please describe the art style in at most 120 characters.').optional(),
  lesson: z.string().trim().max(200, 'Please describe the lesson in at most 200 characters.').optional(),
  aspect: z.enum(aspects, 'Choose one of the picture shapes.').optional(),
})
export type StoryboardInput = z.output<typeof StoryboardInput>
