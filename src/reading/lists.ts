import { quote } from './quotes.ts'

const inBrackets = '[^()[\\]{}（）]*'
/** Brackets that are opened and closed, with up to four more levels in them. */
export const brackets = Array.from({ length: 5 }).reduce<string>(
  (inner) => `[([{（]${inBrackets}(?:${inner}${inBrackets})*[)\\]}）]`,
  '[([{（][)\\]}）]',
)
const enclosed = new RegExp(`${brackets}|${quote.source}`, 'gu')
const bullets = outside('[•●‣▪◦]')
/** Not the one of an emoticon such as ";)". */
const semicolons = outside('[;；](?!-?[()](?:\\s|$))')
export const commas = outside('(?<!\\p{Nd})[,،、，]|[,،、，](?!\\p{Nd})')
/** "3." or "2)" with a space behind, or a bullet. */
const mark = '(?:(\\d{1,3})[.)](?=\\s|$)|[-*–—·+](?=\\s|$)|[•●‣▪◦])'
export const listMark = new RegExp(`^${mark}\\s*`, 'u')
/**
 * Behind a mark, where a space follows or the script has none. "e.g. Porto", "Dr. Lind", "max. 5", "3. Mai": a short
 * word or number before the dot, or a small letter behind it, ends nothing.
 */
const sentenceEnd =
  /(?<=[。！？](?![。！？”’」』）])|[!?।؟](?=\s)|(?:(?:^| )(?:[^ .]{5,11}|[^ .]{3,4}(?!\.\s{1,2}\p{Nd})|(?!\p{Nd}{1,2}\.)\p{Nd}[^ .]{0,10})|[^ .]{12}|\p{sc=Hang}{2})\.(?=\s)(?!\s{0,2}\p{Ll}))/gu
/** Longer short forms, which stand before the word that they belong to. */
const shortForm = /(?:^|\P{L})(?:approx|aprox|incl|inkl|excl|exkl|zzgl|evtl|prof|mrs|mme|mlle|sra|srta)\.$/iu
/** What stands before the last item of a list. */
export const joiners: ReadonlySet<string> = new Set('and or und oder et ou y и ve och og'.split(' '))

/** The items of a list: one per line, else by bullets, else by semicolons, else by commas outside of brackets. */
export function readList(text: string): string[] {
  const [line = '', ...others] = linesOf(text)
  if (others.length > 0) return [line, ...others]
  const bulleted = splitOutside(line, bullets)
  if (bulleted.length > 1) return bulleted
  // Commas inside of sentences belong to them.
  const sentences = readSentences(line)
  return sentences.length > 1 ? sentences : splitOutside(line, commas).map(withoutJoiner)
}

/** For rules and notes, where commas belong to the sentence: one per line, else by semicolons, else by sentences. */
export function readSentences(text: string): string[] {
  const [line = '', ...others] = linesOf(text)
  if (others.length > 0) return [line, ...others]
  const parted = splitOutside(line, semicolons)
  return parted.length > 1 ? parted : trimmed(cutAtSentences(line))
}

/** The lines that say something, without the marks before them. */
function linesOf(text: string): string[] {
  return trimmed(withoutMarks(trimmed(text.split(/[\r\n]/u))))
}

/** Without bullets, and without numbers that count up or are all 1, as in Markdown: "24. Dezember" keeps its day. */
export function withoutMarks(lines: readonly string[]): string[] {
  const numbers = lines.flatMap((line) => Number(listMark.exec(line)?.[1]) || [])
  const isAllOne = numbers.length > 2 && numbers.every((one) => one === 1)
  const countsUp = numbers.includes(2) && numbers.every((one, at) => one === 1 || one - 1 === numbers[at - 1])
  return lines.map((line) =>
    /^\d/u.test(line) && !isAllOne && !countsUp ? line : line.replace(listMark, ''),
  )
}

function withoutJoiner(item: string): string {
  const [word = '', ...rest] = item.split(' ')
  return rest.length > 0 && joiners.has(word.toLowerCase()) ? rest.join(' ').trim() : item
}

const fewestBeginnings = 3
const longestText = 8_000
const gap = '[^\\S\\r\\n\\u2028\\u2029]*'
const listed = new RegExp(`^${gap}${mark}${gap}(?=\\S)`, 'gmu')
const lead = new RegExp(`^\\s*(?:${mark}\\s*)?`, 'u')
/** A longer line may be broken: its end is open, or the next line begins with a small letter. */
const longestItem = 48
const openEnd = /[\p{L}\p{M}\p{N},،、，]\r?$/u
const continued = /^\p{Ll}/u
const heading = /^\s*#{1,6}\s/u
const markup = /^[^\S\n]*(?:[<|]|`{3}|~{3})/u

/** Offsets of list lines behind their marks, or else of sentences outside headings; none if few, or if lines are broken. */
export function findBeginnings(text: string): number[] {
  if (text.length > longestText) return []
  const lines = Array.from(text.matchAll(listed), ({ 0: found, index }) => index + found.length)
  if (lines.length >= fewestBeginnings) return lines
  const isBroken = text.split('\n').some((line, row, all) => {
    const next = (line.length > longestItem && all[row + 1]?.trim()) || ''
    return markup.test(line) || continued.test(next) || (next !== '' && openEnd.test(line))
  })
  if (isBroken) return []
  let at = 0
  const sentences = text.split(/(?<=\n)/u).flatMap((line) =>
    cutAtSentences(line).flatMap((sentence) => {
      const start = at + (lead.exec(sentence)?.[0].length ?? 0)
      at += sentence.length
      return heading.test(line) || !/[\p{L}\p{N}]/u.test(sentence) ? [] : [start]
    }),
  )
  return sentences.length < fewestBeginnings ? [] : sentences
}

/** Sentences with the spaces behind them; quotations and brackets stay whole. */
function cutAtSentences(text: string): string[] {
  const whole = Array.from(text.matchAll(enclosed), ({ 0: found, index }) => [index, index + found.length])
  let next = 0
  const ends = Array.from(text.matchAll(sentenceEnd), ({ index }) => index).filter((end) => {
    while ((whole[next]?.[1] ?? Infinity) <= end) next += 1
    return (whole[next]?.[0] ?? Infinity) >= end && !shortForm.test(text.slice(Math.max(0, end - 8), end))
  })
  return [0, ...ends].map((start, at) => text.slice(start, ends[at]))
}

/** A pattern for `splitOutside`. */
export function outside(marks: string): RegExp {
  return new RegExp(`${brackets}|${quote.source}|(?<mark>${marks})`, 'gu')
}

/** Parts between marks that stand outside of brackets and quotes, trimmed, without empty ones. */
export function splitOutside(text: string, pattern: RegExp): string[] {
  const marks = Array.from(text.matchAll(pattern)).filter(({ groups }) => groups?.['mark'])
  const ends = [...marks.map(({ index }) => index), text.length]
  return trimmed(ends.map((end, at) => text.slice(at === 0 ? 0 : (ends[at - 1] ?? 0) + 1, end)))
}

function trimmed(parts: readonly string[]): string[] {
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}
