import * as texts from './comparison.texts.ts'
import type { Match, Evidence } from './evidence.ts'
import { quoteAround, type Region } from './regions.ts'

/**
 * The text with its counted passages made honest: what was taken word for word stands in quotation marks, and the
 * source is named after every passage. Undefined when no passage from a source counts.
 */
export function markQuotations(
  text: string,
  matches: readonly Match[],
  sources: Evidence['sources'],
  regions: readonly Region[],
): string | undefined {
  const insertions: { at: number; rank: number; words: string }[] = []
  let free = 0
  for (const match of matches) {
    const title = sources.find(({ id }) => id === match.sourceId)?.title
    // Two passages may overlap when they come from two sources; the first of them is named.
    if (!match.counts || title === undefined || match.start < free) continue
    const quote = quoteAround(regions, match)
    const end = quote?.end ?? match.end
    free = end
    if (match.kind === 'verbatim' && !quote) {
      insertions.push({ at: match.start, rank: 2, words: '“' }, { at: end, rank: 0, words: '”' })
    }
    insertions.push({
      at: end,
      rank: 1,
      words: match.kind === 'verbatim' ? texts.namedBeside(title) : texts.namedAfter(title),
    })
  }
  if (insertions.length === 0) return undefined
  let rewritten = ''
  let at = 0
  for (const insertion of insertions.toSorted((one, other) => one.at - other.at || one.rank - other.rank)) {
    rewritten += text.slice(at, insertion.at) + insertion.words
    at = insertion.at
  }
  return rewritten + text.slice(at)
}
