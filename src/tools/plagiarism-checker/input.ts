import { z } from 'zod'

export const textLimit = 100_000
export const sourceLimit = 20_000
export const mostSources = 10
export const emptyText = 'Please enter some text to check'

const OwnText = z.object({
  title: z
    .string('Please name this text')
    .trim()
    .max(200, 'Please shorten this name to 200 characters')
    .default(''),
  text: z
    .string('Please paste the text to compare with')
    .max(sourceLimit, `Please shorten this text to ${sourceLimit.toLocaleString('en-US')} characters`)
    .refine((text) => text.trim() !== '', 'Please paste the text to compare with, or remove this field'),
})

/** Body of `check-plagiarism`. The text is not trimmed: offsets in the answer count in it as it was sent. */
export const PlagiarismInput = z.object({
  text: z
    .string(emptyText)
    .max(textLimit, `Please shorten this to ${textLimit.toLocaleString('en-US')} characters`)
    .refine((text) => text.trim() !== '', emptyText),
  /** The caller's own texts to compare with; used for this one answer, never kept. */
  compareWith: z
    .array(OwnText)
    .max(mostSources, `Please compare with at most ${mostSources} texts`)
    .default([]),
  /** Asks for a search of the web; where the server has none, the coverage says so. */
  web: z.boolean('Please send true or false').default(false),
})
export type PlagiarismInput = z.infer<typeof PlagiarismInput>
