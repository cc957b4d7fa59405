import { z } from 'zod'
import * as texts from './change-body.texts.ts'

/** Characters of a plan as JSON; the largest valid form with its plan stays well below. */
export const mostPlanCharacters = 600_000

/**
 * What a person asks of an answer that is there: the reserved key `refine` beside a tool's own input. Without wishes
 * and part it asks for another version of the same.
 */
export const ChangeBody = z.object({
  /** The plan that is shown now, with everything the person edited. */
  plan: z.record(z.string(), z.unknown()),
  /** "shorter", "add payments"; all wishes so far, the newest last. */
  wishes: z
    .array(z.string().trim().min(1, texts.sayWhatShouldChange).max(500, texts.wishTooLong))
    .max(20, texts.tooManyWishes)
    .default([]),
  /** Id of the only part that is to be written anew. */
  part: z.string().trim().min(1).max(80).optional(),
})
export type ChangeBody = z.infer<typeof ChangeBody>
