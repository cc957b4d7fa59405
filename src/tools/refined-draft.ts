import { ideaLimit } from './contract/idea-limit.ts'
import type { FormDraft } from './contract/form-field.ts'
import * as texts from './refined-draft.texts.ts'

/** What Refine makes of a form: `text` as the next idea, shortened when the field holds no more, and `wish` behind it. */
export function refinedDraft(draft: FormDraft, text: string, said: string, wish = '') {
  const most = ideaLimit - wish.length
  const idea = `${wholeSentences(text.trim(), most)}${wish}`.trim()
  const isShortened = text.trim().length > most
  return { draft: { ...draft, idea }, said: isShortened ? `${said} ${texts.shortened(ideaLimit)}` : said }
}

/** The text up to the end of the last sentence or line that fits; of a single longer one, its beginning. */
function wholeSentences(text: string, most: number): string {
  if (text.length <= most) return text
  const sentences = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)]
  const ends = sentences.map(({ index, segment }) => index + segment.trimEnd().length)
  return text.slice(0, ends.findLast((end) => end > 0 && end <= most) ?? most)
}
