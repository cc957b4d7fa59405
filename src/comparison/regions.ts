/** A part of the text that is not scored, or only shown. UTF-16 offsets, end exclusive. */
export type Region = {
  kind: 'cited-quote' | 'uncited-quote' | 'reference' | 'code' | 'formula'
  start: number
  end: number
}

/** The quotation without a source that a stretch stands in. */
export function quoteAround(regions: readonly Region[], stretch: Pick<Region, 'start' | 'end'>) {
  return regions.find(
    ({ kind, start, end }) => kind === 'uncited-quote' && start <= stretch.start && end >= stretch.end,
  )
}

/** Quotations, lists of references, code and formulas of a text, in the order they were found. */
export function readRegions(text: string): Region[] {
  return [...readCode(text), ...readFormulas(text), ...readReferences(text), ...readQuotes(text)]
}

// Each opener stops at the next opener of its kind, so that unclosed ones cost nothing.
const quotation =
  /(?<![\p{L}\p{N}])"(?=\S)(?:[^"\n]|\n(?!\n)){1,3000}"|“[^“”]{1,3000}”|„[^„“”]{1,3000}[“”]|«[^«»]{1,3000}»|「[^「」]{1,3000}」|『[^『』]{1,3000}』|^>[^\n]{1,3000}(?:\n>[^\n]{0,3000}){0,40}/gmu
/** Speech in a story has a speaker, not a source: somebody who is quoted is named in full, or with a year. */
const fullName = String.raw`(?!(?:Mr|Mrs|Ms|Miss|Sir|Lady|Lord|Captain|Aunt|Uncle)\b)\p{Lu}[\p{L}.’'-]{0,30}(?:\s(?:de|van|von|der|la|le|al|bin))?\s\p{Lu}[\p{L}’'-]{1,30}`
const said =
  'wrote|writes|says|said|notes|noted|argues|argued|states|stated|observed|explains|explained|puts it|remarked|claims|claimed|schrieb|schreibt|sagte|sagt|écrit|escribe|escribió'
const citationAfter = new RegExp(
  String.raw`^[\s.,;:!?]{0,4}(?:[([（](?=[^()[\]（）]{0,120}(?:\p{Lu}|\d|\p{Lo}))[^()[\]（）]{1,160}[)\]）]|\n?[—–-]{1,2}\s{0,2}${fullName}|\s?https?:\/\/|\s?[¹²³⁴-⁹]|(?:${said})\s${fullName})`,
  'u',
)
const citationBefore = new RegExp(
  String.raw`(?:\b(?:[Aa]ccording to|[Ii]n the words of|[Ll]aut|[Ss]elon|[Ss]egún)\s\p{Lu}|\b[Aa]s\s\p{Lu}[^.!?]{1,80}\s(?:${said})\b|${fullName}(?:,[^,.]{1,60},)?\s(?:once\s|famously\s|later\s|also\s)?(?:${said})\b|\(\d{4}[a-z]?\)[^.!?]{0,60}$)`,
  'u',
)

function readQuotes(text: string): Region[] {
  const regions: Region[] = []
  for (const match of text.matchAll(quotation)) {
    const start = match.index
    const end = start + match[0].length
    const before = lastSentence(text.slice(Math.max(0, start - 120), start))
    const isCited = citationAfter.test(text.slice(end, end + 180)) || citationBefore.test(before)
    regions.push({ kind: isCited ? 'cited-quote' : 'uncited-quote', start, end })
  }
  return regions
}

function lastSentence(text: string): string {
  return text.slice(Math.max(text.lastIndexOf('. '), text.lastIndexOf('\n'), text.lastIndexOf('" ')) + 1)
}

/** Share of characters that prose hardly uses; copied prose does not become code by a fence around it. */
function symbolShare(text: string): number {
  return (text.match(/[{}()[\];=<>+*/\\_|^$&#@~∑∫√≤≥≠∂·×÷±]/gu)?.length ?? 0) / Math.max(1, text.length)
}

function readCode(text: string): Region[] {
  const regions: Region[] = []
  let open: number | undefined
  for (const fence of text.matchAll(/^[ \t]{0,3}(?:```|~~~)/gm)) {
    if (open === undefined) open = fence.index
    else {
      const end = fence.index + fence[0].length
      if (symbolShare(text.slice(open + 3, fence.index)) > 0.04)
        regions.push({ kind: 'code', start: open, end })
      open = undefined
    }
  }
  return [
    ...regions,
    ...eachLine(text)
      .filter(isCodeLine)
      .map(({ start, end }) => ({ kind: 'code' as const, start, end })),
  ]
}

type Line = { line: string; start: number; end: number }

function eachLine(text: string): Line[] {
  let start = 0
  return text.split('\n').map((line) => {
    const end = start + line.length
    const found = { line, start, end }
    start = end + 1
    return found
  })
}

function isCodeLine({ line }: Line): boolean {
  return (
    line.length > 3 &&
    line.length < 300 &&
    symbolShare(line) > 0.12 &&
    /[{};]\s*$|=>|[=!<>]=|\w\(.*\)/.test(line)
  )
}

function readFormulas(text: string): Region[] {
  const regions: Region[] = []
  for (const match of text.matchAll(/\$\$[^$]{1,1000}\$\$|\$(?=[^\s$])[^$\n]{1,300}\$/g)) {
    if (symbolShare(match[0]) < 0.15) continue
    regions.push({ kind: 'formula', start: match.index, end: match.index + match[0].length })
  }
  return regions
}

const referenceHeading =
  /^[\s#*\d.]{0,12}(?:references|bibliography|works cited|literature|literature cited|sources|literatur|literaturverzeichnis|quellen|références|bibliographie|bibliografía|referencias|bibliografia|参考文献|список литературы)[\s*:]{0,6}$/iu
const referenceMark = /\b(?:1[5-9]|20)\d{2}[a-z]?\b|https?:\/\/|\bdoi\b|\barXiv\b/giu
/** `[12] A`, `[CST14] X`, `Smith, J. (2001)`, `Smith et al. (2001) J.`: what an entry begins with and prose does not. */
const entryStart =
  /^\s*(?:\[[\p{L}\d+]{1,12}\]\s+["“]?\p{L}|\p{Lu}[\p{L}’'-]+,\s(?:\p{Lu}\.[\s-]?){1,4}[^.]{0,160}\(\d{4}[a-z]?\)|\p{Lu}[^.\n]{1,80}?(?:et\s?al\.)?\s?\(\d{4}[a-z]?\)\s\p{Lu}\.)/u
const proseWord =
  /\b(?:the|of|and|to|in|that|was|is|it|for|with|as|he|she|his|her|you|we|they|this|which|are|be|had|have|not|but|at|by|from)\b/giu
const longestEntry = 600

/** Entries of a list of references: everything like them after a heading, and without one two in a row. */
function readReferences(text: string): Region[] {
  const regions: Region[] = []
  let isInList = false
  let waiting: Block | undefined
  for (const block of eachBlock(text)) {
    const heading = /^[^\n]{0,80}/.exec(block.text)?.[0] ?? ''
    const isHeading = referenceHeading.test(heading)
    const rest = isHeading ? block.text.slice(heading.length) : block.text
    if (isHeading) isInList = true
    const isEntry = rest.trim() !== '' && isReferenceBlock(rest)
    if (isHeading) regions.push({ kind: 'reference', start: block.start, end: block.start + heading.length })
    const start = isHeading ? block.start + heading.length : block.start
    // Running text after the heading is text, whatever the heading says.
    if (rest.trim() !== '' && !isEntry) isInList = false
    const isSure = isEntry && (isInList || entryStart.test(rest))
    if (isSure && isInList) regions.push({ kind: 'reference', start, end: block.end })
    else if (isSure && waiting) {
      regions.push({ kind: 'reference', start: waiting.start, end: waiting.end })
      regions.push({ kind: 'reference', start, end: block.end })
    }
    waiting = isSure ? block : undefined
  }
  return regions
}

function isReferenceBlock(block: string): boolean {
  const marks = block.match(referenceMark)?.length ?? 0
  const words = block.match(/\p{L}+/gu)?.length ?? 0
  const prose = block.match(proseWord)?.length ?? 0
  return marks > 0 && block.length <= longestEntry * marks && prose <= 0.38 * words
}

type Block = { text: string; start: number; end: number }

/** Paragraphs; where every line is an entry of its own, the lines. */
function eachBlock(text: string): Block[] {
  const blocks: Block[] = []
  let start = 0
  for (const piece of text.split(/(\n[ \t\r]*\n)/)) {
    const end = start + piece.length
    if (piece.trim() !== '') {
      const lines = piece.split('\n')
      if (lines.length > 1 && lines.every((line) => isReferenceBlock(line))) {
        let at = start
        for (const line of lines) {
          blocks.push({ text: line, start: at, end: at + line.length })
          at += line.length + 1
        }
      } else blocks.push({ text: piece, start, end })
    }
    start = end
  }
  return blocks
}
