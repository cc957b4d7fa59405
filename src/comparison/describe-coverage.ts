import * as texts from './comparison.texts.ts'
import type { Evidence } from './evidence.ts'
import type { SourceText } from './source-text.ts'

/** What a check looked through beside the caller's own texts. */
export type Searched = {
  /** Documents of the library, with the caller's private ones; undefined when it was not searched. */
  libraryDocuments?: number | undefined
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
    libraryDocuments: searchedDocuments,
    web,
    wantsWeb = false,
    noWebReason = texts.noSearchService,
    isTruncated = false,
  }: Searched,
): Evidence['coverage'] {
  const own = given.filter(({ origin, isPrivate }) => origin === 'own' && isPrivate !== true).length
  const libraryDocuments = searchedDocuments ?? 0
  const documents = own + libraryDocuments
  const pages = web?.pages ?? 0
  const hasPrivate = given.some(({ isPrivate }) => isPrivate === true)
  return {
    documents,
    libraryDocuments,
    webProvider: web?.provider ?? null,
    queries: web?.queries ?? 0,
    pages,
    compared: [
      ...(own > 0 ? [texts.ownTexts(own)] : []),
      ...(libraryDocuments > 0 ? [texts.libraryOf(libraryDocuments, hasPrivate)] : []),
      ...(pages > 0 ? [texts.webPages(pages)] : []),
      texts.itself,
      texts.commonPhrases,
    ],
    notChecked: [
      notOfWeb(),
      libraryDocuments > 0 ? texts.booksOutside : texts.books,
      texts.submissions,
      ...(libraryDocuments > 0
        ? []
        : [searchedDocuments === 0 ? texts.emptyLibrary : texts.libraryNotSearched]),
      ...(documents + pages > 0 ? [] : [texts.otherTexts]),
      ...(isTruncated ? [texts.tooManySources] : []),
      texts.translations,
    ],
    isTruncated,
  }

  function notOfWeb(): string {
    if (web) return pages > 0 ? texts.restOfWeb : texts.webWithoutPage
    return wantsWeb ? texts.webWithReason(noWebReason) : texts.web
  }
}
