import { findBrackets, splitOutside } from './brackets.ts'
import { codesOf, isDigit, isSpace } from './characters.ts'
import { findQuotes } from './quotes.ts'

const marks = { commas: ',،、，', semicolons: ';；', bullets: '•‣▪◦' }
const sentenceEnds = codesOf('.!?।؟。！？')
/** "3." or "2)" with a space behind, or a bullet. */
const bullet = /^(?:\d{1,3}[.)](?=\s|$)|[-*–—·+](?=\s|$)|[•‣▪◦])\s*/u
/** What stands before the last item of a list. */
export const joiners: ReadonlySet<string> = new Set([
  'and',
  'or',
  'und',
  'oder',
  'et',
  'ou',
  'y',
  'и',
  've',
  'och',
  'og',
])

/** The items of a list: one per line, else by bullets, else by semicolons, else by commas outside of brackets. */
export function readList(text: string): string[] {
  const lines = linesOf(text)
  const [line = ''] = lines
  if (lines.length > 1) return lines
  const bulleted = splitAt(line, marks.bullets)
  if (bulleted.length > 1) return bulleted
  // Commas inside of sentences belong to them.
  const sentences = readSentences(line)
  return sentences.length > 1 ? sentences : splitAt(line, marks.commas).map(withoutJoiner)
}

/** For rules and notes, where commas belong to the sentence: one per line, else by semicolons, else by sentences. */
export function readSentences(text: string): string[] {
  const lines = linesOf(text)
  const [line = ''] = lines
  if (lines.length > 1) return lines
  const parted = splitAt(line, marks.semicolons)
  if (parted.length > 1) return parted
  // The space behind the mark is where sentences part; in scripts without spaces the mark itself.
  const ends: number[] = []
  for (let at = 0; at < line.length; at++) if (endsSentence(line, at)) ends.push(at + 1)
  return trimmed([...ends, line.length].map((end, at) => line.slice(ends[at - 1] ?? 0, end)))
}

/** The lines that say something, without bullets and numbers before them. */
function linesOf(text: string): string[] {
  return trimmed(trimmed(text.replaceAll('\r', '\n').split('\n')).map(withoutBullet))
}

export function withoutBullet(line: string): string {
  return line.replace(bullet, '')
}

function withoutJoiner(item: string): string {
  const space = item.indexOf(' ')
  return joiners.has(item.slice(0, Math.max(0, space)).toLowerCase()) ? item.slice(space + 1).trim() : item
}

/** Parts between these marks, as far as the marks stand outside of brackets and quotes and not between digits. */
function splitAt(text: string, wanted: string): string[] {
  if (![...wanted].some((mark) => text.includes(mark))) return trimmed([text])
  const codes = codesOf(wanted)
  const kept = [...findBrackets(text), ...findQuotes(text)].sort((one, other) => one.start - other.start)
  const isInNumber = (at: number) => isDigit(text.charCodeAt(at - 1)) && isDigit(text.charCodeAt(at + 1))
  return splitOutside(text, kept, (code, at) => codes.has(code) && !isInNumber(at))
}

// "e.g. Porto", "Dr. Lind", "approx. 5": a short word before the dot, or a small letter behind it, ends nothing.
function endsSentence(text: string, at: number): boolean {
  const mark = text[at] ?? ''
  if (
    !sentenceEnds.has(text.charCodeAt(at)) ||
    !('。！？'.includes(mark) || isSpace(text.charCodeAt(at + 1)))
  )
    return false
  if (mark !== '.') return true
  const word =
    text
      .slice(Math.max(0, at - 12), at)
      .split(' ')
      .at(-1) ?? ''
  const next = text.slice(at + 1, at + 4).trim()[0] ?? ''
  const isSmall = next === next.toLowerCase() && next !== next.toUpperCase()
  return (word.length > 2 || isDigit(word.charCodeAt(0))) && !word.includes('.') && !isSmall
}

function trimmed(parts: readonly string[]): string[] {
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}
