import type { Document } from './read-document.ts'

/**
 * How much a stem says about where a text comes from, 0 to 1: words of few sentences much, words of many little
 * (inverse sentence frequency over all texts of the check). Function words weigh nothing.
 */
export function weighStems(documents: readonly Document[]): (stemId: number) => number {
  const frequency = new Map<number, number>()
  let total = 0
  for (const document of documents) {
    const seenIn = new Map<number, number>()
    total += document.sentenceCount
    for (const at of document.content) {
      const stemId = document.stems[at] ?? 0
      const sentence = document.sentences[at] ?? 0
      if (seenIn.get(stemId) === sentence) continue
      seenIn.set(stemId, sentence)
      frequency.set(stemId, (frequency.get(stemId) ?? 0) + 1)
    }
  }
  // A handful of sentences says nothing about which words are rare.
  const sentences = Math.max(total, 30)
  const most = Math.log(1 + sentences / 2)
  const weights = new Map<number, number>()
  for (const [stemId, count] of frequency) {
    weights.set(stemId, Math.min(1, Math.log(1 + sentences / Math.max(2, count)) / most))
  }
  return (stemId) => weights.get(stemId) ?? 0
}
