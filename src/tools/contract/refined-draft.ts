import { ideaLimit } from './idea-limit.ts'
import type { FormDraft } from './form-field.ts'
import * as texts from './refined-draft.texts.ts'

/** What Refine puts into the form: the result, or with `keepsIdea` the idea that is there, and `wish` behind it. */
export type Refining = { said: string; keepsIdea?: true; wish?: string; patch?: FormDraft }

/** The form as it becomes, its text shortened where the field holds no more, and the sentence that tells so. */
export function refinedDraft(form: FormDraft, text: string, { said, keepsIdea, wish = '', patch }: Refining) {
  const given = (keepsIdea ? String(form['idea']) : text).trim()
  const most = ideaLimit - wish.length
  const isLong = given.length > most
  // Of a single sentence that is longer, its beginning.
  const end = isLong ? sentenceEnds(given).findLast((one) => one > 0 && one <= most) : undefined
  const idea = `${given.slice(0, end ?? most)}${wish}`.trim()
  return { draft: { ...form, ...patch, idea }, said: isLong ? `${said} ${texts.shortened(ideaLimit)}` : said }
}

/** Where each sentence and each line ends. */
export function sentenceEnds(text: string): number[] {
  const sentences = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)]
  return sentences.map(({ index, segment }) => index + segment.trimEnd().length)
}
