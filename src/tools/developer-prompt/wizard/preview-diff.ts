import type { PreviewSection } from '../compose/result.ts'

/** Characters `from`–`to` of line `line` of a section's body; `line` -1 is its heading. */
export type ChangedSpan = { line: number; from: number; to: number }

/** Section id to what is new in it; sections that stayed as they were are not in the map. */
export type PreviewChanges = ReadonlyMap<string, readonly ChangedSpan[]>

export const noChanges: PreviewChanges = new Map()

/** Marks what `next` says that `previous` did not; text that only went away leaves nothing to mark. */
export function diffPreview(
  previous: readonly PreviewSection[],
  next: readonly PreviewSection[],
): PreviewChanges {
  const before = new Map(previous.map((section) => [section.id, section]))
  const changes = new Map<string, readonly ChangedSpan[]>()
  for (const section of next) {
    const earlier = before.get(section.id)
    const spans = [
      ...diffLines([earlier?.heading ?? ''], [section.heading]).map((span) => ({ ...span, line: -1 })),
      ...diffLines(linesOf(earlier?.body ?? ''), linesOf(section.body)),
    ]
    if (spans.length > 0) changes.set(section.id, spans)
  }
  return changes
}

export function linesOf(body: string): string[] {
  return body === '' ? [] : body.split('\n')
}

/** Lines shared at both ends are unchanged; those between are compared one by one. Linear in the text. */
function diffLines(before: readonly string[], after: readonly string[]): ChangedSpan[] {
  const start = sharedLength(before, after, 0)
  const end = sharedEnd(before, after, start)
  const spans: ChangedSpan[] = []
  for (let line = start; line < after.length - end; line++) {
    const text = after[line] ?? ''
    const opposite = line < before.length - end ? (before[line] ?? '') : ''
    const span = diffWords(opposite, text)
    if (span) spans.push({ line, ...span })
  }
  return spans
}

/** Whole words, so that a mark never splits one. */
function diffWords(before: string, after: string): { from: number; to: number } | undefined {
  if (before === after) return undefined
  const words = [...after.matchAll(/\S+/g)]
  const texts = words.map(([word]) => word)
  const earlier = before.match(/\S+/g) ?? []
  const start = sharedLength(earlier, texts, 0)
  const end = sharedEnd(earlier, texts, start)
  const first = words[start]
  const last = words[words.length - 1 - end]
  if (!first || !last || first.index > last.index) return undefined
  return { from: first.index, to: last.index + last[0].length }
}

function sharedLength(one: ArrayLike<string>, other: ArrayLike<string>, from: number): number {
  const limit = Math.min(one.length, other.length)
  let length = from
  while (length < limit && one[length] === other[length]) length++
  return length
}

/** Shared items at the end, not counting the `start` ones already matched at the front. */
function sharedEnd(one: ArrayLike<string>, other: ArrayLike<string>, start: number): number {
  const limit = Math.min(one.length, other.length) - start
  let length = 0
  while (length < limit && one[one.length - 1 - length] === other[other.length - 1 - length]) length++
  return length
}
