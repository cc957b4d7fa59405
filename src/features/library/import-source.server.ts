import { AppError } from '#shared/app-error.ts'
import { withAdmin } from '#platform/admin-only.server.ts'
import { recordAdminAction } from '#platform/audit-log.server.ts'
import type { Database } from '#platform/database/open-database.server.ts'
import { person, withIdentity, type Statements } from '#platform/database/with-identity.server.ts'
import { FetchRefused, type GuardedFetch } from '#platform/web/guarded-fetch.server.ts'
import {
  countDocuments,
  deleteDocument,
  findTwin,
  indexSteps,
  insertDocument,
  removeIndex,
  type NewDocument,
} from './documents.server.ts'
import { formatOf } from './format-of.ts'
import * as texts from './import-source.texts.server.ts'
import type { LibraryThreads } from './library-threads.server.ts'
import { mostOwnSources, type ImportOutcome, type SourceFormat, type SourceScope } from './source.ts'

export type ImportParts = {
  database: Pick<Database, 'pool'>
  threads: LibraryThreads
  fetchPage: GuardedFetch
  /** Names of documents whose index is being written in this process. */
  indexing: Set<string>
}

/** Runs statements in one transaction, for whoever it was made for. */
export type Run = <Result>(work: (statements: Statements) => Promise<Result>) => Promise<Result>

const urlTypes = ['text/html', 'application/xhtml+xml', 'text/plain', 'text/markdown', 'application/pdf']
/** More would keep the embedded database from everybody else for too long. */
const mostStepsTogether = 4

/** A transaction as an admin for the library, as oneself for private sources. */
export function runFor(database: Pick<Database, 'pool'>, userId: string, scope: SourceScope): Run {
  return (work) =>
    scope === 'library' ? withAdmin(database, userId, work) : withIdentity(database, person(userId), work)
}

/** A file or an address becomes a source. What is wrong with it is an outcome, not a failure. */
export async function importSource(
  { database, threads, fetchPage, indexing }: ImportParts,
  to: { userId: string; scope: SourceScope },
  from: { name: string; bytes: Uint8Array } | { url: string },
  signal: AbortSignal,
): Promise<ImportOutcome> {
  const run = runFor(database, to.userId, to.scope)
  // Before the work, so that nobody fetches and reads files for nothing.
  const { documents } = await run((statements) => countDocuments(statements, to.scope))
  if (to.scope === 'own' && documents >= mostOwnSources)
    return { outcome: 'failed', reason: texts.tooManySources(mostOwnSources) }
  try {
    const { bytes, format, name, page } = 'url' in from ? await download(from.url) : named(from)
    const { title, text } = await threads.run(
      { kind: 'read', bytes, format, ...(page === undefined ? {} : { page }) },
      signal,
    )
    const prepared = await threads.run({ kind: 'prepare', text }, signal)
    const document: NewDocument = {
      title: (title ?? name).slice(0, 300),
      ...(page === undefined ? {} : { url: page.url }),
      format,
      text,
      ...prepared,
    }
    return await keepDocument({ run, indexing, signal }, to.scope, document)
  } catch (error) {
    if (error instanceof FetchRefused) return { outcome: 'failed', reason: error.message }
    if (error instanceof AppError && error.code === 'INVALID_INPUT')
      return { outcome: 'failed', reason: error.message }
    throw error
  }

  async function download(address: string) {
    // A word, or a name of this network: that it is not public would be no help.
    if (!URL.canParse(address) || !/[.:]/.test(new URL(address).hostname))
      throw new AppError('INVALID_INPUT', texts.enterFullAddress)
    const page = await fetchPage(address, { signal, types: urlTypes })
    const format: SourceFormat = page.type.startsWith('application/pdf')
      ? 'pdf'
      : page.type.startsWith('text/plain')
        ? 'text'
        : page.type.startsWith('text/markdown')
          ? 'markdown'
          : 'html'
    return {
      bytes: page.bytes,
      format,
      name: new URL(page.url).hostname,
      page: { url: page.url, type: page.type },
    }
  }
}

function named({ name, bytes }: { name: string; bytes: Uint8Array }) {
  const format = formatOf(name)
  if (format === undefined) throw new AppError('INVALID_INPUT', texts.chooseFile)
  return { bytes, format, name: name.replace(/\.[^.]+$/, '').trim() || texts.untitled, page: undefined }
}

/** The name of a document among those whose index is being written. */
export function indexingName(scope: SourceScope, id: number): string {
  return `${scope} ${id}`
}

type KeepParts = Pick<ImportParts, 'indexing'> & { run: Run; signal: AbortSignal }

/** Keeps a document with its index, unless the same or nearly the same text is there. Aborting removes it again. */
async function keepDocument(
  { run, indexing, signal }: KeepParts,
  scope: SourceScope,
  document: NewDocument,
): Promise<ImportOutcome> {
  const { title, url, format, index } = document
  if (index.words === 0) return { outcome: 'failed', reason: texts.noWords }
  const twin = await run((statements) => findTwin(statements, scope, document))
  let name = twin?.unfinished === undefined ? undefined : indexingName(scope, twin.unfinished)
  if (twin && (name === undefined || indexing.has(name))) return { outcome: 'known', title: twin.title }
  signal.throwIfAborted()
  if (name !== undefined) indexing.add(name)
  try {
    const start = await run(async (statements) => {
      const id = twin?.unfinished ?? (await insertDocument(statements, scope, document))
      if (id === undefined) return undefined
      name = indexingName(scope, id)
      indexing.add(name)
      if (twin !== undefined) await removeIndex(statements, scope, id)
      else if (scope === 'library')
        await recordAdminAction(statements, {
          action: 'create',
          subjectType: 'library document',
          subjectId: String(id),
          subjectName: title,
          after: { title, url, format, words: index.words },
        })
      const steps = indexSteps(scope, id, index)
      const isShort = steps.length <= mostStepsTogether
      if (isShort) for (const step of steps) await step(statements)
      return { id, left: isShort ? [] : steps }
    })
    if (start === undefined) return { outcome: 'known', title }
    for (const step of start.left) {
      if (signal.aborted) break
      await run(step)
    }
    if (signal.aborted) await run((statements) => deleteSource(statements, scope, start.id))
    signal.throwIfAborted()
    return { outcome: 'added', id: start.id, title: twin?.title ?? title, words: index.words }
  } finally {
    if (name !== undefined) indexing.delete(name)
  }
}

/** Answers its title, or undefined when it was not there. */
export async function deleteSource(
  statements: Statements,
  scope: SourceScope,
  id: number,
): Promise<string | undefined> {
  const deleted = await deleteDocument(statements, scope, id)
  if (deleted !== undefined && scope === 'library')
    await recordAdminAction(statements, {
      action: 'delete',
      subjectType: 'library document',
      subjectId: String(id),
      subjectName: deleted.title,
      before: deleted,
    })
  return deleted?.title
}
