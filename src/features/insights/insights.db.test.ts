import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { parseConfig } from '#platform/config.server.ts'
import type { Database } from '#platform/database/open-database.server.ts'
import { removeExpired } from '#platform/database/remove-expired.server.ts'
import { openTestDatabase, silentLog } from '#platform/database/test-databases.ts'
import { person, withIdentity, type Statements } from '#platform/database/with-identity.server.ts'
import type { Viewer } from '#shared/viewer.ts'
import { createInsights } from './insights.server.ts'
import { readDateRange, reportInsights } from './insights-report.server.ts'
import { listEvents } from './list-events.server.ts'
import { listRecordings, readRecording, removeRecording } from './recordings.server.ts'

let database: Database
const admin = randomUUID()
const ada = randomUUID()
const from = '203.0.113.7'

beforeAll(async () => {
  database = await openTestDatabase()
  for (const [id, name] of [
    [admin, 'admin'],
    [ada, 'ada'],
  ]) {
    await database.pool.query('insert into users (id, name, email) values ($1, $2, $3)', [
      id,
      name,
      `${name}@example.org`,
    ])
  }
  await database.pool.query('update profiles set is_admin = true where id = $1', [admin])
})

beforeEach(() => database.pool.query('delete from analytics_events; delete from recording_chunks'))

afterAll(() => database.close())

function open(environment: Record<string, string> = {}, viewer?: Pick<Viewer, 'id'>) {
  const insights = createInsights({
    config: parseConfig(environment),
    log: silentLog,
    database,
    secret: 'secret',
    findViewer: async () => ({
      viewer: viewer && {
        id: viewer.id,
        email: 'ada@example.org',
        fullName: '',
        avatarUrl: null,
        isAdmin: false,
      },
    }),
  })
  const { answerIngest } = insights
  if (!answerIngest) throw new Error('Nothing is taken')
  return (path: string, body: BodyInit, headers: Record<string, string> = {}, address = from) =>
    answerIngest(
      new Request(`http://localhost:3000/ingest/${path}`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', 'user-agent': 'Firefox', ...headers },
      }),
      address,
    )
}

function event(name: string, properties: object = {}, more: object = {}) {
  return { uuid: randomUUID(), event: name, timestamp: new Date().toISOString(), properties, ...more }
}

const asBody = (...batch: object[]) => JSON.stringify({ batch })

async function rows() {
  return (
    await database.pool.query<Record<string, unknown>>('select * from analytics_events order by name, id')
  ).rows
}

function asAdmin<Result>(work: (statements: Statements) => Promise<Result>): Promise<Result> {
  return withIdentity(database, person(admin), work)
}

test('a batch is kept once however often it arrives, without what could tell who it was', async () => {
  const send = open()
  const body = asBody(
    event('$pageview', { is_visit: true, $pathname: '/', device: 'phone' }),
    event('prompt_copied', {
      tool_id: 'story-prompt',
      how: 'button',
      distinct_id: 'visitor-1',
      $device_id: 'visitor-1',
      $session_id: 'session-1',
      email: 'ada@example.org',
      name: 'Ada',
      $pathname: '/tools/non-technical/story-prompt',
    }),
  )
  const answers = await Promise.all([send('events', body), send('events', body), send('events', body)])
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
  const [view, copy, ...others] = await rows()
  expect(others).toEqual([])
  expect(view).toMatchObject({ name: '$pageview', visitor: null, session: null, user_id: null, path: '/' })
  expect(copy).toMatchObject({ name: 'prompt_copied', tool: 'story-prompt', properties: { how: 'button' } })
  expect(copy?.['visitor']).toMatch(/^[\w-]{22}$/)
  expect(JSON.stringify([view, copy])).not.toMatch(/visitor-1|session-1|ada@example|Ada/)
})

test('an event belongs to whoever is signed in, and to nobody who only says so', async () => {
  const identified = { distinct_id: ada, $device_id: 'd', $is_identified: true }
  const cookie = { cookie: 'session=x' }
  await open({}, { id: ada })('events', asBody(event('$identify', identified)), cookie)
  await open({}, { id: admin })('events', asBody(event('$pageview', identified)), cookie)
  await open()('events', asBody(event('$pageview', identified)))
  expect((await rows()).map((row) => row['user_id'])).toEqual([ada, null, null])
})

test('a bad event keeps back no other, and impossible ids are left out', async () => {
  const answer = await open()(
    'events',
    asBody(
      event('$pageview'),
      event('idea', { text: 'secret' }),
      event('$pageview', { distinct_id: 'distinct_id' }),
      event('$pageview', { distinct_id: '$posthog_cookieless' }),
    ),
  )
  expect(answer.status).toBe(204)
  expect(await rows()).toHaveLength(1)
})

test('what is no batch is refused, crawlers are not counted, other paths do not exist', async () => {
  const send = open()
  await expect(send('events', '{}')).rejects.toMatchObject({ status: 400 })
  await expect(send('events', 'x')).rejects.toMatchObject({ status: 400 })
  await expect(
    send('events', asBody(...Array.from({ length: 101 }, () => event('$pageview')))),
  ).rejects.toMatchObject({
    status: 400,
  })
  await expect(send('nothing', '{}')).rejects.toMatchObject({ status: 404 })
  expect((await send('events', asBody(event('$pageview')), { 'user-agent': 'Googlebot/2.1' })).status).toBe(
    204,
  )
  expect(await rows()).toEqual([])
})

test('one address is slowed down, another is not', async () => {
  const send = open({ INGEST_LIMIT: '2' })
  const statuses = []
  for (let count = 0; count < 3; count++)
    statuses.push((await send('events', asBody(event('$pageview')))).status)
  expect(statuses).toEqual([204, 204, 429])
  expect((await send('events', asBody(event('$pageview')), {}, '203.0.113.8')).status).toBe(204)
})

test('one address fills the disk with events no further than its share of the day', async () => {
  const send = open({ INGEST_LIMIT: '3' })
  const batch = () => asBody(...Array.from({ length: 100 }, () => event('$pageview')))
  const statuses = []
  const now = vi.spyOn(Date, 'now')
  const begun = Date.now()
  for (let minute = 0; minute < 8; minute++) {
    now.mockReturnValue(begun + minute * 61_000)
    statuses.push((await send('events', batch(), {}, '198.51.100.9')).status)
  }
  now.mockRestore()
  expect(statuses).toEqual([204, 204, 204, 204, 204, 204, 429, 429])
  expect((await send('events', batch(), {}, '198.51.100.10')).status).toBe(204)
})

test('with ANALYTICS=off there is no endpoint, nothing for the browser, and nothing to say', () => {
  const insights = createInsights({
    config: parseConfig({ ANALYTICS: 'off' }),
    log: silentLog,
    database,
    secret: 'secret',
    findViewer: async () => ({ viewer: undefined }),
  })
  expect(insights).toMatchObject({
    answerIngest: undefined,
    browserSettings: undefined,
    privacy: { analytics: undefined, recording: undefined },
  })
})

test('a key without a host is told when starting', () => {
  expect(() => open({ POSTHOG_KEY: 'phc_x' })).toThrow('POSTHOG_KEY and POSTHOG_HOST belong together')
})

test('a wrong clock does not put an event into another year', async () => {
  const at = [
    '1999-01-01T00:00:00.000Z',
    '2999-01-01T00:00:00.000Z',
    new Date(Date.now() - 86_400_000).toISOString(),
  ]
  await open()('events', asBody(...at.map((timestamp) => event('$pageview', {}, { timestamp }))))
  const days = (await rows()).map((row) => Math.round((Date.now() - Number(row['at'])) / 86_400_000))
  expect(days.sort()).toEqual([0, 0, 1])
})

test('what has expired goes, and the events of a deleted account belong to nobody', async () => {
  const leaving = randomUUID()
  await database.pool.query(`insert into users (id, name, email) values ($1, 'x', 'leaving@example.org')`, [
    leaving,
  ])
  const send = open({ ANALYTICS_DAYS: '1' }, { id: leaving })
  const identified = { distinct_id: leaving, $device_id: 'd', $is_identified: true }
  await send('events', asBody(event('$identify', identified), event('$pageview')), { cookie: 'x' })
  await database.pool.query(
    `update analytics_events set expires_at = now() - interval '1 hour' where user_id is null`,
  )
  await removeExpired(database)
  expect(await rows()).toMatchObject([{ user_id: leaving }])
  await database.pool.query('delete from users where id = $1', [leaving])
  expect(await rows()).toMatchObject([{ user_id: null, name: '$identify' }])
})

test('the report counts visits, the way to a copied prompt, tools, steps, vitals and errors', async () => {
  const send = open()
  const device = (name: string) => ({ distinct_id: name, $device_id: name })
  const tool = { tool_id: 'story-prompt' }
  await send(
    'events',
    asBody(
      event('$pageview', { is_visit: true, $pathname: '/', referrer: 'news.example.org' }),
      event('$pageview', { is_visit: true, $pathname: '/', ...device('a') }),
      event('$pageview', { $pathname: '/tools/non-technical/story-prompt', ...device('a') }),
      event('generate_started', { ...tool, ...device('a') }),
      event('generate_started', { ...tool, ...device('b') }),
      event('generate_failed', { ...tool, code: 'TIMEOUT' }),
      event('generate_completed', tool),
      event('prompt_copied', { ...tool, how: 'button' }),
      event('handed_off', { ...tool, target: 'cursor' }),
      event('draft_abandoned', { tool_id: 'developer-prompt', step: '3' }),
      ...[100, 200, 300, 400].map((value) => event('web_vital', { metric: 'LCP', value, rating: 'good' })),
      event('page_error', { kind: 'TypeError', file: 'a.js', line: 3 }),
      event('broken_link_reported', { path: '/nowhere' }),
    ),
  )
  const range = readDateRange(new URLSearchParams({ days: '7' }))
  const report = await asAdmin((statements) => reportInsights(statements, range))
  expect(report.totals.map(({ value }) => value)).toEqual([2, 3, 2, 0])
  expect(report.days.rows).toHaveLength(7)
  expect(report.days.rows.at(-1)).toEqual([range.to, 2, 3, 2])
  const table = (id: string) => report.tables.find((one) => one.id === id)?.rows
  expect(table('funnel')?.map(([, times]) => times)).toEqual([2, 1, 2, 1, 2])
  expect(table('tools')).toContainEqual(['Story Prompt', 1, 2, 1, 1, 0, 1, 1])
  expect(table('targets')).toEqual([['cursor', 1, 0]])
  expect(table('steps')?.[2]).toEqual(['Step 3', 1, 0])
  expect(table('failures')).toEqual([['story-prompt TIMEOUT', 1, 0]])
  expect(table('vitals')).toEqual([['LCP, ms', 325, 100, 4]])
  expect(table('errors')).toEqual([['TypeError a.js:3', 1, 0]])
  expect(table('broken')).toEqual([['/nowhere', 1, 0]])
  const [header, ...events] = await asAdmin((statements) => listEvents(statements, range))
  expect(header?.slice(0, 3)).toEqual(['at', 'name', 'path'])
  expect(events).toHaveLength(16)
})

test('whoever is no admin sees neither figures nor recordings', async () => {
  await open()('events', asBody(event('$pageview', { is_visit: true })))
  await (await begin(open())).put(0)
  const range = readDateRange(new URLSearchParams())
  const seen = await withIdentity(database, person(ada), async (statements) => ({
    report: await reportInsights(statements, range),
    events: await listEvents(statements, range),
    recordings: await listRecordings(statements, ''),
  }))
  expect(seen.report.totals.map(({ value }) => value)).toEqual([0, 0, 0, 0])
  expect([seen.events.length, seen.recordings.recordings]).toEqual([1, []])
})

test('a range is read from the address, and nonsense means four weeks', () => {
  const now = new Date('2026-11-20T23:00:00Z')
  const read = (text: string) => readDateRange(new URLSearchParams(text), now)
  expect(read('')).toEqual({ from: '2026-10-24', to: '2026-11-20' })
  expect(read('days=7')).toEqual({ from: '2026-11-14', to: '2026-11-20' })
  expect(read('from=2026-11-01&to=2026-11-03')).toEqual({ from: '2026-11-01', to: '2026-11-03' })
  for (const text of [
    'from=2026-11-03&to=2026-11-01',
    'from=x&to=y',
    'from=1026-01-01&to=2026-01-01',
    'days=-4',
  ])
    expect(read(text)).toEqual({ from: '2026-10-24', to: '2026-11-20' })
})

function chunk(recordingId: string, sequence: number, more: object = {}): Blob {
  const at = Date.now() - 60_000 + sequence * 10_000
  const text = JSON.stringify({
    recordingId,
    sequence,
    path: '/tools',
    device: 'desktop',
    events: [
      { type: 4, timestamp: at, data: { href: '/tools', width: 1280, height: 900 } },
      { type: 3, timestamp: at + 5_000, data: { source: 3 } },
    ],
    ...more,
  })
  return new Blob([new Uint8Array(gzipSync(text))])
}

type Send = ReturnType<typeof open>

async function start(send: Send, address = from, headers: Record<string, string> = {}): Promise<Response> {
  return send('recordings/start', JSON.stringify({ agreed: true }), headers, address)
}

/** A visitor who agreed and was chosen. */
async function begin(send: Send, address = from) {
  const { id, permit } = (await (await start(send, address)).json()) as { id: string; permit: string }
  const put = (sequence: number, body = chunk(id, sequence), headers: Record<string, string> = {}) =>
    send(
      'recordings',
      body,
      { 'content-length': String(body.size), 'x-recording-permit': permit, ...headers },
      address,
    )
  return { id, permit, put }
}

test('the pieces of a recording come back in their order, once, and can be removed', async () => {
  const { id, put } = await begin(open())
  for (const sequence of [1, 0, 0, 1]) expect((await put(sequence)).status).toBe(204)
  const { recordings, next } = await asAdmin((statements) => listRecordings(statements, ''))
  expect(recordings).toMatchObject([{ id, seconds: 15, pages: 1, device: 'desktop', firstPath: '/tools' }])
  expect(next).toBe('')
  const events = await asAdmin((statements) => readRecording(statements, id))
  expect(events.map((one) => (one as { type: number }).type)).toEqual([4, 3, 4, 3])
  expect(await asAdmin((statements) => removeRecording(statements, id))).toBe(true)
  expect(await asAdmin((statements) => readRecording(statements, id))).toEqual([])
})

test('recordings are listed by key', async () => {
  const send = open()
  for (let count = 0; count < 23; count++) await (await begin(send, `203.0.113.${count}`)).put(0)
  const first = await asAdmin((statements) => listRecordings(statements, ''))
  const second = await asAdmin((statements) => listRecordings(statements, first.next))
  expect([first.recordings.length, second.recordings.length, second.next]).toEqual([20, 3, ''])
  expect(new Set([...first.recordings, ...second.recordings].map(({ id }) => id)).size).toBe(23)
})

test('what is no recording, unpacks without end or is too long is refused', async () => {
  const send = open()
  const { id, put } = await begin(send)
  const bomb = new Blob([new Uint8Array(gzipSync(Buffer.alloc(50_000_000, 32)))])
  const none = [
    new Blob(['x']),
    chunk('x', 0),
    chunk(id, 0, { events: [{ type: 6, timestamp: 1, data: {} }] }),
    bomb,
  ]
  for (const body of none) await expect(put(0, body)).rejects.toMatchObject({ status: 400 })
  const long = { 'content-length': '9999999' }
  await expect(put(0, new Blob(['x']), long)).rejects.toMatchObject({ status: 413 })
  await put(0)
  await database.pool.query('update recording_chunks set size = 999999 where recording_id = $1', [id])
  for (let sequence = 1; sequence < 5; sequence++) await put(sequence)
  await database.pool.query('update recording_chunks set size = 1000000 where recording_id = $1', [id])
  await expect(put(6)).rejects.toMatchObject({ status: 413 })
})

test('nobody is recorded who did not agree, whose browser says no, or under an id of their own', async () => {
  const send = open()
  for (const body of ['{}', '{"agreed":false}', '{"agreed":"true"}'])
    await expect(send('recordings/start', body)).rejects.toMatchObject({ status: 403 })
  for (const signal of ['sec-gpc', 'dnt'])
    await expect(start(send, from, { [signal]: '1' })).rejects.toMatchObject({ status: 403 })
  const { id, permit, put } = await begin(send)
  const own = randomUUID()
  const forged = ['', own, permit.replace(id, own), `${id}.${Date.now()}.`, `${permit}x`, permit.slice(0, -2)]
  for (const text of forged)
    await expect(
      put(0, chunk(text === permit ? id : own, 0), { 'x-recording-permit': text }),
    ).rejects.toMatchObject({ status: 403 })
  await expect(put(0, chunk(own, 0))).rejects.toMatchObject({ status: 403 })
  await expect(put(0, chunk(id, 0), { 'sec-gpc': '1' })).rejects.toMatchObject({ status: 403 })
  const { rows: kept } = await database.pool.query('select 1 from recording_chunks')
  expect(kept).toEqual([])
})

test('with RECORDING_SAMPLE=0 nothing is recorded, not even under an id that was given before', async () => {
  const { id, permit } = await begin(open())
  const off = open({ RECORDING_SAMPLE: '0' })
  await expect(start(off)).rejects.toMatchObject({ status: 404 })
  const body = chunk(id, 0)
  const headers = { 'content-length': String(body.size), 'x-recording-permit': permit }
  await expect(off('recordings', body, headers)).rejects.toMatchObject({ status: 404 })
})

test('one address begins so many recordings within a day, another is not concerned', async () => {
  const send = open({ RECORDING_LIMIT: '3' })
  const address = '198.51.100.4'
  const statuses = []
  for (let count = 0; count < 5; count++) statuses.push((await start(send, address)).status)
  expect(statuses).toEqual([200, 200, 200, 204, 204])
  expect((await start(send, '198.51.100.5')).status).toBe(200)
})

test('all recordings together take no more of the disk than they may', async () => {
  const { id, put } = await begin(open())
  await put(0)
  await database.pool.query('update recording_chunks set size = 999990 where recording_id = $1', [id])
  const full = open({ RECORDING_DISK_MB: '1' })
  const other = await begin(full)
  await expect(other.put(0)).rejects.toMatchObject({ status: 413 })
  await database.pool.query('update recording_chunks set size = 1000000 where recording_id = $1', [id])
  const sizes = await database.pool.query(
    'insert into recording_chunks select gen_random_uuid(), sequence, started_at, duration_ms, path, device, body, 10, expires_at from recording_chunks',
  )
  expect(sizes.rowCount).toBe(1)
  expect((await start(open({ RECORDING_DISK_MB: '1' }))).status).toBe(204)
})
