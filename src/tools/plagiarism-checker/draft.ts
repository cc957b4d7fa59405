import { z } from 'zod'

/** The form as the browser keeps it. Texts to compare with are not part of it: they are kept nowhere. */
export const PlagiarismDraft = z.object({ text: z.string().catch('') })
export type PlagiarismDraft = z.infer<typeof PlagiarismDraft>
