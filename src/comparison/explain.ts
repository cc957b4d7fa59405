import { countWords } from '#shared/text/count-words.ts'
import * as texts from './comparison.texts.ts'
import type { Evidence } from './evidence.ts'

export type CheckFacts = Pick<
  Evidence,
  'score' | 'breakdown' | 'matches' | 'sources' | 'coverage' | 'ignored'
> & { text: string }

const shortText = 40
const passagesNamed = 3

/** The score in words: how it comes about, the weightiest passages, what is not scored, what was not compared. */
export function explain(facts: CheckFacts, hasRewritten: boolean): string {
  const { text, score, breakdown, matches, sources, coverage } = facts
  // As the page counts them beside it; the comparison splits some.
  const words = countWords(text)
  const counted = matches
    .filter(({ counts }) => counts)
    .toSorted((one, other) => other.countedWords * other.similarity - one.countedWords * one.similarity)
  const titleOf = (id: string | undefined) => sources.find((source) => source.id === id)?.title
  const more = counted.length - passagesNamed
  const stock = matches.filter(({ kind }) => kind === 'stock')
  const notScored = [
    ...(breakdown.quoted > 0 ? [texts.quotedWords(breakdown.quoted)] : []),
    ...(stock[0] ? [texts.commonPhrasing(stock.length, shorten(stock[0].excerpt))] : []),
  ].join(' ')
  return [
    breakdown.words === 0
      ? texts.noWords
      : coverage.documents + coverage.pages > 0
        ? scoreWithSources(facts)
        : scoreAlone(facts),
    ...counted
      .slice(0, passagesNamed)
      .map(({ excerpt, countedWords, sourceId, reason }) =>
        texts.passage(shorten(excerpt), countedWords, titleOf(sourceId), reason),
      ),
    more > 0 ? texts.morePassages(more) : '',
    notScored,
    hasRewritten
      ? texts.aboutVersion
      : counted.some(({ kind }) => kind === 'repeated')
        ? texts.aboutRepetition
        : '',
    breakdown.words > 0 && breakdown.words < shortText ? texts.shortText(words, shortText) : '',
    texts.coverage(coverage.compared, coverage.notChecked, score),
  ]
    .filter(Boolean)
    .join('\n\n')
}

function scoreWithSources({ score, breakdown, sources, coverage, ignored }: CheckFacts): string {
  const isOne = coverage.documents + coverage.pages === 1 && sources.length === 1
  const compared = ignored ? texts.inOthers : texts.inCompared
  const where = isOne ? texts.inSource(sources[0]?.title ?? '') : compared
  const { scoredWords, weightedWords, verbatim, near, paraphrase } = breakdown
  if (scoredWords === 0) return texts.nothingToScore
  if (weightedWords === 0 && ignored && sources.length === 0) return texts.allIgnored
  if (weightedWords === 0) return texts.noneFound(scoredWords, where)
  const kinds = [
    ...(verbatim > 0 ? [texts.wordForWord(verbatim)] : []),
    ...(near > 0 ? [texts.withSmallChanges(near)] : []),
    ...(paraphrase > 0 ? [texts.inOtherWords(paraphrase)] : []),
  ]
  return texts.foundIn(verbatim + near + paraphrase, scoredWords, where, kinds, score)
}

function scoreAlone({ score, breakdown: { repeated, scoredWords } }: CheckFacts): string {
  return repeated === 0 ? texts.nothingRepeated : texts.repeatedWords(repeated, scoredWords, score)
}

/** The beginning of a passage, on one line. */
export function shorten(excerpt: string): string {
  const line = excerpt.replace(/\s+/g, ' ')
  if (line.length <= 160) return line
  const cut = line.slice(0, 160)
  return `${cut.slice(0, Math.max(80, cut.lastIndexOf(' '))).replace(/[\ud800-\udbff]$/, '')} …`
}
