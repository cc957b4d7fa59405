import { z } from 'zod'
import { EngineReport } from './engine-report.ts'

/** What a function sends as server-sent events, for both ends. `output` is the tool's own answer. */
export const ToolEvent = z.discriminatedUnion('type', [
  /** Before the draft, when it takes long: `done` of `total` steps of a stage that has a name for people. */
  z.object({ type: z.literal('progress'), stage: z.string(), done: z.number(), total: z.number() }),
  /** The complete answer of our own rules, before any model was asked. */
  z.object({ type: z.literal('draft'), output: z.unknown() }),
  /**
   * The model has reached this heading of `listSections`. When one section is written anew, it comes once, before the
   * first word, and the deltas are the text of this section without its heading. Answers made of parts have no deltas:
   * there it says that this part is written.
   */
  z.object({ type: z.literal('section'), heading: z.string() }),
  /** More of the model's text, which takes the draft's place. */
  z.object({ type: z.literal('delta'), text: z.string() }),
  /** Last: the answer that counts, which need not be the text that was seen coming. */
  z.object({
    type: z.literal('done'),
    output: z.unknown(),
    engine: EngineReport,
    history: z.enum(['saved', 'not-saved']).optional(),
  }),
  /** Last: the model stopped in mid-answer. What came stays, and the draft is there. */
  z.object({ type: z.literal('error'), code: z.string(), message: z.string() }),
])
export type ToolEvent = z.infer<typeof ToolEvent>
