import type { Evidence } from '#comparison/comparison.ts'
import { joinList } from '#shared/text/join-list.ts'
import * as texts from './result.texts.ts'

/** The first thing said about a check: what was found, and in how much. */
export function whatWasCompared({ matches, coverage, sources, ignored }: Evidence): string {
  const { documents, libraryDocuments, pages } = coverage
  const library = libraryDocuments ?? 0
  const places = [
    ...(library > 0 ? [texts.inLibrary(library)] : []),
    ...(documents > library
      ? [libraryDocuments === undefined ? texts.textsCompared(documents) : texts.ofYours(documents - library)]
      : []),
    ...(pages > 0 ? [texts.webPages(pages)] : []),
  ]
  if (places.length === 0) return texts.comparedWithItself
  const found = matches.filter(({ counts, sourceId }) => counts && sourceId !== undefined).length
  if (found === 0 && ignored && sources.length === 0) return texts.allIgnored
  return texts.matchesIn(found, joinList(places))
}
