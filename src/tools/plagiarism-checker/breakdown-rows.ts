import type { Breakdown } from '#comparison/comparison.ts'

/** What each figure counts, as the page, the report and the file say it. */
export function breakdownRows(breakdown: Breakdown): [string, number][] {
  return [
    ['Words in your text', breakdown.words],
    ['Words that are scored', breakdown.scoredWords],
    ['Words that match word for word', breakdown.verbatim],
    ['Words that match with small changes', breakdown.near],
    ['Words that match in other words', breakdown.paraphrase],
    ['Words that repeat an earlier passage', breakdown.repeated],
    ['Words quoted with a source, not scored', breakdown.quoted],
    ['Words in references, code, formulas and common phrases, not scored', breakdown.excluded],
    ['Matching words, weighted by closeness', breakdown.weightedWords],
  ]
}
