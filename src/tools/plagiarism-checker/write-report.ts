import { shorten, type Evidence } from '#comparison/comparison.ts'
import { breakdownRows } from './breakdown-rows.ts'

const passagesListed = 200

/** Everything beside the explanation, to copy, keep or print: what stands above it and what follows. */
export function writeReport({
  score,
  breakdown,
  matches,
  sources,
}: Evidence): [above: string, below: string] {
  const titles = new Map(sources.map(({ id, title }) => [id, title]))
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
  const below = [
    `## How the score is calculated\n${breakdownRows(breakdown)
      .map(([name, value]) => `- ${name}: ${value}`)
      .join('\n')}\n- Score: 100 × ${breakdown.weightedWords} / ${breakdown.scoredWords}, rounded`,
    ...(sources.length > 0
      ? [`## Sources\n${sources.map(({ title, share }) => `- ${title}: ${share} percent`).join('\n')}`]
      : []),
    ...(passages.length > 0 ? [`## Passages\n${passages.join('\n')}`] : []),
  ]
  return [`# Similarity ${score} of 100\n\n`, `\n\n${below.join('\n\n')}`]
}
