import { clusterSeeds } from './cluster-seeds.ts'
import { findRepetitions, findSeeds, type Seed } from './find-seeds.ts'
import { growPassage } from './grow-passage.ts'
import { judgePassage, type Passage } from './judge-passage.ts'
import { compareRanges, pairSentences, rangeOf, type SentencePair } from './pair-sentences.ts'
import { partPassage } from './part-passage.ts'
import type { Document } from './read-document.ts'
import type { WordWeights } from './word-weights.ts'

/** Words between two seeds of one passage: first generously, then closely where the generous passage was too thin. */
const gaps = [24, 8]
/** Words. */
const shortestRepetition = 12
const repetitionGap = 4
/** Two passages with fewer words between them than this, in the text and in the source, are one. */
const mergeGap = 40

/** What three stems close together have to say (nats), so that the subject of both texts leads nowhere. */
const leastPlacing = 7

export type SourcePassage = Passage & { source: number; isQuoted: boolean }

/** What may be matched: quoted words and the others never mix in one passage, and some words are left out. */
export type WordFate = 'scored' | 'quoted' | 'excluded'

/** The passages that the text shares with each source. */
export function findPassages(
  document: Document,
  sources: readonly Document[],
  fateOf: (word: number) => WordFate,
  weighFor: (source: Document) => WordWeights,
): SourcePassage[] {
  const seedsBySource = findSeeds(document, sources)
  return sources.flatMap((source, number) => {
    const weights = weighFor(source)
    const groups = (seedsBySource[number] ?? []).filter(
      ({ stemIds }) =>
        stemIds === undefined || stemIds.reduce((sum, id) => sum + weights.placingOf(id), 0) >= leastPlacing,
    )
    const likenesses = pairSentences(document, source, weights, sources.length)
    // What can be no accident shows that the source was at hand; then weaker likenesses count too.
    const isAtHand =
      likenesses.isSure ||
      (likenesses.pairs.length > 0 && judgeClusters(document, source, groups, weights, gaps).length > 0)
    const seeds = isAtHand ? [...groups, ...sentenceSeeds(document, source, likenesses.pairs)] : groups
    const passages = (['quoted', 'scored'] as const).flatMap((fate) => {
      const isAllowed = (word: number) => fateOf(word) === fate
      const ofFate = seeds.filter((seed) => isAllowed(seed.from) && isAllowed(seed.to))
      const found = judgeClusters(document, source, ofFate, weights, gaps)
      const grown = found.map((passage) => {
        if (passage.kind === 'verbatim') return passage
        return { ...passage, ...growPassage(document, source, passage, weights, isAllowed) }
      })
      return mergePassages(grown)
        .flatMap((passage) => partPassage(document, source, passage, weights))
        .filter(isBalanced)
        .map((passage) => ({ ...passage, source: number, isQuoted: fate === 'quoted' }))
    })
    return dropAccidents(dropSecondPlaces(document, source, passages, weights))
  })
}

const longestRatio = 3.5

/** Much text can hardly be the other words of little, nor little of much. */
function isBalanced({ from, to, sourceFrom, sourceTo }: Passage): boolean {
  const [words, sourceWords] = [to - from + 1, sourceTo - sourceFrom + 1]
  return words <= longestRatio * sourceWords && sourceWords <= longestRatio * words
}

/** Words that stand in two places of one source are shown with the one that says most, unless much is new in the other. */
function dropSecondPlaces(
  document: Document,
  source: Document,
  passages: readonly SourcePassage[],
  weights: WordWeights,
): SourcePassage[] {
  const ranked = passages
    .map((passage) => {
      const theirs = { from: passage.sourceFrom, to: passage.sourceTo }
      const { dice } = compareRanges(document, passage, source, theirs, weights)
      return { passage, rank: dice }
    })
    .toSorted((one, other) => other.rank - one.rank || one.passage.from - other.passage.from)
  const bestRank = new Float64Array(document.words.length)
  return ranked.flatMap(({ passage, rank }) => {
    const words = bestRank.subarray(passage.from, passage.to + 1)
    const better = words.filter((best) => best * mostOfBest > rank).length
    for (const [at, best] of words.entries()) words[at] = Math.max(best, rank)
    return better * 2 > words.length ? [] : [passage]
  })
}

/** A source that says the same twice is shown with both places. */
const mostOfBest = 0.8

/** A passage that leaves no doubt that the source was at hand. */
const longPassage = 70
/** Words under which a passage in other words may be an accident beside such a one. */
const shortPassage = 32

/**
 * Somebody who copied a long passage shares the subject with the source; a short likeness in other words beside it says
 * little then, while alone it may be what was taken.
 */
function dropAccidents(passages: readonly SourcePassage[]): readonly SourcePassage[] {
  const hasLong = passages.some(({ from, to }) => to - from + 1 >= longPassage)
  if (!hasLong) return passages
  return passages.filter(({ kind, from, to }) => kind === 'verbatim' || to - from + 1 >= shortPassage)
}

function sentenceSeeds(document: Document, source: Document, pairs: readonly SentencePair[]): Seed[] {
  return pairs.map(({ sentence, sourceSentence }) => {
    const ours = rangeOf(document, sentence, sentence)
    const theirs = rangeOf(source, sourceSentence, sourceSentence)
    return { ...ours, sourceFrom: theirs.from, sourceTo: theirs.to, isExact: false, isSentence: true }
  })
}

/** Passages that stood in the text before. */
export function findRepeatedPassages(document: Document, weights: WordWeights): Passage[] {
  return judgeClusters(document, document, findRepetitions(document), weights, [repetitionGap])
    .map(apartFromSource)
    .filter(({ kind, from, to }) => kind === 'verbatim' && to - from + 1 >= shortestRepetition)
}

/**
 * What is repeated several times on end overlaps its own source, moved by one period. What stands there first is the
 * source, as many periods as make a passage; the rest repeats it.
 */
function apartFromSource(passage: Passage): Passage {
  if (passage.sourceTo < passage.from) return passage
  const period = passage.from - passage.sourceFrom
  const from = passage.sourceFrom + period * Math.ceil(shortestRepetition / period)
  return { ...passage, from, sourceTo: from - 1 }
}

function judgeClusters(
  document: Document,
  source: Document,
  seeds: readonly Seed[],
  weights: WordWeights,
  [gap, ...closer]: readonly number[],
): Passage[] {
  if (gap === undefined) return []
  return clusterSeeds(seeds, gap).flatMap((cluster) => {
    const passage = judgePassage(document, source, cluster, weights)
    if (passage && (passage.kind === 'verbatim' || closer.length === 0)) return [passage]
    const parts = judgeClusters(document, source, cluster, weights, closer)
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

/** Neighbours in the text that are neighbours in the source too are one passage. */
function mergePassages(passages: readonly Passage[]): Passage[] {
  const merged: Passage[] = []
  for (const passage of passages.toSorted((one, other) => one.from - other.from || one.to - other.to)) {
    const near = merged.findIndex((other) => isNear(other, passage))
    const other = merged[near]
    if (other) merged[near] = join(other, passage)
    else merged.push(passage)
  }
  return merged.length < passages.length ? mergePassages(merged) : merged
}

function isNear(one: Passage, other: Passage): boolean {
  if (one.kind === 'verbatim' && other.kind === 'verbatim') return false
  const gap = Math.max(one.from, other.from) - Math.min(one.to, other.to)
  const sourceGap = Math.max(one.sourceFrom, other.sourceFrom) - Math.min(one.sourceTo, other.sourceTo)
  return gap <= mergeGap && sourceGap <= mergeGap
}

function join(one: Passage, other: Passage): Passage {
  const words = one.to - one.from + 1
  const otherWords = other.to - other.from + 1
  const larger = words >= otherWords ? one : other
  const similarity = (one.similarity * words + other.similarity * otherWords) / (words + otherWords)
  return {
    kind: one.kind === other.kind ? one.kind : larger.kind === 'verbatim' ? 'near' : larger.kind,
    similarity: Math.round(similarity * 100) / 100,
    isReordered: one.isReordered || other.isReordered,
    exactWords: one.exactWords + other.exactWords,
    from: Math.min(one.from, other.from),
    to: Math.max(one.to, other.to),
    sourceFrom: Math.min(one.sourceFrom, other.sourceFrom),
    sourceTo: Math.max(one.sourceTo, other.sourceTo),
  }
}
