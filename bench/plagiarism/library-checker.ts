import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { createLibrary } from '#features/library/library.server.ts'
import { parseConfig } from '#platform/config.server.ts'
import { openDatabase, type Database } from '#platform/database/open-database.server.ts'
import { withIdentity } from '#platform/database/with-identity.server.ts'
import { PlagiarismAnswer } from '#tools/plagiarism-checker/answer.ts'
import { temporaryFolder } from '../built-server.ts'
import type { Checker } from './checker.ts'
import { createSourceNames } from './source-names.ts'

const log = pino({ level: 'silent' })

/** Imports into a scratch library on the embedded database and checks as the server does, without web and model. */
export async function openLibraryChecker(): Promise<Checker> {
  const folder = temporaryFolder()
  const database = await openDatabase({ databaseUrl: undefined, dataDir: folder.path }, log)
  const library = createLibrary({
    config: parseConfig({}),
    log,
    database,
    limits: { take: async () => 0 },
  })
  const userId = await addAdmin(database)
  const names = createSourceNames()
  const { signal } = new AbortController()
  return {
    async importSources(sources) {
      for (const [key, text] of sources) {
        const name = names.add(key, text)
        const file = { name: `${name}.txt`, bytes: Buffer.from(text) }
        const imported = await library.importSource({ userId, scope: 'library' }, file, signal)
        if (imported.outcome === 'failed') throw new Error(`${key} was not imported: ${imported.reason}`)
        if (imported.outcome === 'known') names.addTwin(key, imported.title)
      }
    },
    async check(text) {
      const answer = await library.check(
        { text },
        { caller: { address: '203.0.113.7' }, signal, onProgress: () => undefined },
      )
      return names.restore(PlagiarismAnswer.parse(answer))
    },
    async close() {
      await library.close()
      await database.close()
      folder.remove()
    },
  }
}

async function addAdmin(database: Database): Promise<string> {
  const id = randomUUID()
  await withIdentity(database, { role: 'auth' }, ({ query }) =>
    query('insert into users (id, name, email) values ($1, $2, $3)', [id, 'Bench', `${id}@example.org`]),
  )
  await withIdentity(database, { role: 'operator' }, ({ query }) =>
    query('update profiles set is_admin = true where id = $1', [id]),
  )
  return id
}
