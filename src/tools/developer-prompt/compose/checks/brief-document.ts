/** Reads a finished brief the way a judge does: Markdown only, no knowledge of how it was composed. */

export type BriefLine = { text: string; fenced: boolean; section: string; subsection: string }
export type BriefTable = { startsWith: string; columnCounts: number[]; dataRows: number }
export type BriefDocument = {
  text: string
  lines: readonly BriefLine[]
  /** Everything outside fenced blocks. */
  prose: string
  fenceCount: number
  fencesClosed: boolean
}
export type IdPrefix = 'FR' | 'BR' | 'US' | 'A' | 'Q' | 'T'

export const idPrefixes: readonly IdPrefix[] = ['FR', 'BR', 'US', 'A', 'Q', 'T']

export function readBrief(text: string): BriefDocument {
  const lines: BriefLine[] = []
  let openFence = ''
  let fenceCount = 0
  let section = ''
  let subsection = ''
  for (const line of text.split('\n')) {
    const marks = /^ {0,3}(`{3,}|~{3,})(.*)$/u.exec(line)
    if (openFence !== '') {
      lines.push({ text: line, fenced: true, section, subsection })
      if (marks && closes(openFence, marks[1] ?? '', marks[2] ?? '')) openFence = ''
      continue
    }
    if (marks && !(marks[1]?.startsWith('`') && marks[2]?.includes('`'))) {
      openFence = marks[1] ?? ''
      fenceCount += 1
      lines.push({ text: line, fenced: true, section, subsection })
      continue
    }
    const heading = /^(#{1,6})\s+(.*)$/u.exec(line)
    if (heading?.[1] === '##') {
      section = heading[2]?.trim() ?? ''
      subsection = ''
    } else if (heading?.[1] === '###') {
      subsection = heading[2]?.trim() ?? ''
    }
    lines.push({ text: line, fenced: false, section, subsection })
  }
  const prose = lines
    .filter((line) => !line.fenced)
    .map((line) => line.text)
    .join('\n')
  return { text, lines, prose, fenceCount, fencesClosed: openFence === '' }
}

function closes(open: string, marks: string, rest: string): boolean {
  return marks[0] === open[0] && marks.length >= open.length && rest.trim() === ''
}

export function headings(document: BriefDocument): string[] {
  const seen = document.lines.filter((line) => !line.fenced && /^## /u.test(line.text))
  return seen.map((line) => line.section)
}

/** Text below the `##` headings that match, without fenced blocks and without the heading lines. */
export function sectionText(document: BriefDocument, heading: RegExp): string {
  return document.lines
    .filter((line) => !line.fenced && heading.test(line.section) && !/^## /u.test(line.text))
    .map((line) => line.text)
    .join('\n')
}

export function tables(document: BriefDocument): BriefTable[] {
  const found: BriefTable[] = []
  let rows: string[] = []
  for (const line of [...document.lines, { text: '', fenced: false }]) {
    if (!line.fenced && line.text.trimStart().startsWith('|')) {
      rows.push(line.text.trim())
      continue
    }
    if (rows.length > 0) {
      found.push({
        startsWith: (rows[0] ?? '').slice(0, 60),
        columnCounts: rows.map(countColumns),
        dataRows: Math.max(0, rows.length - 2),
      })
    }
    rows = []
  }
  return found
}

function countColumns(row: string): number {
  return row.replace(/\\\\/gu, '').replace(/\\\|/gu, '').split('|').length - 2
}

/** Ids named in a text, ranges ("FR-001–FR-004", "T-1 to T-3") and FR shorthand ("FR-002, 004") spelled out. */
export function idsIn(text: string, prefix: IdPrefix): Set<number> {
  const ids = new Set<number>()
  const shorthand = prefix === 'FR' ? String.raw`|,\s*\d{3}(?!\d)|\s+and\s+\d{3}(?!\d)` : ''
  const range = String.raw`\s*(?:–|—|-|…|\.\.\.?|to|through)\s*(?:${prefix}-)?\d+(?!\d)`
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}-])${prefix}-(\d{1,4})((?:${range}${shorthand})*)`,
    'gu',
  )
  for (const match of text.matchAll(pattern)) {
    let last = Number(match[1])
    ids.add(last)
    for (const part of (match[2] ?? '').matchAll(/(–|—|-|…|\.\.|to|through|,|and)\s*(?:[A-Z]+-)?(\d+)/gu)) {
      const next = Number(part[2])
      const isList = part[1] === ',' || part[1] === 'and'
      for (let id = isList ? next : last; id <= Math.min(next, last + 200); id += 1) ids.add(id)
      ids.add(next)
      last = next
    }
  }
  return ids
}

const sectionOfPrefix: Record<IdPrefix, RegExp> = {
  FR: /^Requirements/u,
  BR: /^Business rules/u,
  US: /^Key journeys/u,
  A: /^Assumptions/u,
  Q: /^Assumptions/u,
  T: /^Tests|^Stack and tests/u,
}

/** Ids in the order in which their own section introduces them. */
export function definedIds(document: BriefDocument, prefix: IdPrefix): number[] {
  const text = sectionText(document, sectionOfPrefix[prefix])
  if (prefix === 'FR' || prefix === 'BR') {
    const pattern = new RegExp(String.raw`^\s*(?:[-*|]\s*)?\**${prefix}-(\d+)`, 'gmu')
    return [...text.matchAll(pattern)].map((match) => Number(match[1]))
  }
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}-])${prefix}-(\d+)`, 'gu')
  return [...new Set([...text.matchAll(pattern)].map((match) => Number(match[1])))]
}

/** Lines that define a requirement, with their number. */
export function requirementLines(document: BriefDocument): { id: number; text: string; priority: string }[] {
  const found: { id: number; text: string; priority: string }[] = []
  let priority = ''
  for (const line of sectionText(document, sectionOfPrefix.FR).split('\n')) {
    priority = /^[#*\s]*(Must|Should|Could)\b/u.exec(line)?.[1] ?? priority
    const id = /^\s*(?:[-*|]\s*)?\**FR-(\d+)/u.exec(line)?.[1]
    const previous = found.at(-1)
    if (id !== undefined) found.push({ id: Number(id), text: line, priority })
    else if (previous && /^\s+\S/u.test(line)) previous.text += ` ${line.trim()}`
  }
  return found
}

const wordPattern = /\S*[\p{L}\p{N}]\S*/gu

/** Whitespace tokens that contain a letter or digit. */
export function wordCount(text: string): number {
  return text.match(wordPattern)?.length ?? 0
}
