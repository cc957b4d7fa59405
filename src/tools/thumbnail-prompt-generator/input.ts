import { z } from 'zod'
import { ideaText } from '#tools/workbench/idea-text.ts'

export const thumbnailModes = ['prompt', 'idea'] as const
export type ThumbnailMode = (typeof thumbnailModes)[number]

export const emptyTitle = 'Please enter a YouTube title or video idea'

/** Body of `generate-thumbnail-prompt`: a title or an idea for a video. */
export const ThumbnailInput = z.object({
  title: ideaText(emptyTitle),
  mode: z.enum(thumbnailModes, 'Choose prompt or idea').default('prompt'),
})
export type ThumbnailInput = z.infer<typeof ThumbnailInput>
