import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { parseConfig } from '#platform/config.server.ts'
import { removeExpired } from '#platform/database/remove-expired.server.ts'
import { silentLog } from '#platform/database/test-databases.ts'
import { person, withIdentity } from '#platform/database/with-identity.server.ts'
import { createInsights } from './insights.server.ts'
import type { ModelsInUse } from './privacy-facts.server.ts'
import { readDateRange, reportInsights } from './insights-report.server.ts'
import { listEvents } from './list-events.server.ts'
import { openForInsights } from './insights.test-support.ts'

const { database, admin, ada, open, asAdmin, empty } = await openForInsights()
beforeEach(empty)
afterAll(() => database.close())

function event(name: string, properties: object = {}, more: object = {}) {
  return { uuid: randomUUID(), event: name, timestamp: new Date().toISOString(), properties, ...more }
}

const asBody = (...batch: object[]) => JSON.stringify({ batch })

async function rows() {
  return (
    await database.pool.query<Record<string, unknown>>('select * from analytics_events order by name, id')
  ).rows
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
  ).rejects.toMatchObject({ status: 400 })
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

test('with ANALYTICS=off there is no endpoint, nothing for the browser, and nothing to say but who gets what for models', () => {
  const providers: ModelsInUse['providers'][number][] = []
  const insights = createInsights({
    config: parseConfig({ ANALYTICS: 'off' }),
    log: silentLog,
    database,
    secret: 'secret',
    findViewer: async () => ({ viewer: undefined }),
    readModels: () => ({ ofEnvironment: [], providers }),
  })
  expect(insights).toMatchObject({
    answerIngest: undefined,
    browserSettings: undefined,
    privacy: { analytics: undefined, recording: undefined, models: [] },
  })
  providers.push({ kind: 'openai', baseUrl: 'https://api.openai.com/v1', isKeyLost: false })
  expect(insights.privacy.models).toEqual(['OpenAI'])
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

test('whoever is no admin sees no figures', async () => {
  await open()('events', asBody(event('$pageview', { is_visit: true })))
  const range = readDateRange(new URLSearchParams())
  const seen = await withIdentity(database, person(ada), async (statements) => ({
    report: await reportInsights(statements, range),
    events: await listEvents(statements, range),
  }))
  expect(seen.report.totals.map(({ value }) => value)).toEqual([0, 0, 0, 0])
  expect(seen.events).toHaveLength(1)
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
