import { checkPlagiarism, type Evidence, type SourceText } from '#comparison/comparison.ts'
import type { PlagiarismInput } from './input.ts'
import * as texts from './page.texts.ts'

/** The check without a library: against the caller's own texts, or the text with itself. */
export function composeAnswer({ text, compareWith, web }: PlagiarismInput): Evidence {
  return checkPlagiarism(text, readOwnTexts(compareWith), { wantsWeb: web })
}

/** The caller's own texts as sources. */
export function readOwnTexts(compareWith: PlagiarismInput['compareWith']): SourceText[] {
  return compareWith.map(({ title, text }, index) => ({
    id: `own-${index + 1}`,
    title: title || texts.textNumber(index + 1),
    origin: 'own',
    text,
  }))
}
