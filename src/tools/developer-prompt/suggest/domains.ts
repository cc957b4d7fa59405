import { createFinder } from '#tools/idea/word-finder.ts'
import type { Domain } from './domain.ts'
import { careAndLearning } from './domains/care-and-learning.ts'
import { everydayLife } from './domains/everyday-life.ts'
import { mediaAndPeople } from './domains/media-and-people.ts'
import { placesAndServices } from './domains/places-and-services.ts'
import { work } from './domains/work.ts'

const domains = { ...everydayLife, ...careAndLearning, ...placesAndServices, ...work, ...mediaAndPeople }
type DomainName = keyof typeof domains

const allDomains: readonly (readonly [DomainName, Domain])[] = Object.entries(domains).map(
  ([name, domain]) => [name as DomainName, domain],
)

const findWords = createFinder<DomainName>(
  Object.fromEntries(allDomains.map(([name, { words }]) => [name, words])) as Record<DomainName, string>,
)

/**
 * The kind of product a text is about, or undefined when nothing in it points at one. Different words count, not
 * repetitions; what stands early counts a little more, who it is for a good deal less.
 */
export function findDomain(
  text: string,
  language: string,
  isAside: (words: string, start: number) => boolean,
): Domain | undefined {
  const scores = new Map<DomainName, number>()
  const seen = new Set<string>()
  for (const [index, { key, words, start }] of findWords(text, language).entries()) {
    const word = words.toLowerCase()
    if (seen.has(word)) continue
    seen.add(word)
    const weight =
      (1 + (word.includes(' ') ? 0.5 : 0) + 0.3 / (index + 1)) * (isAside(words, start) ? 0.4 : 1)
    scores.set(key, (scores.get(key) ?? 0) + weight)
  }
  let best: DomainName | undefined
  for (const [name, score] of scores) if (best === undefined || score > (scores.get(best) ?? 0)) best = name
  return best === undefined ? undefined : domains[best]
}
