import { listUsers, userSorts, type UserSort } from '#features/admin/users.server.ts'
import { countEverything } from '#features/admin/dashboard.server.ts'
import { withAdmin } from '#platform/admin-only.server.ts'
import type { Database } from '#platform/database/open-database.server.ts'
import { newPerson } from '#platform/database/people.test-support.ts'
import { openDatabase } from '#platform/database/open-database.server.ts'
import type { TableQuery } from '#shared/table-query.ts'
import { createLog } from '#platform/log.server.ts'
import { median, type Measurement } from './bench-result.ts'
import { temporaryFolder } from './built-server.ts'

const people = 100_000
const rounds = 40

/** The panel's table of users, and its counters, with 100,000 users in the embedded database. */
export async function run(): Promise<Measurement[]> {
  const folder = temporaryFolder()
  const database = await openDatabase({ databaseUrl: undefined, dataDir: folder.path }, createLog('silent'))
  try {
    await fill(database)
    const { id } = await newPerson(database, { isAdmin: true })
    const timed = async (what: string, work: Parameters<typeof withAdmin>[2]): Promise<Measurement> => {
      const times: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        const startedAt = performance.now()
        await withAdmin(database, id, work)
        times.push(performance.now() - startedAt)
      }
      return { what: `${what}, median`, value: median(times), unit: 'ms', goal: { atMost: 50 } }
    }
    const page = (changes: Partial<TableQuery<UserSort>>) => (statements: Parameters<typeof listUsers>[0]) =>
      listUsers(statements, { search: '', sort: 'created', direction: 'desc', after: '', ...changes })
    const measurements: Measurement[] = []
    for (const sort of userSorts) {
      for (const direction of ['asc', 'desc'] as const)
        measurements.push(await timed(`first page by ${sort}, ${direction}`, page({ sort, direction })))
      let after = ''
      for (let depth = 0; depth < 400; depth += 1)
        after = (await withAdmin(database, id, page({ sort, after }))).next
      measurements.push(await timed(`page 401 by ${sort}`, page({ sort, after })))
    }
    measurements.push(await timed('search for what many have', page({ search: 'walker 7' })))
    measurements.push(await timed('search for what one has', page({ search: 'person-99998@' })))
    measurements.push(await timed('search for what nobody has', page({ search: 'nobody at all' })))
    measurements.push(await timed('counters of the dashboard', countEverything))
    return measurements
  } finally {
    await database.close()
    folder.remove()
  }
}

async function fill(database: Database): Promise<void> {
  for (let start = 0; start < people; start += 10_000)
    await database.pool.query(
      `insert into users (name, email, created_at)
       select 'Walker ' || n % 1000, 'person-' || n || '@example.org', now() - make_interval(secs => n)
       from generate_series($1::int, $2::int) n`,
      [start, start + 9_999],
    )
  await database.pool.query('analyze profiles')
}
