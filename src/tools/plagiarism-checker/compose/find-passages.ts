import { clusterSeeds } from './cluster-seeds.ts'
import { findRepetitions, findSeeds, type Seed } from './find-seeds.ts'
import { judgePassage, type Passage } from './judge-passage.ts'
import { pairSentences } from './pair-sentences.ts'
import type { Document } from './read-document.ts'

/** Words between two seeds of one passage: first generously, then closely where the generous passage was too thin. */
const gaps = [24, 8]
const repetitionGap = 4

export type SourcePassage = Passage & { source: number; isQuoted: boolean }

/** The passages that the text shares with each source. Quoted words and the others never mix in one passage. */
export function findPassages(
  document: Document,
  sources: readonly Document[],
  isQuoted: (word: number) => boolean,
  weightOf: (stemId: number) => number,
): SourcePassage[] {
  const seedsBySource = findSeeds(document, sources)
  return sources.flatMap((source, number) => {
    const seeds = [...(seedsBySource[number] ?? []), ...pairSentences(document, source, weightOf)]
    return [true, false].flatMap((quoted) =>
      judgeClusters(
        document,
        source,
        seeds.filter((seed) => isQuoted(seed.from) === quoted && isQuoted(seed.to) === quoted),
        weightOf,
        gaps,
      ).map((passage) => ({ ...passage, source: number, isQuoted: quoted })),
    )
  })
}

/** Passages that stood in the text before. */
export function findRepeatedPassages(document: Document, weightOf: (stemId: number) => number): Passage[] {
  return judgeClusters(document, document, findRepetitions(document), weightOf, [repetitionGap]).filter(
    ({ kind, from, to, sourceTo }) => kind === 'verbatim' && to - from >= 11 && sourceTo < from,
  )
}

function judgeClusters(
  document: Document,
  source: Document,
  seeds: readonly Seed[],
  weightOf: (stemId: number) => number,
  [gap, ...closer]: readonly number[],
): Passage[] {
  if (gap === undefined) return []
  return clusterSeeds(seeds, gap).flatMap((cluster) => {
    const passage = judgePassage(document, source, cluster, weightOf)
    if (passage && (passage.kind === 'verbatim' || closer.length === 0)) return [passage]
    const parts = judgeClusters(document, source, cluster, weightOf, closer)
    return passage && !isBetterApart(passage, parts) ? [passage] : parts
  })
}

/** Own words between two copied passages are not to be marked, if hardly anything copied gets lost by parting them. */
function isBetterApart(whole: Passage, parts: readonly Passage[]): boolean {
  if (whole.kind === 'paraphrase' && parts.some(({ kind }) => kind !== 'paraphrase')) return true
  const exactWords = parts.reduce((sum, part) => sum + part.exactWords, 0)
  return (
    parts.length > 1 && parts.every(({ kind }) => kind === 'verbatim') && exactWords >= 0.9 * whole.exactWords
  )
}
