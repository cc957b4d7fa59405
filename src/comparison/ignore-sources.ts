import type { Match, Evidence } from './evidence.ts'
import { readWords } from './read-words.ts'
import { unmaskWords } from './unmask-words.ts'
import { firstWordFrom } from './first-word-from.ts'

export type Recounted = { score: number; matches: readonly Match[]; shares: ReadonlyMap<string, number> }

/**
 * The score as if some sources had not been there: words they were counted for go to the next best passage, if
 * another source has them too. Without ignored sources it is the answer's own score. Pure.
 */
export function ignoreSources(text: string, answer: Evidence, ignored: ReadonlySet<string>): Recounted {
  const { matches, breakdown, sources, score, leftOut = [] } = answer
  if (ignored.size === 0) {
    return { score, matches, shares: new Map(sources.map(({ id, share }) => [id, share])) }
  }
  const isIgnored = ({ sourceId }: Match) => sourceId !== undefined && ignored.has(sourceId)
  const theirs = matches.flatMap(({ source }) => (source ? [readWords(source.excerpt)] : []))
  const { words } = unmaskWords(text, readWords(text), theirs)
  const isScored = new Uint8Array(words.length).fill(1)
  for (const stretch of leftOut) eachWord(stretch, (word) => (isScored[word] = 0))
  const takenBy = new Int32Array(words.length).fill(-1)
  const ranked = matches
    .map((match, index) => ({ match, index }))
    .filter(({ match }) => match.sourceId !== undefined && match.kind !== 'quoted')
    .sort((one, other) => byCloseness(one.match, other.match))
  for (const { match, index } of ranked)
    eachWord(match, (word) => {
      if (takenBy[word] === -1 && isScored[word] === 1) takenBy[word] = index
    })
  const gained = new Map<number, number>()
  for (const { match, index } of ranked) {
    if (isIgnored(match)) continue
    eachWord(match, (word) => {
      const before = matches[takenBy[word] ?? -1]
      if (!before || !isIgnored(before)) return
      takenBy[word] = index
      gained.set(index, (gained.get(index) ?? 0) + 1)
    })
  }
  const left = matches.map((match, index): Match => {
    const countedWords = isIgnored(match) ? 0 : match.countedWords + (gained.get(index) ?? 0)
    return { ...match, countedWords, counts: countedWords > 0 }
  })
  const weighted = (chosen: readonly Match[]) =>
    chosen.reduce((sum, { countedWords, similarity }) => sum + countedWords * similarity, 0)
  const percentOf = (sum: number) =>
    breakdown.scoredWords === 0 ? 0 : Math.min(100, Math.round((100 * sum) / breakdown.scoredWords))
  return {
    score: percentOf(weighted(left)),
    matches: left.filter((match) => !isIgnored(match)),
    shares: new Map(
      sources.map(({ id }) => [id, percentOf(weighted(left.filter(({ sourceId }) => sourceId === id)))]),
    ),
  }

  function eachWord({ start, end }: Pick<Match, 'start' | 'end'>, visit: (word: number) => void) {
    for (let word = firstWordFrom(words, start); word < words.length; word += 1) {
      if ((words[word]?.end ?? Infinity) > end) break
      visit(word)
    }
  }
}

function byCloseness(one: Match, other: Match): number {
  return other.similarity - one.similarity || other.words - one.words || one.start - other.start
}
