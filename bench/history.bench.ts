import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { HistoryFilter } from '#features/history/history.schema.ts'
import { listHistory } from '#features/history/history.server.ts'
import { openDatabase, type Database, type DatabaseConfig } from '#platform/database/open-database.server.ts'
import { person, withIdentity, type Statements } from '#platform/database/with-identity.server.ts'
import { startPostgres } from '../scripts/postgres-for-tests.mjs'
import { percentile, type Measurement } from './bench-result.ts'
import { temporaryFolder } from './built-server.ts'

const log = pino({ level: 'silent' })
const everything = HistoryFilter.parse({})

/** Pages of the history at any depth, in a table of a million rows, on both databases. */
export async function run(): Promise<Measurement[]> {
  const postgres = await startPostgres()
  const folder = temporaryFolder()
  try {
    return [
      ...(await measure('PostgreSQL', { databaseUrl: postgres.url, dataDir: folder.path }, 1_000_000, 3)),
      ...(await measure('embedded', { databaseUrl: undefined, dataDir: folder.path }, 1_000_000, 12)),
    ]
  } finally {
    await postgres.stop()
    folder.remove()
  }
}

async function measure(
  name: string,
  config: DatabaseConfig,
  rows: number,
  goalMs: number,
): Promise<Measurement[]> {
  const database = await openDatabase(config, log)
  try {
    const [busiest] = await fill(database, rows)
    const inDatabase: number[] = []
    const whole: number[] = []
    const plans = new Set<string>()
    const cursors = await cursorsOf(database, busiest)
    for (let round = 0; round < 300; round += 1) {
      const filter = { ...everything, after: cursors[round % cursors.length] ?? '' }
      const startedAt = performance.now()
      await withIdentity(database, person(busiest), (statements) => listHistory(statements, filter))
      whole.push(performance.now() - startedAt)
      await withIdentity(database, person(busiest), (statements) =>
        listHistory(
          explaining(statements, (plan, ms) => inDatabase.push(ms) && plans.add(plan)),
          filter,
        ),
      )
    }
    const bad = [...plans].filter((plan) => /Seq Scan|Sort/.test(plan))
    const label = `${name}, ${rows.toLocaleString('en-US')} rows`
    return [
      {
        what: `${label}: page of 20 in the database, p95`,
        value: percentile(inDatabase, 0.95),
        unit: 'ms',
        goal: { atMost: goalMs },
      },
      {
        what: `${label}: whole transaction as the server sees it, p95`,
        value: percentile(whole, 0.95),
        unit: 'ms',
      },
      {
        what: `${label}: plans with a sequential scan or a sort`,
        value: bad.length,
        unit: 'plans',
        goal: { atMost: 0 },
      },
    ]
  } finally {
    await database.close()
  }
}

/** A tenth of all rows belong to one person, the rest to two hundred; answers their ids. */
async function fill(database: Database, rows: number): Promise<[string, ...string[]]> {
  const people: [string, ...string[]] = [randomUUID(), ...Array.from({ length: 200 }, () => randomUUID())]
  for (const id of people) {
    await database.pool.query('insert into users (id, name, email) values ($1, $2, $3)', [
      id,
      '',
      `${id}@example.org`,
    ])
  }
  const batch = 20_000
  for (let start = 0; start < rows; start += batch) {
    await database.pool.query({
      text: `insert into prompt_history (user_id, tool_slug, form_data, result, generated_prompt, project_name, created_at)
        select case when n % 10 = 0 then $1::uuid else ($2::uuid[])[1 + n % 200] end, 'text-to-prompt',
          '{"idea": "a boat"}', '{}', repeat(md5(n::text), 20), 'Project ' || n, now() - make_interval(secs => n)
        from generate_series($3::int, $4::int) n`,
      values: [people[0], people.slice(1), start, start + batch - 1],
    })
  }
  await database.pool.query('analyze prompt_history')
  return people
}

async function cursorsOf(database: Database, id: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ cursor: string }>(
    `select replace(created_at::text, ' ', 'T') || '|' || id as cursor from (
       select created_at, id, row_number() over (order by created_at desc, id desc) as place
       from prompt_history where user_id = $1) ranked where place % 500 = 1`,
    [id],
  )
  return ['', ...rows.map(({ cursor }) => cursor)]
}

/** Lets the database explain each query instead of answering it. */
function explaining(statements: Statements, note: (plan: string, ms: number) => void): Statements {
  return {
    async query(statement, values) {
      const { rows } = await statements.query<{
        'QUERY PLAN': [{ 'Execution Time': number; 'Planning Time': number }]
      }>(`explain (analyze, format json) ${statement}`, values)
      const [report] = rows[0]?.['QUERY PLAN'] ?? []
      if (report)
        note(
          JSON.stringify(report).replace(/[\d.]+/g, ''),
          report['Execution Time'] + report['Planning Time'],
        )
      return { rows: [], rowCount: 0 }
    },
  }
}
