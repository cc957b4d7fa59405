const range =
  /(?:≤ |at most |about |of )?(\d[\d,]*)(?:–(\d[\d,]*))? words(?: in [\p{L} ]{4,20}?paragraphs)?/gu

/** Puts another measure in place of the longest one: that is the text itself, the shorter ones are its subject or title. */
export function withTextLength(output: string, measure: (found: string) => string): string | undefined {
  const found = [...output.matchAll(range)]
  const longest = found.toSorted((one, other) => wordsIn(other) - wordsIn(one))[0]
  if (longest === undefined || wordsIn(longest) < 15) return undefined
  const lead = longest[0].startsWith('of ') ? 'of ' : ''
  return `${output.slice(0, longest.index)}${lead}${measure(longest[0].slice(lead.length))}${output.slice(longest.index + longest[0].length)}`
}

function wordsIn(match: RegExpExecArray): number {
  return Number((match[2] ?? match[1] ?? '0').replaceAll(',', ''))
}
