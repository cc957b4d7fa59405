import type { ServerComposer } from '#engine/functions.server.ts'
import { AppError } from '#shared/app-error.ts'
import type { Config } from '#platform/config.server.ts'
import type { Database } from '#platform/database/open-database.server.ts'
import { addressGroup } from '#platform/http/client-address.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { Limit, RateLimits } from '#platform/rate-limit.server.ts'
import { createGuardedFetch, type GuardedFetch } from '#platform/web/guarded-fetch.server.ts'
import { createWebSearch } from '#platform/web/web-search.server.ts'
import { createLibraryCheck } from './check-with-library.server.ts'
import { indexSteps, readDocumentText, removeIndex } from './documents.server.ts'
import { formatOf } from './format-of.ts'
import { importSource, indexingName, runFor } from './import-source.server.ts'
import { createLibraryThreads, type LibraryThreads } from './library-threads.server.ts'
import * as texts from './library.texts.server.ts'
import { mostOwnSources, type ImportOutcome, type SourceScope } from './source.ts'

type LibraryParts = {
  config: Pick<Config, 'webSearch' | 'webSearchUrl' | 'webSearchKey' | 'webSearchEngine' | 'webSearchLimit'>
  log: Pick<Log, 'warn' | 'error'>
  database: Pick<Database, 'pool'>
  limits: Pick<RateLimits, 'take'>
  threads?: LibraryThreads
  /** Tests let it reach loopback. */
  fetchPage?: GuardedFetch
}

export type Library = {
  database: Pick<Database, 'pool'>
  /** Name of the search service, for the form. */
  webProvider: string | undefined
  check: ServerComposer
  importSource: (
    to: { userId: string; scope: SourceScope },
    from: { name: string; bytes: Uint8Array } | { url: string },
    signal: AbortSignal,
  ) => Promise<ImportOutcome>
  /** Writes fingerprints and passages of a source anew; false when it is not there. */
  reindex: (of: { userId: string; scope: SourceScope; id: number }) => Promise<boolean>
  /** The text of a file somebody wants to check. Nothing of it is kept. */
  readFile: (
    file: { name: string; bytes: Uint8Array },
    address: string,
    signal: AbortSignal,
  ) => Promise<string>
  /** Texts that wait for a thread. */
  jobsWaiting: () => number
  close: () => Promise<void>
}

const filesPerAddress: Limit = { name: 'read-file', allowed: 120, windowSeconds: 3_600 }
/** As many as a person can keep. Admins, who fill the library, have no limit. */
const importsPerPerson: Limit = { name: 'import-source', allowed: mostOwnSources, windowSeconds: 3_600 }

/** Sources of the plagiarism checker, and its check with them. */
export function createLibrary({
  config,
  log,
  database,
  limits,
  threads = createLibraryThreads(),
  fetchPage = createGuardedFetch(),
}: LibraryParts): Library {
  const search =
    config.webSearch === undefined
      ? undefined
      : createWebSearch({
          kind: config.webSearch,
          url: config.webSearchUrl,
          key: config.webSearchKey,
          engineId: config.webSearchEngine,
        })
  // Two runs at once would write every row of the index twice. Two processes can still do that, because no lock is held
  // across the short steps; indexing again fixes it.
  const indexing = new Set<string>()
  return {
    database,
    webProvider: search?.name,
    check: createLibraryCheck({
      database,
      threads,
      log,
      limits,
      fetchPage,
      search,
      webChecksAnHour: config.webSearchLimit,
    }),
    async importSource(to, from, signal) {
      const seconds = to.scope === 'own' ? await limits.take(importsPerPerson, to.userId) : 0
      if (seconds > 0)
        throw new AppError('RATE_LIMITED', texts.tooManyImports, { retryAfterSeconds: seconds })
      return importSource({ database, threads, fetchPage, indexing }, to, from, signal)
    },
    async reindex({ userId, scope, id }) {
      const run = runFor(database, userId, scope)
      const text = await run((statements) => readDocumentText(statements, scope, id))
      if (text === undefined) return false
      const document = indexingName(scope, id)
      if (indexing.has(document)) return true
      indexing.add(document)
      try {
        const index = await threads.run({ kind: 'index', text })
        await run((statements) => removeIndex(statements, scope, id))
        for (const step of indexSteps(scope, id, index)) await run(step)
        return true
      } finally {
        indexing.delete(document)
      }
    },
    async readFile({ name, bytes }, address, signal) {
      const format = formatOf(name)
      if (format === undefined) throw new AppError('INVALID_INPUT', texts.chooseFile)
      const seconds = await limits.take(filesPerAddress, addressGroup(address))
      if (seconds > 0)
        throw new AppError('RATE_LIMITED', texts.tooManyUploads, { retryAfterSeconds: seconds })
      return (await threads.run({ kind: 'read', bytes, format }, signal)).text
    },
    jobsWaiting: threads.waiting,
    close: threads.close,
  }
}
