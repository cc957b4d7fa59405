import type { Evidence } from './evidence.ts'
import type { SourceText } from './check-plagiarism.ts'

/** What a check looked through beside the caller's own texts. */
export type Searched = {
  /** Documents of the reference library, with the caller's private ones; undefined when there is no library here. */
  libraryDocuments?: number
  web?: { provider: string; queries: number; pages: number }
  /** The caller asked for the web. */
  wantsWeb?: boolean
  /** Why the web was not searched although it was asked for. */
  noWebReason?: string
  /** Something had to be left out: candidates beyond the limit, or a part of the text. */
  isTruncated?: boolean
}

/** What was compared and what was not; nothing here may sound like more than was done. */
export function describeCoverage(
  given: readonly SourceText[],
  {
    libraryDocuments = 0,
    web,
    wantsWeb = false,
    noWebReason = 'you asked for it, but no search service is set up here',
    isTruncated = false,
  }: Searched,
): Evidence['coverage'] {
  const own = given.filter(({ origin, isPrivate }) => origin === 'own' && isPrivate !== true).length
  const documents = own + libraryDocuments
  const pages = web?.pages ?? 0
  return {
    documents,
    libraryDocuments,
    webProvider: web?.provider ?? null,
    queries: web?.queries ?? 0,
    pages,
    compared: [
      ...(own > 0 ? [own === 1 ? 'the one text you gave' : `the ${own} texts you gave`] : []),
      ...(libraryDocuments > 0
        ? [
            `the reference library of this site (${counted(libraryDocuments, 'document')}${given.some(({ isPrivate }) => isPrivate === true) ? ', with your private sources' : ''})`,
          ]
        : []),
      ...(pages > 0 ? [`${counted(pages, 'web page')} that a search for rare phrases found`] : []),
      'your text with itself',
      'a list of common phrases',
    ],
    notChecked: [
      ...(web
        ? [pages > 0 ? 'the rest of the web' : 'the web (the search found no page to read)']
        : [wantsWeb ? `the web (${noWebReason})` : 'the web']),
      libraryDocuments > 0
        ? 'books, journals and databases outside the library'
        : 'books, journals and databases',
      'other people’s submissions',
      ...(libraryDocuments > 0 ? [] : ['a reference library']),
      ...(documents + pages > 0 ? [] : ['any text other than your own']),
      ...(isTruncated ? ['sources beyond the likeliest ones, because there were too many'] : []),
      'translations from other languages',
    ],
    isTruncated,
  }
}

function counted(number: number, word: string): string {
  return `${number.toLocaleString('en-US')} ${word}${number === 1 ? '' : 's'}`
}
