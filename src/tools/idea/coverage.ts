import { collectFacts } from '#shared/text/facts.ts'
import { functionWords } from './words/function-words.ts'

export type Coverage = {
  /** Part of the content words of the source found in the result, 0 to 1. */
  share: number
  /** Content words of the source that are missing, as typed. */
  missingWords: string[]
  /** Numbers, quoted strings, names, addresses and colours that are missing, as typed. */
  missingFacts: string[]
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** How much of an idea stands in a text made from it. Composers append what is missing, so that no word is ever lost. */
export function measureCoverage(source: string, result: string): Coverage {
  const text = fold(result)
  const stems = new Set(Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+/gu), ([word]) => stem(word)))
  const words = contentWords(source)
  const missingWords = words.filter((word) =>
    unspaced.test(word)
      ? !text.includes(fold(word))
      : // "half-cut" is there when both of its halves are.
        !fold(word)
          .split(/['-]/u)
          .every((piece) => piece.length < 2 || stems.has(stem(piece))),
  )
  const missingFacts = collectFacts(source).filter((fact) => !text.includes(fold(fact)))
  return {
    share: words.length === 0 ? 1 : 1 - missingWords.length / words.length,
    missingWords,
    missingFacts,
  }
}

/** The words of an idea that carry its meaning, as typed, each once. Scripts without spaces give pairs of characters. */
export function contentWords(source: string): string[] {
  const seen = new Set<string>()
  const words: string[] = []
  for (const [word] of source.matchAll(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu)) {
    for (const piece of unspaced.test(word) ? pairs(word) : [word]) {
      const key = fold(piece)
      if (
        seen.has(key) ||
        functionWords.has(key) ||
        (piece.length < 3 && !unspaced.test(piece) && !/\p{N}/u.test(piece))
      )
        continue
      seen.add(key)
      words.push(piece)
    }
  }
  return words
}

function pairs(word: string): string[] {
  const signs = [...word]
  if (signs.length <= 2) return [word]
  return signs.slice(0, -1).map((sign, index) => sign + (signs[index + 1] ?? ''))
}

function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘]/gu, "'")
    .replace(/[“”„«»]/gu, '"')
}

function stem(word: string): string {
  return isPlainLatin.test(word) ? withoutEnding(word).replace(/([bdgklmnprt])\1$/, '$1') : word
}

const isPlainLatin = /^[a-z'-]+$/

// "pulls" and "pulling" end alike once the doubled letter is single on both sides.
function withoutEnding(word: string): string {
  if (word.length < 5) return word
  const bare = word.replace(/'s$/, '')
  for (const ending of [
    'ingly',
    'edly',
    'ings',
    'ing',
    'ies',
    'ied',
    'ers',
    'er',
    'es',
    'ed',
    'ly',
    's',
    'e',
    'y',
  ])
    if (bare.endsWith(ending) && bare.length - ending.length >= 3) return bare.slice(0, -ending.length)
  return bare
}
