import { z } from 'zod'
import { mostSources, sourceLimit, textLimit } from './form.ts'
import * as texts from './page.texts.ts'

const OwnText = z.object({
  title: z.string(texts.nameThisText).trim().max(200, texts.nameTooLong).default(''),
  text: z
    .string(texts.pasteToCompare)
    .max(sourceLimit, texts.textTooLong(sourceLimit))
    .refine((text) => text.trim() !== '', texts.pasteOrRemove),
})

/** Body of `check-plagiarism`. The text is not trimmed: offsets in the answer count in it as it was sent. */
export const PlagiarismInput = z.object({
  text: z
    .string(texts.emptyText)
    .max(textLimit, texts.tooLong(textLimit))
    .refine((text) => text.trim() !== '', texts.emptyText),
  /** The caller's own texts to compare with; used for this one answer, never kept. */
  compareWith: z.array(OwnText).max(mostSources, texts.tooManyTexts(mostSources)).default([]),
  /** Asks for a search of the web; where the server has none, the coverage says so. */
  web: z.boolean(texts.trueOrFalse).default(false),
})
export type PlagiarismInput = z.infer<typeof PlagiarismInput>
