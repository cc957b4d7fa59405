import type { Document } from './read-document.ts'
import type { WordWeights } from './word-weights.ts'

/** A sentence of the text and one of the source that share so much that one may be the other in new words. */
export type SentencePair = { sentence: number; sourceSentence: number }

/** `isSure`: at least one pair is more than chance brings among so many sources. */
export type SentencePairs = { pairs: SentencePair[]; isSure: boolean }

/** Shared information in nats, with a bonus for neighbours that stay neighbours; and its share of all they say. */
export const leastEvidence = 14
const leastDice = 0.44
/** The same in a language whose idioms we do not know. */
export const leastShare = 0.28
const bonusShare = 0.12
/** The more sources, the more sentences resemble each other by chance: so much more for every e-fold. */
const moreEvidence = 1.2
const moreDice = 0.006
/** A sentence that stands whole in a longer one. */
const leastContained = 0.8
const leastEvidenceContained = 22
const fewestWords = 4
/** Words that stand in more sentences of the source than this lead to no pair, they only support one. */
const mostSentences = 60

export function pairSentences(
  document: Document,
  source: Document,
  weights: WordWeights,
  sourceCount: number,
): SentencePairs {
  const surplus = Math.log(Math.max(1, sourceCount))
  const sureEvidence = leastEvidence + moreEvidence * surplus
  const sureDice = leastDice + moreDice * surplus
  const theirs = indexSentences(source, weights)
  const pairs: SentencePair[] = []
  let isSure = false
  const sums = new Map<number, number>()
  for (let sentence = 0; sentence < document.sentenceCount; sentence += 1) {
    const range = rangeOf(document, sentence, sentence)
    if (range.to - range.from + 1 < fewestWords) continue
    sums.clear()
    const seen = new Set<number>()
    let [total, leading] = [0, 0]
    for (let at = range.from; at <= range.to; at += 1) {
      const stemId = document.stems[at] ?? 0
      const information = weights.informationOf(stemId)
      total += information
      const places = theirs.byStem.get(stemId)
      if (seen.has(stemId) || !places || places.length > mostSentences) continue
      seen.add(stemId)
      leading += information
      for (const place of places) sums.set(place, (sums.get(place) ?? 0) + information)
    }
    // What the other words can add at most.
    const rest = total - leading
    for (const [sourceSentence, sum] of sums) {
      const sourceTotal = theirs.totals[sourceSentence] ?? 0
      const most = sum + Math.min(rest, sourceTotal - sum)
      const isPossible =
        most >= leastContained * Math.min(total, sourceTotal) || 2 * most >= leastDice * (total + sourceTotal)
      if (!isPossible || sum < rest / 4) continue
      const sourceRange = rangeOf(source, sourceSentence, sourceSentence)
      if (sourceRange.to - sourceRange.from + 1 < fewestWords) continue
      const { evidence, dice, contained } = compareRanges(document, range, source, sourceRange, weights)
      const isContained = contained >= leastContained && evidence >= leastEvidenceContained
      if (!isContained && (evidence < leastEvidence || dice < leastDice)) continue
      pairs.push({ sentence, sourceSentence })
      isSure ||= evidence >= sureEvidence && dice >= sureDice
    }
  }
  return { pairs, isSure }
}

function indexSentences(source: Document, { weightOf, informationOf }: WordWeights) {
  const byStem = new Map<number, number[]>()
  for (const at of source.content) {
    const stemId = source.stems[at] ?? 0
    if (weightOf(stemId) === 0) continue
    const sentence = source.sentences[at] ?? 0
    const places = byStem.get(stemId)
    if (!places) byStem.set(stemId, [sentence])
    else if (places.at(-1) !== sentence) places.push(sentence)
  }
  const totals = new Float64Array(source.sentenceCount)
  for (const [at, sentence] of source.sentences.entries()) {
    totals[sentence] = (totals[sentence] ?? 0) + informationOf(source.stems[at] ?? 0)
  }
  return { byStem, totals }
}

/** First and last word. */
export type WordRange = { from: number; to: number }

export function rangeOf({ sentenceStarts }: Document, first: number, last: number): WordRange {
  return { from: sentenceStarts[first] ?? 0, to: (sentenceStarts[last + 1] ?? 0) - 1 }
}

const rootShare = 0.8
const wordsOfIdiom = 2

/** How much two stretches of words share, counted in information so that rare words say more. */
export function compareRanges(
  document: Document,
  range: WordRange,
  source: Document,
  sourceRange: WordRange,
  { informationOf, longestIdiom }: WordWeights,
): { evidence: number; dice: number; contained: number; share: number } {
  const available = new Map<number, number>()
  const roots = new Map<number, number>()
  const neighbours = new Set<number>()
  let theirs = 0
  let before = -1
  for (let at = sourceRange.from; at <= sourceRange.to; at += 1) {
    const stemId = source.stems[at] ?? 0
    const root = source.roots[at] ?? 0
    available.set(stemId, (available.get(stemId) ?? 0) + 1)
    roots.set(root, (roots.get(root) ?? 0) + 1)
    theirs += informationOf(stemId)
    if (before >= 0) neighbours.add(before * 2 ** 26 + stemId)
    before = stemId
  }
  let [ours, shared, bonus] = [0, 0, 0]
  const run: number[] = []
  const closeRun = (end: number) => {
    // A whole sentence is no idiom.
    const isSentence =
      document.sentences[end - run.length] !== document.sentences[end - run.length - 1] &&
      document.sentences[end] !== document.sentences[end - 1]
    const isIdiom = run.length <= longestIdiom && !isSentence
    for (const information of isIdiom ? run.sort((one, other) => other - one).slice(0, wordsOfIdiom) : run)
      shared += information
    run.length = 0
  }
  before = -1
  for (let at = range.from; at <= range.to; at += 1) {
    const stemId = document.stems[at] ?? 0
    const root = document.roots[at] ?? 0
    const information = informationOf(stemId)
    ours += information
    const left = available.get(stemId) ?? 0
    const leftOfRoot = roots.get(root) ?? 0
    const isNeighbour = before >= 0 && neighbours.has(before * 2 ** 26 + stemId)
    if (!isNeighbour) closeRun(at)
    if (left > 0 || leftOfRoot > 0) {
      run.push(left > 0 ? information : rootShare * information)
      if (left > 0) available.set(stemId, left - 1)
      roots.set(root, leftOfRoot - 1)
    }
    if (isNeighbour && longestIdiom === 0) {
      bonus += bonusShare * (informationOf(before) + information)
    }
    before = stemId
  }
  closeRun(range.to + 1)
  if (ours === 0 || theirs === 0) return { evidence: 0, dice: 0, contained: 0, share: 0 }
  return {
    evidence: shared + bonus,
    dice: Math.min(1, (2 * shared) / (ours + theirs)),
    contained: Math.min(1, shared / Math.min(ours, theirs)),
    share: Math.min(1, shared / ours),
  }
}
