import type { Document } from './read-document.ts'
import type { Seed } from './find-seeds.ts'
import { compareRanges, leastEvidence, leastShare } from './pair-sentences.ts'
import type { WordWeights } from './word-weights.ts'

/** A passage of the text with its place in the source; word indexes, both ends included. */
export type Passage = {
  kind: 'verbatim' | 'near' | 'paraphrase'
  /** 0 to 1, see `similarityOf`. */
  similarity: number
  isReordered: boolean
  /** Words inside runs that are equal in both. */
  exactWords: number
  from: number
  to: number
  sourceFrom: number
  sourceTo: number
}

/** Least words, and least sum of the weights of different shared stems, for each kind. */
const required = {
  verbatim: { words: 8, evidence: 2.5 },
  near: { words: 10, evidence: 4 },
  paraphrase: { words: 12, evidence: 5 },
}
/** Share of words in runs that are equal in both. */
export const leastVerbatim = 0.93
/** Two neighbouring characters say less than a word. */
const strictnessWithoutSpaces = 1.6

/** What a group of seeds amounts to; undefined when the evidence is too weak to tell anybody. */
export function judgePassage(
  document: Document,
  source: Document,
  seeds: readonly Seed[],
  weights: WordWeights,
): Passage | undefined {
  let [from, to, sourceFrom, sourceTo] = [Infinity, -1, Infinity, -1]
  for (const seed of seeds) {
    from = Math.min(from, seed.from)
    to = Math.max(to, seed.to)
    sourceFrom = Math.min(sourceFrom, seed.sourceFrom)
    sourceTo = Math.max(sourceTo, seed.sourceTo)
  }
  const words = to - from + 1
  const { containment, evidence } = compareStems(
    document,
    source,
    { from, to, sourceFrom, sourceTo },
    weights.weightOf,
  )
  const exactWords = countExact(seeds)
  const exactShare = exactWords / words
  const isReordered = orderShare(seeds) < 0.9
  const hasSentence = seeds.some(({ isSentence }) => isSentence)
  const kind =
    exactShare >= leastVerbatim && !isReordered
      ? 'verbatim'
      : exactShare >= 0.4 || (containment >= 0.75 && exactShare >= 0.15)
        ? 'near'
        : containment >= 0.36 || hasSentence
          ? 'paraphrase'
          : undefined
  if (kind === undefined) return undefined
  const strictness = isWithoutSpaces(document, from, to) ? strictnessWithoutSpaces : 1
  const isWeak = words < required[kind].words * strictness || evidence < required[kind].evidence * strictness
  if (isWeak && !hasSentence) return undefined
  if (weights.longestIdiom > 0) {
    const { evidence, share } = compareRanges(
      document,
      { from, to },
      source,
      { from: sourceFrom, to: sourceTo },
      weights,
    )
    if (evidence < leastEvidence || share < leastShare) return undefined
  }
  // A few shared words scattered over a long passage are a shared topic.
  if (kind === 'paraphrase' && sourceTo - sourceFrom + 1 > 4 * words) return undefined
  const similarity = similarityOf(kind, containment, isReordered)
  return { kind, similarity, isReordered, exactWords, from, to, sourceFrom, sourceTo }
}

/** Moved sentences are further from their source than exchanged words, and new words further than both. */
function similarityOf(kind: Passage['kind'], containment: number, isReordered: boolean): number {
  const similarity =
    kind === 'verbatim'
      ? 1
      : kind === 'near'
        ? 0.93 + 0.06 * containment - (isReordered ? 0.03 : 0)
        : 0.84 + 0.12 * containment
  return Math.round(similarity * 100) / 100
}

type Ranges = Pick<Passage, 'from' | 'to' | 'sourceFrom' | 'sourceTo'>

function compareStems(
  document: Document,
  source: Document,
  { from, to, sourceFrom, sourceTo }: Ranges,
  weightOf: (stemId: number) => number,
): { containment: number; evidence: number } {
  const available = countStems(source, sourceFrom, sourceTo)
  let [shared, all, evidence] = [0, 0, 0]
  for (const [stemId, count] of countStems(document, from, to)) {
    const weight = weightOf(stemId)
    const common = Math.min(count, available.get(stemId) ?? 0)
    all += weight * count
    shared += weight * common
    if (common > 0) evidence += weight
  }
  return { containment: all === 0 ? 0 : shared / all, evidence }
}

function countStems({ content, stems }: Document, from: number, to: number): Map<number, number> {
  const counts = new Map<number, number>()
  for (let at = firstAtOrAfter(content, from); at < content.length; at += 1) {
    const word = content[at] ?? 0
    if (word > to) break
    const stemId = stems[word] ?? 0
    counts.set(stemId, (counts.get(stemId) ?? 0) + 1)
  }
  return counts
}

function firstAtOrAfter(sorted: Int32Array, value: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return low
}

/** Words of the text inside equal runs; the seeds come sorted by their place in the text. */
function countExact(seeds: readonly Seed[]): number {
  let [count, end] = [0, -1]
  for (const seed of seeds) {
    if (!seed.isExact || seed.to <= end) continue
    count += seed.to - Math.max(seed.from, end + 1) + 1
    end = seed.to
  }
  return count
}

/** Share of the seeds that come in the order of the source: the longest rising subsequence. */
function orderShare(seeds: readonly Seed[]): number {
  const places: number[] = []
  let from = -1
  for (const seed of seeds) {
    if (seed.from === from) continue
    from = seed.from
    places.push(seed.sourceFrom)
  }
  const tails: number[] = []
  for (const place of places) {
    let [low, high] = [0, tails.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((tails[middle] ?? 0) <= place) low = middle + 1
      else high = middle
    }
    tails[low] = place
  }
  return places.length === 0 ? 1 : tails.length / places.length
}

function isWithoutSpaces({ words }: Document, from: number, to: number): boolean {
  let count = 0
  for (const { form } of words.slice(from, to + 1))
    if (form.length <= 2 && (form.codePointAt(0) ?? 0) >= 0x0e00) count += 1
  return count * 2 > to - from + 1
}
