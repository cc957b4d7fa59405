import { readEntities } from '#reading/entities.ts'
import { joiners, listMark, readList, readSentences, withoutMarks } from '#reading/lists.ts'

// Longer texts are no lists any more; they stand whole.
const longest = { lines: 3_000, actions: 2_000, entities: 3_000 }
const mostPieces = 40
const longestAction = 120
const longestJoiner = 5
/** "filter by game, day or place" is one action. Without "o" and "of", which mean other things elsewhere. */
const alternatives = new Set('or oder ou eller tai или або lub nebo vagy veya või atau hoặc أو یا'.split(' '))
/** What parts a list without doubt. */
const ownMarks = /[\n\r;；•‣▪◦]/u
/** "a table - name, stock" is a list inside one widget. */
const dash = /\s[–—-]\s/u

/** Rules and notes: one per line with the list below it, per sentence, or with semicolons between them. */
export function readLines(text: string): string[] {
  const own = text.trim()
  if (own === '' || own.length > longest.lines) return [own].filter(Boolean)
  const lines = own.split('\n')
  return inOrder(own, lines.length > 1 ? withLists(lines) : readSentences(own))
}

const isHeading = (line: string) => /[:：]\s*$/u.test(line)
const indentOf = (line: string) => line.search(/\S|$/u)
const isMarked = (line: string) => /^\s/u.test(line) || listMark.test(line)

/** Below a line that ends with a colon stand the marked or indented lines; without any, all up to the next such line. */
function withLists(lines: readonly string[]): string[] {
  const groups: string[][] = []
  for (const line of lines) {
    const [head = '', ...below] = groups.at(-1) ?? []
    const isBelow = isMarked(head)
      ? indentOf(line) > indentOf(head)
      : isMarked(line) || (!below.some(isMarked) && !isHeading(line))
    if (isHeading(head) && (line === '' || isBelow)) groups.at(-1)?.push(line)
    else groups.push([line])
  }
  return withoutMarks(groups.map((group) => group.join('\n').trim())).filter(Boolean)
}

/** Actions, features and widgets, one per line or with commas; running text, and lists in lists, stay whole. */
export function readActions(text: string, notIn: ReadonlySet<string> = alternatives): string[] {
  const own = text.trim()
  const pieces = own.length > longest.actions ? [own] : inOrder(own, readList(own))
  const areSeparate = ownMarks.test(own) || !pieces.some((piece) => hasWord(piece, notIn) || dash.test(piece))
  return own === '' ? [] : areSeparate && pieces.every(isAction) ? pieces : [own]
}

/** Like actions, but "voltage, kVA and amps, a trend" stays whole: a list inside one widget has commas too. */
export function readWidgets(text: string): string[] {
  const pieces = readActions(text)
  const isNested = !ownMarks.test(text.trim()) && pieces.slice(0, -1).some((one) => hasWord(one, joiners))
  return isNested ? [text.trim()] : pieces
}

function hasWord(piece: string, words: ReadonlySet<string>): boolean {
  const own = piece.toLowerCase().split(' ')
  return own.some((word) => words.has(word))
}

/** "admin: add classes" begins a list of its own; "3. Gang" is an ordinal. */
function isAction(piece: string): boolean {
  return piece.length <= longestAction && !/[:;：；]|(?<!^\d{1,2})[.!?]\s/u.test(piece)
}

/** Only the first kind that occurs separates steps: beside an arrow, "total > 100" is a condition and "5 – 7" a range. */
const arrows = [
  /[-=]>|[→⇒➔➜]/u,
  /\s>\s(?!\p{Nd}[\p{Nd}.,]*(?!\p{L}|\p{Nd}))/u,
  /(?<!\p{Nd})\s[–—-]\s|\s[–—-]\s(?!\p{Nd})/u,
]

/** The steps of a journey: between arrows or dashes, one per line, or with commas; anything else stays whole. */
export function readSteps(text: string): string[] {
  const own = text.trim()
  const arrow = own.includes('\n') ? undefined : arrows.find((one) => one.test(own))
  const parts = arrow ? own.split(arrow).flatMap((part) => part.trim() || []) : []
  // A journey has choices in its steps.
  const steps = parts.length < 3 ? readActions(own, new Set()) : parts
  return steps.length > 2 && steps.every(isAction) ? steps : [own]
}

/** Things in the notation `Name(field, status a/b)`, or only their names; what is freer stays whole and names nothing. */
export function readGivenEntities(text: string): { text: string; name: string }[] {
  const own = text.trim()
  const found = own.length > longest.entities ? [] : readEntities(own)
  const isNotation = found.every(({ name, hasFields }) => hasFields || name.split(' ').length < 4)
  const written = found.map((entity) => entity.text)
  const pieces = found.length === 0 ? [own].filter(Boolean) : inOrder(own, written)
  if (!isNotation || pieces.length !== found.length) return pieces.map((piece) => ({ text: piece, name: '' }))
  return found.map(({ name }, at) => ({ text: pieces[at] ?? name, name }))
}

const separators = /^(?:[\s,;，、،；.•*–-]|\d{1,2}[.)])*/u

/** The pieces as they stand in the text, with everything that is no separator; all of it in one when they do not fit. */
function inOrder(text: string, pieces: readonly string[]): string[] {
  const found: string[] = []
  let at = 0
  for (const piece of pieces) {
    const start = text.indexOf(piece, at)
    const gap = text.slice(at, start)
    const between = gap.slice(separators.exec(gap)?.[0].length ?? 0)
    if (start === -1 || between.trim().length > longestJoiner) return [text]
    if (found.length === mostPieces - 1) return [...found, text.slice(start)]
    // "a, b, and c" are three; "or" says more than that.
    const isJoiner = joiners.has(between.trim().toLowerCase()) && !hasWord(between.trim(), alternatives)
    found.push(text.slice(isJoiner ? start : start - between.length, start + piece.length))
    at = start + piece.length
  }
  const rest = text.slice(at)
  return rest.length === (separators.exec(rest)?.[0].length ?? 0) ? found : [text].filter(Boolean)
}
