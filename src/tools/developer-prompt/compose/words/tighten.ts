import { countWords } from './count.ts'

const sentenceEnd = /(?<=[.!?])\s+(?=[\p{Lu}"“„«])/u

/** The first `count` sentences of a text. */
export function firstSentences(text: string, count: number): string {
  return text.split(sentenceEnd).slice(0, count).join(' ')
}

/**
 * The text in about `limit` words: whole sentences first, then the clauses of the first sentence up to a semicolon.
 * A condition is never kept without its result, so a single long clause stays as it is.
 */
export function tighten(text: string, limit: number): string {
  if (countWords(text) <= limit) return text
  const sentences = text.split(sentenceEnd)
  let kept = sentences[0] ?? text
  for (const next of sentences.slice(1)) {
    if (countWords(`${kept} ${next}`) > limit) break
    kept = `${kept} ${next}`
  }
  if (countWords(kept) <= limit) return kept
  const clauses = kept.split(/;\s+/)
  let result = clauses[0] ?? kept
  for (const clause of clauses.slice(1)) {
    if (countWords(`${result} ${clause}`) > limit && countWords(result) >= minimum) break
    result = `${result}; ${clause}`
  }
  return /[.!?]["”)]?$/.test(result) ? result : `${result.replace(/[\s,;:]+$/u, '')}.`
}

const minimum = 7
