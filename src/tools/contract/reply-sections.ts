import { asRecord } from '#shared/record.ts'
import { lettersOf, readReplyJson } from './reply-json.ts'

/** A section of a reply in Markdown: `## [3] Requirements` and what stands below it. */
export type ReplySection = {
  number: number
  /** As the model worded it, in its own language. */
  name: string
  body: string
  /** Another section or the end marker follows, so nothing more comes. */
  isComplete: boolean
}

export type SectionName = { number: number; key: string }

/** The last line of a complete reply. */
export const endMarker = '[end]'

/** How a section begins, for instructions and for writing a plan down. */
export function sectionHeading(number: number, name: string): string {
  return `## [${number}] ${name}`
}

const marked = /^[\s#>*_-]{0,12}\[(\d{1,2})\][\s*_:.)–—-]{0,6}(.*)$/u
// Chats that turn the marker into an ordinary number leave at least the heading or the bold type.
const numbered = /^\s{0,3}(?:#{1,6}[\s*]*|\*\*\s*)(\d{1,2})\s?[.):–—-]?\s(.*)$/u
const endLine = /^[\s#>*_`-]{0,12}\[end\][\s*_`.]{0,6}$/iu
const ruleLine = /^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/u
const fenceLine = /^\s*(?:```|~~~)\w*\s*$/u

/**
 * The sections of a reply, whatever a chat put around them: fences, chatter, plain numbers for the markers, or one JSON
 * object with the sections by number or key. `unread`: text behind the answer. Empty when there is no section at all.
 */
export function readSections(
  reply: string,
  names: readonly SectionName[],
): { sections: ReplySection[]; unread: string[] } {
  const lines = reply.replaceAll('\r\n', '\n').split('\n')
  for (const pattern of [marked, numbered]) {
    const found = sectionsBy(pattern, lines, names)
    if (found.sections.length > 0) return found
  }
  return { sections: sectionsOfJson(reply, names), unread: [] }
}

/** The answers in a reply that holds several; one when it holds one. A second begins where the first section comes again. */
export function splitAnswers(reply: string, names: readonly SectionName[]): string[] {
  const lines = reply.replaceAll('\r\n', '\n').split('\n')
  const numberOf = [marked, numbered]
    .map((pattern) => numberReader(pattern, lines, names))
    .find((read) => lines.some((line) => read(line) !== undefined))
  if (numberOf === undefined) return [reply]
  const starts: number[] = []
  let first: string | undefined
  lines.forEach((line, at) => {
    const number = numberOf(line)
    if (number === undefined) return
    // With the sign before it: behind an answer, a list of sources has the same numbers.
    const mark = `${/^[\s#>*_-]*/u.exec(line)?.[0].trim()}${number}`
    first ??= mark
    if (mark === first) starts.push(at)
  })
  if (starts.length < 2) return [reply]
  return starts.map((start, at) => lines.slice(at === 0 ? 0 : start, starts[at + 1]).join('\n'))
}

function sectionsBy(
  pattern: RegExp,
  lines: readonly string[],
  names: readonly SectionName[],
): { sections: ReplySection[]; unread: string[] } {
  const numberOf = numberReader(pattern, lines, names)
  const sections: (ReplySection & { lines: string[] })[] = []
  let isFenced = false
  let at = 0
  for (; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (sections.length > 0 && endLine.test(line)) break
    const number = numberOf(line)
    if (number === undefined) {
      if (sections.length === 0) isFenced = fenceLine.test(line) || (isFenced && line.trim() === '')
      sections.at(-1)?.lines.push(line)
      continue
    }
    const last = sections.at(-1)
    if (last) last.isComplete = true
    const name = pattern.exec(line)?.[2]?.replaceAll('*', '').trim() ?? ''
    sections.push({ number, name, body: '', isComplete: false, lines: [] })
  }
  const last = sections.at(-1)
  if (last === undefined) return { sections: [], unread: [] }
  const isEnded = at < lines.length
  if (isEnded) last.isComplete = true
  const behind = isEnded ? lines.slice(at + 1) : cutTail(last, isFenced)
  const rest = behind.filter((line) => !fenceLine.test(line)).join('\n')
  return {
    sections: sections.map(({ lines: body, ...section }) => ({ ...section, body: body.join('\n').trim() })),
    unread: [rest.trim()].filter(Boolean),
  }
}

/** Without an end marker, what follows the closing fence or a rule across the page is no longer the answer. */
function cutTail(last: { lines: string[]; isComplete: boolean }, isFenced: boolean): string[] {
  const { lines } = last
  const end = isFenced
    ? lines.findLastIndex((line) => fenceLine.test(line))
    : lines.findIndex((line) => ruleLine.test(line))
  if (end === -1) return []
  last.isComplete = true
  return lines.splice(end).slice(1)
}

const headingMark = /^\s*(#{1,6}|\*\*)/u

/**
 * Tells which section a line begins. Where numbers stand for the markers, only headings of the level of the first two
 * sections count: the chapters of a story, one level below, may have numbers too.
 */
function numberReader(
  pattern: RegExp,
  lines: readonly string[],
  names: readonly SectionName[],
): (line: string) => number | undefined {
  const numberIn = (line: string) => {
    const [, digits] = pattern.exec(line.length > 300 ? line.slice(0, 300) : line) ?? []
    const number = Number(digits)
    return digits !== undefined && names.some((name) => name.number === number) ? number : undefined
  }
  if (pattern === marked) return numberIn
  const markOf = (line: string | undefined) => headingMark.exec(line ?? '')?.[1]
  const withNumber = lines.filter((line) => numberIn(line) !== undefined)
  const [first = ''] = withNumber
  const second = withNumber.find((line) => numberIn(line) !== numberIn(first))
  const marks = [first, second].map(markOf)
  return (line) => (marks.includes(markOf(line)) ? numberIn(line) : undefined)
}

function sectionsOfJson(reply: string, names: readonly SectionName[]): ReplySection[] {
  const { value } = readReplyJson(reply)
  if (typeof value !== 'object' || value === null) return []
  const entries = Object.entries(value)
  return names.flatMap(({ number, key }) => {
    const [name, content] =
      entries.find(([given]) => given === String(number) || lettersOf(given) === lettersOf(key)) ?? []
    const body = content === undefined ? '' : asText(content)
    return name === undefined || body === '' ? [] : [{ number, name, body, isComplete: true }]
  })
}

function asText(value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => `- ${asText(one)}`).join('\n')
  const entries = Object.entries(asRecord(value) ?? {})
  if (entries.length > 0) return entries.map(([key, one]) => `${key}: ${asText(one)}`).join('\n')
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value).trim() : ''
}

const bullet = /^\s*(?:[-*+•–]|\d{1,2}[.)])\s(.*)$/u

/** The entries of a list: each bullet with the lines that belong to it. A text without bullets gives its paragraphs. */
export function listEntries(body: string): string[] {
  const lines = body.split('\n')
  if (!lines.some((line) => bullet.test(line)))
    return body
      .split(/\n\s*\n/u)
      .map((paragraph) => paragraph.trim())
      .filter(Boolean)
  const entries: string[] = []
  for (const line of lines) {
    const [, text] = bullet.exec(line) ?? []
    if (text !== undefined) entries.push(text)
    else if (line.trim() === '') continue
    else if (entries.length === 0) entries.push(line.trim())
    else entries[entries.length - 1] += `\n${line.trim()}`
  }
  return entries.map((entry) => entry.trim()).filter(Boolean)
}
