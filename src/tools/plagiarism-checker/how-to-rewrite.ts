import type { Match } from '#comparison/comparison.ts'
import * as texts from './result.texts.ts'

/** What to do about a passage, so that it becomes the writer's own or is rightly somebody else's. */
export function howToRewrite(match: Match, sourceTitle: string | undefined): string[] {
  const source = sourceTitle === undefined ? texts.theSource : texts.named(sourceTitle)
  const facts = detailsOf(match.excerpt)
  const keep = facts.length > 0 ? texts.keepFacts(facts.join(', ')) : texts.keepTheFacts
  switch (match.kind) {
    case 'verbatim':
      return [texts.putInQuotes(source), texts.sayAloud(source, keep), texts.thenCompare(source)]
    case 'near':
      return [texts.onlyReplaced, texts.beginElsewhere(keep), texts.nameOrQuote(source)]
    case 'paraphrase':
      return [texts.followsClosely(source), texts.ifChance(keep)]
    case 'repeated':
      return [texts.keepBetter]
    case 'quoted':
      return [texts.quotedWithSource]
    case 'stock':
      return [texts.ownWordsSayMore]
  }
}

const mostDetails = 6

/** Numbers and names, which a rewritten passage has to keep. */
function detailsOf(excerpt: string): string[] {
  const numbers = excerpt.match(/\d[\d.,:%/-]{0,20}\d%?|\d%?/g) ?? []
  // Not at the beginning of a sentence, where every word has a capital.
  const names = [
    ...excerpt.matchAll(/(?<=[\p{Ll},;:]\s)\p{Lu}[\p{L}’'-]{2,}(?:\s\p{Lu}[\p{L}’'-]{2,}){0,2}/gu),
  ].map(([name]) => name)
  return [...new Set([...names, ...numbers])].slice(0, mostDetails)
}
