import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseConfig } from '#platform/config.server.ts'
import type { Database } from '#platform/database/open-database.server.ts'
import { newPerson, type TestPerson } from '#platform/database/people.test-support.ts'
import { openTestDatabase, silentLog } from '#platform/database/test-databases.ts'
import { withIdentity } from '#platform/database/with-identity.server.ts'
import { enqueueMail } from '#platform/mail/mail-outbox.server.ts'
import { MailRefused, startMailWorker } from '#platform/mail/mail-worker.server.ts'
import { createServerState } from '#platform/server-state.server.ts'
import { readAudit } from './audit-report.ts'
import type { HealthDesk } from './health-desk.server.ts'
import { keepAdvisories } from './keep-advisories.server.ts'
import { readHealth } from './read-health.server.ts'

let database: Database
let eva: TestPerson
let ada: TestPerson
let desk: HealthDesk
beforeAll(async () => {
  database = await openTestDatabase()
  eva = await newPerson(database, { isAdmin: true })
  ada = await newPerson(database)
  const config = parseConfig({ BACKUP_TO: '/backups', BACKUP_EVERY: '2h', BACKUP_KEEP: '3' })
  desk = {
    config,
    state: createServerState({ database, config, queues: () => ({ library: 2 }) }),
    findFault: database.findFault,
    providers: () => [
      { provider: 'google', state: 'in use', retryInMs: 0 },
      { provider: 'openai', state: 'paused', retryInMs: 9_000 },
    ],
  }
})
afterAll(() => database.close())

const read = () => eva.as((statements) => readHealth(statements, desk))

test('an ordinary person reads none of it', async () => {
  await expect(ada.as((statements) => readHealth(statements, desk))).rejects.toThrow()
  for (const table of ['server_health', 'backup_schedule', 'model_calls', 'mail_outbox'])
    expect((await ada.as(({ query }) => query(`select 1 from ${table}`))).rowCount, table).toBe(0)
})

test('database, disk, backups and program are as they are', async () => {
  await database.pool.query(
    `update backup_schedule set last_good_at = now() - interval '1 hour', last_failed_at = now(), last_failure = 'full'`,
  )
  const { rows } = await database.pool.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  )
  const facts = await read()
  expect(facts.database).toMatchObject({ kind: database.kind, version: rows[0]?.version })
  expect(facts.database.bytes).toBeGreaterThan(1_000_000)
  expect(facts.database.pool.most).toBe(database.pool.options.max)
  expect(facts.disk.room?.freeBytes).toBeGreaterThan(0)
  expect(facts.backups).toMatchObject({ everyMs: 2 * 3_600_000, keep: 3, lastFailure: 'full' })
  expect(facts.program.version).toMatch(/^\d+\.\d+\.\d+/)
  expect(facts.queues.inProcess).toEqual({ library: 2 })
})

test('for each provider the last answer and the last failure count, of our own keys only', async () => {
  const call = (provider: string, outcome: string, minutesAgo: number, isOwnKey = false) =>
    database.pool.query(
      `insert into model_calls (created_at, tool_slug, provider, model, is_own_key, input_tokens, output_tokens,
         cost_usd, outcome, duration_ms)
       values (now() - make_interval(mins => $3), 'story-prompt', $1, 'm', $4, 1, 1, 0, $2, 1)`,
      [provider, outcome, minutesAgo, isOwnKey],
    )
  await call('google', 'answered', 30)
  await call('google', 'answered', 20)
  await call('google', 'stalled', 25)
  await call('google', 'money', 10)
  // Somebody left, the model said no, somebody's own key was wrong: nothing about our provider.
  await call('google', 'stopped', 1)
  await call('google', 'refused', 1)
  await call('google', 'not-allowed', 1, true)
  const { models } = await read()
  const minutesAgo = (at: Date | null | undefined) => at && Math.round((Date.now() - at.getTime()) / 60_000)
  expect(
    models.map((model) => [
      model.provider,
      minutesAgo(model.answeredAt),
      minutesAgo(model.failedAt),
      model.failure,
    ]),
  ).toEqual([
    ['google', 20, 10, 'money'],
    ['openai', null, null, null],
  ])
  expect(models[1]?.retryInMs).toBe(9_000)
})

test('the worker notes when mail was last sent and why it last failed', async () => {
  const outcomes = [new Error('EAUTH 535'), new MailRefused('The mail server refused: 550'), 'sent'] as const
  let tries = 0
  const worker = startMailWorker(
    database,
    async () => {
      const outcome = outcomes[Math.min(tries, 2)]
      tries += 1
      if (outcome instanceof Error) throw outcome
      return 'sent'
    },
    silentLog,
    { pollMs: 10, firstPauseMs: 60_000 },
  )
  const write = async () => {
    await withIdentity(database, { role: 'auth' }, (statements) =>
      enqueueMail(statements, { recipient: 'ada@example.org', subject: 'Hello', body: 'secret' }),
    )
    worker.wake()
  }
  await write()
  await expect.poll(async () => (await read()).mail.failure).toBe('EAUTH 535')
  expect(await read()).toMatchObject({ mail: { sentAt: null }, queues: { mailWaiting: 1, mailFailed: 0 } })
  await write()
  await expect.poll(async () => (await read()).mail.failure).toBe('The mail server refused: 550')
  await write()
  await expect.poll(async () => (await read()).mail.sentAt).not.toBeNull()
  await worker.stop()
  const { mail, queues } = await read()
  expect(mail.failure).toBe('The mail server refused: 550')
  expect(mail.sentAt?.getTime()).toBeGreaterThan(mail.failedAt?.getTime() ?? Infinity)
  expect(queues).toMatchObject({ mailWaiting: 1, mailFailed: 1, oldestMailAt: expect.any(Date) })
})

test('what the registry said is kept, and a check that failed does not replace it', async () => {
  expect((await read()).program).toMatchObject({ advisories: undefined, advisoriesAt: null })
  await keepAdvisories(database, { failure: '405 Method Not Allowed' })
  expect((await read()).program).toMatchObject({ advisoriesAt: null, failure: '405 Method Not Allowed' })
  const via = [{ title: 'Path traversal' }]
  const printed = {
    auditReportVersion: 2,
    vulnerabilities: { tar: { name: 'tar', severity: 'high', via, fixAvailable: false } },
    metadata: { dependencies: { total: 12 } },
  }
  await keepAdvisories(database, readAudit(JSON.stringify(printed)))
  const advisories = {
    packages: 12,
    found: [{ name: 'tar', severity: 'high', title: 'Path traversal', fix: null }],
  }
  expect((await read()).program).toMatchObject({ advisories, failedAt: null, failure: null })
  await keepAdvisories(database, readAudit('no JSON'))
  expect((await read()).program).toMatchObject({ advisories, failure: 'npm audit didn’t return JSON' })
})
