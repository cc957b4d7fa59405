import { randomUUID } from 'node:crypto'
import { parseConfig } from '#platform/config.server.ts'
import { openTestDatabase, silentLog } from '#platform/database/test-databases.ts'
import { person, withIdentity, type Statements } from '#platform/database/with-identity.server.ts'
import type { Viewer } from '#shared/viewer.ts'
import { createInsights } from './insights.server.ts'

export const from = '203.0.113.7'

/** A database with an admin and Ada, and what sends to a collector of ours with these settings. */
export async function openForInsights() {
  const database = await openTestDatabase()
  const [admin, ada] = [randomUUID(), randomUUID()]
  for (const [id, name] of [
    [admin, 'admin'],
    [ada, 'ada'],
  ])
    await database.pool.query('insert into users (id, name, email) values ($1, $2, $3)', [
      id,
      name,
      `${name}@example.org`,
    ])
  await database.pool.query('update profiles set is_admin = true where id = $1', [admin])

  function open(environment: Record<string, string> = {}, viewer?: Pick<Viewer, 'id'>) {
    const { answerIngest } = createInsights({
      config: parseConfig(environment),
      log: silentLog,
      database,
      secret: 'secret',
      readModels: () => ({ ofEnvironment: [], providers: [] }),
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

  const asAdmin = <Result>(work: (statements: Statements) => Promise<Result>): Promise<Result> =>
    withIdentity(database, person(admin), work)
  const empty = () => database.pool.query('delete from analytics_events; delete from recording_chunks')
  return { database, admin, ada, open, asAdmin, empty }
}
