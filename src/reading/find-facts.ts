import { findAll, mask, type Range, type Word } from './characters.ts'
import { findColors } from './colors.ts'
import { rankLanguages } from './function-words.ts'
import { findNames } from './names.ts'
import { findNumbers, isOrdinal, type FoundNumber } from './numbers.ts'
import { quote } from './quotes.ts'

export type Fact = { text: string; start: number } & (
  | { kind: 'address' | 'color' | 'quote' | 'name' }
  /** One of these values, with the count of minutes for a time of day. */
  | { kind: 'number'; values: readonly number[]; minute?: number | undefined }
)

/** https://…, www.… and email addresses. */
// Every part is bounded and begins where a run of letters does, so that the work stays in step with the text.
const address =
  /(?:(?<!\p{L})\p{L}{1,12}:\/\/|\bwww\.)[^\s<>"'`()[\]{}“”„«»，。、）]{1,2000}(?<![.,;:!?_-])|(?<![\p{L}\p{N}._+-])[\p{L}\p{N}._+-]{1,64}@[\p{L}\p{N}-]{1,64}(?:\.[\p{L}\p{N}-]{1,64}){1,8}/giu
/** A mark that no address lacks, with more characters before it than an address has there, and all up to a space. */
const addressMark = /(@|:\/\/|www\.)(?<=(\S{0,99}))\S*/giu
/** 3 pm, 3 p.m. */
const halfDay = /^\s*[ap]\.?m(?![\p{L}\p{M}\p{N}])/iu
/** "1." or "2)" or "## [3]" at the start of a line. */
const listMark = /^[ \t#>*\-([_]{0,24}(?=\p{Nd}+[.)\]:](?!\p{Nd}))/gmu
/** "Slide " before 4. */
const lineLabel = /^[ \t#>*\-([_]{0,24}\p{L}{1,24}[ \t]{1,8}(?=\p{Nd})/gmu

export function findAddresses(text: string): Word[] {
  return Array.from(text.matchAll(addressMark)).flatMap(
    ({ 0: rest, 1: mark = '', 2: before = '', index }) => {
      const from = index + mark.length - before.length
      return findAll(text.slice(from, index + rest.length), address).map((found) => {
        return { text: found.text, start: from + found.start, end: from + found.end }
      })
    },
  )
}

/** What a text states that may not be lost or changed, in order. `text` is as written. */
export function findFacts(text: string): Fact[] {
  // What was read is masked, so that nothing in it is read twice.
  const addresses = findAddresses(text)
  const withoutAddresses = mask(text, addresses)
  // Marks around the whole text only say that it is somebody's.
  const { length } = text.trim()
  const quotes = findAll(withoutAddresses, quote).filter(({ start, end }) => end - start < length)
  const withoutQuotes = mask(withoutAddresses, quotes)
  const colors = findColors(withoutQuotes)
  const rest = mask(withoutQuotes, colors)
  const numbers = findNumbers(rest)
  // A guess, which decides only how strictly names are checked.
  const [language = 'de'] = rankLanguages(text)[0] ?? []
  const names = findNames(rest, numbers, language === 'de')
  const facts: Fact[] = [
    ...numberFacts(rest, withoutListMarks(rest, numbers)),
    ...addresses.map((found) => ({ kind: 'address' as const, ...found })),
    ...quotes.map(({ start, end }) => {
      return { kind: 'quote' as const, text: text.slice(start + 1, end - 1).trim(), start }
    }),
    ...colors.map((color) => ({ kind: 'color' as const, ...color })),
    ...names.map((name) => ({ kind: 'name' as const, ...name })),
  ]
  return facts.sort((one, other) => one.start - other.start)
}

function numberFacts(text: string, numbers: readonly FoundNumber[]): Fact[] {
  const facts: Fact[] = []
  const add = (from: FoundNumber, to: Range, values: readonly number[], minute?: number) => {
    const written = from === to ? from.text : text.slice(from.start, to.end)
    facts.push({ kind: 'number', text: written, start: from.start, values, minute })
  }
  for (let at = 0; at < numbers.length; at++) {
    const [first, second, third] = [numbers[at], numbers[at + 1], numbers[at + 2]]
    if (first === undefined) continue
    const mark = text[first.end] ?? ' '
    const isPair = second?.start === first.end + 1
    if (isPair && third?.start === second.end + 1 && './-'.includes(mark) && text[second.end] === mark) {
      for (const part of datePartsOf(mark, [first, second, third])) add(first, third, [part.value])
      at += 2
    } else if (isPair && mark === ':' && first.value < 25 && second.value < 60 && second.text.length > 1) {
      add(first, second, hoursOf(first.value), second.value)
      at += 1
    } else if (halfDay.test(text.slice(first.end, first.end + 6))) add(first, first, hoursOf(first.value), 0)
    // "2nd" may come back as "second".
    else if (first.value > 12 || !isOrdinal(text, first.end)) add(first, first, [first.value, first.digits])
  }
  return facts
}

/** 12.05.2026 may come back as May 12, 2026: the year counts and, where it is plain which one that is, the day. */
function datePartsOf(mark: string, parts: readonly [FoundNumber, FoundNumber, FoundNumber]): FoundNumber[] {
  const [first, second, third] = parts
  const isYear = ({ value }: FoundNumber) => value >= 1000 && value < 2200
  if (isYear(first)) return [first, third]
  if (!isYear(third)) return [first, second, third]
  if (mark === '.' || first.value > 12) return [first, third]
  return second.value > 12 ? [second, third] : [third]
}

/** 15:00 may come back as 3 pm. */
function hoursOf(hour: number): number[] {
  return [hour, hour + 12, ...(hour > 12 ? [hour - 12] : [])]
}

/** Without the numbers of a list, which count up from one. */
export function withoutListMarks(text: string, numbers: readonly FoundNumber[]): FoundNumber[] {
  const patterns = text.includes('\n') ? [listMark, lineLabel] : [listMark]
  const starts = new Set(patterns.flatMap((pattern) => findAll(text, pattern)).map(({ end }) => end))
  const marks = new Set([0])
  return numbers.filter(({ start, digits }) => {
    if (!starts.has(start) || !marks.has(digits - 1)) return true
    marks.add(digits)
    return false
  })
}
