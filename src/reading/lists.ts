import { quote } from './quotes.ts'

const inBrackets = '[^()[\\]{}（）]*'
/** Brackets that are opened and closed, with up to four more levels in them. */
export const brackets = Array.from({ length: 5 }).reduce<string>(
  (inner) => `[([{（]${inBrackets}(?:${inner}${inBrackets})*[)\\]}）]`,
  '[([{（][)\\]}）]',
)
const bullets = outside('[•●‣▪◦]')
const semicolons = outside('[;；]')
export const commas = outside('(?<!\\p{Nd})[,،、，]|[,،、，](?!\\p{Nd})')
/** "3." or "2)" with a space behind, or a bullet. */
const bullet = /^(?:\d{1,3}[.)](?=\s|$)|[-*–—·+](?=\s|$)|[•●‣▪◦])\s*/u
/**
 * Behind a mark, where a space follows or the script has none. "e.g. Porto", "Dr. Lind", "max. 5": a short word before
 * the dot, or a small letter behind it, ends nothing.
 */
export const sentenceEnd =
  /(?<=[。！？]|[!?।؟](?=\s)|(?:(?:^|[ (])(?:[^ .(]{5,11}|[^ .(]{3,4}(?!\.\s{1,2}\p{Nd})|\p{Nd}[^ .(]{0,10})|[^ .]{12})\.(?=\s)(?!\s{0,2}\p{Ll}))/u
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
  // A face such as ";)" parts nothing.
  const arePhrases = parted.length > 1 && parted.every((part) => /[\p{L}\p{N}]/u.test(part))
  return arePhrases ? parted : trimmed(line.split(sentenceEnd))
}

/** The lines that say something, without bullets and numbers before them. */
function linesOf(text: string): string[] {
  return trimmed(trimmed(text.split(/[\r\n]/u)).map(withoutBullet))
}

export function withoutBullet(line: string): string {
  return line.replace(bullet, '')
}

function withoutJoiner(item: string): string {
  const [word = '', ...rest] = item.split(' ')
  return rest.length > 0 && joiners.has(word.toLowerCase()) ? rest.join(' ').trim() : item
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
