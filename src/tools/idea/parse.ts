import { findClauses, type Clause } from './clauses.ts'
import { findNounPhrases, type NounPhrase } from './noun-phrases.ts'
import type { TaggedToken } from './rough-tag.ts'
import { tagTokens } from './tag.ts'

export type Parse = {
  text: string
  tokens: readonly TaggedToken[]
  phrases: readonly NounPhrase[]
  clauses: readonly Clause[]
}

// Who and what an idea is about is said early; the rest of a long one is kept word for word by its readers.
const longestParse = 900

/** English grammar of an idea, as far as it can be told from the words alone. */
export function parse(text: string): Parse {
  const source = text.length <= longestParse ? text : text.slice(0, lastSpace(text))
  const tokens = tagTokens(source)
  const phrases = findNounPhrases(tokens)
  return { text: source, tokens, phrases, clauses: findClauses(tokens, phrases) }
}

/** The words from one place to another, both inside, exactly as typed. */
export function wordsBetween(parsed: Parse, first: number, last: number): string {
  const start = parsed.tokens[first]?.start
  const end = parsed.tokens[last]?.end
  return start === undefined || end === undefined ? '' : parsed.text.slice(start, end)
}

function lastSpace(text: string): number {
  const at = text.lastIndexOf(' ', longestParse)
  return at > longestParse / 2 ? at : longestParse
}
