/** A text to compare with: the whole of it, or the part that retrieval took for a candidate. */
export type SourceText = {
  /** Unique among the sources of one check; `sources[]` and `matches[]` of the answer name it. */
  id: string
  title: string
  url?: string
  origin: 'library' | 'own' | 'web'
  text: string
  /** Where `text` begins in the whole source, in UTF-16 units; offsets of the answer count in the whole. */
  offset?: number
  /** One of the caller's private sources, which `libraryDocuments` counts; not a text that came with the request. */
  isPrivate?: boolean
}
