import { z } from 'zod'

/** The form as the browser keeps it. Texts to compare with are not part of it: they are kept nowhere. */
export const PlagiarismDraft = z.object({ text: z.string().catch(''), web: z.boolean().catch(false) })
export type PlagiarismDraft = z.infer<typeof PlagiarismDraft>
