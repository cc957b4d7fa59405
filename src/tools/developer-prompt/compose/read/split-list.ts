import { normalise } from '#shared/text/normalise.ts'
import { splitSentences } from './sentences.ts'
import { splitTopLevel } from './top-level.ts'

const bullet = /^\s*(?:[-*•◦▪·–—►➤✓✔☐☑●○‣]\s+|\(?\d{1,3}[.)]\s+|\(?[a-z]\)\s+|\[[ x]?\]\s*|#{1,6}\s+)+/iu
const andWord =
  '(?:and|or|und|oder|sowie|et|ou|y|e|o|и|или|og|och|oraz|ve|dan|及|和|与|以及|と|や|および|및|그리고|और|या)'
const leadingAnd = new RegExp(`^(?:&|\\+|${andWord})\\s+`, 'iu')
const innerAnd = new RegExp(`\\s+(?:&|${andWord})\\s+`, 'iu')
const fixedPairs =
  /\b(?:drag|terms|pros|q|questions|arts|bed|food|health|wear|before|black|copy|cut|track|profit|research|privacy|search|frequently asked questions|fish|salt|lost|pick up|pickup|check)\s*(?:and|&)\s*(?:drop|conditions|cons|a|answers|crafts|breakfast|drinks?|safety|tear|after|white|paste|trace|loss|development|replace|chips|pepper|found|return|drop-?off)\b/iu

/** The items of a list, however it was typed: lines, bullets, numbers, semicolons, commas, a closing "and". */
export function splitList(text: string): string[] {
  const items: string[] = []
  for (const line of normalise(text.replaceAll('\t', '\n')).split('\n')) {
    for (const part of splitNumbered(line)) items.push(...splitLine(part))
  }
  return withoutRepeats(
    items.map(cleanItem).filter((item) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(item)),
  )
}

function splitNumbered(line: string): string[] {
  const starts: number[] = []
  for (const match of line.matchAll(/(?:^|\s)\(?(\d{1,2})[.)]\s+(?=\S)/gu)) {
    if (Number(match[1]) === starts.length + 1) starts.push(match.index)
  }
  if (starts.length < 2 || starts[0] !== 0) return [line]
  return starts.map((start, index) => line.slice(start, starts[index + 1]))
}

function splitLine(line: string): string[] {
  const body = line.replace(bullet, '')
  return splitTopLevel(body, ';；؛|•·').flatMap((part) => {
    const sentences = splitSentences(part)
    return (sentences.length > 1 ? sentences : [part]).flatMap(splitCommas)
  })
}

function splitCommas(text: string): string[] {
  const parts = splitTopLevel(text, ',，、،')
  if (parts.length === 1) return splitLonePair(text)
  if (readsAsOneSentence(parts)) return [text]
  const last = parts.at(-1) ?? ''
  return [...parts.slice(0, -1), ...splitPair(last)]
}

// "If nobody collects it by noon, cancel" is one thought although it has a comma.
function readsAsOneSentence(parts: string[]): boolean {
  const [first = ''] = parts
  if (
    /^(?:if|when|whenever|once|while|unless|after|before|as soon as|wenn|falls|sobald|si|quand|lorsque|cuando|se|quando|если|когда)\s/iu.test(
      first.trim(),
    )
  ) {
    return true
  }
  return parts
    .slice(1)
    .every((part) =>
      /^\s*(?:but|which|who|that|so|because|then|so that|aber|weil|dass|mais|pero|porque|car|qui|que)\s/iu.test(
        part,
      ),
    )
}

/** "sort and filter" at the end of a list is two items, "terms and conditions" is one. */
function splitPair(text: string): string[] {
  if (!text.includes(' ') || fixedPairs.test(text)) return [text]
  const parts = text.replace(leadingAnd, '').trim().split(innerAnd)
  const areShort = parts.length > 1 && parts.length <= 6 && parts.every((part) => countWords(part) <= 2)
  return areShort ? parts : [text]
}

/** Without a comma, "upload and share photos" has one object for both verbs and stays whole. */
function splitLonePair(text: string): string[] {
  const parts = splitPair(text)
  return parts.every((part) => countWords(part) === countWords(parts[0] ?? '')) ? parts : [text]
}

function countWords(text: string): number {
  return text.trim().split(/\s+/u).length
}

function cleanItem(item: string): string {
  const trimmed = item.trim().replace(bullet, '').replace(leadingAnd, '').trim()
  return trimmed.replace(/[.,;:，。、；]+$/u, '').trim()
}

function withoutRepeats(items: string[]): string[] {
  const seen = new Set<string>()
  return items.filter((item) => {
    const key = item.toLowerCase()
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
