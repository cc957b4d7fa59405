import type { SourceText } from '#comparison/comparison.ts'
import type { Database } from '#platform/database/open-database.server.ts'
import { nobody, person, withIdentity } from '#platform/database/with-identity.server.ts'
import { quoteStem, rareStems, type StemSample } from './rare-stems.ts'
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
/** The same for a stem; how many passages that is depends on how long they are. */
const mostPlacesOfStem = 80
// The embedded database answers one statement at a time; others get their turn in between.
const groupsAtOnce = 600
const stemsAtOnce = 25
const coveredFrom = 4
const mostCandidates = 40
const wordsOfSmallLibrary = 50_000
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

  const groups = [...new Set(index.fingerprints.map(({ hash }) => hash))]
  const groupParts = [...inParts(groups, groupsAtOnce)]
  const stemSteps = 8
  let done = 0
  const covered = new Set<number>()
  for (const some of groupParts) {
    onProgress(done++, groupParts.length + stemSteps)
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
    for (const [hash, documents] of documentsOf) {
      if (documents.size > mostPlacesOfGroup) continue
      for (const document of documents) add(document, 1 / documents.size)
      if (documents.size === 1) covered.add(hash)
    }
  }

  // Passages that equal groups led somewhere from need no second way.
  const isCovered = coveredPassages(index, covered)
  const stems = rareStems(
    index.passages.filter((_, number) => !isCovered.has(number)),
    sample,
  )
  const together = new Map<string, { document: number; stems: number }>()
  const stemParts = [...inParts(stems, stemsAtOnce)]
  for (const [part, some] of stemParts.entries()) {
    onProgress(done + (stemSteps * part) / stemParts.length, groupParts.length + stemSteps)
    const { rows } = await withIdentity(database, identity, ({ query }) =>
      query<{ query: number; document_id: number; starts_at: number }>(
        'select query, document_id, starts_at from find_library_passages($1, $2)',
        [some.map(({ stem }) => quoteStem(stem)), mostPlacesOfStem + 1],
      ),
    )
    const places = new Map<number, number>()
    for (const { query } of rows) places.set(query, (places.get(query) ?? 0) + 1)
    for (const { query, document_id: document, starts_at: startsAt } of rows) {
      if ((places.get(query) ?? 0) > mostPlacesOfStem) continue
      for (const passage of some[query - 1]?.passages ?? []) {
        const key = `${passage} ${document} ${startsAt}`
        const known = together.get(key) ?? { document, stems: 0 }
        known.stems += 1
        together.set(key, known)
      }
    }
  }
  // Two rare stems may meet by chance, three hardly do.
  for (const { document, stems: count } of together.values())
    if (count > 1) add(document, count === 2 ? 0.3 : count / 2)

  const ranked = [...weights].sort((one, other) => other[1] - one[1] || one[0] - other[0])
  const wanted = Math.min(mostCandidates, 12 + Math.ceil(index.words / 300))
  return withIdentity(database, identity, async ({ query }) => {
    const { rows: counts } = await query<{ documents: number; words: number }>(
      'select count(*)::int as documents, coalesce(sum(words), 0)::float8 as words from library_documents where indexed_at is not null',
    )
    // A library this small is compared whole: choosing could only lose something.
    const isSmall = (counts[0]?.documents ?? 0) <= wanted && (counts[0]?.words ?? 0) <= wordsOfSmallLibrary
    const { rows } = await query<CandidateRow>(
      `select id, owner_id is not null as is_own, title, url, text from library_documents where indexed_at is not null and (id = any($1) or $2)`,
      [ranked.slice(0, wanted).map(([id]) => id), isSmall],
    )
    const rankOf = new Map(ranked.map(([id], rank) => [id, rank]))
    const placeOf = (id: number) => rankOf.get(id) ?? ranked.length
    rows.sort((one, other) => placeOf(one.id) - placeOf(other.id) || one.id - other.id)
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
    ...(isOwn ? { isPrivate: true } : {}),
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

/** Passages of the text with several groups that one document alone has too. */
function coveredPassages({ passages, fingerprints }: TextIndex, hashes: ReadonlySet<number>): Set<number> {
  const counts = new Map<number, number>()
  let passage = 0
  for (const { hash, startsAt } of fingerprints) {
    while (startsAt >= (passages[passage]?.endsAt ?? Infinity)) passage += 1
    if (hashes.has(hash)) counts.set(passage, (counts.get(passage) ?? 0) + 1)
  }
  return new Set([...counts].filter(([, count]) => count >= coveredFrom).map(([number]) => number))
}
