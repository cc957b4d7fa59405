import { afterEach, expect, test } from 'vitest'
import { parseConfig } from '#platform/config.server.ts'
import { databaseUnavailable } from '#platform/database/outage.server.ts'
import { openMetrics } from '#platform/metrics/open-metrics.server.ts'
import type { DatabaseFindings } from '#platform/server-state.server.ts'
import { AppError } from '#shared/app-error.ts'
import type { AppParts } from './create-app.server.ts'
import { serveForTests, type TestServer } from './serve-for-tests.server.ts'

const token = 'a-token-for-prometheus'
const goodDatabase: DatabaseFindings = {
  fault: undefined,
  mailWaiting: 3,
  mailFailed: 1,
  oldestMailSeconds: 90,
  lastBackupAt: new Date('2026-11-01T12:00:00Z'),
}

let server: TestServer
afterEach(() => server.close())

async function serve(parts: Partial<AppParts> = {}, found = goodDatabase): Promise<void> {
  const metrics = openMetrics({
    kind: 'embedded',
    pool: () => ({ total: 4, idle: 1, waiting: 2, most: 10 }),
    readDisk: () => ({ freeBytes: 1_000, sizeBytes: 9_000 }),
    readQueues: () => ({ library: 7 }),
    readDatabase: async () => found,
  })
  const config = parseConfig({ METRICS_TOKEN: token })
  server = await serveForTests({ config, metrics, pagePatterns: ['/', '/history/entries/:id'], ...parts })
}

const ask = (authorization?: string) =>
  fetch(`${server.url}/metrics`, authorization === undefined ? {} : { headers: { authorization } })

async function scrape(): Promise<string> {
  const answer = await ask(`Bearer ${token}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  return answer.text()
}

test('only the token opens it, and the token is in no line of the log', async () => {
  await serve()
  for (const wrong of [undefined, 'Bearer wrong', `Basic ${token}`, `Bearer ${token}x`, token, 'Bearer ']) {
    const answer = await ask(wrong)
    expect(answer.status, wrong).toBe(401)
    expect(answer.headers.get('www-authenticate')).toBe('bearer')
    expect(await answer.text()).not.toContain('blueprompt_')
  }
  expect(await scrape()).toContain('blueprompt_build_info{')
  expect(JSON.stringify(server.logLines())).not.toContain(token)
  const lines = server.logLines().filter(({ route }) => route === '/metrics')
  expect(lines.map(({ level, status }) => `${String(level)} ${String(status)}`)).toEqual([
    ...Array.from({ length: 6 }, () => '30 401'),
    '20 200',
  ])
})

test('without the setting it is an address like any unknown one', async () => {
  server = await serveForTests({ answerPage: async () => new Response('no such page', { status: 404 }) })
  const answer = await ask(`Bearer ${token}`)
  expect(answer.status).toBe(404)
  expect(await answer.text()).toBe('no such page')
})

test('requests are counted by pattern, and paths that people make up add no series', async () => {
  await serve({
    answerPage: async (request) =>
      new Response('page', { status: new URL(request.url).pathname.length > 60 ? 404 : 200 }),
  })
  for (let n = 0; n < 30; n += 1) {
    await fetch(`${server.url}/made-up/${n}`)
    await fetch(`${server.url}/history/entries/${n}.data`)
    await fetch(`${server.url}/functions/v1/nonsense-${n}`, { method: 'POST', body: '{}' })
  }
  const text = await scrape()
  const counts = [...text.matchAll(/^blueprompt_http_request_duration_seconds_count\{(.*)\} (\d+)$/gm)]
  expect(counts.map(([, labels, count]) => `${labels} ${count}`).toSorted()).toEqual([
    'method="GET",route="*",status="2xx" 30',
    'method="GET",route="/history/entries/:id",status="2xx" 30',
    'method="POST",route="/functions/v1/:name",status="4xx" 30',
  ])
})

test('a run is counted with its tool, who wrote and why', async () => {
  await serve()
  const run = (body: object) =>
    fetch(`${server.url}/functions/v1/generate-image-prompt`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const answer = await run({ idea: 'A lighthouse at dusk' })
  expect(answer.status, await answer.clone().text()).toBe(200)
  await answer.text()
  expect((await run({})).status).toBe(400)
  const lines = (await scrape())
    .split('\n')
    .filter((line) => line.startsWith('blueprompt_function_runs_total{'))
  // What was refused at the door was no run.
  expect(lines).toEqual([
    expect.stringMatching(/tool="[\w-]+",writer="composer",outcome="answered",reason="no-model"\} 1$/),
  ])
})

test('who is sent away is counted by the reason', async () => {
  const answers: Record<string, () => Response> = {
    '/limit': () => {
      throw new AppError('RATE_LIMITED', 'Wait a little')
    },
    '/busy': () => {
      throw new AppError('UNAVAILABLE', 'The site is busy')
    },
    '/outage': () => {
      throw databaseUnavailable(new Error('connection lost'))
    },
  }
  await serve({
    answerPage: async (request) => answers[new URL(request.url).pathname]?.() ?? new Response('page'),
    database: { findFault: async () => 'The database isn’t responding' },
  })
  for (const path of ['/limit', '/busy', '/busy', '/outage', '/readyz', '/']) await fetch(server.url + path)
  const text = await scrape()
  expect(text).toContain('blueprompt_refused_requests_total{reason="rate-limit"} 1\n')
  expect(text).toContain('blueprompt_refused_requests_total{reason="overload"} 2\n')
  expect(text).toContain('blueprompt_refused_requests_total{reason="outage"} 1\n')
})

test('queues, pool, disk, backup and process are there as they are now', async () => {
  await serve()
  const text = await scrape()
  for (const line of [
    'blueprompt_queue_length{of="mail-waiting"} 3',
    'blueprompt_queue_length{of="mail-failed"} 1',
    'blueprompt_queue_length{of="library"} 7',
    'blueprompt_mail_oldest_waiting_seconds 90',
    'blueprompt_database_connections{of="total"} 4',
    'blueprompt_database_connections{of="idle"} 1',
    'blueprompt_database_connections{of="waiting"} 2',
    'blueprompt_database_up 1',
    'blueprompt_disk_free_bytes 1000',
    'blueprompt_backup_last_success_timestamp_seconds 1793534400',
  ])
    expect(text).toContain(`\n${line}\n`)
  for (const name of [
    'process_cpu_seconds_total',
    'process_resident_memory_bytes',
    'nodejs_eventloop_lag_p99_seconds',
  ])
    expect(text).toMatch(new RegExp(`^${name} [\\d.e+-]+$`, 'm'))
})

test('while the database is away it still answers, and what is unknown is no number', async () => {
  await serve({}, { fault: 'The database isn’t responding' })
  const text = await scrape()
  expect(text).toContain('\nblueprompt_database_up 0\n')
  expect(text).toContain('blueprompt_queue_length{of="mail-failed"} Nan\n')
  expect(text).toContain('\nblueprompt_backup_last_success_timestamp_seconds Nan\n')
})

test('calls of models are counted with tokens, cost, key and fallback', async () => {
  await serve()
  const metrics = openMetrics({
    kind: 'postgres',
    pool: () => ({ total: 0, idle: 0, waiting: 0, most: 10 }),
    readDisk: () => undefined,
    readQueues: () => ({}),
    readDatabase: async () => goodDatabase,
  })
  const call = { provider: 'google', isOwnKey: false, isFallback: false, durationMs: 1_500 }
  metrics.modelCalled({ ...call, outcome: 'answered', inputTokens: 100, outputTokens: 20, costUsd: 0.25 })
  metrics.modelCalled({
    ...call,
    isFallback: true,
    outcome: 'server',
    inputTokens: 5,
    outputTokens: 0,
    costUsd: 0,
  })
  const { text } = await metrics.read()
  for (const line of [
    'duration_seconds_sum{provider="google",key="server",outcome="answered",fallback="no"} 1.5',
    'duration_seconds_count{provider="google",key="server",outcome="server",fallback="yes"} 1',
    'tokens_total{provider="google",key="server",direction="in"} 105',
    'cost_usd_total{provider="google"} 0.25',
  ])
    expect(text).toContain(line)
})
