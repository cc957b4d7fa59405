import * as texts from './comparison.texts.ts'
import type { Breakdown, Evidence, Match } from './evidence.ts'
import { explain } from './explain.ts'
import { markQuotations } from './mark-quotations.ts'
import { hintsOn } from './notes.ts'
import type { Region } from './regions.ts'

type Known = Pick<Evidence, 'matches' | 'coverage' | 'leftOut' | 'notes' | 'ignored'> & {
  sources: readonly Omit<Evidence['sources'][number], 'share'>[]
  breakdown: Pick<Breakdown, 'words' | 'scoredWords' | 'quoted' | 'excluded'>
}

/** The answer that these matches give. Every figure and sentence is made from them here, so that none contradicts another. */
export function answerOf(text: string, regions: readonly Region[], known: Known): Evidence {
  const { matches, coverage, leftOut, ignored } = known
  const wordsOf = (kind: Match['kind']) =>
    matches.reduce((sum, match) => sum + (match.kind === kind ? match.countedWords : 0), 0)
  const weighted = (chosen: readonly Match[]) =>
    chosen.reduce((sum, match) => sum + match.countedWords * match.similarity, 0)
  const { words, scoredWords, quoted, excluded } = known.breakdown
  const percentOf = (sum: number) =>
    scoredWords === 0 ? 0 : Math.min(100, Math.round((100 * sum) / scoredWords))
  const breakdown = {
    words,
    scoredWords,
    verbatim: wordsOf('verbatim'),
    near: wordsOf('near'),
    paraphrase: wordsOf('paraphrase'),
    repeated: wordsOf('repeated'),
    quoted,
    excluded,
    weightedWords: Math.round(weighted(matches) * 100) / 100,
  }
  const sources = known.sources.map((source) => ({
    ...source,
    share: percentOf(weighted(matches.filter(({ sourceId }) => sourceId === source.id))),
  }))
  const facts = { score: percentOf(breakdown.weightedWords), breakdown, matches, sources, coverage, ignored }
  const marked = markQuotations(text, matches, sources, regions)
  return {
    ...facts,
    explanation: explain({ ...facts, text }, marked !== undefined),
    leftOut,
    // No rewriting: that takes a model, which begins with this.
    variants: marked === undefined ? [] : [{ id: 'rewritten', name: texts.withSourcesNamed, text: marked }],
    notes: [...known.notes, ...hintsOn(matches)],
  }
}
