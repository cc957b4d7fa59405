import type { Statements } from '#platform/database/with-identity.server.ts'
import type { StemSample } from './rare-stems.ts'
import type { TextIndex } from './read-index.ts'
import {
  sourcesPerPage,
  type ListedSource,
  type SourceFilter,
  type SourceFormat,
  type SourceScope,
} from './source.ts'

/** A text ready to be kept. */
export type NewDocument = {
  title: string
  url?: string
  format: SourceFormat
  language: string
  text: string
  contentHash: string
  index: TextIndex
}

const fingerprintsAtOnce = 2_000
const passagesAtOnce = 200

/** Who a document belongs to, as the statement says it; the policies check it. */
const owners: Record<SourceScope, string> = { library: 'null::uuid', own: 'current_user_id()' }
const isIn: Record<SourceScope, string> = {
  library: 'owner_id is null',
  own: 'owner_id = (select current_user_id())',
}

/** Answers its id, or undefined when the same words are there already. */
export async function insertDocument(
  { query }: Statements,
  scope: SourceScope,
  { title, url, format, language, text, contentHash, index }: NewDocument,
): Promise<number | undefined> {
  const { rows } = await query<{ id: number }>(
    `insert into library_documents (owner_id, title, url, format, language, words, text, content_hash)
     values (${owners[scope]}, $1, $2, $3, $4, $5, $6, $7)
     on conflict (owner_id, content_hash) do nothing returning id`,
    [title, url ?? null, format, language, index.words, text, contentHash],
  )
  return rows[0]?.id
}

/** The index of a document as statements of a bounded size, each to be run in a transaction of its own if need be. */
export function indexSteps(
  scope: SourceScope,
  id: number,
  { fingerprints, passages }: TextIndex,
): ((statements: Statements) => Promise<unknown>)[] {
  const steps: ((statements: Statements) => Promise<unknown>)[] = []
  for (let at = 0; at < fingerprints.length; at += fingerprintsAtOnce) {
    const some = fingerprints.slice(at, at + fingerprintsAtOnce)
    steps.push(({ query }) =>
      query(
        `insert into library_fingerprints (document_id, owner_id, hash, starts_at)
         select $1, ${owners[scope]}, one.hash, one.starts_at
         from unnest($2::int[], $3::int[]) as one (hash, starts_at)`,
        [id, some.map(({ hash }) => hash), some.map(({ startsAt }) => startsAt)],
      ),
    )
  }
  for (let at = 0; at < passages.length; at += passagesAtOnce) {
    const some = passages.slice(at, at + passagesAtOnce)
    steps.push(({ query }) =>
      query(
        `insert into library_passages (document_id, owner_id, starts_at, ends_at, stems)
         select $1, ${owners[scope]}, one.starts_at, one.ends_at, array_to_tsvector(string_to_array(one.stems, ' '))
         from unnest($2::int[], $3::int[], $4::text[]) as one (starts_at, ends_at, stems)`,
        [
          id,
          some.map(({ startsAt }) => startsAt),
          some.map(({ endsAt }) => endsAt),
          some.map(({ stems }) => stems.join(' ')),
        ],
      ),
    )
  }
  steps.push(({ query }) => query('update library_documents set indexed_at = now() where id = $1', [id]))
  return steps
}

export async function removeIndex({ query }: Statements, scope: SourceScope, id: number): Promise<void> {
  await query(`update library_documents set indexed_at = null where id = $1 and ${isIn[scope]}`, [id])
  await query(`delete from library_fingerprints where document_id = $1 and ${isIn[scope]}`, [id])
  await query(`delete from library_passages where document_id = $1 and ${isIn[scope]}`, [id])
}

export async function readDocumentText(
  { query }: Statements,
  scope: SourceScope,
  id: number,
): Promise<string | undefined> {
  const { rows } = await query<{ text: string }>(
    `select text from library_documents where id = $1 and ${isIn[scope]}`,
    [id],
  )
  return rows[0]?.text
}

/** Whether it was there. */
export async function deleteDocument(
  { query }: Statements,
  scope: SourceScope,
  id: number,
): Promise<{ title: string } | undefined> {
  const { rows } = await query<{ title: string }>(
    `delete from library_documents where id = $1 and ${isIn[scope]} returning title`,
    [id],
  )
  return rows[0]
}

/** Newest first, by key. */
export async function listDocuments(
  { query }: Statements,
  scope: SourceScope,
  { search, before }: SourceFilter,
): Promise<{ items: ListedSource[]; next: number | undefined }> {
  const { rows } = await query<ListedRow>(
    `select id, title, url, format, language, words, length(text) as characters, created_at::text as created_at,
       indexed_at is not null as is_indexed
     from library_documents
     where ${isIn[scope]} and ($1 = '' or strpos(lower(title), lower($1)) > 0) and ($2::int is null or id < $2)
     order by id desc limit ${sourcesPerPage + 1}`,
    [search, before ?? null],
  )
  const items = rows
    .slice(0, sourcesPerPage)
    .map((row) => ({
      id: row.id,
      title: row.title,
      url: row.url,
      format: row.format,
      language: row.language,
      words: row.words,
      createdAt: row.created_at,
      isIndexed: row.is_indexed,
    }))
  return { items, next: rows.length > sourcesPerPage ? items.at(-1)?.id : undefined }
}

type ListedRow = {
  id: number
  title: string
  url: string | null
  format: SourceFormat
  language: string
  words: number
  created_at: string
  is_indexed: boolean
}

export async function countDocuments(
  { query }: Statements,
  scope: SourceScope,
): Promise<{ documents: number; words: number }> {
  const { rows } = await query<{ documents: number; words: number }>(
    `select count(*)::int as documents, coalesce(sum(words), 0)::float8 as words from library_documents
     where ${isIn[scope]}`,
  )
  return rows[0] ?? { documents: 0, words: 0 }
}

/**
 * The document with these words, or with nearly all of these fingerprints and as many words. `unfinished`: the id of one
 * with these words whose index was never written to its end.
 */
export async function findTwin(
  { query }: Statements,
  scope: SourceScope,
  { contentHash, index }: Pick<NewDocument, 'contentHash' | 'index'>,
): Promise<{ title: string; unfinished?: number | undefined } | undefined> {
  const { rows: same } = await query<{ id: number; title: string; is_indexed: boolean }>(
    `select id, title, indexed_at is not null as is_indexed from library_documents
     where content_hash = $1 and ${isIn[scope]}`,
    [contentHash],
  )
  if (same[0]) return { title: same[0].title, unfinished: same[0].is_indexed ? undefined : same[0].id }
  // By value, not by place: texts with the same preface are no twins.
  const hashes = [...new Set(index.fingerprints.map(({ hash }) => hash))]
    .sort((one, other) => one - other)
    .slice(0, twinSample)
  if (hashes.length < 8) return undefined
  const { rows: near } = await query<{ title: string }>(
    `select d.title from find_library_fingerprints($1, 8) f join library_documents d on d.id = f.document_id
     where d.${isIn[scope]} and d.indexed_at is not null and d.words between $2 and $3
     group by d.id, d.title having count(distinct f.hash) >= $4 order by count(distinct f.hash) desc limit 1`,
    [hashes, Math.floor(index.words * 0.9), Math.ceil(index.words * 1.1), Math.ceil(hashes.length * 0.9)],
  )
  return near[0]
}

const twinSample = 300
const sampledDocuments = 80
const sampledPassages = 400

/** How common stems are, from passages of random documents of the library. `random`: from 0 to 1. */
export async function sampleStems({ query }: Statements, random: () => number): Promise<StemSample> {
  const { rows: sizes } = await query<{ last: number | null }>(
    'select max(id) as last from library_documents where owner_id is null',
  )
  const last = sizes[0]?.last ?? 0
  const ids = Array.from({ length: sampledDocuments * 2 }, () => Math.ceil(random() * last))
  const { rows } = await query<{ stems: string[] }>(
    `select tsvector_to_array(stems) as stems from library_passages
     where owner_id is null and document_id = any($1) limit ${sampledPassages}`,
    [[...new Set(ids)]],
  )
  const counts = new Map<string, number>()
  for (const { stems } of rows) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return { passages: rows.length, counts }
}
