import { replaceSection } from '#tools/text-sections.ts'
import type { AnswerParts } from '../answer.ts'

const textKeys = ['generatedPrompt', 'generatedStory'] as const

/** The answer with another main text, which is also its first variant; the same answer when it has no such text. */
export function putText<Answer extends AnswerParts>(answer: Answer, text: string): Answer {
  const key = textKeys.find((name) => name in answer && typeof Reflect.get(answer, name) === 'string')
  const [first, ...others] = answer.variants
  if (key === undefined || first === undefined) return answer
  return { ...answer, [key]: text, variants: [{ ...first, text }, ...others.filter(isNotDraft)] }
}

/** What a model had written when it stopped, in its place: the whole text or one section of it. */
export function placeWords(base: string, section: string | undefined, words: string): string {
  if (section === undefined) return words
  return replaceSection(base, section, words) ?? base
}

function isNotDraft({ id }: { id: string }): boolean {
  return id !== 'draft'
}
