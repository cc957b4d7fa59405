import type { SourceText } from '#tools/plagiarism-checker/compose/check-plagiarism.ts'
import type { Database } from '#platform/database/open-database.server.ts'
import { nobody, person, withIdentity } from '#platform/database/with-identity.server.ts'
import { passageQueries, type StemSample } from './passage-queries.ts'
import type { TextIndex } from './read-index.ts'

export type Candidates = {
  sources: SourceText[]
  /** Documents that these were chosen from: the library's, and the caller's own. */
  documents: number
  /** Some were left out, because there were too many or they were too long. */
  isTruncated: boolean
}

/** Groups that stand in more documents say nothing about where a text comes from. */
const mostPlacesOfGroup = 32
const mostPassagesOfQuery = 8
// The embedded database answers one statement at a time; others get their turn in between.
const groupsAtOnce = 600
const queriesAtOnce = 20
const mostCandidates = 40
/** A candidate that is left out with so much in common may be missed. */
const strongWeight = 3
/** Of all candidates together; comparing takes time in proportion. */
const mostCharacters = 1_500_000

/** Documents that may share wording or content with a text, likeliest first, as far as the caller may see them. */
export async function findCandidates(
  database: Pick<Database, 'pool'>,
  userId: string | undefined,
  index: TextIndex,
  sample: StemSample,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<Candidates> {
  const identity = userId === undefined ? nobody : person(userId)
  const weights = new Map<number, number>()
  const add = (document: number, weight: number) =>
    weights.set(document, (weights.get(document) ?? 0) + weight)

  const queries = passageQueries(index, sample)
  const groups = [...new Set(index.fingerprints.map(({ hash }) => hash))]
  const total = Math.ceil(groups.length / groupsAtOnce) + Math.ceil(queries.length / queriesAtOnce) + 1
  let done = 0
  for (const some of inParts(groups, groupsAtOnce)) {
    onProgress(done++, total)
    const { rows } = await withIdentity(database, identity, ({ query }) =>
      query<{ hash: number; document_id: number }>(
        'select hash, document_id from find_library_fingerprints($1, $2)',
        [some, mostPlacesOfGroup + 1],
      ),
    )
    const documentsOf = new Map<number, Set<number>>()
    for (const { hash, document_id: document } of rows) {
      const documents = documentsOf.get(hash) ?? new Set()
      documentsOf.set(hash, documents.add(document))
    }
    for (const documents of documentsOf.values()) {
      if (documents.size > mostPlacesOfGroup) continue
      for (const document of documents) add(document, 1 / documents.size)
    }
  }

  for (const some of inParts(queries, queriesAtOnce)) {
    onProgress(done++, total)
    const { rows } = await withIdentity(database, identity, ({ query }) =>
      query<{ query: number; document_id: number }>(
        'select distinct query, document_id from find_library_passages($1, $2)',
        [some, mostPassagesOfQuery],
      ),
    )
    for (const { document_id: document } of rows) add(document, 1)
  }

  const ranked = [...weights].sort((one, other) => other[1] - one[1] || one[0] - other[0])
  const wanted = Math.min(mostCandidates, 12 + Math.ceil(index.words / 300))
  return withIdentity(database, identity, async ({ query }) => {
    const { rows: counts } = await query<{ documents: number }>(
      'select count(*)::int as documents from library_documents',
    )
    const { rows } = await query<CandidateRow>(
      `select id, owner_id is not null as is_own, title, url, text from library_documents where id = any($1)`,
      [ranked.slice(0, wanted).map(([id]) => id)],
    )
    const rankOf = new Map(ranked.map(([id], rank) => [id, rank]))
    rows.sort((one, other) => (rankOf.get(one.id) ?? 0) - (rankOf.get(other.id) ?? 0))
    const { taken, isTruncated } = withinLimit(rows)
    return {
      sources: taken.map(asSource),
      documents: counts[0]?.documents ?? 0,
      isTruncated: isTruncated || (ranked[wanted]?.[1] ?? 0) >= strongWeight,
    }
  })
}

type CandidateRow = { id: number; is_own: boolean; title: string; url: string | null; text: string }

function asSource({ id, is_own: isOwn, title, url, text }: CandidateRow): SourceText {
  return {
    id: `${isOwn ? 'private' : 'library'}-${id}`,
    title,
    ...(url === null ? {} : { url }),
    origin: isOwn ? 'own' : 'library',
    text,
  }
}

function withinLimit(rows: readonly CandidateRow[]): { taken: CandidateRow[]; isTruncated: boolean } {
  let characters = 0
  const taken = rows.filter(({ text }) => {
    if (characters + text.length > mostCharacters) return false
    characters += text.length
    return true
  })
  return { taken, isTruncated: taken.length < rows.length }
}

function* inParts<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size)
}
