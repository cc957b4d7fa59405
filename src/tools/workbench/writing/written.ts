import { z } from 'zod'
import { EngineReport } from '#tools/engine-report.ts'

/** How an answer came about. `before` and `version` are known to this browser only. */
export const Written = z.object({
  engine: EngineReport.optional().catch(undefined),
  /** The text it was made from, to compare with: our composer's draft, or what was on the table. */
  before: z
    .object({ kind: z.enum(['draft', 'earlier']), text: z.string() })
    .optional()
    .catch(undefined),
  /** How often another version was asked for until this one. */
  version: z.int().min(0).optional().catch(undefined),
})
export type Written = z.infer<typeof Written>

/** A model began and did not come to an end: its words until then are the answer. */
export function isPartial({ engine }: Written): boolean {
  return engine?.writtenBy === 'model' && (engine.reason === 'stopped' || engine.reason === 'unavailable')
}

/** As the server made it, without what only this browser keeps. */
export function withoutTrace<Answer extends Written>({
  before: _before,
  version: _version,
  ...answer
}: Answer): Omit<Answer, 'before' | 'version'> {
  return answer
}
