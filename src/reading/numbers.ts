import { digitOf, isSpace, isWesternLetter, isWordPart } from './characters.ts'
import { multipliers, unitNames } from './unit-names.ts'

export type ReadNumber = {
  /** As written, with the unit: "35 second", "1.500 €". */
  text: string
  value: number
  /** From our table, in English and singular: "second", "percent", "EUR". */
  unit?: string
  start: number
}

/** `digits` is the value without "million". */
export type FoundNumber = ReadNumber & { digits: number; end: number }

const numeral = /\p{Nd}+(?:[.,٫]\p{Nd}+|[٬'’ \u00a0\u202f]\p{Nd}{3}(?!\p{Nd}))*/gu
const grouped = /^[1-9]\d{0,2}([.,٬'’ \u00a0\u202f])\d{3}(?:\1\d{3})*(?:(?!\1)[.,٫]\d+)?$/u
const groupedInIndia = /^\d{1,2}(?:,\d\d)+,\d{3}(?:\.\d+)?$/u
const behind = /[\p{L}\p{M}%€$£¥₹₽₺₩°²]{1,15}/uy
const notDigit = /\D/u
const signs = new Set('%°€$£¥₹₽₺₩')
const ordinals = new Set(['st', 'nd', 'rd', 'th', 'e', 'er', 're', 'º', 'ª', 'x', 'ère', 'го', 'й', 'я'])
const mostDigits = 40
const longestRun = 200

/**
 * Numbers of a text, in the digits of any script, with the unit beside them. 1,000 and 1.000 and 1 000 are a thousand;
 * "2.5 million" is one number, 12.05.2026 are three. Digits inside of a word (B2B, mp3, 3D) are no number.
 */
export function readNumbers(text: string): ReadNumber[] {
  const found = findNumbers(text)
  return found.map(({ text: written, value, unit, start, end }, at) => {
    // "5–7 days": the unit stands for both.
    const next = found[at + 1]
    const isRange =
      next !== undefined && next.start - end < 4 && '-–—'.includes(text.slice(end, next.start).trim() || ' ')
    const shared = unit ?? (isRange ? next.unit : undefined)
    return { text: written, value, ...(shared !== undefined && { unit: shared }), start }
  })
}

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
    const tail = tailOf(text, end, digits)
    if (tail === undefined || end - start > mostDigits) return
    const from = signsBefore(text, start)
    const sign = text[from] === '-' ? -1 : 1
    const unit =
      tail.unit ?? (from < start ? unitNames.get(text.slice(from, start).trim().toLowerCase()) : undefined)
    const value = digits * tail.times * sign
    const number = { text: text.slice(from, tail.end), value, digits, start: from, end: tail.end }
    found.push(unit === undefined ? number : { ...number, unit })
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

/** Where a number begins with a minus or a sign of money before it. */
function signsBefore(text: string, start: number): number {
  const code = text.charCodeAt(isSpace(text.charCodeAt(start - 1)) ? start - 2 : start - 1)
  if (code === 0x2d)
    return text[start - 1] === '-' && (start === 1 || isSpace(text.charCodeAt(start - 2))) ? start - 1 : start
  if (!(code >= 0x41 && code <= 0x5a) && !signs.has(String.fromCharCode(code))) return start
  const sign = ['', ' '].flatMap((gap) =>
    [3, 2, 1].map((length) => text.slice(Math.max(0, start - length - gap.length), start)),
  )
  const found = sign.find((one) => isMoney(one) && !isWordPart(text.charCodeAt(start - one.length - 1)))
  return start - (found?.length ?? 0)
}

/** "EUR", "R$ " */
function isMoney(sign: string): boolean {
  const isWritten = sign === sign.toUpperCase() && sign === sign.trimStart()
  return (
    isWritten &&
    (sign.trim().length === 3 || signs.has(sign.trim().at(-1) ?? '')) &&
    unitNames.has(sign.trim().toLowerCase())
  )
}

/** "2nd", "3º" */
export function isOrdinal(text: string, end: number): boolean {
  return ordinals.has(wordAt(text, text[end] === '-' ? end + 1 : end).toLowerCase())
}

type Tail = { end: number; times: number; unit?: string }

/** The unit behind a number; undefined when the letters make it a word such as "3D" or "4K". */
function tailOf(text: string, end: number, digits: number): Tail | undefined {
  const isAttached = !isSpace(text.charCodeAt(end)) && text[end] !== '-'
  const from = isAttached ? end : end + 1
  const code = text.charCodeAt(from)
  if (digitOf(code) !== -1 || !(isWordPart(code) || signs.has(text[from] ?? ''))) return { end, times: 1 }
  const word = wordAt(text, from)
  const isYear = word === 's' && digits > 1000 && digits < 2100
  // "60k" is a number, "4K" a name; "5 m" are meters, "5M" are millions.
  const isLong = word.length > 1 || word.charCodeAt(0) > 0x7f
  const times = isAttached || isLong ? multipliers.get(isLong ? word.toLowerCase() : word) : undefined
  const behindWord = from + word.length
  const isSpaced = times !== undefined && isSpace(text.charCodeAt(behindWord))
  const counted = times === undefined ? word : wordAt(text, isSpaced ? behindWord + 1 : behindWord)
  const unit = isYear ? undefined : unitNames.get(counted.toLowerCase())
  if (unit !== undefined) {
    const length = times === undefined ? 0 : counted.length + (isSpaced ? 1 : 0)
    return { end: behindWord + length, times: times ?? 1, unit }
  }
  if (times !== undefined) return { end: behindWord, times }
  const isName = isAttached && word.length < 3 && isWesternLetter(word.charCodeAt(0)) && !isYear
  return isName && !ordinals.has(word.toLowerCase()) ? undefined : { end, times: 1 }
}

/** The word or the sign at this place; where words run into each other the longest one of the table. */
function wordAt(text: string, from: number): string {
  behind.lastIndex = from
  const word = behind.exec(text)?.[0] ?? ''
  if (word.charCodeAt(0) < 0xe00 || word === '') return word
  const beginnings = [7, 6, 5, 4, 3, 2, 1].map((length) => word.slice(0, length))
  return beginnings.find((one) => unitNames.has(one) || multipliers.has(one)) ?? ''
}
