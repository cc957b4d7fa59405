import { answerOf } from './answer-of.ts'
import * as texts from './comparison.texts.ts'
import type { Evidence, Match, MatchKind } from './evidence.ts'
import { readWords } from './read-words.ts'
import { unmaskWords } from './unmask-words.ts'
import { firstWordFrom } from './first-word-from.ts'
import { quoteAround, readRegions } from './regions.ts'

const reasons: Partial<Record<MatchKind, string>> = texts.reasons

/**
 * The answer as if some sources had not been there: words they were counted for go to the next best passage, if
 * another source has them too. Pure.
 */
export function ignoreSources(text: string, answer: Evidence, ignored: ReadonlySet<string>): Evidence {
  if (ignored.size === 0) return answer
  const { matches, sources, notes, leftOut = [] } = answer
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
  const regions = readRegions(text)
  const left = matches.flatMap((match, index): Match[] => {
    const countedWords = match.countedWords + (gained.get(index) ?? 0)
    if (isIgnored(match)) return []
    if (match.counts || countedWords === 0) return [{ ...match, countedWords }]
    // Its words were counted for a source that is ignored now.
    const reason = quoteAround(regions, match) ? texts.quotedWithoutSource : reasons[match.kind]
    return [{ ...match, countedWords, counts: true, reason: reason ?? match.reason }]
  })
  return answerOf(text, regions, {
    ...answer,
    matches: left,
    sources: sources.filter(({ id }) => !ignored.has(id)),
    notes: notes.filter(({ kind }) => kind !== 'hint'),
    ignored: {
      titles: sources.filter(({ id }) => ignored.has(id)).map(({ title }) => title),
      score: answer.score,
    },
  })

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
