import { normalise } from '#shared/text/normalise.ts'

const abbreviations = new Set(
  'p.o a.m p.m e.g i.e etc vs no nr st dr mr mrs ms prof sr sra jr approx ca min max incl inkl bzw usw z.b d.h u.a p.ex art fig cf resp evtl ggf tel abs hr std ex env máx mín núm pág т.е т.д т.п др'.split(
    ' ',
  ),
)
const monthAfterOrdinal =
  /^(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)/iu
const bullet = /^\s*(?:[-*•◦▪·–—►➤✓✔☐☑●○‣]\s+|\(?\d{1,3}[.)]\s+|\(?[a-z]\)\s+|\[[ x]\]\s+)+/iu
const longestSentence = 600

/** Sentences in the order written; every line ends one, bullets and numbering are taken off. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = []
  for (const line of normalise(text).split('\n')) {
    const body = line
      .replace(bullet, '')
      .replace(/^#{1,6}\s+/u, '')
      .trim()
    if (body === '') continue
    for (const sentence of splitLine(body)) sentences.push(...wrapEndless(sentence))
  }
  return sentences
}

function splitLine(line: string): string[] {
  const sentences: string[] = []
  let start = 0
  const end = /[.!?…]+["'”’»)\]]*(?=\s|$)|[。！？]+[」』”]?|[।؟]+/gu
  for (const match of line.matchAll(end)) {
    const stop = match.index + match[0].length
    if (match[0].startsWith('.') && match[0].length === 1 && isAbbreviation(line, match.index, stop)) continue
    const sentence = line.slice(start, stop).trim()
    if (/[\p{L}\p{N}]/u.test(sentence)) sentences.push(sentence)
    start = stop
  }
  const rest = line.slice(start).trim()
  if (/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(rest)) sentences.push(rest)
  return sentences
}

function isAbbreviation(line: string, dot: number, stop: number): boolean {
  const word = /[\p{L}\p{N}.]*$/u.exec(line.slice(Math.max(0, dot - 16), dot))?.[0] ?? ''
  const next = line.slice(stop, stop + 24).trimStart()
  if (next === '') return false
  if (/^\p{Lu}$/u.test(word) && /^\p{Lu}/u.test(next)) return true
  if (/^\d{1,2}$/u.test(word)) return monthAfterOrdinal.test(next) || /^\p{Ll}/u.test(next)
  if (!abbreviations.has(word.toLowerCase())) return false
  return word.toLowerCase() !== 'etc' && word.toLowerCase() !== 'usw' ? true : /^[\p{Ll}\d]/u.test(next)
}

// A wall of text without a full stop is cut at a comma or a space, so that no reader meets an endless sentence.
function wrapEndless(sentence: string): string[] {
  if (sentence.length <= longestSentence) return [sentence]
  const pieces: string[] = []
  let rest = sentence
  while (rest.length > longestSentence) {
    const window = rest.slice(0, longestSentence)
    const comma = Math.max(
      window.lastIndexOf(', '),
      window.lastIndexOf('; '),
      window.lastIndexOf('，'),
      window.lastIndexOf('、'),
    )
    const cut =
      comma > 200 ? comma + 1 : window.lastIndexOf(' ') > 200 ? window.lastIndexOf(' ') : safeCut(window)
    pieces.push(rest.slice(0, cut).trim())
    rest = rest.slice(cut).trim()
  }
  if (rest !== '') pieces.push(rest)
  return pieces
}

function safeCut(window: string): number {
  return /[\ud800-\udbff]$/u.test(window) ? window.length - 1 : window.length
}
