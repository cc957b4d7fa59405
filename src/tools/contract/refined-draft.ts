import { ideaLimit } from './idea-limit.ts'
import type { FormDraft } from './form-field.ts'
import * as texts from './refined-draft.texts.ts'

/** What Refine puts into the form: the result, or with `keepsIdea` the idea that is there, and `wish` behind it. */
export type Refining = { said: string; keepsIdea?: true; wish?: string; patch?: FormDraft }

/** The form as it becomes, its text shortened where the field holds no more, and the sentence that tells so. */
export function refinedDraft(form: FormDraft, text: string, { said, keepsIdea, wish = '', patch }: Refining) {
  const given = (keepsIdea ? String(form['idea']) : text).trim()
  const most = ideaLimit - wish.length
  const idea = `${wholeSentences(given, most)}${wish}`.trim()
  const told = given.length > most ? `${said} ${texts.shortened(ideaLimit)}` : said
  return { draft: { ...form, ...patch, idea }, said: told }
}

/** The text up to the end of the last sentence or line that fits; of a single longer one, its beginning. */
function wholeSentences(text: string, most: number): string {
  if (text.length <= most) return text
  return text.slice(0, sentenceEnds(text).findLast((end) => end > 0 && end <= most) ?? most)
}

/** Where each sentence and each line ends. */
export function sentenceEnds(text: string): number[] {
  const sentences = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)]
  return sentences.map(({ index, segment }) => index + segment.trimEnd().length)
}
