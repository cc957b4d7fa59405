import type { Evidence } from '#comparison/comparison.ts'

/** The first thing said about a check: what was found, and in how much. */
export function whatWasCompared({ matches, coverage }: Evidence): string {
  const { documents, libraryDocuments, pages } = coverage
  const library = libraryDocuments ?? 0
  const places = [
    ...(library > 0 ? [`${counted(library, 'document')} in the library`] : []),
    ...(documents > library
      ? [
          libraryDocuments === undefined
            ? counted(documents, 'text')
            : `${counted(documents - library, 'text')} of yours`,
        ]
      : []),
    ...(pages > 0 ? [counted(pages, 'web page')] : []),
  ]
  if (places.length === 0) return 'Compared only with itself'
  const found = matches.filter(({ counts, sourceId }) => counts && sourceId !== undefined).length
  const where = places.length < 3 ? places.join(' and ') : `${places[0]}, ${places[1]} and ${places[2]}`
  return `${found === 0 ? 'No matches' : counted(found, 'match', 'matches')} in ${where}`
}

function counted(number: number, word: string, many = `${word}s`): string {
  return `${number.toLocaleString('en-US')} ${number === 1 ? word : many}`
}
