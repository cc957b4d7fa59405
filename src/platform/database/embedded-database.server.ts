import { lstatSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { PoolConfig } from 'pg'
import { StartupError } from '../startup-error.server.ts'
import { checkDatabaseFolder, makeFolder, saying } from './data-folder.server.ts'
import { lockFolder } from './folder-lock.server.ts'

// Its name from source and in the bundle, where vite.config.ts puts it beside the server.
const workerFile = new URL(
  import.meta.url.endsWith('.ts') ? './embedded-worker.server.ts' : './embedded-worker.js',
  import.meta.url,
)

const portInName = 5432
/** The kernel's limit for the address of a Unix socket, 108 bytes with the final zero. */
const longestSocketPath = 107

export type EmbeddedWorkerData = { folder: string; socketFile: string; isScratch: boolean }
export type EmbeddedDatabase = { connection: PoolConfig; close: () => Promise<void> }

/**
 * Starts the database kept in `dataDir`. Throws `StartupError` when another process uses it or it does not open.
 * `isScratch`: it is a copy to read from, and nothing need be forced to the disk.
 */
export async function startEmbeddedDatabase(
  dataDir: string,
  { isScratch = false } = {},
): Promise<EmbeddedDatabase> {
  const folder = join(dataDir, 'database')
  checkDatabaseFolder(folder)
  makeFolder(dataDir)
  const lock = lockFolder(dataDir, join(dataDir, 'database.lock'))
  try {
    const socketFolder = saying(dataDir, () => makeSocketFolder(dataDir))
    const worker = await startWorker({ folder, socketFile: join(socketFolder, socketName), isScratch })
    let isClosing = false
    const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
    worker.once('exit', () => {
      // Not to be survived: what is acknowledged from here on could not be kept.
      if (!isClosing) throw new Error('The embedded database stopped')
    })
    return {
      connection: embeddedSocket(socketFolder),
      async close() {
        isClosing = true
        worker.postMessage('close')
        await ended
        removeSocketFolder(dataDir)
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** How to reach the database whose socket lies in this folder. */
export function embeddedSocket(folder: string) {
  return { host: folder, port: portInName, user: 'postgres', database: 'postgres' }
}

const socketName = `.s.PGSQL.${portInName}`

/** Open to this user alone: whoever reaches the socket is the database's superuser. */
function makeSocketFolder(dataDir: string): string {
  removeSocketFolder(dataDir)
  const beside = besideIn(dataDir)
  if (Buffer.byteLength(join(beside, socketName)) <= longestSocketPath) {
    mkdirSync(beside, { mode: 0o700 })
    return beside
  }
  const elsewhere = mkdtempSync(join(tmpdir(), elsewhereFor(dataDir)))
  // For commands, which have to find it.
  symlinkSync(elsewhere, beside)
  return elsewhere
}

function removeSocketFolder(dataDir: string): void {
  for (const folder of [findSocketFolder(dataDir), besideIn(dataDir)])
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
}

/** Where the socket lies while a server has the data folder open. */
export function findSocketFolder(dataDir: string): string | undefined {
  const beside = besideIn(dataDir)
  if (!lstatSync(beside, { throwIfNoEntry: false })?.isSymbolicLink()) return beside
  const elsewhere = readlinkSync(beside)
  // In a copy of a data folder the link leads to the server of the original.
  return basename(elsewhere).startsWith(elsewhereFor(dataDir)) ? elsewhere : undefined
}

function besideIn(dataDir: string): string {
  return join(dataDir, 'socket')
}

/** How the name begins of a folder for the socket of this data folder. */
function elsewhereFor(dataDir: string): string {
  return `database-${statSync(dataDir).ino}-`
}

function startWorker(workerData: EmbeddedWorkerData): Promise<Worker> {
  const { folder } = workerData
  return new Promise((resolve, reject) => {
    const worker = new Worker(workerFile, { workerData })
    const fail = (cause: unknown) => {
      const reason = cause instanceof Error ? cause.message : `its thread ended with code ${String(cause)}`
      reject(new StartupError(`The embedded database in ${folder} does not open: ${reason}`, { cause }))
    }
    worker.once('error', fail)
    worker.once('exit', fail)
    worker.once('message', () => {
      worker.off('exit', fail)
      worker.off('error', fail)
      worker.on('error', (error) => {
        throw error
      })
      resolve(worker)
    })
  })
}
