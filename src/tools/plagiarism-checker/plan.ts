import { z } from 'zod'
import { Item } from '../contract/plan.ts'
import { Evidence } from '#comparison/comparison.ts'

export const planVersion = 1

/** A check: what was found, what it means, and the text in other words where a model wrote it. */
export const PlagiarismPlan = z.object({
  /** Missing only in a plan that was read from a reply and not yet joined with its comparison. */
  evidence: Evidence.optional(),
  /** With all sources, while some are ignored; `evidence` is then what is left. */
  withAll: Evidence.optional(),
  explanation: z.array(Item),
  /** Paragraphs of the rewritten version. */
  rewritten: z.array(Item),
})
export type PlagiarismPlan = z.infer<typeof PlagiarismPlan>

/** The plan of a comparison, with the explanation that the figures give. */
export function planOf(evidence: Evidence, text: string): PlagiarismPlan {
  return {
    evidence,
    explanation: evidence.explanation
      .split('\n\n')
      .map((paragraph, at) => ({
        id: `explanation-${at + 1}`,
        words: [
          {
            text: paragraph,
            from: 'standard',
            row: 'comparison/explanation',
            by: [{ field: 'text', value: text.trim().slice(0, 60) }],
          },
        ],
      })),
    rewritten: [],
  }
}
