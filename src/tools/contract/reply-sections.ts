import { asRecord } from '#shared/record.ts'
import { countWords } from '#shared/text/count-words.ts'
import { bullet, lettersOf, readReplyJson } from './reply-json.ts'

/**
 * A section of a reply in Markdown. `name`: as the model worded it, or empty; `body`: with the words that stand behind
 * the name; `isComplete`: another section or the end marker follows, so nothing more comes.
 */
type ReplySection = { number: number; name: string; body: string; isComplete: boolean }

/** `name`: as we gave it; replies may have it in place of the number. In `paragraphs`, a rule may separate scenes, unless the section has `hasNoScenes`. */
export type SectionName = { number: number; key: string; name?: string; kind?: string; hasNoScenes?: boolean }

/** The last line of a complete reply. */
export const endMarker = '[end]'

/** How a section begins, for instructions and for writing a plan down. */
export function sectionHeading(number: number, name: string): string {
  return `## [${number}] ${name}`
}

const marker = /^([\s#>*_-]{0,12})\[(\d{1,2})\]/u
// Chats that turn the marker into an ordinary number, or drop it, leave at least the heading or the bold type.
const heading = /^(\s{0,3}(?:#{1,6}|\*\*)[\s*]*)/u
const label = /^(\s{0,3}(?:[-*+•]\s+)?)(?=(?:\*\*)?\p{L}[^:：]{0,60}[:：])/u
const plainNumber = /^(\d{1,2})\s?[.):–—-]?\s/u
const strong = /#|\*\*/u
const endLine = /^[\s#>*_`-]{0,12}\[end\][\s*_`.]{0,6}$/iu
const ruleLine = /^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/u
const fenceLine = /^\s*(?:```|~~~)\w*\s*$/u
const sourceLine = /^[\s>*-]{0,12}\[\d{1,2}\]/u
/** A reply that is still being written may end in the middle of the next marker: "## [3". */
const halfMarker = /(?:^|\n)#{1,6}[ \t]*(?:\[\d{0,2}\]?)?$/u
/** A line of the text itself that looks like a marker is written with a backslash, which reading takes away. */
const markerLine = /^([ \t#>*_-]*)(?=\\*\[(?:\d{1,2}|end)\])/gimu
const escapedLine = /^([ \t#>*_-]*)\\(?=\\*\[(?:\d{1,2}|end)\])/gimu

export function escapeMarkers(text: string): string {
  return text.replace(markerLine, '$1\\')
}

/**
 * The sections of a reply, whatever a chat put around them: fences, chatter, plain numbers or names for the markers, or
 * one JSON object with the sections by number or key. `unread`: what has no place in them. Empty when there is no
 * section at all.
 */
export function readSections(reply: string, names: readonly SectionName[]) {
  const lines = linesOf(reply)
  const found = startsIn(lines, names)
  const [first] = found
  const isJson = lines.slice(0, first?.at).some((line) => line.includes('{'))
  const byKeys = isJson ? sectionsOfJson(reply, names) : { sections: [], unread: [] }
  if (first === undefined || byKeys.sections.length > 0) return byKeys
  const ended = lines.findIndex((line, at) => at > first.at && endLine.test(line))
  const starts = inOrder(found.filter(({ at }) => ended === -1 || at < ended))
  const last = starts.at(-1) ?? first
  const named = names.find(({ number }) => number === last.number)
  const { end, isSure } = ended === -1 ? findEnd(lines, first, last, named) : { end: ended, isSure: true }
  const sections = starts.map((start, at) => {
    const below = lines.slice(start.at + 1, starts[at + 1]?.at ?? end)
    return readSection(start, below, start !== last || isSure)
  })
  const isText = (line: string) => ![fenceLine, ruleLine, endLine].some((one) => one.test(line))
  const parts = [lines.slice(0, first.at), lines.slice(end)]
  const [above = '', below = ''] = parts.map((part) => part.filter(isText).join('\n').trim())
  // What chats say before they begin: a few words, and nothing that the person could miss.
  const isShort = countWords(above) <= 20 && !/\p{N}|\n\n|["“„«「]/u.test(above) && !bullet.test(above)
  // Names alone are no sign that the answer begins there.
  const isChatter = isShort && (first.by === 'marker' || first.by === 'number')
  return { sections, unread: [isChatter ? '' : above, below].filter(Boolean) }
}

/** The answers in a reply that holds several; one when it holds one. A second begins where the first section comes again. */
export function splitAnswers(reply: string, names: readonly SectionName[]): string[] {
  const lines = linesOf(reply)
  const found = startsIn(lines, names)
  // With the sign before it: behind an answer, a list of sources has the same numbers.
  const starts = found.filter(({ number, sign }) => number === found[0]?.number && sign === found[0].sign)
  if (starts.length < 2) return [reply]
  return starts.map(({ at }, answer) => lines.slice(answer === 0 ? 0 : at, starts[answer + 1]?.at).join('\n'))
}

const firstMark = /^([ \t]{0,3}>)?[ \t#>*_-]{0,12}(\\?)\[(?:\d{1,2}|end)\2\]/imu

/** Without the quotation signs and backslashes that a chat puts into the whole answer. */
function linesOf(reply: string): string[] {
  const text = reply.replaceAll('\r\n', '\n').replace(/^\\(?=#{1,6} )/gmu, '')
  const [, quote, backslash] = firstMark.exec(text) ?? []
  const plain = backslash ? text.replace(/\\\[([^[\]\\\n]{1,60})\\\]/gu, '[$1]') : text
  return (quote ? plain.replace(/^[ \t]{0,3}> ?/gmu, '') : plain).split('\n')
}

/** A line that may begin a section; `sign`: what stands before its number or name; `by`: what tells the section. */
type Start = { at: number; number: number; name: string; begin: string; sign: string; by: By }
type By = 'marker' | 'number' | 'name' | 'label'

/** Markers, or where a reply has none the headings or labels that stand for them. */
function startsIn(lines: readonly string[], names: readonly SectionName[]): Start[] {
  const known = byName(names)
  const all = lines.flatMap((line, at) => startOf(line, at, known) ?? [])
  const marks = all.filter(({ by }) => by === 'marker')
  const isSure = marks.some(({ sign }) => strong.test(sign))
  if (isSure || (all[0] === marks[0] && !areSources(lines, marks))) return marks
  const headings = all.filter(({ by }) => by === 'number' || by === 'name')
  const labels = all.filter(({ by }) => by === 'label')
  // A chat that was asked for one part may give it with nothing before its name.
  const isFirst = lines.slice(0, headings[0]?.at).every(isEmpty)
  const isOne = headings[0]?.by === 'number' || (labels.length < 2 && isFirst)
  const found = headings.length > 1 || isOne ? headings : labels
  const [first] = found
  if (first === undefined || (found.length < 2 && !isOne)) return []
  // "# ShiftSwap" above the sections is what the first one says.
  const title = lines.slice(0, first.at).findIndex((line) => line.startsWith('# '))
  const number = names[0]?.number ?? 0
  if (title === -1 || found.some((one) => one.number === number)) return found
  const begin = lines[title]?.slice(2) ?? ''
  return [{ at: title, number, name: '', begin, sign: '#', by: 'name' }, ...found]
}

/** Lines with numbers and nothing between them, below a text that is much longer. */
function areSources(lines: readonly string[], marks: readonly Start[]): boolean {
  const [first = 0, last = 0] = [marks[0]?.at, marks.at(-1)?.at]
  const lengthOf = (part: readonly string[]) => part.join('').length
  const isList = lines.slice(first, last).every((line) => line.trim() === '' || marker.test(line))
  return isList && lengthOf(lines.slice(0, first)) > 3 * lengthOf(lines.slice(first))
}

function startOf(line: string, at: number, known: ReturnType<typeof byName>): Start | undefined {
  const [all, before = '', inBrackets] = marker.exec(line) ?? heading.exec(line) ?? label.exec(line) ?? []
  if (all === undefined) return undefined
  const words = line.slice(all.length)
  const [counted = '', digits = inBrackets] = inBrackets ? [] : (plainNumber.exec(words) ?? [])
  const sign = before.replace(/\s/gu, '')
  const [name, begin] = splitName(sign, words.slice(counted.length))
  const named = inBrackets ? undefined : known.get(lettersOf(name))
  const number = (named ?? known.get(String(Number(digits))))?.number
  if (number === undefined) return undefined
  if (!digits && !sign.includes('#'))
    return { at, number, name, begin, sign: sign.replace('**', ''), by: 'label' }
  return { at, number, name, begin, sign, by: inBrackets ? 'marker' : digits ? 'number' : 'name' }
}

/** The sections by name, key and number. */
function byName(names: readonly SectionName[]) {
  const called = names.map((one) => [one.name ?? one.key, one.key, String(one.number)].map(lettersOf))
  return new Map(names.flatMap((one, at) => called[at]?.map((name) => [name, one] as const) ?? []))
}

/** The name of a section, and the words that chats put behind it: "**[1] Task:** Write", "[1] 背景：…". */
function splitName(sign: string, rest: string): [name: string, begin: string] {
  const [lead = ''] = /^[\s*_:.)–—-]{0,6}/u.exec(rest) ?? []
  const isBold = `${sign}${lead}`.split('**').length % 2 === 0
  const words = rest.slice(lead.length)
  const [called = '', ...behind] = isBold ? words.split('**') : [words]
  const [name = ''] = called.split(/：|:(?=\s|$)/u, 1)
  const inside = called.slice(name.length + 1)
  const outside = behind.join('**').replace(/^\s*[:：–—-]/u, '')
  // Some models copy what the instructions explain in brackets behind a section's name.
  const [plain = ''] = name.split(/\s?\(/u)
  return [plain.replaceAll('*', '').trim(), `${inside.trim()} ${outside.trim()}`.trim()]
}

/**
 * Without the lines that only look like sections: those of a list of sources or of the chapters of a story. They look
 * unlike the sections and their numbers go back, or their numbers come again.
 */
function inOrder(starts: readonly Start[]): Start[] {
  const [numbers, signs, otherSigns] = [new Set<number>(), new Set<string>(), new Set<string>()]
  return starts.filter(({ number, sign, by }) => {
    // Numbers without brackets are common in texts: what looks like neither of the first two is none of ours.
    const isKnown = signs.has(sign) || ((by === 'marker' || numbers.size < 2) && !otherSigns.has(sign))
    const isNext = number > Math.max(0, ...numbers) && isKnown
    const isMoved = (by === 'label' || strong.test(sign)) && signs.has(sign) && !numbers.has(number)
    const isOurs = isNext || isMoved
    if (isOurs) numbers.add(number)
    const seen = isOurs ? signs : otherSigns
    seen.add(sign)
    return isOurs
  })
}

function readSection({ number, name, begin }: Start, below: readonly string[], isComplete: boolean) {
  const text = withoutOuterRules([begin, ...below])
    .join('\n')
    .replace(escapedLine, '$1')
  const body = (isComplete ? text : text.replace(halfMarker, '')).trim()
  if (body !== '') return { number, name, body, isComplete }
  // With nothing below, the words stand in the line of the name.
  const [label = '', ...words] = name.split(/\s[–—-]+\s/u)
  const isSentence = words.length === 0 && /\p{Po}$/u.test(name)
  return { number, name: isSentence ? '' : label, body: isSentence ? name : words.join(' – '), isComplete }
}

function isEmpty(line: string): boolean {
  return line.trim() === '' || ruleLine.test(line)
}

/** Rules between sections belong to none. */
function withoutOuterRules(lines: readonly string[]): string[] {
  const start = lines.findIndex((line) => !isEmpty(line))
  return start === -1 ? [] : lines.slice(start, lines.findLastIndex((line) => !isEmpty(line)) + 1)
}

/** Where an answer without an end marker ends: at its fence, or before a rule, a list of sources or a remark. */
function findEnd(lines: readonly string[], first: Start, last: Start, named: SectionName | undefined) {
  const isProse = named?.kind === 'paragraphs' && !named.hasNoScenes
  const above = lines.slice(0, first.at).findLast((line) => line.trim() !== '') ?? ''
  const isFenced = fenceLine.test(above)
  const fence = isFenced ? lines.findLastIndex((line) => fenceLine.test(line)) : -1
  if (fence > last.at) return { end: fence, isSure: true }
  const below = [last.begin, ...lines.slice(last.at + 1)]
  const rule = isFenced ? undefined : isProse ? proseEnd(below) : findBelowText(below, ruleLine)[0]
  const source = findBelowText(below, sourceLine).find((at) => below[at - 1]?.trim() === '')
  const remark = named?.kind === 'list' && !isFenced ? remarkBelow(below) : Infinity
  const end = Math.min(rule ?? Infinity, source ?? Infinity, remark, below.length)
  return { end: last.at + end, isSure: !isProse && end === rule }
}

/** A last paragraph that is neither a bullet nor indented as what belongs to one. */
function remarkBelow(lines: readonly string[]): number {
  const end = lines.findLastIndex((line) => !isEmpty(line))
  const at = lines.slice(0, end + 1).findLastIndex(isEmpty) + 1
  const isList = lines.slice(0, at).some((line) => bullet.test(line))
  const isRemark = (line: string) => /^[^\s|`]/u.test(line) && !bullet.test(line)
  return isList && lines.slice(at, end + 1).every(isRemark) ? at : Infinity
}

function findBelowText(lines: readonly string[], pattern: RegExp): number[] {
  const start = lines.findIndex((line) => !isEmpty(line))
  return lines.flatMap((line, at) => (start !== -1 && at > start && pattern.test(line) ? at : []))
}

/** In prose, rules part scenes; only a single one with a single paragraph behind it ends the text. */
function proseEnd(lines: readonly string[]): number | undefined {
  const [rule, ...others] = findBelowText(lines, /^\s*-{3,}\s*$/u)
  if (rule === undefined || others.length > 0) return undefined
  const behind = withoutOuterRules(lines.slice(rule + 1))
  return behind.length === 0 || behind.some(isEmpty) ? undefined : rule
}

function sectionsOfJson(reply: string, names: readonly SectionName[]) {
  const known = byName(names)
  const [sections, unread]: [ReplySection[], string[]] = [[], []]
  for (const [key, value] of Object.entries(asRecord(readReplyJson(reply).value) ?? {})) {
    const section = known.get(lettersOf(key))
    const body = asText(value, section?.kind)
    if (body === '') continue
    if (section) sections.push({ number: section.number, name: '', body, isComplete: true })
    else unread.push(`${key}: ${body}`)
  }
  return { sections, unread: sections.length === 0 ? [] : unread }
}

function asText(value: unknown, kind = 'list'): string {
  const [mark, gap] = kind === 'paragraphs' ? ['', '\n\n'] : ['- ', '\n']
  if (Array.isArray(value)) return value.map((one) => `${mark}${asText(one)}`).join(gap)
  const entries = Object.entries(asRecord(value) ?? {})
  if (entries.length > 0) return entries.map(([key, one]) => `${key}: ${asText(one)}`).join('\n')
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value).trim() : ''
}

/** The entries of a list: each bullet with what belongs to it; else, as copied from a page, each paragraph or line. */
export function listEntries(body: string): string[] {
  const hasBullets = bullet.test(body)
  const hasParagraphs = /\n\s*\n/u.test(body.trim())
  const entries: string[][] = []
  let [isCode, before] = [false, '']
  for (const line of body.split('\n')) {
    const isTable = [before, line].every((one) => one.trimStart().startsWith('|'))
    const isBegun = hasBullets ? bullet.test(line) : before.trim() === '' || !hasParagraphs
    const text = line.replace(bullet, '')
    const goesOn = entries.length > 0 && (isCode || isTable || !isBegun)
    if (line.trim() !== '' && goesOn) entries.at(-1)?.push(line)
    else if (line.trim() !== '') entries.push([text])
    if (fenceLine.test(text)) isCode = !isCode
    before = line
  }
  return entries.map(([first = '', ...lines]) => {
    const indent = lines.reduce((least, line) => Math.min(least, line.search(/\S/u)), Infinity)
    return [first.trim(), ...lines.map((line) => line.slice(indent).trimEnd())].join('\n')
  })
}
