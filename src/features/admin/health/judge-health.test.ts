import { expect, test } from 'vitest'
import { judgeHealth, type HealthFacts } from './judge-health.ts'

const now = new Date('2026-11-23T12:00:00Z')
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const days = 24 * 60
const gigabyte = 1024 ** 3

const well: HealthFacts = {
  now,
  fault: undefined,
  queues: { mailWaiting: 1, mailFailed: 0, oldestMailAt: before(2), inProcess: { passwords: 0 } },
  disk: {
    isUsed: true,
    room: {
      freeBytes: 40 * gigabyte,
      sizeBytes: 100 * gigabyte,
      warnsBelow: gigabyte,
      stopsBelow: gigabyte / 32,
    },
  },
  database: {
    kind: 'postgres',
    version: '17.2',
    answersInMs: 1.25,
    bytes: 3 * gigabyte,
    pool: { total: 4, idle: 3, waiting: 0, most: 10 },
  },
  mail: {
    isConfigured: true,
    isKeptHere: false,
    sentAt: before(5),
    failedAt: before(60),
    failure: 'EAUTH 535',
  },
  models: [
    { provider: 'google', retryInMs: 0, answeredAt: before(1), failedAt: before(9), failure: 'server' },
  ],
  backups: {
    everyMs: 24 * 3_600_000,
    keep: 7,
    lastGoodAt: before(300),
    lastFailedAt: null,
    lastFailure: null,
  },
  program: {
    version: '0.1.0',
    node: 'v26.10.0',
    advisories: { packages: 300, found: [] },
    advisoriesAt: before(2 * days),
    failedAt: null,
    failure: null,
  },
}

function part(title: string, change: Partial<HealthFacts>) {
  const found = judgeHealth({ ...well, ...change }).find((one) => one.title === title)
  return found ?? expect.fail(`there is no part ${title}`)
}

test('a server that is well is fine in every part, with its figures', () => {
  const parts = judgeHealth(well)
  expect(parts.filter(({ isFine }) => !isFine)).toEqual([])
  expect(parts.map(({ title }) => title)).toEqual([
    'Queues',
    'Disk',
    'Database',
    'Mail',
    'Models',
    'Backups',
    'Software',
  ])
  expect(part('Disk', {}).facts[0]).toEqual({ name: 'Free', text: '40 GB' })
  expect(part('Database', {}).facts.map(({ text }) => text)).toEqual([
    'PostgreSQL',
    '17.2',
    '1.3 ms',
    '3 GB',
    '4 of 10 open, 3 idle, 0 waiting',
  ])
})

test('what waits too long or was given up needs attention', () => {
  const queues = (change: object) => part('Queues', { queues: { ...well.queues, ...change } })
  expect(queues({ oldestMailAt: before(15) }).isFine).toBe(true)
  expect(queues({ oldestMailAt: before(47) })).toMatchObject({
    isFine: false,
    verdict: expect.stringContaining('waiting for 47 minutes'),
  })
  expect(queues({ mailFailed: 1 })).toMatchObject({
    isFine: false,
    verdict: 'One email failed. Check the error under Mail, then send it again.',
  })
})

test('a disk that gets full needs attention before the server stops, unless nothing is on it', () => {
  const disk = (freeBytes: number, isUsed = true) =>
    part('Disk', { disk: { isUsed, room: well.disk.room && { ...well.disk.room, freeBytes } } })
  expect(disk(gigabyte).isFine).toBe(true)
  expect(disk(gigabyte - 1)).toMatchObject({ isFine: false, verdict: expect.stringContaining('running low') })
  expect(disk(gigabyte / 32 - 1)).toMatchObject({
    isFine: false,
    verdict: expect.stringContaining('isn’t ready'),
  })
  expect(disk(0, false).isFine).toBe(true)
  expect(part('Disk', { disk: { isUsed: true, room: undefined } }).isFine).toBe(false)
})

test('a database that takes no writes, or for which many wait, needs attention', () => {
  expect(part('Database', { fault: 'The database isn’t accepting writes: it is read-only' })).toMatchObject({
    isFine: false,
    verdict: expect.stringMatching(/read-only\. Check/),
  })
  const waiting = (count: number) =>
    part('Database', {
      database: { ...well.database, pool: { total: 10, idle: 0, waiting: count, most: 10 } },
    })
  expect(waiting(99).isFine).toBe(true)
  expect(waiting(100).isFine).toBe(false)
})

test('mail is judged by its last attempt, and by whether anybody can get it', () => {
  const mail = (change: object) => part('Mail', { mail: { ...well.mail, ...change } })
  const failing = mail({ failedAt: before(1) })
  expect(failing.isFine).toBe(false)
  expect(failing.facts.at(-1)).toEqual({ name: 'Last failure', at: before(1), text: 'EAUTH 535' })
  expect(mail({ isConfigured: false }).verdict).toContain('Set SMTP_URL')
  expect(mail({ isConfigured: false, isKeptHere: true }).isFine).toBe(true)
  expect(mail({ sentAt: null, failedAt: null, failure: null })).toMatchObject({
    isFine: true,
    verdict: 'No email has been sent yet.',
  })
})

test('a provider whose last call failed needs attention, with what to do about it', () => {
  const [google] = well.models
  const models = (change: object) => part('Models', { models: google ? [{ ...google, ...change }] : [] })
  expect(models({ failedAt: now, failure: 'money' })).toMatchObject({
    isFine: false,
    verdict: 'google: add credit to your account with the provider.',
  })
  expect(models({ failedAt: now, failure: 'not-allowed' }).facts).toEqual([
    { name: 'google', at: before(1), text: 'responded' },
    { name: 'google', at: now, text: 'failed: the key was refused' },
  ])
  expect(models({ retryInMs: 30_500 }).facts[0]?.text).toBe('paused after failures; retrying in 31 seconds')
  expect(models({ failedAt: now, failure: 'a kind of tomorrow' }).isFine).toBe(false)
  expect(models({ answeredAt: null, failedAt: null, failure: null })).toMatchObject({
    isFine: true,
    facts: [{ name: 'google', text: 'not used in the last 30 days' }],
  })
  expect(part('Models', { models: [] }).isFine).toBe(true)
})

test('backups need attention when there are none, the last failed, or it is too old', () => {
  const backups = (change: object) => part('Backups', { backups: { ...well.backups, ...change } })
  expect(backups({ everyMs: undefined }).verdict).toContain('Set BACKUP_TO')
  expect(backups({ lastFailedAt: now, lastFailure: 'The disk is full' })).toMatchObject({ isFine: false })
  expect(backups({ lastGoodAt: before(2 * days) }).isFine).toBe(true)
  expect(backups({ lastGoodAt: before(3 * days) }).verdict).toContain('is 3 days old')
  expect(backups({ lastGoodAt: null }).isFine).toBe(false)
})

test('packages need attention when something is known, or nobody could ask', () => {
  const program = (change: object) => part('Software', { program: { ...well.program, ...change } })
  const found = [{ name: 'tar', severity: 'high' as const, title: 'Path traversal', fix: null }]
  const known = program({ advisories: { packages: 300, found } })
  expect(known.isFine).toBe(false)
  expect(known.facts.at(-1)).toEqual({ name: 'tar', text: 'high: Path traversal (no fix yet)' })
  expect(program({ failedAt: now, failure: '405' })).toMatchObject({
    isFine: false,
    verdict: expect.stringContaining('couldn’t be checked'),
  })
  // What was found stays, whatever the last attempt gave.
  expect(program({ advisories: { packages: 300, found }, failedAt: now }).verdict).toContain('One package')
  expect(program({ advisories: undefined, advisoriesAt: null }).verdict).toContain('never been checked')
  expect(program({ advisoriesAt: before(31 * days) }).verdict).toContain('last checked 31 days ago')
})
