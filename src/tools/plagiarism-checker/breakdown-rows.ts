import type { Breakdown } from '#comparison/comparison.ts'
import * as texts from './result.texts.ts'

/** What each figure counts, as the page, the report and the file say it. */
export function breakdownRows(breakdown: Breakdown): [string, number][] {
  return [
    [texts.wordsCompared, breakdown.words],
    [texts.wordsScored, breakdown.scoredWords],
    [texts.wordsVerbatim, breakdown.verbatim],
    [texts.wordsNear, breakdown.near],
    [texts.wordsParaphrase, breakdown.paraphrase],
    [texts.wordsRepeated, breakdown.repeated],
    [texts.wordsQuoted, breakdown.quoted],
    [texts.wordsExcluded, breakdown.excluded],
    [texts.wordsWeighted, breakdown.weightedWords],
  ]
}
