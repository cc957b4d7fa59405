import { Readable } from 'node:stream'
import type { Pool } from 'pg'
import { person, withIdentity, type Statements } from '#platform/database/with-identity.server.ts'

type Row = Record<string, unknown>

/** A list in the file, read so many rows at a time; `first`: below every key. */
type List = { name: string; first: string; statement: string; atATime: number }

const noUuid = '00000000-0000-0000-0000-000000000000'

// Row-level security makes sure that it is about nobody else; `id` is the key that the next piece goes on from.
const lists: readonly List[] = [
  {
    name: 'sources',
    first: '0',
    statement: `select id, title, url, format, language, words, text, created_at from library_documents
      where owner_id = (select current_user_id()) and id > $1::int order by id limit $2`,
    atATime: 5,
  },
  {
    name: 'messages',
    first: noUuid,
    statement: `select id, name, email, message, created_at, answered_at from contact_messages
      where lower(email) = (select current_user_email()) and deleted_at is null and id > $1::uuid order by id limit $2`,
    atATime: 200,
  },
  {
    name: 'events',
    first: noUuid,
    statement: `select id, name, at, path, tool, properties, expires_at from analytics_events
      where user_id = (select current_user_id()) and id > $1::uuid order by id limit $2`,
    atATime: 500,
  },
]

/**
 * All that is kept about a person as one JSON text, piece by piece: what their account knows, then their sources, what
 * they wrote through the contact page, and what was counted while they were signed in.
 */
export function streamOwnData(
  database: { pool: Pool },
  userId: string,
  account: Row,
): ReadableStream<Uint8Array> {
  const bytes = Readable.from(writeOwnData(database, userId, account), { objectMode: false })
  return Readable.toWeb(bytes) as ReadableStream<Uint8Array>
}

async function* writeOwnData(database: { pool: Pool }, userId: string, account: Row): AsyncGenerator<string> {
  const head = JSON.stringify(account, null, 2).replace(/\n\}$/, '')
  yield head
  for (const list of lists) {
    yield `,\n  ${JSON.stringify(list.name)}: [`
    let isFirst = true
    for await (const row of rowsOf(database, userId, list)) {
      yield `${isFirst ? '' : ','}\n    ${JSON.stringify(row)}`
      isFirst = false
    }
    yield isFirst ? ']' : '\n  ]'
  }
  yield '\n}\n'
}

async function* rowsOf(
  database: { pool: Pool },
  userId: string,
  { first, statement, atATime }: List,
): AsyncGenerator<Row> {
  let after = first
  for (;;) {
    const read = ({ query }: Statements) => query<Row>(statement, [after, atATime])
    const { rows } = await withIdentity(database, person(userId), read)
    yield* rows
    if (rows.length < atATime) return
    after = String(rows.at(-1)?.['id'])
  }
}
