import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from './open-database.server.ts'
import { removeExpired } from './remove-expired.server.ts'
import { openTestDatabase } from './test-databases.ts'

let database: Database
const ada = 'aaaaaaaa-0000-4000-8000-000000000001'

beforeAll(async () => {
  database = await openTestDatabase()
})

afterAll(() => database.close())

test('what has expired goes, and everything else stays', async () => {
  await database.pool.query(`
    insert into users (id, name, email) values ('${ada}', 'Ada', 'ada@example.org');
    insert into sessions (user_id, token, expires_at) values
      ('${ada}', 'open', now() + interval '1 day'), ('${ada}', 'over', now() - interval '1 minute');
    insert into verifications (identifier, value, expires_at) values
      ('open', '', now() + interval '1 hour'), ('over', '', now() - interval '1 minute');
    insert into sign_ups (email, name, password_hash, browser_hash, expires_at) values
      ('open@example.org', '', '', '', now() + interval '1 hour'), ('over@example.org', '', '', '', now() - interval '1 minute');
    insert into address_changes (user_id, old_email, new_email, confirmed_at, expires_at) values
      ('${ada}', 'old@example.org', 'open@example.org', now(), now() + interval '6 days'),
      ('${ada}', 'old@example.org', 'over@example.org', now(), now() - interval '1 minute');
    insert into prompt_history (user_id, tool_slug, form_data, result, generated_prompt, deleted_at) values
      ('${ada}', 'x', '{}', '{}', 'kept', null), ('${ada}', 'x', '{}', '{}', 'just deleted', now()),
      ('${ada}', 'x', '{}', '{}', 'deleted', now() - interval '11 minutes');
    insert into rate_limits values ('used', now() + interval '1 minute'), ('whole', now() - interval '1 minute');
    insert into contact_messages (name, email, message, is_suspect, created_at) values
      ('x', 'x@example.org', 'a year ago', false, now() - interval '1 year'),
      ('x', 'x@example.org', 'suspect', true, now() - interval '29 days'),
      ('x', 'x@example.org', 'suspect, long ago', true, now() - interval '31 days');
    insert into mail_outbox (recipient, subject, body, status, created_at) values
      ('x@example.org', 'waiting', '', 'waiting', now() - interval '1 year'),
      ('x@example.org', 'sent', '', 'sent', now() - interval '31 days'),
      ('x@example.org', 'captured', '', 'captured', now() - interval '8 days'),
      ('x@example.org', 'dead', '', 'dead', now() - interval '89 days')`)
  await removeExpired(database)
  const left = async (column: string, table: string) =>
    (await database.pool.query(`select ${column} as name from ${table} order by 1`)).rows.map(
      (row) => row.name,
    )
  expect(await left('token', 'sessions')).toEqual(['open'])
  expect(await left('identifier', 'verifications')).toEqual(['open'])
  expect(await left('email', 'sign_ups')).toEqual(['open@example.org'])
  expect(await left('new_email', 'address_changes')).toEqual(['open@example.org'])
  expect(await left('generated_prompt', 'prompt_history')).toEqual(['just deleted', 'kept'])
  expect(await left('key', 'rate_limits')).toEqual(['used'])
  expect(await left('message', 'contact_messages')).toEqual(['a year ago', 'suspect'])
  expect(await left('subject', 'mail_outbox')).toEqual(['dead', 'waiting'])
})
