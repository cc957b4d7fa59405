import { z } from 'zod'
import { EngineReport } from './engine-report.ts'

/** What a function sends as server-sent events, for both ends. `output` is what the function answers as JSON. */
export const ToolEvent = z.discriminatedUnion('type', [
  /** Before the answer, when computing takes long: `done` of `total` steps of a stage that has a name for people. */
  z.object({ type: z.literal('progress'), stage: z.string(), done: z.number(), total: z.number() }),
  /** The plan as it was computed, before a model explains it: it stays whatever becomes of the explanation. */
  z.object({ type: z.literal('computed'), plan: z.record(z.string(), z.unknown()) }),
  /** A model is asked and will write; `model` as the provider names it. */
  z.object({ type: z.literal('asking'), model: z.string() }),
  /** More of the model's reply, in the form that the tool's `read` understands. */
  z.object({ type: z.literal('delta'), text: z.string() }),
  /** Takes the place of the reply from character `at` on: what is put together from pieces grows in its middle, too. */
  z.object({ type: z.literal('rewrite'), at: z.number(), text: z.string() }),
  /** The reply is complete and has faults; the model is asked once to mend them, unseen. */
  z.object({ type: z.literal('mending') }),
  /** Last: the answer that counts, which need not be the text that was seen coming. */
  z.object({
    type: z.literal('done'),
    output: z.unknown(),
    engine: EngineReport,
    history: z.enum(['saved', 'not-saved']).optional(),
  }),
  /** Last: something failed. What came so far stays with the reader. */
  z.object({ type: z.literal('error'), code: z.string(), message: z.string() }),
])
export type ToolEvent = z.infer<typeof ToolEvent>
