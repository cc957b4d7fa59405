import { shorten, type CheckFacts } from './explain.ts'

const passagesListed = 200

/** Everything as one text, to copy, keep or print. */
export function writeReport({ score, breakdown, matches, sources }: CheckFacts, explanation: string): string {
  const titles = new Map(sources.map(({ id, title }) => [id, title]))
  const rows: [string, number][] = [
    ['Words', breakdown.words],
    ['Scored words', breakdown.scoredWords],
    ['Word for word', breakdown.verbatim],
    ['With small changes', breakdown.near],
    ['In other words', breakdown.paraphrase],
    ['Repeated inside the text', breakdown.repeated],
    ['Quoted with a source, not scored', breakdown.quoted],
    ['References, code, formulas and common phrases, not scored', breakdown.excluded],
    ['Matched words weighed by closeness', breakdown.weightedWords],
  ]
  const passages = matches.slice(0, passagesListed).map((match, index) => {
    const title = match.sourceId === undefined ? undefined : titles.get(match.sourceId)
    return [
      `${index + 1}. “${shorten(match.excerpt)}”`,
      `   ${match.kind}, characters ${match.start} to ${match.end}, ${match.counts ? `${match.countedWords} words counted at ${match.similarity}` : 'not counted'}. ${match.reason}`,
      ...(match.source
        ? [`   ${title === undefined ? 'Earlier' : `In “${title}”`}: “${shorten(match.source.excerpt)}”`]
        : []),
    ].join('\n')
  })
  return [
    `# Similarity ${score} of 100`,
    explanation,
    `## How the score comes about\n${rows.map(([name, value]) => `- ${name}: ${value}`).join('\n')}\n- Score: 100 × ${breakdown.weightedWords} / ${breakdown.scoredWords}, rounded`,
    ...(sources.length > 0
      ? [`## Sources\n${sources.map(({ title, share }) => `- ${title}: ${share} percent`).join('\n')}`]
      : []),
    ...(passages.length > 0 ? [`## Passages\n${passages.join('\n')}`] : []),
  ].join('\n\n')
}
