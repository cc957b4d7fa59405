import { shorten, type Evidence } from '#comparison/comparison.ts'
import { breakdownRows } from './breakdown-rows.ts'
import * as texts from './result.texts.ts'

const passagesListed = 200

/** Everything beside the explanation, to copy, keep or print: what stands above it and what follows. */
export function writeReport({
  score,
  breakdown,
  matches,
  sources,
  ignored,
  notes,
}: Evidence): [above: string, below: string] {
  const titles = new Map(sources.map(({ id, title }) => [id, title]))
  const passages = matches.slice(0, passagesListed).map((match, index) => {
    const title = match.sourceId === undefined ? undefined : titles.get(match.sourceId)
    return [
      `${index + 1}. “${shorten(match.excerpt)}”`,
      `   ${texts.placeOf(texts.kinds[match.kind], match.start, match.end, match.countedWords, match.similarity)} ${match.reason}`,
      ...(match.source
        ? [
            `   ${title === undefined ? texts.earlierInText : texts.inSource(title)}: “${shorten(match.source.excerpt)}”`,
          ]
        : []),
    ].join('\n')
  })
  const below = [
    ...(notes.length > 0 ? [`## ${texts.notes}\n${notes.map(({ text }) => `- ${text}`).join('\n')}`] : []),
    `## ${texts.howCalculated}\n${breakdownRows(breakdown)
      .map(([name, value]) => `- ${name}: ${value}`)
      .join('\n')}\n- ${texts.roundedScore(breakdown.weightedWords, breakdown.scoredWords)}`,
    ...(sources.length > 0
      ? [
          `## ${texts.sources}\n${sources.map(({ title, share }) => `- ${texts.shareOf(title, share)}`).join('\n')}`,
        ]
      : []),
    ...(passages.length > 0 ? [`## ${texts.passages}\n${passages.join('\n')}`] : []),
  ]
  const leftOut = ignored ? `${texts.leftOut(ignored)}\n\n` : ''
  return [`# ${texts.similarityOf(score)}\n\n${leftOut}`, `\n\n${below.join('\n\n')}`]
}
