import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { AppError } from '#shared/app-error.ts'
import { parseConfig } from '#platform/config.server.ts'
import type { Database } from '#platform/database/open-database.server.ts'
import { openTestDatabase, silentLog } from '#platform/database/test-databases.ts'
import { serveMail } from '#platform/mail/mail-server.test-support.ts'
import { startMailWorker } from '#platform/mail/mail-worker.server.ts'
import { smtpSender } from '#platform/mail/send-mail.server.ts'
import { createRateLimits } from '#platform/rate-limit.server.ts'
import { createContact } from './contact.server.ts'

let database: Database
const ada = { name: 'Ada Lovelace', email: 'ada@example.org', message: 'Does it draw bridges, too?' }
const from = { address: '203.0.113.7' }

beforeAll(async () => {
  database = await openTestDatabase()
})

beforeEach(() =>
  database.pool.query('delete from contact_messages; delete from mail_outbox; delete from rate_limits'),
)

afterAll(() => database.close())

function open(environment: Record<string, string> = {}, over: Pick<Database, 'pool'> = database) {
  const config = parseConfig({ CONTACT_EMAIL: 'hello@prompts.example.org', ...environment })
  return createContact({
    config,
    log: silentLog,
    database: over,
    limits: createRateLimits(database, 'secret'),
  })
}

async function rowsOf(table: 'contact_messages' | 'mail_outbox') {
  return (await database.pool.query<Record<string, unknown>>(`select * from ${table} order by created_at`))
    .rows
}

function post(body: unknown, headers: Record<string, string> = {}): Request {
  return new Request('http://localhost:3000/functions/v1/send-contact-email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

test('a message is kept together with the mail it causes, which is answered to the visitor', async () => {
  const response = await open().answer(post(ada), from.address)
  expect([response.status, await response.json()]).toEqual([200, { ok: true }])
  expect(await rowsOf('contact_messages')).toMatchObject([{ ...ada, is_suspect: false, answered_at: null }])
  expect(await rowsOf('mail_outbox')).toMatchObject([
    {
      recipient: 'hello@prompts.example.org',
      subject: 'New message from the Blueprompt contact page',
      reply_to: 'ada@example.org',
      reply_to_name: 'Ada Lovelace',
      body: expect.stringContaining(ada.message),
    },
  ])
})

test('without CONTACT_EMAIL a message is kept and not mailed', async () => {
  const contact = open({ CONTACT_EMAIL: '' })
  await contact.receive(ada, from)
  expect(contact.emailAddress).toBeUndefined()
  expect(await rowsOf('contact_messages')).toHaveLength(1)
  expect(await rowsOf('mail_outbox')).toEqual([])
})

test('when the mail cannot be written, the message is not kept either and the sender is told', async () => {
  await database.pool.query('revoke insert on mail_outbox from blueprompt_app')
  try {
    await expect(open().receive(ada, from)).rejects.toThrow('permission denied')
  } finally {
    await database.pool.query(
      'grant insert (id, recipient, subject, body, reply_to, reply_to_name) on mail_outbox to blueprompt_app',
    )
  }
  expect(await rowsOf('contact_messages')).toEqual([])
  await open().receive(ada, from)
  expect(await rowsOf('mail_outbox')).toHaveLength(1)
})

test('what is wrong is told by field, and keeps nothing', async () => {
  const failure = await open()
    .answer(post({ name: 'Ada\r\nBcc: all@example.org', email: 'ada', message: '' }), from.address)
    .catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(AppError)
  expect(failure).toMatchObject({
    status: 400,
    message: 'Please fill in all fields',
    fields: {
      name: 'Please enter your name on one line, without invisible characters.',
      email: 'Please enter a valid email address.',
      message: 'Please enter your message.',
    },
  })
  await expect(open().answer(post(null), from.address)).rejects.toMatchObject({ status: 400 })
  await expect(open().answer(post([ada]), from.address)).rejects.toMatchObject({ status: 400 })
  expect(await rowsOf('contact_messages')).toEqual([])
})

test('whoever fills in the hidden field gets the same answer, and nobody is mailed', async () => {
  const response = await open().answer(post({ ...ada, homepage: 'https://casino.example' }), from.address)
  expect([response.status, await response.json()]).toEqual([200, { ok: true }])
  await open().receive({ ...ada, homepage: '' }, from)
  expect((await rowsOf('contact_messages')).map((row) => row['is_suspect'])).toEqual([true, false])
  expect(await rowsOf('mail_outbox')).toHaveLength(1)
})

test('one address is slowed down, others are not', async () => {
  const contact = open({ CONTACT_LIMIT: '3' })
  for (let count = 0; count < 3; count++) await contact.receive(ada, { address: '2001:db8:1:2::7' })
  const again = contact.receive(ada, { address: '2001:db8:1:2:ffff::9' })
  await expect(again).rejects.toMatchObject({
    status: 429,
    message: /Please try again in \d+ minutes/,
    retryAfterSeconds: expect.any(Number),
  })
  await contact.receive(ada, { address: '2001:db8:1:3::7' })
  expect(await rowsOf('contact_messages')).toHaveLength(4)
})

test('a message that is sent again because its answer was lost is one message', async () => {
  const key = randomUUID()
  for (const header of [key, key.toUpperCase()]) {
    const response = await open().answer(post(ada, { 'idempotency-key': header }), from.address)
    expect(response.status).toBe(200)
  }
  await open().answer(post(ada, { 'idempotency-key': 'not a key' }), from.address)
  expect(await rowsOf('contact_messages')).toHaveLength(2)
  expect(await rowsOf('mail_outbox')).toHaveLength(2)
})

test('another message under the same key is not lost', async () => {
  const headers = { 'idempotency-key': randomUUID() }
  for (const message of ['The first one', 'The second one'])
    await open().answer(post({ ...ada, message }, headers), from.address)
  const kept = (await rowsOf('contact_messages')).map((row) => row['message'])
  expect(kept.toSorted()).toEqual(['The first one', 'The second one'])
})

test('on its way the mail has one Reply-To and no header of the visitor’s making', async () => {
  const server = await serveMail(() => 'take')
  const sender = { appName: 'Blueprompt', appUrl: 'http://localhost:3000', mailFrom: undefined }
  const worker = startMailWorker(database, smtpSender(sender, server.url), silentLog, { pollMs: 20 })
  try {
    const messages = [
      { ...ada, name: 'Zoë "Q", <eve@example.org>, 你好' },
      { ...ada, message: 'Hello\r\n.\r\nBcc: eve@example.org\r\n\r\nSubject: other' },
      { ...ada, name: 'Ada =?utf-8?q?=0D=0ABcc:_eve@example.org?=' },
    ]
    for (const message of messages) await open().receive(message, from)
    for (const end = Date.now() + 20_000; server.received.length < 3 && Date.now() < end;) await wait(15)
    expect(server.received.map(({ recipient }) => recipient)).toEqual(
      messages.map(() => 'hello@prompts.example.org'),
    )
    for (const { text } of server.received) {
      const headers = text.slice(0, text.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ')
      expect(
        headers
          .match(/^(bcc|cc|to|subject|reply-to|from):/gim)
          ?.map((name) => name.toLowerCase())
          .sort(),
      ).toEqual(['from:', 'reply-to:', 'subject:', 'to:'])
      const replyTo = /^Reply-To: (.*)$/im.exec(headers)?.[1] ?? ''
      expect(replyTo.replace(/"(?:[^"\\]|\\.)*"|=\?\S*\?=|^[\w ]+(?= <)/g, '').trim()).toBe(
        '<ada@example.org>',
      )
    }
    const isSent = async () => (await rowsOf('mail_outbox')).every((row) => row['status'] === 'sent')
    for (const end = Date.now() + 20_000; !(await isSent()) && Date.now() < end;) await wait(15)
    expect(await rowsOf('mail_outbox')).toEqual(
      messages.map(() => expect.objectContaining({ body: '', reply_to: null, reply_to_name: null })),
    )
  } finally {
    await worker.stop()
    await server.stop()
  }
})
