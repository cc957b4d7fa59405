import { findAll, hasDigit, type Word } from './characters.ts'
import { abbreviations, currencies, multipliers, ordinals, seconds } from './number-endings.ts'

/**
 * `text` is as written, with the word behind it, which says what is counted; `digits` is the value without "million". The
 * number ends before that word, unless it is short for a unit.
 */
export type FoundNumber = Word & { value: number; digits: number; word: string }

const numeral =
  /\p{Nd}(?<!\p{Nd}{2})\p{Nd}{0,199}(?:[.,٫]\p{Nd}{1,200}|[٬'’ \u00a0\u202f]\p{Nd}{3}(?!\p{Nd}))*/gu
/** What is one number: "1.000,5", "1,00,000.5" in India, or "1,5"; 12.05.2026 and 1,2,3 are several. */
const forms = [
  /^(?<whole>[1-9]\d{0,2}(?=([.,٬'’ \u00a0\u202f]))(?:\2\d{3})+)(?:(?!\2)[.,٫](?<part>\d+))?$/u,
  /^(?<whole>\d{1,2}(?:,\d\d)+,\d{3})(?:\.(?<part>\d+))?$/u,
  /^(?<whole>\d+)(?:[.,٫](?<part>\d+))?$/u,
]
/** Behind a letter ("B2B"), or behind a word and a hyphen ("covid-19", "FR-003"). */
const inWord = /[[\p{L}\p{M}]&&[\0-\u052f\u1e00-\u1fff]][\-_]?$/v
const shortWord = /^[[\p{L}\p{M}]&&[\0-\u052f\u1e00-\u1fff]].{0,2}$/v
const behind = /°[CF]?|[%\p{Sc}]|[\p{L}\p{M}]{1,15}/uy
/** "€", "R$ ", "EUR ", or a minus with nothing before it. */
const sign = /(?<=^|\s)-$|(?<![\p{L}\p{N}])(?:[A-Z]{0,3}\p{Sc}|([A-Z]{3})) ?$/u
const longestSign = 6
const mostDigits = 40
const longestRun = 200

/** The numbers of a text that count seconds; in "5–7 seconds" both do. */
export function readSeconds(text: string): number[] {
  const found = findNumbers(text)
  return found.flatMap(({ value, word, end }, at) => {
    const next = found[at + 1]
    const isRange = next !== undefined && /^\s{0,2}[-–—]\s{0,2}$/u.test(text.slice(end, next.start))
    return seconds.has(word) || (isRange && seconds.has(next.word)) ? [value] : []
  })
}

/**
 * Numbers of a text, in the digits of any script. 1,000 and 1.000 and 1 000 are a thousand; "2.5 million" is one number,
 * 12.05.2026 are three. Digits inside of a word (B2B, mp3, 3D) are no number.
 */
export function findNumbers(text: string): FoundNumber[] {
  return findAll(text, numeral).flatMap(({ text: run, start, end }) => {
    if (run.length > longestRun || inWord.test(text.slice(Math.max(0, start - 2), start))) return []
    const digits = valueOf(inWestern(run))
    if (digits !== undefined) return numberAt(text, start, end, digits)
    return findAll(run, /\p{Nd}{1,200}/gu).flatMap((part) =>
      numberAt(text, start + part.start, start + part.end, Number(inWestern(part.text))),
    )
  })
}

/** The same in western digits; those of every script stand in a row from zero on. */
function inWestern(run: string): string {
  return run.replace(/(?!\d)\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    let zero = code
    while (hasDigit(String.fromCodePoint(zero - 1))) zero--
    return String((code - zero) % 10)
  })
}

function valueOf(run: string): number | undefined {
  if (/^\d+$/u.test(run)) return Number(run)
  const { whole, part = '0' } = forms.find((form) => form.test(run))?.exec(run)?.groups ?? {}
  return whole === undefined ? undefined : Number(`${whole.replace(/\D/gu, '')}.${part}`)
}

/** With what stands around the digits; empty when letters behind them make a word such as "3D" or "4K" of it. */
function numberAt(text: string, start: number, end: number, digits: number): FoundNumber | [] {
  const isAttached = !/[\s-]/u.test(text[end] ?? '')
  const written = wordAt(text, isAttached ? end : end + 1)
  const word = written.toLowerCase()
  // "60k" is a number, "4K" a name; "5 m" are meters, "5M" are millions.
  const isLong = word.length > 1 || word > '\u007f'
  const times = isAttached || isLong ? multipliers.get(isLong ? word : written) : undefined
  const isUnit = times !== undefined || abbreviations.has(word) || currencies.has(written)
  // Short words are more often prepositions than what is counted.
  const isShort = shortWord.test(word)
  if (end - start > mostDigits || (!isUnit && isAttached && isShort && word.length < 3)) return []
  const before = sign.exec(text.slice(Math.max(0, start - longestSign), start))
  const from =
    before?.[1] === undefined || currencies.has(before[1]) ? start - (before?.[0].length ?? 0) : start
  const wordEnd = word === '' ? end : end + (isAttached ? 0 : 1) + word.length
  return {
    text: text.slice(from, isUnit || !isShort ? wordEnd : end),
    value: digits * (times ?? 1) * (text[from] === '-' ? -1 : 1),
    digits,
    word,
    start: from,
    end: isUnit ? wordEnd : end,
  }
}

/** "2nd", "3º" */
export function isOrdinal(text: string, end: number): boolean {
  return ordinals.has(wordAt(text, text[end] === '-' ? end + 1 : end).toLowerCase())
}

/** The word at this place; where words run into each other the longest one of the tables. */
function wordAt(text: string, from: number): string {
  behind.lastIndex = from
  const word = behind.exec(text)?.[0] ?? ''
  if (word.length < 2 || word < '\u0e00') return word
  const beginnings = [7, 6, 5, 4, 3, 2, 1].map((length) => word.slice(0, length))
  return beginnings.find((one) => seconds.has(one) || multipliers.has(one)) ?? ''
}
