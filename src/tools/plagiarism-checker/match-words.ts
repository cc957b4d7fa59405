import type { Match } from '#comparison/comparison.ts'

/** A stretch of the text: plain, or with the index of the match that is marked there. */
export type Stretch = { start: number; text: string; match?: number }

/** The text cut at its matches; where two overlap, the one that begins first is marked. */
export function cutAtMatches(text: string, matches: readonly Match[]): Stretch[] {
  const stretches: Stretch[] = []
  let at = 0
  for (const [index, { start, end }] of matches.entries()) {
    if (start < at) continue
    if (start > at) stretches.push({ start: at, text: text.slice(at, start) })
    stretches.push({ start, text: text.slice(start, end), match: index })
    at = end
  }
  if (at < text.length) stretches.push({ start: at, text: text.slice(at) })
  return stretches
}
