import { z } from 'zod'

/** What a function sends as server-sent events, for both ends. `output` is the tool's own answer. */
export const ToolEvent = z.discriminatedUnion('type', [
  /** The composed answer, complete, before any model was asked. */
  z.object({ type: z.literal('draft'), output: z.unknown() }),
  /** A model has begun; its text follows and takes the draft's place. */
  z.object({ type: z.literal('delta'), text: z.string() }),
  z.object({
    type: z.literal('done'),
    output: z.unknown(),
    engine: z.unknown(),
    history: z.enum(['saved', 'not-saved']).optional(),
  }),
  /** The model stopped in mid-answer: what came stays, and the draft is there. */
  z.object({ type: z.literal('error'), code: z.string(), message: z.string() }),
])
export type ToolEvent = z.infer<typeof ToolEvent>
