import { z } from 'zod'

/** Columns of a 16×9 grid; where something lies in the picture. */
export const Box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
export type Box = z.infer<typeof Box>

/** One proposed thumbnail, as far as a wireframe needs it. */
export const ThumbnailLayout = z.object({
  name: z.string(),
  subject: Box.extend({ label: z.string(), isFace: z.boolean() }),
  object: Box.extend({ label: z.string() }).optional(),
  text: Box.extend({
    words: z.string(),
    align: z.enum(['start', 'middle', 'end']),
    isRightToLeft: z.boolean(),
  }).optional(),
  /** A line that parts the ground in two, for comparisons. */
  isSplit: z.boolean(),
  /** Hex colours: ground, accent, neutral. */
  colours: z.object({ ground: z.string(), accent: z.string(), neutral: z.string() }),
})
export type ThumbnailLayout = z.infer<typeof ThumbnailLayout>
