import { randomUUID } from 'node:crypto'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database, DatabaseConfig } from '../database/open-database.server.ts'
import { openDatabase } from '../database/open-database.server.ts'
import { createTestDatabase, openTestDatabase, silentLog } from '../database/test-databases.ts'
import { withIdentity } from '../database/with-identity.server.ts'
import { serveMail as startMailServer } from './mail-server.test-support.ts'
import { enqueueMail } from './mail-outbox.server.ts'
import { MailRefused, startMailWorker, type MailWorker, type SendMail } from './mail-worker.server.ts'
import { smtpSender } from './send-mail.server.ts'
import { keepSentNotes } from './sent-notes.server.ts'

let database: Database
const ends: (() => Promise<void>)[] = []
const sender = { appName: 'Blueprompt', appUrl: 'http://localhost:3000', mailFrom: undefined }
const mail = {
  id: 'x',
  recipient: 'ada@example.org',
  subject: 's',
  body: 'b',
  attempts: 1,
  createdAt: new Date(),
  replyTo: null,
  replyToName: null,
}
const quick = { pollMs: 20, firstPauseMs: 10 }

beforeAll(async () => {
  database = await openTestDatabase()
})

beforeEach(() => database.pool.query('delete from mail_outbox'))

afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

afterAll(() => database.close())

async function serveMail(...how: Parameters<typeof startMailServer>) {
  const server = await startMailServer(...how)
  ends.push(server.stop)
  return server
}

function work(send: SendMail, settings: object = {}): MailWorker {
  const worker = startMailWorker(database, send, silentLog, { ...quick, ...settings })
  ends.push(() => worker.stop())
  return worker
}

async function write(...recipients: string[]): Promise<void> {
  await withIdentity(database, { role: 'auth' }, async (statements) => {
    for (const recipient of recipients) {
      await enqueueMail(statements, {
        recipient,
        subject: 'Confirm',
        body: `Dear ${recipient},\n\nhttps://here/?a=b`,
      })
    }
  })
}

async function outbox(
  from = database,
): Promise<{ recipient: string; status: string; attempts: number; body: string }[]> {
  const { rows } = await from.pool.query(
    'select recipient, status, attempts, body, last_error from mail_outbox order by recipient',
  )
  return rows
}

async function until(isSo: () => Promise<boolean> | boolean, withinMs = 20_000): Promise<void> {
  for (const end = Date.now() + withinMs; Date.now() < end; await wait(15)) if (await isSo()) return
  throw new Error(`Not within ${withinMs} ms: ${JSON.stringify(await outbox())}`)
}

const isSettled = async () => (await outbox()).every(({ status }) => status !== 'waiting')

test('a mail arrives as text with a lasting id, and leaves nothing of its text behind', async () => {
  const { received, url } = await serveMail(() => 'take')
  const worker = work(smtpSender(sender, url))
  await write('ada@example.org')
  worker.wake()
  await until(isSettled)
  expect(received).toHaveLength(1)
  expect(received[0]?.text).toMatch(/^From: Blueprompt <no-reply@localhost>/m)
  expect(received[0]?.text).toMatch(/^Auto-Submitted: auto-generated/m)
  expect(received[0]?.text).toContain('https://here/?a=b')
  expect(received[0]?.messageId).toMatch(/^[0-9a-f-]{36}@localhost$/)
  expect(await outbox()).toMatchObject([{ status: 'sent', attempts: 1, body: '' }])
})

test('a server on another machine gets no mail unencrypted, unless that is allowed', async () => {
  const { received, url } = await serveMail(() => 'take')
  // Reaches this machine under an address that does not say so.
  const elsewhere = url.replace('127.0.0.1', '0.0.0.0')
  await expect(smtpSender(sender, elsewhere)(mail)).rejects.toThrow()
  expect(received).toEqual([])
  expect(await smtpSender(sender, `${elsewhere}?ignoreTLS=true`)(mail)).toBe('sent')
})

test('what the server refuses for now is tried again, what it refuses for good is a dead letter', async () => {
  let refusals = 2
  const { received, url } = await serveMail((recipient) => {
    if (recipient.startsWith('gone')) return '550'
    return refusals-- > 0 ? '450' : 'take'
  })
  work(smtpSender(sender, url))
  await write('gone@example.org', 'later@example.org')
  await until(isSettled)
  expect(await outbox()).toMatchObject([
    {
      recipient: 'gone@example.org',
      status: 'dead',
      attempts: 1,
      last_error: expect.stringContaining('550'),
    },
    { recipient: 'later@example.org', status: 'sent' },
  ])
  expect(received.map(({ recipient }) => recipient)).toEqual(['later@example.org'])
})

test('what the server has against our own login or address may be mended', async () => {
  const unknown = Object.assign(new Error('not verified'), { responseCode: 550 })
  for (const options of [
    { authOptional: false },
    { onMailFrom: (_address: unknown, _session: unknown, answer: (error: Error) => void) => answer(unknown) },
  ]) {
    const { url } = await serveMail(() => 'take', options)
    const failure: unknown = await smtpSender(sender, url)(mail).catch((error: unknown) => error)
    expect(failure).toMatchObject({ message: expect.stringMatching(/^MAIL FROM 5[35]0/) })
    expect(failure).not.toBeInstanceOf(MailRefused)
  }
})

test('a server that hangs or drops the line holds nothing up for good', async () => {
  let calls = 0
  const { received, url } = await serveMail((recipient) => {
    if (!recipient.startsWith('ada')) return 'take'
    calls += 1
    return calls <= 2 ? 'hang' : calls <= 4 ? 'drop' : 'take'
  })
  work(smtpSender(sender, url, 300))
  await write('ada@example.org', 'ben@example.org')
  await until(isSettled)
  expect(received.map(({ recipient }) => recipient).sort()).toEqual(['ada@example.org', 'ben@example.org'])
})

test('when the answer is lost the mail goes twice, under one id', async () => {
  const { received, url } = await serveMail(() => 'take')
  let isFirst = true
  const send = smtpSender(sender, url)
  work(async (mail) => {
    const outcome = await send(mail)
    if (isFirst) {
      isFirst = false
      throw new Error('the answer was lost')
    }
    return outcome
  })
  await write('ada@example.org')
  await until(isSettled)
  expect(received).toHaveLength(2)
  expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(1)
})

test('what was sent before a kill and could not be marked is not sent again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sent-notes-'))
  ends.push(async () => rmSync(folder, { recursive: true, force: true }))
  const notes = keepSentNotes(folder, silentLog)
  await write('ada@example.org')
  const { rows } = await database.pool.query<{ id: string }>('select id from mail_outbox')
  // As a process leaves it that is killed while the database is away: taken, sent, its lease over, not marked.
  notes.add(rows[0]?.id ?? '')
  // Names of others that lie there are no mails.
  writeFileSync(join(folder, 'sent-mail', 'README'), '')
  const sent: string[] = []
  work(
    async ({ recipient }) => {
      sent.push(recipient)
      return 'sent'
    },
    { notes },
  )
  await until(isSettled)
  expect(sent).toEqual([])
  expect(await outbox()).toMatchObject([{ recipient: 'ada@example.org', status: 'sent', body: '' }])
  expect(notes.list()).toEqual([])
  // Everything else goes as ever, and leaves nothing behind.
  await write('ben@example.org')
  await until(isSettled)
  expect(sent).toEqual(['ben@example.org'])
  await until(async () => notes.list().length === 0)
})

test('a sent mail is noted before the database is told, and only while it has not been', async () => {
  const seen: string[] = []
  const pool = new Proxy(database.pool, {
    get(target, name) {
      if (name === 'connect') seen.push('database')
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
  const notes = {
    add: () => void seen.push('noted'),
    remove: () => void seen.push('removed'),
    list: () => [],
  }
  await write('ada@example.org')
  const send: SendMail = async () => {
    seen.push('sent')
    return 'sent'
  }
  const worker = startMailWorker({ pool }, send, silentLog, { ...quick, notes })
  ends.push(() => worker.stop())
  await until(isSettled)
  await until(async () => seen.includes('removed'))
  expect(seen.slice(seen.indexOf('sent'), seen.indexOf('removed') + 1)).toEqual([
    'sent',
    'noted',
    'database',
    'removed',
  ])
})

test('a mail that was sent while the database went away is marked later and not sent again', async () => {
  let isAway = false
  let sends = 0
  const pool = new Proxy(database.pool, {
    get(target, name) {
      if (name === 'connect' && isAway)
        return () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }))
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
  const worker = startMailWorker(
    { pool },
    async () => {
      sends += 1
      isAway = true
      setTimeout(() => (isAway = false), 700)
      return 'sent'
    },
    silentLog,
    // Nobody would take it again within this test.
    { ...quick, leaseMs: 120_000 },
  )
  ends.push(() => worker.stop())
  await write('ada@example.org')
  await until(isSettled)
  expect(sends).toBe(1)
  expect(await outbox()).toMatchObject([{ status: 'sent', attempts: 1 }])
})

test('after a day a mail is given up', async () => {
  work(async () => {
    throw new Error('down')
  })
  await write('ada@example.org')
  await until(async () => ((await outbox())[0]?.attempts ?? 0) > 1)
  expect((await outbox())[0]?.status).toBe('waiting')
  await database.pool.query(`update mail_outbox set created_at = now() - interval '25 hours', due_at = now()`)
  await until(isSettled)
  expect((await outbox())[0]?.status).toBe('dead')
})

test('a mail server that is not there is waited for', async () => {
  const port = await new Promise<number>((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
  work(smtpSender(sender, `smtp://127.0.0.1:${port}`, 300))
  await write('ada@example.org')
  await until(async () => ((await outbox())[0]?.attempts ?? 0) >= 2)
  expect(await outbox()).toMatchObject([{ status: 'waiting', body: expect.stringContaining('Dear') }])
})

test('several workers send each mail once', async () => {
  const { received, url } = await serveMail(() => 'take')
  for (let index = 0; index < 4; index += 1) work(smtpSender(sender, url))
  const recipients = Array.from({ length: 40 }, () => `${randomUUID()}@example.org`)
  await write(...recipients)
  await until(isSettled)
  expect(received.map(({ recipient }) => recipient).sort()).toEqual(recipients.sort())
})

const childScript = fileURLToPath(new URL('./mail-child.server.ts', import.meta.url))

test('faults and kills of the worker lose nothing', { timeout: 120_000 }, async () => {
  const place = await createTestDatabase()
  ends.push(place.drop)
  const { received, url } = await serveMail(() => {
    const chance = Math.random()
    return chance < 0.1 ? '450' : chance < 0.2 ? 'drop' : chance < 0.3 ? 'drop after' : 'take'
  })
  const count = 60
  const written = await openDatabase(place.config, silentLog)
  await withIdentity(written, { role: 'auth' }, async (statements) => {
    for (let index = 0; index < count; index += 1) {
      await enqueueMail(statements, { recipient: `m${index}@example.org`, subject: 'x', body: 'y' })
    }
  })
  await written.close()
  for (let kill = 0; kill < 4; kill += 1) {
    const child = startChild(place.config, url)
    await wait(700 + Math.random() * 500)
    child.kill('SIGKILL')
    await new Promise((ended) => child.once('close', ended))
  }
  const reopened = await openDatabase(place.config, silentLog)
  const worker = startMailWorker(reopened, smtpSender(sender, url, 500), silentLog, {
    ...quick,
    leaseMs: 800,
  })
  await until(async () => (await outbox(reopened)).every(({ status }) => status !== 'waiting'), 60_000)
  await worker.stop()
  expect((await outbox(reopened)).map(({ status }) => status)).toEqual(Array(count).fill('sent'))
  await reopened.close()
  expect(new Set(received.map(({ recipient }) => recipient)).size).toBe(count)
  for (let index = 0; index < count; index += 1) {
    const ids = received
      .filter(({ recipient }) => recipient === `m${index}@example.org`)
      .map((mail) => mail.messageId)
    expect(new Set(ids).size).toBe(1)
  }
})

function startChild(config: DatabaseConfig, url: string) {
  return spawn(process.execPath, [childScript, JSON.stringify({ config, url })], { stdio: 'ignore' })
}
