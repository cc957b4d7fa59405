import { z } from 'zod'

/**
 * What a person asks of the text that is on the table: the reserved key `refine` beside a tool's own input. Without
 * instruction and section it asks for another version of the same.
 */
export const RefineWish = z.object({
  /** What is on the table now, as `mainText` gives it. */
  text: z
    .string('Please send the text that is to be changed')
    .min(1, 'Please send the text that is to be changed')
    .max(100_000, 'Please shorten this to 100,000 characters'),
  /** "shorter", "add payments". */
  instruction: z
    .string()
    .trim()
    .min(1, 'Please say what should change')
    .max(500, 'Please say it in at most 500 characters')
    .optional(),
  /** Of `listSections`: the only section to be written anew; everything else stays character by character. */
  section: z.string().trim().min(1).max(300).optional(),
  /** The whole answer on the table, for tools whose answer is made of parts; composed anew when missing. */
  answer: z.record(z.string(), z.unknown()).optional(),
  /** How often another version was asked for already; each number gives another one where no model answers. */
  attempt: z.int().min(1).max(99).optional(),
})
export type RefineWish = z.infer<typeof RefineWish>
