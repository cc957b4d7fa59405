import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { createLibrary, type Library } from '#features/library/library.server.ts'
import { parseConfig } from '#platform/config.server.ts'
import { openDatabase, type Database } from '#platform/database/open-database.server.ts'
import { withIdentity } from '#platform/database/with-identity.server.ts'
import { PlagiarismPlan } from '#tools/plagiarism-checker/plan.ts'
import { Evidence } from '#comparison/comparison.ts'
import { startBuiltServer, temporaryFolder, type BuiltServer } from '../built-server.ts'
import type { Checker } from './checker.ts'
import { createSourceNames } from './source-names.ts'

const log = pino({ level: 'silent' })

type Imports = {
  importSources: Checker['importSources']
  library: Library
  names: ReturnType<typeof createSourceNames>
  close: () => Promise<void>
}

/** Imports into a scratch library on the embedded database and checks as the server does, without web and model. */
export async function openLibraryChecker(): Promise<Checker> {
  const folder = temporaryFolder()
  const { importSources, library, names, close } = await openScratchLibrary(folder.path)
  const { signal } = new AbortController()
  return {
    importSources,
    async check(text) {
      const answer = await library.check(
        { text },
        { caller: { address: '203.0.113.7' }, signal, onProgress: () => undefined },
      )
      return names.restore(Evidence.parse(PlagiarismPlan.parse(answer).evidence))
    },
    async close() {
      await close()
      folder.remove()
    },
  }
}

/** Imports into the folder of a built server, then starts it and asks it as a browser does. */
export async function openHttpChecker(): Promise<Checker> {
  const folder = temporaryFolder()
  const scratch = await openScratchLibrary(folder.path)
  let starting: Promise<BuiltServer> | undefined
  const start = async () => {
    await scratch.close()
    return startBuiltServer(folder.path, { LOG_LEVEL: 'silent' })
  }
  return {
    importSources: scratch.importSources,
    async check(text) {
      const { url } = await (starting ??= start())
      const response = await fetch(`${url}/functions/v1/check-plagiarism`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text }),
      })
      if (!response.ok) throw new Error(`The server answered ${response.status}: ${await response.text()}`)
      const { notes = [], ...found } = (await response.json()) as { notes?: unknown[] }
      return scratch.names.restore(Evidence.parse({ variants: [], ...found, notes }))
    },
    async close() {
      if (starting === undefined) await scratch.close()
      else await (await starting).stop()
      folder.remove()
    },
  }
}

async function openScratchLibrary(dataDir: string): Promise<Imports> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir }, log)
  const library = createLibrary({ config: parseConfig({}), log, database, limits: { take: async () => 0 } })
  const userId = await addAdmin(database)
  const names = createSourceNames()
  const { signal } = new AbortController()
  return {
    library,
    names,
    async importSources(sources) {
      for (const [key, text] of sources) {
        const name = names.add(key, text)
        const file = { name: `${name}.txt`, bytes: Buffer.from(text) }
        const imported = await library.importSource({ userId, scope: 'library' }, file, signal)
        if (imported.outcome === 'failed') throw new Error(`${key} was not imported: ${imported.reason}`)
        if (imported.outcome === 'known') names.addTwin(key, imported.title)
      }
    },
    async close() {
      await library.close()
      await database.close()
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
