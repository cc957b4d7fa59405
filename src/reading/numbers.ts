import { digitOf, isSpace, isWesternLetter } from './characters.ts'
import { abbreviations, currencies, multipliers, ordinals, seconds } from './number-endings.ts'

/**
 * `text` is as written, with the word behind it, which says what is counted; `digits` is the value without "million". The
 * number ends before that word, unless it is short for a unit.
 */
export type FoundNumber = {
  text: string
  value: number
  digits: number
  word: string
  start: number
  end: number
}

const numeral = /\p{Nd}+(?:[.,٫]\p{Nd}+|[٬'’ \u00a0\u202f]\p{Nd}{3}(?!\p{Nd}))*/gu
const grouped = /^[1-9]\d{0,2}([.,٬'’ \u00a0\u202f])\d{3}(?:\1\d{3})*(?:(?!\1)[.,٫]\d+)?$/u
const groupedInIndia = /^\d{1,2}(?:,\d\d)+,\d{3}(?:\.\d+)?$/u
const behind = /°[CF]?|[%\p{Sc}]|[\p{L}\p{M}]{1,15}/uy
/** "€", "R$ ", "EUR " */
const money = /(?<![\p{L}\p{N}])(?:[A-Z]{0,3}\p{Sc}|[A-Z]{3}) ?$/u
const longestMoney = 5
const notDigit = /\D/u
const mostDigits = 40
const longestRun = 200

/** The numbers of a text that count seconds; in "5–7 seconds" both do. */
export function readSeconds(text: string): number[] {
  const found = findNumbers(text)
  return found.flatMap(({ value, word, end }, at) => {
    const next = found[at + 1]
    const isRange =
      next !== undefined && next.start - end < 4 && '-–—'.includes(text.slice(end, next.start).trim() || ' ')
    return seconds.has(word) || (isRange && seconds.has(next.word)) ? [value] : []
  })
}

/**
 * Numbers of a text, in the digits of any script. 1,000 and 1.000 and 1 000 are a thousand; "2.5 million" is one number,
 * 12.05.2026 are three. Digits inside of a word (B2B, mp3, 3D) are no number.
 */
export function findNumbers(text: string): FoundNumber[] {
  const found: FoundNumber[] = []
  numeral.lastIndex = 0
  for (let match = numeral.exec(text); match !== null; match = numeral.exec(text)) {
    const start = match.index
    const end = start + match[0].length
    if (end - start > longestRun || isInWord(text, start)) continue
    const run = inWestern(match[0])
    const value = valueOf(run)
    let at = start
    if (value !== undefined) add(start, end, value)
    else
      for (const group of run.split(notDigit)) {
        if (group !== '') add(at, at + group.length, Number(group))
        at += group.length + 1
      }
  }
  return found

  function add(start: number, end: number, digits: number): void {
    const tail = tailOf(text, end)
    if (tail === undefined || end - start > mostDigits) return
    const from = signBefore(text, start)
    const { word, times, wordEnd } = tail
    const value = digits * times * (text[from] === '-' ? -1 : 1)
    found.push({ text: text.slice(from, wordEnd), value, digits, word, start: from, end: tail.end })
  }
}

/** The same in western digits. */
function inWestern(run: string): string {
  if (run.charCodeAt(0) < 0x80) return run
  const digits = Array.from(run, (mark) => digitOf(mark.charCodeAt(0)))
  return digits.map((digit, at) => (digit === -1 ? (run[at] ?? '') : digit)).join('')
}

/** Undefined for what is not one number, such as 12.05.2026 or 1,2,3. */
function valueOf(run: string): number | undefined {
  if (run.length < 4 && !notDigit.test(run)) return Number(run)
  const [first = '', ...rest] = run.split(notDigit)
  const last = rest.pop()
  if (last === undefined) return Number(first)
  const mark = run[first.length] ?? ''
  const isGrouped = grouped.test(run) || groupedInIndia.test(run)
  const isFraction = isGrouped
    ? mark !== run[run.length - last.length - 1]
    : rest.length === 0 && '.,٫'.includes(mark)
  if (!isGrouped && !isFraction) return undefined
  return Number([first, ...rest].join('') + (isFraction ? '.' : '') + last)
}

/** Behind a letter ("B2B"), or behind a word and a hyphen ("covid-19", "FR-003"). */
function isInWord(text: string, start: number): boolean {
  const code = text.charCodeAt(start - 1)
  const isHyphen = code === 0x2d || code === 0x5f
  return isWesternLetter(code) || (isHyphen && isWesternLetter(text.charCodeAt(start - 2)))
}

/** Where a number begins with a minus or a currency before it. */
function signBefore(text: string, start: number): number {
  if (text[start - 1] === '-') return start === 1 || isSpace(text.charCodeAt(start - 2)) ? start - 1 : start
  const sign = money.exec(text.slice(Math.max(0, start - longestMoney - 1), start))?.[0] ?? ''
  const code = sign.trim()
  return isWesternLetter(code.charCodeAt(code.length - 1)) && !currencies.has(code)
    ? start
    : start - sign.length
}

/** "2nd", "3º" */
export function isOrdinal(text: string, end: number): boolean {
  return ordinals.has(wordAt(text, text[end] === '-' ? end + 1 : end).toLowerCase())
}

type Tail = { end: number; times: number; word: string; wordEnd: number }

/** The factor and the word behind a number; undefined when the letters make it a word such as "3D" or "4K". */
function tailOf(text: string, end: number): Tail | undefined {
  const isAttached = !isSpace(text.charCodeAt(end)) && text[end] !== '-'
  const from = isAttached ? end : end + 1
  const written = wordAt(text, from)
  const word = written.toLowerCase()
  // Short words are more often prepositions than what is counted.
  const isShort = word.length < 4 && isWesternLetter(word.charCodeAt(0))
  const wordEnd = from + word.length
  // "60k" is a number, "4K" a name; "5 m" are meters, "5M" are millions.
  const isLong = word.length > 1 || word.charCodeAt(0) > 0x7f
  const times = isAttached || isLong ? multipliers.get(isLong ? word : written) : undefined
  if (times !== undefined || abbreviations.has(word) || currencies.has(written))
    return { end: wordEnd, times: times ?? 1, word, wordEnd }
  if (isAttached && isShort && word.length < 3) return undefined
  return { end, times: 1, word, wordEnd: isShort || word === '' ? end : wordEnd }
}

/** The word at this place; where words run into each other the longest one of the tables. */
function wordAt(text: string, from: number): string {
  behind.lastIndex = from
  const word = behind.exec(text)?.[0] ?? ''
  if (word.length < 2 || word.charCodeAt(0) < 0xe00) return word
  const beginnings = [7, 6, 5, 4, 3, 2, 1].map((length) => word.slice(0, length))
  return beginnings.find((one) => seconds.has(one) || multipliers.has(one)) ?? ''
}
