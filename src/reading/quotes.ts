import { codesOf, isSpace, isWordPart, type Range } from './characters.ts'

/** What opens and what may close it. The straight ones and apostrophes count by what stands beside them. */
const families = ['" "', "'‘‚ '’‘", '“„” ”“', '«» »«', '‹› ›‹', '「 」', '『 』', '《 》'].map(
  (marks, at) => {
    const [open = '', close = ''] = marks.split(' ')
    return { open: codesOf(open), close: codesOf(close), isStraight: at < 2, least: at === 1 ? 2 : 1 }
  },
)
const familyOf = new Map(
  families.flatMap(({ open, close }, at) => [...open, ...close].map((code) => [code, at])),
)
const newline = 0x0a
const longest = 300

type Family = (typeof families)[number]

/** Words in quotation marks of any language, without the marks, in order. A quotation inside another is part of it. */
export function readQuotes(text: string): string[] {
  return findQuotes(text).map(({ start, end }) => text.slice(start + 1, end - 1).trim())
}

/** Where the quotations are, with their marks. */
export function findQuotes(text: string): Range[] {
  const found: Range[] = []
  const opened = families.map(() => -1)
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === newline) opened.fill(-1)
    // Most characters are letters, far from every mark.
    if (code > 0x27 && code < 0xab) continue
    const which = familyOf.get(code)
    if (which === undefined) continue
    const family = families[which]
    if (family === undefined) continue
    const start = opened[which] ?? -1
    if (start !== -1 && closes(family, text, start, at)) {
      opened[which] = -1
      if (at - start <= longest && text.slice(start + 1, at).trim().length >= family.least)
        addOuter(found, { start, end: at + 1 })
    } else if (family.open.has(code) && (!family.isStraight || opensWord(text, at))) opened[which] = at
  }
  return found
}

function addOuter(found: Range[], quote: Range): void {
  while ((found.at(-1)?.start ?? -1) > quote.start) found.pop()
  if ((found.at(-1)?.end ?? 0) <= quote.start) found.push(quote)
}

// 5" is a length and don't is a word: a straight mark opens before a word and closes behind one.
function opensWord(text: string, at: number): boolean {
  return !isWordPart(text.charCodeAt(at - 1)) && at + 1 < text.length && !isSpace(text.charCodeAt(at + 1))
}

function closes({ open, close, isStraight }: Family, text: string, start: number, at: number): boolean {
  if (!close.has(text.charCodeAt(at))) return false
  if (isStraight) return !isSpace(text.charCodeAt(at - 1)) && !isWordPart(text.charCodeAt(at + 1))
  // „…“ and “…”, »…« and «…»: the mark that opened says which one closes.
  return open.size === 1 || text[at] !== text[start] || text[start] === '”'
}
