import { z } from 'zod'
import { ideaDraft } from '#tools/workbench/idea-text.ts'
import { thumbnailModes } from './input.ts'

/** The form as the page holds and stores it. */
export const ThumbnailDraft = z.object({
  title: ideaDraft,
  mode: z.enum(thumbnailModes).catch('prompt'),
})
export type ThumbnailDraft = z.infer<typeof ThumbnailDraft>
