import { commonStems } from './common-stems.ts'
import type { Document, Lexicon } from './read-document.ts'

export type WordWeights = {
  /** How surprising it is to meet the stem in a sentence, in nats (-ln of the share of sentences that have it). */
  informationOf: (stemId: number) => number
  /** The same from 0 to 1; function words weigh nothing. */
  weightOf: (stemId: number) => number
  /** The same in nats, where words that both texts use again and again say little about a place in them. */
  placingOf: (stemId: number) => number
  /** Words in a row that may be an idiom: where we do not know which are, so many say no more than two. */
  longestIdiom: number
}

/** So many sentences are our experience with English worth beside the sentences of the texts themselves. */
const priorSentences = 200
/** Without such experience a few texts say little about which words are rare. */
const priorSentencesElsewhere = 20
/** Share of sentences that we take a stem to stand in that is not common. */
const rareShare = 1 / 25_000
const functionWordShare = 1 / 8
/** Half a sentence. */
const longestIdiom = 12
/** From then on a stem weighs in full. */
const fullInformation = 6

/**
 * Words of few sentences say much about where a text comes from, words of many little. Weighed for one text and one
 * source, so that what else it is compared with changes nothing.
 */
export function createWordWeights(lexicon: Lexicon, isEnglish: boolean, document: Document) {
  const prior = isEnglish ? priorSentences : priorSentencesElsewhere
  const ours = countSentences(document)
  const expected: (number | undefined)[] = []
  const expectedOf = (stemId: number) =>
    (expected[stemId] ??=
      commonStems.get(lexicon.nameOf(stemId)) ??
      (lexicon.isFunctionStem(stemId) ? functionWordShare : rareShare))

  return function weighFor(source: Document): WordWeights {
    const theirs = source === document ? new Map<number, number>() : countSentences(source)
    const total = document.sentenceCount + (source === document ? 0 : source.sentenceCount) + prior + 1
    const known: (number | undefined)[] = []
    const informationOf = (stemId: number) => (known[stemId] ??= measure(stemId))
    function measure(stemId: number): number {
      const count = (ours.get(stemId) ?? 0) + (theirs.get(stemId) ?? 0)
      // Once is no frequency: what is copied stands in both texts.
      const share = (Math.max(0, count - 2) + prior * expectedOf(stemId) + 0.5) / total
      return -Math.log(Math.min(0.9, share))
    }
    const here = document.sentenceCount + (source === document ? 0 : source.sentenceCount) + 1
    return {
      longestIdiom: isEnglish ? 0 : longestIdiom,
      informationOf,
      placingOf(stemId) {
        const again = (ours.get(stemId) ?? 0) + (theirs.get(stemId) ?? 0) - 2
        const information = lexicon.isFunctionStem(stemId) ? 0 : informationOf(stemId)
        return again < 2 ? information : Math.min(information, -Math.log(Math.min(1, (again + 0.5) / here)))
      },
      weightOf: (stemId) =>
        lexicon.isFunctionStem(stemId) ? 0 : Math.min(1, informationOf(stemId) / fullInformation),
    }
  }
}

/** In how many sentences each stem stands. */
function countSentences({ stems, sentences }: Document): Map<number, number> {
  const counts = new Map<number, number>()
  const seenIn = new Map<number, number>()
  for (const [at, stemId] of stems.entries()) {
    const sentence = sentences[at] ?? 0
    if (seenIn.get(stemId) === sentence) continue
    seenIn.set(stemId, sentence)
    counts.set(stemId, (counts.get(stemId) ?? 0) + 1)
  }
  return counts
}
