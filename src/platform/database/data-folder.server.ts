import { existsSync, mkdirSync, readdirSync, readFileSync, statfsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Config } from '../config.server.ts'
import { StartupError } from '../startup-error.server.ts'

/** What PGlite speaks; a database of another major version it cannot read. */
const ownVersion = '18'
/** A first start makes some forty megabytes. */
const roomForFirstStart = 64 * 1024 * 1024
/** Going on needs a piece of the write-ahead log at least, or the next commit ends the database. */
export const roomToGoOn = 32 * 1024 * 1024

/**
 * Throws `StartupError` for a folder that holds something else than a database of ours, or that has no room for it.
 * Touches nothing.
 */
export function checkDatabaseFolder(folder: string): void {
  const entries = existsSync(folder) ? listing(folder) : []
  if (entries.length > 0) refuseForeign(folder, entries)
  refuseFull(folder, entries.length > 0 ? roomToGoOn : roomForFirstStart)
}

function refuseForeign(folder: string, entries: readonly string[]): void {
  if (!entries.includes('PG_VERSION')) {
    throw new StartupError(
      `The folder ${folder} is not empty, and what it holds is no database: move it away, or set DATA_DIR to another folder. Nothing was changed.`,
    )
  }
  const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
  if (version === ownVersion) return
  throw new StartupError(
    `The database in ${folder} was made by PostgreSQL ${version.slice(0, 20)}, and this version of the server reads ${ownVersion}: run "npm run backup -- FOLDER" with the version of the server that made it, then set DATA_DIR to a new folder and run "npm run restore -- FILE" with this one. Nothing was changed.`,
  )
}

function refuseFull(folder: string, least: number): void {
  const room = roomOf(folder)
  if (room !== undefined && room.freeBytes < least) throw diskIsFull(folder)
}

export type DiskRoom = { freeBytes: number; sizeBytes: number }

/** Of the disk that holds the path or will hold it; undefined when nobody can tell. */
export function roomOf(path: string): DiskRoom | undefined {
  const existing = nearestExisting(path)
  try {
    const { bavail, blocks, bsize } = statfsSync(existing)
    return { freeBytes: bavail * bsize, sizeBytes: blocks * bsize }
  } catch {
    return undefined
  }
}

/** false: what the server keeps itself, its database or uploaded images, would soon have no place. */
export function hasRoom(config: KeptHere): boolean {
  return !keepsFiles(config) || (roomOf(config.dataDir)?.freeBytes ?? Infinity) >= roomToGoOn
}

/** false: database and images are elsewhere, and a full disk stops nothing. */
export function keepsFiles({ databaseUrl, s3Bucket }: Omit<KeptHere, 'dataDir'>): boolean {
  return databaseUrl === undefined || s3Bucket === undefined
}

/** Below this somebody should make room while there is time: a tenth of the disk, at most a gigabyte. */
export function scarceBytes({ sizeBytes }: DiskRoom): number {
  return Math.max(roomToGoOn, Math.min(1024 ** 3, Math.floor(sizeBytes / 10)))
}

type KeptHere = Pick<Config, 'dataDir' | 'databaseUrl' | 's3Bucket'>

function nearestExisting(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : nearestExisting(dirname(path))
}

function listing(folder: string): string[] {
  return saying(folder, () => readdirSync(folder))
}

export function makeFolder(folder: string): void {
  saying(folder, () => mkdirSync(folder, { recursive: true, mode: 0o700 }))
}

/** Runs what uses the data folder, and says in one sentence why it cannot. */
export function saying<Result>(folder: string, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    throw reasonFor(folder, error)
  }
}

function reasonFor(folder: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskIsFull(folder, error)
  if (code === 'ENOTDIR' || code === 'EEXIST')
    return new StartupError(
      `The data folder ${folder} cannot be made, because a file is in its way: set DATA_DIR to another folder.`,
      { cause: error },
    )
  if (['EROFS', 'EACCES', 'EPERM', 'ENOENT'].includes(code)) return cannotBeWritten(folder, error)
  return error
}

export function diskIsFull(folder: string, cause?: unknown): StartupError {
  return new StartupError(
    `The disk that holds ${folder} is full: make room on it, or set DATA_DIR to a folder on another one.`,
    { cause },
  )
}

export function cannotBeWritten(folder: string, cause?: unknown): StartupError {
  return new StartupError(`The data folder ${folder} cannot be written: set DATA_DIR to one that can.`, {
    cause,
  })
}
