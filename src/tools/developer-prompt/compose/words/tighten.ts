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

/** The main clause alone: what follows its first comma goes, but a condition keeps its result. */
export function mainClause(text: string): string {
  const lead = /^([“"][^”"]{1,160}[”"]:\s*)/u.exec(text)?.[1] ?? ''
  const body = text.slice(lead.length)
  const parts = body.split(/,\s+/)
  const need = conditionWord.test(body) ? 2 : 1
  const kept = parts.slice(0, need).join(', ')
  const next = parts[need] ?? ''
  // "at 360, 768 and 1280 px", "name, photo and date": what follows the comma is the rest of a list.
  const isList =
    countWords(next) <= 2 ||
    /^\d/.test(next) ||
    /\d$/.test(kept) ||
    parts.slice(need).some((part) => /^\S+ (?:and|or) \S+/.test(part))
  const isOpen =
    (kept.match(/"/g) ?? []).length % 2 === 1 ||
    (kept.match(/\(/g) ?? []).length !== (kept.match(/\)/g) ?? []).length ||
    (kept.match(/[“„]/g) ?? []).length !== (kept.match(/”/g) ?? []).length
  if (isOpen || parts.length <= need || isList || countWords(kept) < minimum - 2) return text
  return `${lead}${kept.replace(/[\s,;:.]+$/u, '')}.`
}

/** The beginning of a list that runs on: items up to about `limit` words, never a condition without its result. */
export function leadItems(text: string, limit: number): string {
  if (countWords(text) <= limit || conditionWord.test(text) || /[“„;:(]/u.test(text)) return text
  const items = text.split(/,\s+/)
  let kept = items[0] ?? text
  for (const item of items.slice(1)) {
    const words = countWords(kept)
    if (words >= limit || (words >= minimum - 1 && words + countWords(item) > limit + 3)) break
    kept = `${kept}, ${item}`
  }
  const isOpen =
    items.slice(1).some((item) => countWords(item) < 4) &&
    /,\s[^,]*\b(?:and|or)\s[^,]*$/u.test(text) &&
    kept !== text &&
    !/\s(?:with|and|or)\s/u.test(kept)
  return isOpen || (kept.match(/"/g) ?? []).length % 2 === 1 ? text : `${kept.replace(/[\s,;:.]+$/u, '')}.`
}

const conditionWord = /^(?:when|if|as soon as|once|after|before|while|at)\b/i
