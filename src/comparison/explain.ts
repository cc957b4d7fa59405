import type { Match, Evidence } from './evidence.ts'

export type CheckFacts = Pick<Evidence, 'score' | 'breakdown' | 'matches' | 'sources' | 'coverage'> & {
  text: string
}

const shortText = 40
const passagesNamed = 3

/** The score in words: how it comes about, the weightiest passages, what is fine, what was not compared. */
export function explain(facts: CheckFacts, hasRewritten: boolean): string {
  const { score, breakdown, matches, coverage } = facts
  const counted = matches
    .filter(({ counts }) => counts)
    .toSorted((one, other) => other.countedWords * other.similarity - one.countedWords * one.similarity)
  const paragraphs = [
    coverage.documents + coverage.pages > 0 ? scoreWithSources(facts) : scoreAlone(facts),
    ...counted.slice(0, passagesNamed).map((match) => describePassage(match, facts)),
  ]
  const more = counted.length - passagesNamed
  if (more > 0) paragraphs.push(`${more} more ${more === 1 ? 'passage is' : 'passages are'} listed below.`)
  const fine = describeFine(facts)
  if (fine !== '') paragraphs.push(fine)
  if (hasRewritten) {
    paragraphs.push(
      'The version with sources named changes none of your words: it puts quotation marks around what was taken word for word and names the source after each passage, so that readers can see what is yours. Passages in changed words get the name only, because quotation marks would claim more than is true. It is no paraphrase; whether so much quotation is allowed is for you and your reader to say.',
    )
  } else if (counted.some(({ kind }) => kind === 'repeated')) {
    paragraphs.push(
      'Repetition is a matter of style: keep the better of the two places, or say why both are needed.',
    )
  }
  if (breakdown.words < shortText) {
    paragraphs.push(
      `Your text has ${count(breakdown.words, 'word')}. Below ${shortText} words a result is unreliable: chance and common phrases weigh too much.`,
    )
  }
  paragraphs.push(
    `Compared: ${list(coverage.compared)}. Not checked: ${list(coverage.notChecked)}. A low score (this one is ${score}) is no proof that a text is original, and a high one no proof of plagiarism; the passages are the evidence.`,
  )
  return paragraphs.join('\n\n')
}

function scoreWithSources({ score, breakdown, sources, coverage }: CheckFacts): string {
  const isOne = coverage.documents + coverage.pages === 1 && sources.length === 1
  const where = isOne ? `“${sources[0]?.title ?? ''}”` : 'what it was compared with'
  if (breakdown.scoredWords === 0)
    return 'No words were left to score: all of them are quoted with a source, or left out.'
  if (breakdown.weightedWords === 0) {
    return `None of the ${count(breakdown.scoredWords, 'scored word')} of your text was found in ${where}.`
  }
  const parts = [
    breakdown.verbatim > 0 ? `${breakdown.verbatim} word for word` : '',
    breakdown.near > 0 ? `${breakdown.near} with small changes` : '',
    breakdown.paraphrase > 0 ? `${breakdown.paraphrase} in other words` : '',
  ].filter(Boolean)
  const found = breakdown.verbatim + breakdown.near + breakdown.paraphrase
  return `${found} of ${count(breakdown.scoredWords, 'scored word')} also stand in ${where}: ${list(parts)}. Weighed by how close the wording is, that is ${score} percent.`
}

function scoreAlone({ score, breakdown }: CheckFacts): string {
  const start =
    'No other text was given, so this score covers only repetition inside your text and sets common phrases aside. It says nothing about other sources.'
  if (breakdown.repeated === 0) return `${start} No long passage stands in it twice.`
  return `${start} ${breakdown.repeated} of ${count(breakdown.scoredWords, 'scored word')} repeat an earlier passage, which makes ${score} percent.`
}

function describePassage(match: Match, { sources }: CheckFacts): string {
  const title = sources.find(({ id }) => id === match.sourceId)?.title
  const where = title === undefined ? '' : `, compare “${title}”`
  return `“${shorten(match.excerpt)}” (${count(match.countedWords, 'word')}${where}): ${match.reason}`
}

function describeFine({ matches, breakdown }: CheckFacts): string {
  const stock = matches.filter(({ kind }) => kind === 'stock')
  const first = stock[0]
  const sentences = [
    breakdown.quoted > 0
      ? `${count(breakdown.quoted, 'word')} in quotation marks with a source named beside them are fine and not scored.`
      : '',
    first
      ? `${stock.length === 1 ? 'One passage is' : `${stock.length} passages are`} common phrasing that many texts share, for example “${shorten(first.excerpt)}”: not scored, though your own words would say more.`
      : '',
  ]
  return sentences.filter(Boolean).join(' ')
}

export function shorten(excerpt: string): string {
  const line = excerpt.replace(/\s+/g, ' ')
  if (line.length <= 160) return line
  const cut = line.slice(0, 160)
  return `${cut.slice(0, Math.max(80, cut.lastIndexOf(' '))).replace(/[\ud800-\udbff]$/, '')} …`
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`
}

function list(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('')
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`
}
