import { findBrackets, splitOutside } from './brackets.ts'
import { codesOf, digitOf, isSpace } from './characters.ts'
import { findQuotes } from './quotes.ts'

const marks = {
  commas: codesOf(',،、，'),
  semicolons: codesOf(';；'),
  bullets: codesOf('•‣▪◦'),
  ends: codesOf('.!?।؟。！？'),
}
/** "3." or "2)" with a space behind, or a bullet. */
const bullet = /^(?:\d{1,3}[.)](?=\s|$)|[-*–—·+](?=\s|$)|[•‣▪◦])\s*/u
const joiner = /^(?:and|or|und|oder|et|ou|y|и|ve|och|og)\s+/iu

/** The items of a list: one per line, else by bullets, else by semicolons, else by commas outside of brackets. */
export function readList(text: string): string[] {
  const lines = linesOf(text)
  const [line = ''] = lines
  if (lines.length > 1) return lines
  const bulleted = splitAt(line, marks.bullets)
  if (bulleted.length > 1) return bulleted
  // Commas inside of sentences belong to them.
  const sentences = readSentences(line)
  return sentences.length > 1
    ? sentences
    : splitAt(line, marks.commas).map((item) => item.replace(joiner, ''))
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

/** The steps of a flow: `A -> B → C`, one per line, numbered in one line, or a list. */
export function readSteps(text: string): string[] {
  const steps = linesOf(text).flatMap((line) => trimmed(line.split(/[-=]{1,2}>|[→⇒➜➔⟶]/u)).map(withoutBullet))
  if (steps.length !== 1) return steps
  const numbered = splitAtNumbers(text.trim())
  if (numbered.length > 1) return numbered
  const [line = ''] = steps
  const dashed = trimmed(line.split(/ [-–—>] /u))
  return dashed.length > 2 ? dashed : readList(line)
}

/** The lines that say something, without bullets and numbers before them. */
function linesOf(text: string): string[] {
  return trimmed(trimmed(text.split(/[\n\r]/u)).map(withoutBullet))
}

function withoutBullet(line: string): string {
  return line.replace(bullet, '')
}

/** Parts between these marks, as far as the marks stand outside of brackets and quotes and not between digits. */
function splitAt(text: string, codes: ReadonlySet<number>): string[] {
  const kept = [...findBrackets(text), ...findQuotes(text)].sort((one, other) => one.start - other.start)
  const isDigit = (at: number) => digitOf(text.charCodeAt(at)) !== -1
  return splitOutside(text, kept, (code, at) => codes.has(code) && !(isDigit(at - 1) && isDigit(at + 1)))
}

/** "1. open 2. scan 3. pay": only numbers that count up from one. */
function splitAtNumbers(line: string): string[] {
  const starts: { start: number; end: number }[] = []
  for (const { 0: mark, 1: number, index } of line.matchAll(/(?<!\S)(\d{1,3})[.)]\s/gu))
    if (Number(number) === starts.length + 1) starts.push({ start: index, end: index + mark.length })
  if (starts[0]?.start !== 0) return []
  return trimmed(starts.map(({ end }, at) => line.slice(end, starts[at + 1]?.start)))
}

// "e.g. Porto", "Dr. Lind", "approx. 5": a short word before the dot, or a small letter behind it, ends nothing.
function endsSentence(text: string, at: number): boolean {
  const mark = text[at] ?? ''
  if (!marks.ends.has(text.charCodeAt(at)) || !('。！？'.includes(mark) || isSpace(text.charCodeAt(at + 1))))
    return false
  const word = /\S*$/u.exec(text.slice(Math.max(0, at - 12), at))?.[0] ?? ''
  const isShort = word.length < 3 && digitOf(word.charCodeAt(0)) === -1
  return mark !== '.' || (!isShort && !word.includes('.') && !/^\s*\p{Ll}/u.test(text.slice(at + 1, at + 4)))
}

function trimmed(parts: readonly string[]): string[] {
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}
