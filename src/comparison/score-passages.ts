import type { SourcePassage } from './find-passages.ts'
import type { Passage } from './judge-passage.ts'

export type Counted<P> = { passage: P; countedWords: number }

/**
 * Every scored word counts once, for the closest passage it stands in. Passages that only repeat what another passage
 * of the same source says are left out.
 */
export function countWords<P extends Passage | SourcePassage>(
  passages: readonly P[],
  wordCount: number,
  isScored: (word: number) => boolean,
): Counted<P>[] {
  const isTaken = new Uint8Array(wordCount)
  const counted: Counted<P>[] = []
  const takenBySource = new Map<number, Uint8Array>()
  for (const passage of passages.toSorted(byCloseness)) {
    const number = 'source' in passage ? passage.source : -1
    const own = takenBySource.get(number) ?? new Uint8Array(wordCount)
    takenBySource.set(number, own)
    let [countedWords, known] = [0, 0]
    for (let word = passage.from; word <= passage.to; word += 1) {
      known += own[word] ?? 0
      own[word] = 1
      if (isTaken[word] === 1 || !isScored(word)) continue
      isTaken[word] = 1
      countedWords += 1
    }
    if (known * 2 > passage.to - passage.from + 1 && countedWords < 3) continue
    counted.push({ passage, countedWords })
  }
  return counted
}

function byCloseness(one: Passage, other: Passage): number {
  return (
    other.similarity - one.similarity ||
    other.to - other.from - (one.to - one.from) ||
    one.from - other.from ||
    one.sourceFrom - other.sourceFrom
  )
}
