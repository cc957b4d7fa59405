import type { NounPhrase } from './noun-phrases.ts'
import { wordsBetween, type Parse } from './parse.ts'

export function detailAfter(parsed: Parse, phrase: NounPhrase, end: number): string {
  const relativeAt = relativeAfter(parsed, phrase, end)
  if (relativeAt !== undefined) {
    const clause = parsed.clauses.find((one) => one.first > relativeAt)
    return clause ? wordsBetween(parsed, relativeAt, clause.last) : ''
  }
  const next = parsed.tokens[end + 1]
  if (!next) return ''
  const follows = parsed.clauses.find((one) => one.first === end + 1)
  if (follows?.verb.form === 'participle') return wordsBetween(parsed, follows.first, follows.last)
  const isObject =
    phrase.after !== undefined ||
    parsed.clauses.some((one) => one.verbAt < phrase.first && one.last >= phrase.last && !one.relative)
  const startsDetail =
    next.tag === 'adjective' ||
    next.lower === 'from' ||
    (!isObject && (next.lower === 'with' || next.lower === 'without'))
  if (!startsDetail) return ''
  const stop = parsed.clauses.find((one) => one.first > end + 1)?.first ?? parsed.tokens.length
  let last = end + 1
  while (
    last + 1 < stop &&
    !/^[,.;:!?()\n—–]$/.test(parsed.tokens[last + 1]?.text ?? '') &&
    !(last > end + 1 && isPlacePreposition(parsed, last + 1))
  )
    last += 1
  return last === end + 1 && next.tag === 'preposition' ? '' : wordsBetween(parsed, end + 1, last)
}

/** Where "who …", "that …" or "where …" about this phrase begins. */
function relativeAfter(parsed: Parse, phrase: NounPhrase, end: number): number | undefined {
  const about = parsed.clauses.find((clause) => clause.relative && clause.subject?.head === phrase.head)
  if (about)
    return (
      parsed.tokens.findLastIndex(
        (token, index) => index < about.first && index > end && token.tag === 'relative',
      ) || undefined
    )
  const next = parsed.tokens[end + 1]
  const at = next?.text === ',' ? end + 2 : end + 1
  const token = parsed.tokens[at]
  if (token?.lower === 'where' || token?.lower === 'whose') return at
  const clause = parsed.clauses.find((one) => one.first > at)
  return token?.tag === 'relative' &&
    clause?.relative &&
    clause.subject !== undefined &&
    clause.subject.first > at
    ? at
    : undefined
}

function isPlacePreposition(parsed: Parse, at: number): boolean {
  const token = parsed.tokens[at]
  return (
    token?.tag === 'preposition' &&
    /^(?:in|on|at|inside|under|near|beside|through|across|along)$/.test(token.lower)
  )
}
