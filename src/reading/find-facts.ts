import { isWordPart, mask, type Range, type Word } from './characters.ts'
import { findColors } from './colors.ts'
import { likelyLanguage } from './function-words.ts'
import { findNames } from './names.ts'
import { findNumbers, isOrdinal, type FoundNumber } from './numbers.ts'
import { findQuotes } from './quotes.ts'

export type Fact = { text: string; start: number } & (
  | { kind: 'address' | 'color' | 'quote' | 'name' }
  /** One of these values, with the count of minutes for a time of day. */
  | { kind: 'number'; values: readonly number[]; minute?: number }
)

// Every part is bounded and begins where a run of letters does, so that the work stays in step with the text.
const address =
  /(?:(?<!\p{L})\p{L}{1,12}:\/\/|\bwww\.)[^\s<>"'`()[\]{}“”„«»，。、）]{1,2000}(?<![.,;:!?_-])|(?<![\p{L}\p{N}._+-])[\p{L}\p{N}._+-]{1,64}@[\p{L}\p{N}-]{1,64}(?:\.[\p{L}\p{N}-]{1,64}){1,8}/giu
const longestMark = 24
const listMark = /^[ \t#>*\-([_]*$/u
const lineLabel = /^[ \t#>*\-([_]*\p{L}+[ \t]+$/u

/** What a text states that may not be lost or changed, in order. `text` is as written. */
export function findFacts(text: string): Fact[] {
  // What was read is masked, so that nothing in it is read twice.
  const addresses = findAddresses(text)
  const withoutAddresses = mask(text, addresses)
  // Marks around the whole text only say that it is somebody's.
  const quotes = findQuotes(withoutAddresses).filter(
    ({ start, end }) => text.slice(0, start).trim() !== '' || text.slice(end).trim() !== '',
  )
  const withoutQuotes = mask(withoutAddresses, quotes)
  const colors = findColors(withoutQuotes)
  const rest = mask(withoutQuotes, colors)
  const numbers = findNumbers(rest)
  const language = likelyLanguage(text)
  const facts: Fact[] = numberFacts(rest, withoutListMarks(rest, numbers))
  for (const { start, end } of addresses) facts.push({ kind: 'address', text: text.slice(start, end), start })
  for (const { start, end } of quotes)
    facts.push({ kind: 'quote', text: text.slice(start + 1, end - 1).trim(), start })
  for (const color of colors) facts.push({ kind: 'color', text: color.text, start: color.start })
  for (const name of findNames(rest, numbers, language === undefined || language === 'de'))
    facts.push({ kind: 'name', text: name.text, start: name.start })
  return facts.sort((one, other) => one.start - other.start)
}

/** https://…, www.… and email addresses. */
export function findAddresses(text: string): Word[] {
  return Array.from(text.matchAll(address), ({ 0: found, index }) => ({
    text: found,
    start: index,
    end: index + found.length,
  }))
}

function numberFacts(text: string, numbers: readonly FoundNumber[]): Fact[] {
  const facts: Fact[] = []
  const add = (from: FoundNumber, to: Range, values: readonly number[], minute?: number) => {
    const written = from === to ? from.text : text.slice(from.start, to.end)
    const fact = { kind: 'number' as const, text: written, start: from.start, values }
    facts.push(minute === undefined ? fact : { ...fact, minute })
  }
  for (let at = 0; at < numbers.length; at++) {
    const [first, second, third] = [numbers[at], numbers[at + 1], numbers[at + 2]]
    if (first === undefined) continue
    const mark = text[first.end] ?? ' '
    const isPair = second?.start === first.end + 1
    if (isPair && third?.start === second.end + 1 && './-'.includes(mark) && text[second.end] === mark) {
      for (const part of datePartsOf(mark, first, second, third)) add(first, third, [part.value])
      at += 2
    } else if (isPair && mark === ':' && first.value < 25 && second.value < 60 && second.text.length > 1) {
      add(first, second, hoursOf(first.value), second.value)
      at += 1
    } else if (isHalfDay(text, first.end)) add(first, first, hoursOf(first.value), 0)
    // "2nd" may come back as "second".
    else if (first.value > 12 || !isOrdinal(text, first.end)) add(first, first, [first.value, first.digits])
  }
  return facts
}

/** 12.05.2026 may come back as May 12, 2026: the year counts and, where it is plain which one that is, the day. */
function datePartsOf(
  mark: string,
  first: FoundNumber,
  second: FoundNumber,
  third: FoundNumber,
): FoundNumber[] {
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

/**
 * Without the numbers of a list, which count up from one: "1." or "2)" or "## [3]" at the start of a line, or behind its
 * first word as in "Slide 4".
 */
export function withoutListMarks(text: string, numbers: readonly FoundNumber[]): FoundNumber[] {
  const marks = new Set([0])
  const hasLines = text.includes('\n')
  return numbers.filter(({ start, end, digits }) => {
    if (!marks.has(digits - 1)) return true
    const before = text.slice(Math.max(0, start - longestMark), start)
    const lineStart = before.lastIndexOf('\n') + 1
    if (lineStart === 0 && start > longestMark) return true
    const line = before.slice(lineStart)
    const isMark = '.)]:'.includes(text[end] ?? ' ') && listMark.test(line)
    if (!isMark && !(hasLines && lineLabel.test(line))) return true
    marks.add(digits)
    return false
  })
}

/** 3 pm, 3 p.m. */
function isHalfDay(text: string, end: number): boolean {
  const tail = text
    .slice(end, end + 5)
    .trim()
    .toLowerCase()
  return ['am', 'pm', 'a.m', 'p.m'].some(
    (half) => tail.startsWith(half) && !isWordPart(tail.charCodeAt(half.length)),
  )
}
