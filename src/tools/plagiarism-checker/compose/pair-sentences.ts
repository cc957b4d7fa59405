import type { Document } from './read-document.ts'
import type { WordWeights } from './word-weights.ts'

/** A sentence of the text and one of the source that share so much that one may be the other in new words. */
export type SentencePair = { sentence: number; sourceSentence: number }

/** Shared information in nats, with a bonus for neighbours that stay neighbours; and its share of all they say. */
const leastEvidence = 14
const leastDice = 0.43
const bonusShare = 0.12
/** A sentence that stands whole in a longer one. */
const leastContained = 0.8
const leastEvidenceContained = 22
/** Words that stand in more sentences of the source than this lead to no pair, they only support one. */
const mostSentences = 60
/** Candidates below this are not worth a closer look. */
const leastCandidate = 5

export function pairSentences(document: Document, source: Document, weights: WordWeights): SentencePair[] {
  const byStem = indexSentences(source, weights)
  const pairs: SentencePair[] = []
  const sums = new Map<number, number>()
  for (let sentence = 0; sentence < document.sentenceCount; sentence += 1) {
    sums.clear()
    const seen = new Set<number>()
    const end = document.sentenceStarts[sentence + 1] ?? 0
    for (let at = document.sentenceStarts[sentence] ?? 0; at < end; at += 1) {
      const stemId = document.stems[at] ?? 0
      if (seen.has(stemId)) continue
      seen.add(stemId)
      const places = byStem.get(stemId)
      if (!places || places.length > mostSentences) continue
      const information = weights.informationOf(stemId)
      for (const place of places) sums.set(place, (sums.get(place) ?? 0) + information)
    }
    for (const [sourceSentence, sum] of sums) {
      if (sum < leastCandidate) continue
      const { evidence, dice, contained } = compareRanges(
        document,
        rangeOf(document, sentence, sentence),
        source,
        rangeOf(source, sourceSentence, sourceSentence),
        weights,
      )
      const isPair =
        (evidence >= leastEvidence && dice >= leastDice) ||
        (evidence >= leastEvidenceContained && contained >= leastContained)
      if (isPair) pairs.push({ sentence, sourceSentence })
    }
  }
  return pairs
}

function indexSentences(source: Document, { weightOf }: WordWeights): Map<number, number[]> {
  const byStem = new Map<number, number[]>()
  for (const at of source.content) {
    const stemId = source.stems[at] ?? 0
    if (weightOf(stemId) === 0) continue
    const sentence = source.sentences[at] ?? 0
    const places = byStem.get(stemId)
    if (!places) byStem.set(stemId, [sentence])
    else if (places.at(-1) !== sentence) places.push(sentence)
  }
  return byStem
}

/** First and last word. */
export type WordRange = { from: number; to: number }

export function rangeOf({ sentenceStarts }: Document, first: number, last: number): WordRange {
  return { from: sentenceStarts[first] ?? 0, to: (sentenceStarts[last + 1] ?? 0) - 1 }
}

/** How much two stretches of words share, counted in information so that rare words say more. */
export function compareRanges(
  document: Document,
  range: WordRange,
  source: Document,
  sourceRange: WordRange,
  { informationOf }: WordWeights,
): { evidence: number; dice: number; contained: number } {
  const available = new Map<number, number>()
  const neighbours = new Set<number>()
  let theirs = 0
  let before = -1
  for (let at = sourceRange.from; at <= sourceRange.to; at += 1) {
    const stemId = source.stems[at] ?? 0
    available.set(stemId, (available.get(stemId) ?? 0) + 1)
    theirs += informationOf(stemId)
    if (before >= 0) neighbours.add(before * 2 ** 26 + stemId)
    before = stemId
  }
  let [ours, shared, bonus] = [0, 0, 0]
  before = -1
  for (let at = range.from; at <= range.to; at += 1) {
    const stemId = document.stems[at] ?? 0
    const information = informationOf(stemId)
    ours += information
    const left = available.get(stemId) ?? 0
    if (left > 0) {
      shared += information
      available.set(stemId, left - 1)
    }
    if (before >= 0 && neighbours.has(before * 2 ** 26 + stemId)) {
      bonus += bonusShare * (informationOf(before) + information)
    }
    before = stemId
  }
  if (ours === 0 || theirs === 0) return { evidence: 0, dice: 0, contained: 0 }
  return {
    evidence: shared + bonus,
    dice: (2 * shared) / (ours + theirs),
    contained: shared / Math.min(ours, theirs),
  }
}
