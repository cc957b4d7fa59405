import type { Audience } from './audience.ts'
import type { FormatWishes } from './format-wishes.ts'
import type { Instruction } from './instruction.ts'
import type { Negation } from './negations.ts'
import type { Purpose } from './purpose.ts'

type Known = {
  isEnglish: boolean
  instruction: Instruction | undefined
  wishes: FormatWishes
  purpose: Purpose | undefined
  audience: Audience | undefined
  negations: readonly Negation[]
}
type Span = { start: number; end: number }

/**
 * What is to be shown or told: the idea without the words that only say how, for whom or what for. Words are taken out
 * only where the rest stays a sentence: whole parts between commas in any language, and in English also the ends of
 * parts. With nothing left the idea stays whole.
 */
export function readScene(text: string, known: Known): string {
  const spans: Span[] = []
  if (known.instruction) spans.push({ start: 0, end: known.instruction.end })
  const wanted = [
    ...known.wishes.spans,
    ...(known.purpose ? [known.purpose] : []),
    ...(known.audience?.spans ?? []),
    ...known.negations.filter((negation) => negation.use === 'wish'),
  ]
  const begin = known.instruction?.end ?? 0
  for (const span of wanted) {
    if (span.start < begin) continue
    if (isWholePart(text, span, begin, wanted) || (known.isEnglish && isTail(text, span))) spans.push(span)
  }
  spans.push(...emptyParts(text, [...wanted, ...known.wishes.forms], begin))
  const rest = tidy(cut(text, spans))
  return /[\p{L}\p{N}]/u.test(rest) && !/^(?:an?|the|of|with|for|in|and|about)$/iu.test(rest) ? rest : text
}

// "Gute-Nacht-Geschichte für 5-jährige" and "видео 10 секунд" are parts made of wishes alone.
function emptyParts(text: string, wanted: readonly Span[], begin: number): Span[] {
  const parts: Span[] = []
  for (const match of text.matchAll(/[^,.;:!?()\n、。，；،।]+/gu)) {
    const part = { start: match.index, end: match.index + match[0].length }
    if (part.start < begin || match[0].length > 90) continue
    const inside = wanted.filter((span) => span.start >= part.start && span.end <= part.end)
    if (inside.every((span) => !/[\p{L}\p{N}]/u.test(text.slice(span.start, span.end)))) continue
    const hasWish = inside.some((span) => !('value' in span)) || part.start > begin + 1
    const left = cut(
      text.slice(part.start, part.end),
      inside.map(({ start, end }) => ({ start: start - part.start, end: end - part.start })),
    )
    if (hasWish && (left.match(/[\p{L}\p{N}]/gu)?.length ?? 0) <= 4) parts.push(part)
  }
  // A first part made of wishes ("2 minute speech for my sister's wedding") stays when little else is said.
  const first = parts.find((part) => part.start <= begin)
  if (!first) return parts
  const others = parts.filter((part) => part !== first)
  const rest = cut(
    text.slice(first.end),
    others.map(({ start, end }) => ({ start: start - first.end, end: end - first.end })),
  )
  return (rest.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >=
    (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(rest) ? 5 : 16)
    ? parts
    : others
}

function cut(text: string, spans: readonly Span[]): string {
  let result = ''
  let at = 0
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    if (start > at) result += text.slice(at, start)
    at = Math.max(at, end)
  }
  return result + text.slice(at)
}

// Several wishes may share one part: "vertical, 15 seconds" or "縦型、30秒".
function isWholePart(text: string, span: Span, begin: number, others: readonly Span[]): boolean {
  let start = span.start
  let end = span.end
  for (let round = 0; round < 3; round += 1) {
    for (const other of others) {
      if (/^\s*$/u.test(text.slice(other.end, start)) && other.end <= start)
        start = Math.min(start, other.start)
      if (/^\s*$/u.test(text.slice(end, other.start)) && other.start >= end) end = Math.max(end, other.end)
    }
  }
  const before = text.slice(Math.max(begin, start - 12), start)
  const after = text.slice(end, end + 4)
  const opens =
    start <= begin ||
    /(?:^|[,.;:!?()\n、。，；،।—–]\s*|[,;]\s*(?:and|with|in|for|und|mit|et|avec|y|con|e|com|и)\s+)$/iu.test(
      before,
    )
  return opens && /^\s*(?:$|[,.;:!?()\n、。，；،।—–])/u.test(after)
}

// "a snail race in 6 panels": the wish closes its part and begins with a preposition of its own.
function isTail(text: string, span: Span): boolean {
  // "a repeating line and a happy ending" would be left hanging.
  if (
    /\b(?:an?|the|and|or|with|of|its|their)\s*$/iu.test(text.slice(Math.max(0, span.start - 8), span.start))
  )
    return false
  const words = text.slice(span.start, span.end)
  if (!/^\s*(?:$|[,.;:!?()\n—–])/u.test(text.slice(span.end, span.end + 3)))
    return /^(?:for (?:my|our|kids|children|\d)|teach )/iu.test(words)
  return /^(?:in|for|with|without|of|about|as|ends?|ending|on|max|under|up to|aged|ages?|told|vertical|horizontal|square|happy|no )(?:\s|$)/iu.test(
    words,
  )
}

function tidy(text: string): string {
  return text
    .replace(/[ \t]{2,}/gu, ' ')
    .replace(/\s+([,.;:!?、。，；،।])/gu, '$1')
    .replace(/([,;:、，；،])(?:\s*[,;:、，；،])+/gu, '$1')
    .replace(/([,;:、，；،])\s*([.!?。！？।])/gu, '$2')
    .replace(/([.!?…"”»」])\s*[,;:](?=\s)/gu, (whole, mark: string) => (/["”»」]/u.test(mark) ? whole : mark))
    .replace(/(["”»」])\s*(?:\.\s*){2,}$/gu, '$1.')
    .replace(/([.!?])(?:\s+\.)+/gu, '$1')
    .replace(/^[\s,.;:!?、。，；،।—–-]+/u, '')
    .replace(/[\s,;:、，；،—–-]+$/u, '')
    .replace(/\s*\n+\s*/gu, '\n')
    .replace(/[\s,]+(?:please|pls|thanks|thank you)[\s.!]*$/iu, '')
    .replace(/^(?:about|of|and|showing|featuring|where)\s+/iu, '')
    .trim()
}
