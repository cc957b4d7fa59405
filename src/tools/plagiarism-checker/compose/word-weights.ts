import { commonStems } from './common-stems.ts'
import type { Document, Lexicon } from './read-document.ts'

export type WordWeights = {
  /** How surprising it is to meet the stem in a sentence, in nats (-ln of the share of sentences that have it). */
  informationOf: (stemId: number) => number
  /** The same from 0 to 1; function words weigh nothing. */
  weightOf: (stemId: number) => number
}

/** So many sentences are our experience with English worth beside the sentences of the texts themselves. */
const priorSentences = 200
/** Without such experience a few texts say little about which words are rare. */
const priorSentencesElsewhere = 20
/** Share of sentences that we take a stem to stand in that is not common. */
const rareShare = 1 / 25_000
const functionWordShare = 1 / 8
/** From then on a stem weighs in full. */
const fullInformation = 6

/** Words of few sentences say much about where a text comes from, words of many little. */
export function weighWords(
  documents: readonly Document[],
  lexicon: Lexicon,
  isEnglish: boolean,
): WordWeights {
  const counts = new Map<number, number>()
  const functionStems = new Set<number>()
  let total = 0
  for (const { stems, forms, sentences, sentenceCount } of documents) {
    total += sentenceCount
    const seenIn = new Map<number, number>()
    for (const [at, stemId] of stems.entries()) {
      if (lexicon.isFunctionWord(forms[at] ?? 0)) functionStems.add(stemId)
      const sentence = sentences[at] ?? 0
      if (seenIn.get(stemId) === sentence) continue
      seenIn.set(stemId, sentence)
      counts.set(stemId, (counts.get(stemId) ?? 0) + 1)
    }
  }
  const prior = isEnglish ? priorSentences : priorSentencesElsewhere
  const information = new Map<number, number>()
  for (const [stemId, count] of counts) {
    const expected =
      commonStems.get(lexicon.nameOf(stemId)) ?? (functionStems.has(stemId) ? functionWordShare : rareShare)
    // Once is no frequency: what is copied stands in both texts.
    const share = (Math.max(0, count - 2) + prior * expected + 0.5) / (total + prior + 1)
    information.set(stemId, -Math.log(Math.min(0.9, share)))
  }
  const informationOf = (stemId: number) => information.get(stemId) ?? 0
  return {
    informationOf,
    weightOf: (stemId) =>
      functionStems.has(stemId) ? 0 : Math.min(1, informationOf(stemId) / fullInformation),
  }
}
