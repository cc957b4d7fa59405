import { z } from 'zod'
import * as texts from './idea-text.texts.ts'

/** Characters of an idea or a title after trimming. */
export const ideaLimit = 5_000

/** The main text of a tool's input: trimmed, not empty, at most `ideaLimit`. `emptyMessage` is the tool's own sentence. */
export function ideaText(emptyMessage: string) {
  return z
    .string({ error: emptyMessage })
    .trim()
    .min(1, emptyMessage)
    .max(ideaLimit, texts.tooLong(ideaLimit))
}

/** The same text in the draft: anything as typed, and nothing when what was stored makes no sense. */
export const ideaDraft = z.string().catch('')
