import { Readable } from 'node:stream'
import type { Pool } from 'pg'
import { person, withIdentity, type Statements } from '#platform/database/with-identity.server.ts'

type Row = Record<string, unknown>

/** A list in the file, read so many rows at a time, each with its `key`; `first`: before every key. */
type List = { name: string; first: string; statement: string; atATime: number }

const noUuid = '00000000-0000-0000-0000-000000000000'

// Row-level security makes sure that it is about nobody else; from `key` the next piece goes on.
const lists: readonly List[] = [
  {
    name: 'prompts',
    first: 'infinity ffffffff-ffff-ffff-ffff-ffffffffffff',
    statement: `select id, tool_slug, kind, title, is_favourite, project_name, project_type, form_data, generated_prompt,
        created_at, replace(created_at::text, ' ', 'T') || ' ' || id as key
      from prompt_history where user_id = (select current_user_id()) and deleted_at is null
        and (created_at, id) < (split_part($1, ' ', 1)::timestamptz, split_part($1, ' ', 2)::uuid)
      order by created_at desc, id desc limit $2`,
    atATime: 100,
  },
  {
    name: 'sources',
    first: '0',
    statement: `select id, title, url, format, language, words, text, created_at, id as key from library_documents
      where owner_id = (select current_user_id()) and id > $1::int order by id limit $2`,
    atATime: 5,
  },
  {
    name: 'messages',
    first: noUuid,
    statement: `select id, name, email, message, created_at, answered_at, id as key from contact_messages
      where lower(email) = (select current_user_email()) and deleted_at is null and id > $1::uuid order by id limit $2`,
    atATime: 200,
  },
  {
    name: 'events',
    first: noUuid,
    statement: `select id, name, at, path, tool, properties, expires_at, id as key from analytics_events
      where user_id = (select current_user_id()) and id > $1::uuid order by id limit $2`,
    atATime: 500,
  },
]

/**
 * All that is kept about a person as one JSON text, piece by piece: what their account knows, then their prompts and
 * sources, what they wrote through the contact page, and what was counted while they were signed in.
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
    for (const { key, ...row } of rows) {
      yield row
      after = String(key)
    }
    if (rows.length < atATime) return
  }
}
