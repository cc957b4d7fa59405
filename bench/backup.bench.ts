import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { takeInThread } from '#platform/backup/backup-schedule.server.ts'
import { readArchive } from '#platform/backup/read-archive.server.ts'
import { parseConfig } from '#platform/config.server.ts'
import { openDatabase, type Database, type DatabaseConfig } from '#platform/database/open-database.server.ts'
import { nobody, withIdentity } from '#platform/database/with-identity.server.ts'
import { startPostgres } from '../scripts/postgres-for-tests.mjs'
import { percentile, type Measurement } from './bench-result.ts'
import { temporaryFolder } from './built-server.ts'
import { choose } from './choose.ts'

const log = pino({ level: 'silent' })
const writers = 4
const pauseMs = 30
const quietMs = 15_000

/**
 * A backup while visitors write, on both databases: are all acknowledged rows in it, and how long do writers wait?
 * `npm run bench -- backup --rows 100000`, `--only embedded` or `--only postgres`.
 */
export async function run(args: readonly string[]): Promise<Measurement[]> {
  const { values } = parseArgs({
    args: [...args],
    options: { rows: { type: 'string', default: '1000000' }, only: { type: 'string' } },
  })
  const rows = Number(values.rows)
  const databases = choose(['embedded', 'postgres'], values.only)
  const measurements: Measurement[] = []
  if (databases.includes('embedded')) measurements.push(...(await measure('embedded', undefined, rows)))
  if (databases.includes('postgres')) {
    const postgres = await startPostgres()
    measurements.push(...(await measure('PostgreSQL', postgres.url, rows).finally(postgres.stop)))
  }
  return measurements
}

async function measure(name: string, databaseUrl: string | undefined, rows: number): Promise<Measurement[]> {
  const folder = temporaryFolder()
  const place: DatabaseConfig = { databaseUrl, dataDir: join(folder.path, 'data') }
  const database = await openDatabase(place, log)
  try {
    await fill(database, rows)
    const visitors = startWriting(database)
    await wait(2_000)
    visitors.takeTimes()
    await wait(quietMs)
    const quiet = visitors.takeTimes()
    const startedAt = performance.now()
    const backup = await takeInThread(
      { ...parseConfig({}), ...place },
      {
        to: join(folder.path, 'backups'),
        passphrase: undefined,
        socketFolder: database.kind === 'embedded' ? database.pool.options.host : undefined,
      },
      new AbortController().signal,
    )
    const tookMs = performance.now() - startedAt
    const during = visitors.takeTimes()
    const acknowledged = await visitors.stop()
    const kept = await idsIn(backup.place)
    const mark = Date.parse(backup.header.at)
    const before = acknowledged.filter(({ at }) => at < mark)
    const ratio = percentile(during, 0.99) / percentile(quiet, 0.99)
    rmSync(backup.place)
    return [
      { what: `${name}: rows in the backup`, value: backup.rows, unit: 'rows', goal: { atLeast: rows } },
      { what: `${name}: the backup, read back`, value: tookMs / 1_000, unit: 's' },
      { what: `${name}: its size`, value: backup.bytes / 1e6, unit: 'MB' },
      {
        what: `${name}: acknowledged before its mark`,
        value: before.length,
        unit: 'rows',
        goal: { atLeast: 100 },
      },
      {
        what: `${name}: of those not in it`,
        value: before.filter(({ id }) => !kept.has(id)).length,
        unit: 'rows',
        goal: { atMost: 0 },
      },
      { what: `${name}: writers, quiet, p99`, value: percentile(quiet, 0.99), unit: 'ms' },
      { what: `${name}: writers during the backup, p99`, value: percentile(during, 0.99), unit: 'ms' },
      { what: `${name}: writers during the backup, longest`, value: Math.max(...during), unit: 'ms' },
      { what: `${name}: p99 during / quiet`, value: ratio, unit: 'times', goal: { atMost: 2 } },
    ]
  } finally {
    await database.close()
    folder.remove()
  }
}

async function fill(database: Database, rows: number): Promise<void> {
  for (let start = 0; start < rows; start += 20_000)
    await database.pool.query(
      `insert into analytics_events (id, name, at, path, properties, expires_at)
       select gen_random_uuid(), 'page viewed', now(), '/tools/' || n % 40, jsonb_build_object('n', n), now() + interval '90 days'
       from generate_series($1::int, $2::int) n`,
      [start + 1, Math.min(start + 20_000, rows)],
    )
}

/** Visitors who write through the contact page, at a pace; a row counts once the database has acknowledged it. */
function startWriting(database: Database) {
  const acknowledged: { id: string; at: number }[] = []
  const times: number[] = []
  let isWriting = true
  const ended = Promise.all(
    Array.from({ length: writers }, async () => {
      while (isWriting) {
        const id = randomUUID()
        const startedAt = performance.now()
        await withIdentity(database, nobody, ({ query }) =>
          query(
            `insert into contact_messages (id, name, email, message) values ($1, 'Ada', 'ada@example.org', 'Hello')`,
            [id],
          ),
        )
        times.push(performance.now() - startedAt)
        acknowledged.push({ id, at: Date.now() })
        await wait(pauseMs)
      }
    }),
  )
  return {
    takeTimes: () => times.splice(0),
    async stop() {
      isWriting = false
      await ended
      return acknowledged
    },
  }
}

async function idsIn(file: string): Promise<Set<string>> {
  const ids = new Set<string>()
  for await (const part of readArchive(file, undefined)) {
    if (part.kind !== 'rows' || part.table.name !== 'contact_messages') continue
    const place = part.table.columns.findIndex(({ name }) => name === 'id')
    for (const line of part.lines) ids.add((JSON.parse(line) as string[])[place] ?? '')
  }
  return ids
}
