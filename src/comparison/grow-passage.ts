import { compareRanges, rangeOf } from './pair-sentences.ts'
import type { Document } from './read-document.ts'
import type { WordWeights } from './word-weights.ts'

/** Word indexes in the text and in the source, both ends included. */
export type PassageRange = { from: number; to: number; sourceFrom: number; sourceTo: number }

/** Beside a passage a sentence needs less to belong to it than alone. */
const leastEvidence = 5
const leastDice = 0.2
/** Where a paragraph ends, what was copied often ends too. */
const leastDiceAcross = 0.3
const steps = [
  [1, 1],
  [1, 2],
  [2, 1],
  [2, 2],
] as const
/** Words beyond the evidence that a passage may take to end with its sentence. */
const mostWordsToSentence = 12
const mostShareToSentence = 0.35
const mostWords = 15

/** A passage in other words ends where sentences end, and goes on while the next ones also resemble each other. */
export function growPassage(
  document: Document,
  source: Document,
  range: PassageRange,
  weights: WordWeights,
  isAllowed: (word: number) => boolean,
): PassageRange {
  let grown = snap(document, source, range)
  for (const direction of [1, -1] as const) {
    for (let next = step(document, source, grown, weights, direction); next;) {
      if (!isAllowed(next.from) || !isAllowed(next.to)) break
      grown = next
      next = step(document, source, grown, weights, direction)
    }
  }
  return grown
}

function snap(document: Document, source: Document, range: PassageRange): PassageRange {
  const ours = snapRange(document, range.from, range.to)
  const theirs = snapRange(source, range.sourceFrom, range.sourceTo)
  return { from: ours.from, to: ours.to, sourceFrom: theirs.from, sourceTo: theirs.to }
}

function snapRange({ sentences, sentenceStarts }: Document, from: number, to: number) {
  const start = sentenceStarts[sentences[from] ?? 0] ?? from
  const end = (sentenceStarts[(sentences[to] ?? 0) + 1] ?? to + 1) - 1
  const most = Math.min(mostWords, Math.max(mostWordsToSentence, mostShareToSentence * (to - from + 1)))
  return { from: from - start <= most ? start : from, to: end - to <= most ? end : to }
}

function step(
  document: Document,
  source: Document,
  range: PassageRange,
  weights: WordWeights,
  direction: 1 | -1,
): PassageRange | undefined {
  const sentence = edge(document, direction > 0 ? range.to : range.from, direction)
  const sourceSentence = edge(source, direction > 0 ? range.sourceTo : range.sourceFrom, direction)
  if (sentence === undefined || sourceSentence === undefined) return undefined
  const isAcross = (where: Document, next: number) => where.paragraphs.has(direction > 0 ? next : next + 1)
  const needed =
    isAcross(document, sentence) || isAcross(source, sourceSentence) ? leastDiceAcross : leastDice
  let best: { dice: number; range: PassageRange } | undefined
  for (const [count, sourceCount] of steps) {
    const ours = block(document, sentence, count, direction)
    const theirs = block(source, sourceSentence, sourceCount, direction)
    if (!ours || !theirs) continue
    const { evidence, dice } = compareRanges(document, ours, source, theirs, {
      ...weights,
      informationOf: weights.placingOf,
    })
    if (evidence < leastEvidence || dice < needed || dice <= (best?.dice ?? 0)) continue
    best = {
      dice,
      range: {
        from: Math.min(range.from, ours.from),
        to: Math.max(range.to, ours.to),
        sourceFrom: Math.min(range.sourceFrom, theirs.from),
        sourceTo: Math.max(range.sourceTo, theirs.to),
      },
    }
  }
  return best?.range
}

/** The sentence after the last word of a passage, or before its first one; its own sentence if it ends inside. */
function edge({ sentences, sentenceStarts, sentenceCount }: Document, word: number, direction: 1 | -1) {
  const sentence = sentences[word] ?? 0
  const isAtEnd =
    direction > 0 ? (sentenceStarts[sentence + 1] ?? 0) - 1 === word : sentenceStarts[sentence] === word
  const next = isAtEnd ? sentence + direction : sentence
  return next >= 0 && next < sentenceCount ? next : undefined
}

function block(document: Document, sentence: number, count: number, direction: 1 | -1) {
  const other = sentence + direction * (count - 1)
  if (other < 0 || other >= document.sentenceCount) return undefined
  return rangeOf(document, Math.min(sentence, other), Math.max(sentence, other))
}
