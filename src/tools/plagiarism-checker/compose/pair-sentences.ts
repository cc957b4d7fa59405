import type { Document } from './read-document.ts'
import type { Seed } from './find-seeds.ts'

const leastShared = 4
const leastCosine = 0.42
/** A stem of more sentences than this links everything with everything. */
const mostSentences = 40

type Sentence = { from: number; to: number; weights: Map<number, number>; length: number }

/** Sentences that share so much of their weight that one may be the other in new words (tf-isf cosine). */
export function pairSentences(
  document: Document,
  source: Document,
  weightOf: (stemId: number) => number,
): Seed[] {
  const theirs = readSentences(source, weightOf)
  const byStem = new Map<number, number[]>()
  for (const [number, sentence] of theirs.entries()) {
    for (const stemId of sentence.weights.keys()) {
      const list = byStem.get(stemId)
      if (list) list.push(number)
      else byStem.set(stemId, [number])
    }
  }
  const seeds: Seed[] = []
  for (const ours of readSentences(document, weightOf)) {
    const products = new Map<number, { product: number; shared: number }>()
    for (const [stemId, weight] of ours.weights) {
      const sentences = byStem.get(stemId)
      if (!sentences || sentences.length > mostSentences) continue
      for (const number of sentences) {
        const entry = products.get(number) ?? { product: 0, shared: 0 }
        entry.product += weight * (theirs[number]?.weights.get(stemId) ?? 0)
        entry.shared += 1
        products.set(number, entry)
      }
    }
    for (const [number, { product, shared }] of products) {
      const other = theirs[number]
      if (!other || shared < leastShared || product / (ours.length * other.length) < leastCosine) continue
      seeds.push({ from: ours.from, to: ours.to, sourceFrom: other.from, sourceTo: other.to, isExact: false })
    }
  }
  return seeds
}

function readSentences(document: Document, weightOf: (stemId: number) => number): Sentence[] {
  const sentences: Sentence[] = []
  let current: Sentence | undefined
  let number = -1
  for (const at of document.content) {
    const sentence = document.sentences[at] ?? 0
    if (!current || sentence !== number) {
      current = { from: at, to: at, weights: new Map(), length: 0 }
      number = sentence
      sentences.push(current)
    }
    current.to = at
    const stemId = document.stems[at] ?? 0
    current.weights.set(stemId, (current.weights.get(stemId) ?? 0) + weightOf(stemId))
  }
  for (const sentence of sentences) {
    let sum = 0
    for (const weight of sentence.weights.values()) sum += weight * weight
    sentence.length = Math.sqrt(sum)
  }
  return sentences
}
