import type { PlagiarismAnswer } from '../answer.ts'

/** What was compared and what was not; nothing here may sound like more than was done. */
export function describeCoverage(documents: number, wantsWeb: boolean): PlagiarismAnswer['coverage'] {
  return {
    documents,
    webProvider: null,
    queries: 0,
    pages: 0,
    compared: [
      ...(documents > 0
        ? [documents === 1 ? 'the one text you gave' : `the ${documents} texts you gave`]
        : []),
      'your text with itself',
      'a list of common phrases',
    ],
    notChecked: [
      wantsWeb ? 'the web (you asked for it, but no search service is set up here)' : 'the web',
      'books, journals and databases',
      'other people’s submissions',
      'a reference library',
      ...(documents > 0 ? [] : ['any text other than your own']),
      'translations from other languages',
    ],
    isTruncated: false,
  }
}
