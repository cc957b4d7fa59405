import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { openForCommand } from '#platform/database/open-for-command.server.ts'
import type { Measurement } from './bench-result.ts'
import { percentile } from './bench-result.ts'
import { startBuiltServer, temporaryFolder } from './built-server.ts'

const batchSize = 50
const batches = 1_000
const atOnce = 8

/** Events over HTTP into the embedded database, each batch kept before it is answered; every tenth is sent twice. */
export async function run(): Promise<Measurement[]> {
  const folder = temporaryFolder()
  const server = await startBuiltServer(folder.path, { INGEST_LIMIT: '1000000', LOG_LEVEL: 'error' })
  try {
    const bodies = Array.from({ length: batches }, () => newBatch())
    for (const body of bodies.splice(0, 50)) await send(server.url, body)
    const times: number[] = []
    let failed = 0
    const waiting = bodies.flatMap((body, index) => (index % 10 === 0 ? [body, body] : [body]))
    const events = new Set(waiting).size * batchSize
    const startedAt = performance.now()
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let body = waiting.pop(); body !== undefined; body = waiting.pop()) {
          const from = performance.now()
          if ((await send(server.url, body)) !== 204) failed += 1
          times.push(performance.now() - from)
        }
      }),
    )
    const seconds = (performance.now() - startedAt) / 1_000
    return [
      {
        what: `events taken in batches of ${batchSize}, embedded database`,
        value: events / seconds,
        unit: 'events/s',
        goal: { atLeast: 2_000 },
      },
      { what: 'answer to a batch, p95', value: percentile(times, 0.95), unit: 'ms' },
      { what: 'batches not taken', value: failed, unit: 'batches', goal: { atMost: 0 } },
      {
        what: 'events not kept, or kept twice',
        value: Math.abs(batches * batchSize - (await keptEvents(folder.path))),
        unit: 'events',
        goal: { atMost: 0 },
      },
    ]
  } finally {
    await server.stop()
    folder.remove()
  }
}

async function send(url: string, body: string): Promise<number> {
  const response = await fetch(`${url}/ingest/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Firefox' },
    body,
  })
  await response.arrayBuffer()
  return response.status
}

/** Events that the server drops are answered with 204 as well. */
async function keptEvents(dataDir: string): Promise<number> {
  const database = await openForCommand({ dataDir, databaseUrl: undefined }, pino({ level: 'silent' }))
  const { rows } = await database.pool.query<{ kept: number }>(
    'select count(*)::int as kept from analytics_events',
  )
  await database.close()
  return rows[0]?.kept ?? 0
}

function newBatch(): string {
  const visitor = randomUUID()
  const batch = Array.from({ length: batchSize }, (_, index) => ({
    uuid: randomUUID(),
    event: index % 5 === 0 ? '$pageview' : 'generate_started',
    timestamp: new Date().toISOString(),
    properties: {
      distinct_id: visitor,
      $device_id: visitor,
      $session_id: visitor,
      $browser: 'Chrome',
      $os: 'Linux',
      $device_type: 'Desktop',
      $pathname: '/tools/non-technical/story-prompt',
      device: 'desktop',
      ...(index % 5 === 0 ? { is_visit: index === 0 } : { tool_id: 'story-prompt' }),
    },
  }))
  return JSON.stringify({ batch })
}
