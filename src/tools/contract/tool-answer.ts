import { z } from 'zod'
import { EngineReport } from './engine-report.ts'

/** What every function answers beside its specified fields (`generatedPrompt` …). */
export const ToolAnswer = z.looseObject({
  /** By the tool's `plan` schema; missing when the answer is a request for a model. */
  plan: z.record(z.string(), z.unknown()).optional(),
  planVersion: z.int().optional(),
  engine: EngineReport,
  /** The tool needs a model for this and has none; `request` is the text for one, or for a person's own chat. */
  needsModel: z.literal(true).optional(),
  request: z.string().optional(),
  /** What a model wrote that has no place in the plan. */
  unread: z.array(z.string()).optional(),
  /** For somebody who is signed in: whether the server put it into the history. */
  history: z.enum(['saved', 'not-saved']).optional(),
})
export type ToolAnswer = z.infer<typeof ToolAnswer>
