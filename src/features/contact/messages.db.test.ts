import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { parseConfig } from '#platform/config.server.ts'
import type { Database } from '#platform/database/open-database.server.ts'
import { removeExpired } from '#platform/database/remove-expired.server.ts'
import { openTestDatabase, silentLog } from '#platform/database/test-databases.ts'
import { person, withIdentity, type Statements } from '#platform/database/with-identity.server.ts'
import { createRateLimits } from '#platform/rate-limit.server.ts'
import { createContact } from './contact.server.ts'
import {
  deleteMessage,
  findMessage,
  listMessages,
  restoreMessage,
  setMessageState,
  type MessageState,
} from './messages.server.ts'

let database: Database
const admin = randomUUID()
const ada = randomUUID()

beforeAll(async () => {
  database = await openTestDatabase()
  for (const id of [admin, ada]) {
    await database.pool.query(`insert into users (id, name, email) values ($1, '', $2)`, [
      id,
      `${id}@example.org`,
    ])
  }
  await database.pool.query('update profiles set is_admin = true where id = $1', [admin])
})

beforeEach(() =>
  database.pool.query('delete from contact_messages; delete from mail_outbox; delete from rate_limits'),
)

afterAll(() => database.close())

function asAdmin<Result>(work: (statements: Statements) => Promise<Result>): Promise<Result> {
  return withIdentity(database, person(admin), work)
}

async function receive(
  name: string,
  more: object = {},
  environment: Record<string, string> = {},
): Promise<void> {
  const contact = createContact({
    config: parseConfig({ CONTACT_EMAIL: 'hello@example.org', CONTACT_LIMIT: '1000', ...environment }),
    log: silentLog,
    database,
    limits: createRateLimits(database, 'secret'),
  })
  await contact.receive(
    { name, email: 'ada@example.org', message: 'Hello there', ...more },
    { address: '203.0.113.7' },
  )
}

function list(more: { search?: string; after?: string } = {}, only?: MessageState) {
  const query = { search: '', sort: 'created', direction: 'desc', after: '', ...more } as const
  return asAdmin((statements) => listMessages(statements, query, only))
}

const auditRows = async () =>
  (await database.pool.query<Record<string, unknown>>('select * from audit_log order by created_at')).rows

test('messages are listed by key, newest first, and found by any of their words', async () => {
  for (let count = 0; count < 30; count++)
    await receive(`Person ${count}`, count === 7 ? { message: '100% _odd_' } : {})
  const first = await list()
  const second = await list({ after: first.next })
  expect([first.rows.length, second.rows.length, second.next]).toEqual([25, 5, ''])
  expect(first.rows[0]?.name).toBe('Person 29')
  expect((await list({ search: '% _ODD' })).rows.map(({ name }) => name)).toEqual(['Person 7'])
  expect((await list({ search: 'person 12' })).rows).toHaveLength(1)
  expect((await list({ search: 'nobody' })).rows).toEqual([])
})

test('a message is new, answered or spam, and each change is in the audit log without its words', async () => {
  await receive('Ada')
  await receive('Bot', { homepage: 'x' })
  expect((await list({}, 'spam')).rows.map(({ name }) => name)).toEqual(['Bot'])
  const [message] = (await list({}, 'new')).rows
  const id = message?.id ?? ''
  await asAdmin((statements) => setMessageState(statements, id, 'answered'))
  expect((await list({}, 'answered')).rows.map((row) => row.id)).toEqual([id])
  await asAdmin((statements) => setMessageState(statements, id, 'spam'))
  await asAdmin((statements) => setMessageState(statements, id, 'spam'))
  expect(await asAdmin((statements) => findMessage(statements, id))).toMatchObject({
    state: 'spam',
    name: 'Ada',
  })
  const entries = (await auditRows()).filter((row) => row['subject_id'] === id)
  expect(entries.map((row) => row['after'])).toEqual([{ state: 'answered' }, { state: 'spam' }])
  expect(JSON.stringify(entries)).not.toMatch(/Ada|Hello/)
})

test('the mail of each message is waiting, sent, not delivered, or none', async () => {
  await receive('waiting')
  await receive('sent')
  await receive('dead')
  await receive('unmailed', {}, { CONTACT_EMAIL: '' })
  await receive('spam', { homepage: 'x' })
  for (const status of ['sent', 'dead'])
    await database.pool.query(
      'update mail_outbox set status = $1 where id = (select mail_id from contact_messages where name = $1)',
      [status],
    )
  const { rows } = await list()
  expect(Object.fromEntries(rows.map(({ name, mail }) => [name, mail]))).toEqual({
    waiting: 'waiting',
    sent: 'sent',
    dead: 'failed',
    unmailed: 'none',
    spam: 'none',
  })
})

test('deleting can be undone until the worker has removed the message', async () => {
  await receive('Ada')
  const id = (await list()).rows[0]?.id ?? ''
  const { entryId } = await asAdmin((statements) => deleteMessage(statements, id))
  expect((await list()).rows).toEqual([])
  await expect(asAdmin((statements) => deleteMessage(statements, id))).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await asAdmin((statements) => restoreMessage(statements, entryId))
  expect((await list()).rows).toHaveLength(1)
  await asAdmin((statements) => deleteMessage(statements, id))
  await database.pool.query(`update contact_messages set deleted_at = now() - interval '11 minutes'`)
  await removeExpired(database)
  await expect(asAdmin((statements) => restoreMessage(statements, id))).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('an old message that is marked as spam is kept for thirty days from then', async () => {
  await receive('Ada')
  const id = (await list()).rows[0]?.id ?? ''
  await database.pool.query(`update contact_messages set created_at = now() - interval '31 days'`)
  await asAdmin((statements) => setMessageState(statements, id, 'spam'))
  await removeExpired(database)
  expect((await list({}, 'spam')).rows).toHaveLength(1)
  await database.pool.query(`update contact_messages set suspect_since = now() - interval '31 days'`)
  await removeExpired(database)
  expect((await list()).rows).toEqual([])
})

test('whoever is no admin sees and changes nothing', async () => {
  await receive('Ada')
  const id = (await list()).rows[0]?.id ?? ''
  const asAda = <Result>(work: (statements: Statements) => Promise<Result>) =>
    withIdentity(database, person(ada), work)
  expect(await asAda((statements) => findMessage(statements, id))).toBeUndefined()
  await expect(asAda((statements) => deleteMessage(statements, id))).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await expect(asAda((statements) => setMessageState(statements, id, 'spam'))).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})
