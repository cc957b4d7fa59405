import { z } from 'zod'
import { EngineReport } from '#tools/contract/engine-report.ts'

/** What a row keeps of an answer besides its text; answers of before November 2026 have no plan. */
export const StoredAnswer = z.looseObject({
  plan: z.record(z.string(), z.unknown()).optional().catch(undefined),
  planVersion: z.int().optional().catch(undefined),
  /** The one it was last saved in. */
  dialect: z.string().optional().catch(undefined),
  /** Of the page that saved it last; none until a page replaces what the server saved. */
  version: z.string().optional().catch(undefined),
  /** The `replaces` of the page that made it a row of its own, because another page had saved in that row. */
  beside: z.string().optional().catch(undefined),
  engine: EngineReport.optional().catch(undefined),
  needsModel: z.literal(true).optional().catch(undefined),
  request: z.string().optional().catch(undefined),
})
export type StoredAnswer = z.infer<typeof StoredAnswer>
