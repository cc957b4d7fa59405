export type Range = { start: number; end: number }
export type Word = Range & { text: string }

const part = String.raw`[\p{L}\p{M}\p{Nd}]`
/** Thai, Lao, Burmese, Khmer, kana and Han, whose words run into each other. */
const unspaced = String.raw`\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\u{20000}-\u{10ffff}`
/** Latin, Greek and Cyrillic. */
const western = String.raw`\0-\u052f\u1e00-\u1fff`
const word = new RegExp(
  `[${part}&&[${unspaced}]]|[${part}&&[${western}]]+|[${part}--[${western}${unspaced}]]+`,
  'gv',
)

/**
 * Runs of letters and digits. In scripts that do not part their words every character is one, and where a Latin name
 * takes a Korean or Arabic ending the ending is a word of its own.
 */
export function readWords(text: string): Word[] {
  return findAll(text, word)
}

export function findAll(text: string, pattern: RegExp): Word[] {
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
    text: found,
    start: index,
    end: index + found.length,
  }))
}

export function hasDigit(text = ''): boolean {
  return /\p{Nd}/u.test(text)
}

/** Of a word, which is letters and digits. */
export function hasLetter(word = ''): boolean {
  return /\P{Nd}/u.test(word)
}

/** The text with these ranges, in order and apart, made unreadable at the same length. */
export function mask(text: string, ranges: readonly Range[]): string {
  const pieces = ranges.map(
    ({ start, end }, at) => text.slice(ranges[at - 1]?.end ?? 0, start) + '\u0001'.repeat(end - start),
  )
  return pieces.join('') + text.slice(ranges.at(-1)?.end ?? 0)
}
