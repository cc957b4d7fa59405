import { contentWords, measureCoverage } from '#tools/idea/coverage.ts'
import type { Idea } from '#tools/idea/read-idea.ts'

/** Parts of the idea that a text made from it does not hold yet, word for word, so that nothing is lost. */
export function leftoversOf(idea: Idea, text: string): string[] {
  const { missingWords, missingFacts } = measureCoverage(idea.text, text)
  if (missingWords.length === 0 && missingFacts.length === 0) return []
  const missing = new Set(missingWords)
  const known = [idea.instruction?.words, idea.wishes.aspect?.words].filter((one) => one !== undefined)
  return idea.text
    .split(/[,;!?\n、。，；،।—–]+|\.(?=\s|$)|:(?=\s)/u)
    .map((segment) => segment.trim().replace(/^(?:and|but|please|und|et|y|e)\s+/iu, ''))
    .filter((segment) => !idea.scene.includes(segment))
    .filter((segment) => /[\p{L}\p{N}]/u.test(segment) && !known.some((words) => words.includes(segment)))
    .filter((segment) => !known.some((words) => segment === words || segment.startsWith(words)))
    .filter(
      (segment) =>
        missingFacts.some((fact) => segment.includes(fact)) ||
        contentWords(segment).some((word) => missing.has(word)),
    )
}
