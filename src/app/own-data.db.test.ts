import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#platform/database/open-database.server.ts'
import { openTestDatabase } from '#platform/database/test-databases.ts'
import { withIdentity } from '#platform/database/with-identity.server.ts'
import { streamOwnData } from './own-data.server.ts'

let database: Database
const ada = randomUUID()
const ben = randomUUID()

beforeAll(async () => {
  database = await openTestDatabase()
  await withIdentity(database, { role: 'auth' }, async ({ query }) => {
    for (const [id, name] of [
      [ada, 'ada'],
      [ben, 'ben'],
    ])
      await query('insert into users (id, name, email) values ($1, $2, $3)', [
        id,
        name,
        `${name}@example.org`,
      ])
  })
})

afterAll(() => database.close())

function dataOf(id: string): Promise<Record<string, Record<string, unknown>[]>> {
  return new Response(streamOwnData(database, id, { profile: { id } })).json()
}

test('somebody about whom nothing is kept gets empty lists', async () => {
  expect(await dataOf(ben)).toEqual({
    profile: { id: ben },
    prompts: [],
    sources: [],
    messages: [],
    events: [],
  })
})

test('the file holds all prompts, sources, messages and events of one person, and of nobody else', async () => {
  // Many within one moment, as an import makes them.
  await database.pool.query(
    `insert into prompt_history (user_id, tool_slug, form_data, result, generated_prompt, created_at, deleted_at)
     select owner, 'story-prompt', '{}', '{}', 'Prompt of ' || name || number,
       timestamptz '2026-01-01T00:00:00.123456Z' + interval '1 second' * (number / 90), deleted
     from (values ($1::uuid, 'ada', null::timestamptz), ($1::uuid, 'trash', now()), ($2::uuid, 'ben', null))
       as people (owner, name, deleted), generate_series(1, 250) number`,
    [ada, ben],
  )
  await database.pool.query(
    `insert into library_documents (owner_id, title, format, language, words, text, content_hash)
     select owner, 'Source ' || number, 'text', 'en', 3, 'Text of ' || name || number, lpad(number::text, 64, '0')
     from (values ($1::uuid, 'ada'), ($2::uuid, 'ben'), (null::uuid, 'everybody')) as people (owner, name),
       generate_series(1, 12) number`,
    [ada, ben],
  )
  await database.pool.query(
    `insert into contact_messages (name, email, message, deleted_at)
     select 'x', address, 'Message of ' || address, deleted
     from (values ('Ada@example.org', null::timestamptz), ('ada@example.org', null), ('ada@example.org', now()),
       ('ben@example.org', null), ('ada@example.org.evil.example', null)) as sent (address, deleted)`,
  )
  await database.pool.query(
    `insert into analytics_events (id, name, at, expires_at, user_id, properties)
     select gen_random_uuid(), 'prompt_copied', now(), now() + interval '1 day', owner, '{"how":"button"}'
     from (values ($1::uuid), ($2::uuid), (null::uuid)) as people (owner), generate_series(1, 1100)`,
    [ada, ben],
  )
  const data = await dataOf(ada)
  const prompts = data['prompts']?.map(({ generated_prompt }) => Number(String(generated_prompt).slice(13)))
  expect(prompts?.toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 250 }, (_, at) => at + 1),
  )
  expect([prompts?.[0], prompts?.at(-1)].map((number = 0) => Math.floor(number / 90))).toEqual([2, 0])
  expect(data['sources']?.map(({ text }) => text)).toEqual(
    Array.from({ length: 12 }, (_, index) => `Text of ada${index + 1}`),
  )
  expect(data['messages']?.map(({ email }) => email).toSorted()).toEqual([
    'Ada@example.org',
    'ada@example.org',
  ])
  expect(new Set(data['events']?.map(({ id }) => id)).size).toBe(1_100)
  expect(data['events']?.[0]).toMatchObject({ name: 'prompt_copied', properties: { how: 'button' } })
  expect(JSON.stringify(data)).not.toMatch(/ben|everybody|evil|trash|"key"/)
})
