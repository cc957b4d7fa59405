// A loop over single characters is linear whatever the text is; a pattern over the text need not be.

/** Where the digits of a script begin: Arabic, Persian, Indic scripts, Thai, Lao, Burmese, Khmer, full width. */
// prettier-ignore
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0x1040, 0x17e0, 0xff10]
const digits = new Map(
  zeros.flatMap((zero) => Array.from({ length: 10 }, (_, digit) => [zero + digit, digit] as const)),
)
const wordParts = new Map<number, boolean>()

/** The digit 0–9 that a character stands for, in any script; -1 for anything else. */
export function digitOf(code: number): number {
  // Behind the end of a text the code is NaN.
  if (!(code >= 0x3a)) return code >= 0x30 ? code - 0x30 : -1
  return code < 0x660 ? -1 : (digits.get(code) ?? -1)
}

/** A letter, a mark that belongs to one, or a digit. */
export function isWordPart(code: number): boolean {
  if (!(code >= 0x80))
    return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || digitOf(code) !== -1
  const known = wordParts.get(code)
  if (known !== undefined) return known
  const is = /[\p{L}\p{M}\p{Nd}]/u.test(String.fromCodePoint(code))
  wordParts.set(code, is)
  return is
}

/** Latin, Greek and Cyrillic, where a digit beside a letter is part of the word. */
export function isWesternLetter(code: number): boolean {
  return code < 0x530 && isWordPart(code) && digitOf(code) === -1
}

export function isDigit(code: number): boolean {
  return digitOf(code) !== -1
}

/** Of a word, which is letters and digits: whether some are letters, and whether some are digits. */
export function hasLetter(word: string): boolean {
  for (let at = 0; at < word.length; at++) if (!isDigit(word.charCodeAt(at))) return true
  return false
}

export function hasDigit(word: string): boolean {
  for (let at = 0; at < word.length; at++) if (isDigit(word.charCodeAt(at))) return true
  return false
}

export function isSpace(code: number): boolean {
  return (
    code === 0x20 || (code >= 0x09 && code <= 0x0d) || code === 0xa0 || code === 0x202f || code === 0x3000
  )
}

/** Han, kana, Thai, Lao, Burmese and Khmer, whose words run into each other. */
function isUnspaced(code: number): boolean {
  if (code < 0xe00) return false
  if (code < 0x3040)
    return code < 0xf00 || (code >= 0x1000 && code < 0x10a0) || (code >= 0x1780 && code < 0x1800)
  return (
    code < 0x3100 || (code >= 0x3400 && code < 0xa000) || (code >= 0xf900 && code < 0xfb00) || code >= 0x20000
  )
}

export function codesOf(marks: string): ReadonlySet<number> {
  return new Set([...marks].map((mark) => mark.charCodeAt(0)))
}

export type Range = { start: number; end: number }
export type Word = Range & { text: string }

/**
 * Runs of letters and digits. In scripts that do not part their words every character is one, and where a Latin name
 * takes a Korean or Arabic ending the ending is a word of its own.
 */
export function readWords(text: string): Word[] {
  const words: Word[] = []
  let start = -1
  let isWestern = false
  for (let at = 0; at < text.length;) {
    const code = text.codePointAt(at) ?? 0
    const next = code > 0xffff ? at + 2 : at + 1
    const isAlone = isUnspaced(code)
    const isPart = isAlone || isWordPart(code)
    if (start !== -1 && (isAlone || !isPart || (isWestern !== code < 0x530 && digitOf(code) === -1))) {
      words.push({ text: text.slice(start, at), start, end: at })
      start = -1
    }
    if (isAlone && isWordPart(code)) words.push({ text: text.slice(at, next), start: at, end: next })
    else if (isPart && start === -1) start = at
    isWestern = code < 0x530
    at = next
  }
  if (start !== -1) words.push({ text: text.slice(start), start, end: text.length })
  return words
}

/** The text with these ranges, in order and apart, made unreadable at the same length. */
export function mask(text: string, ranges: readonly Range[]): string {
  const pieces = ranges.map(
    ({ start, end }, at) => text.slice(ranges[at - 1]?.end ?? 0, start) + '\u0001'.repeat(end - start),
  )
  return pieces.join('') + text.slice(ranges.at(-1)?.end ?? 0)
}
