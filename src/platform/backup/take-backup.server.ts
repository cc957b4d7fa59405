import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.server.ts'
import { makeFolder } from '../database/data-folder.server.ts'
import { openForBackup, type OpenClient } from '../database/dump/open-for-backup.server.ts'
import { openSnapshot, type Snapshot } from '../database/dump/read-snapshot.server.ts'
import { lockFolder } from '../database/folder-lock.server.ts'
import { openFileStorage, type FileStorage } from '../files/file-storage.server.ts'
import { imageName } from '../files/uploaded-files.server.ts'
import { headerName, rowsName, type BackupHeader } from './archive-format.server.ts'
import { openBackupTarget, unfinished, type BackupTarget } from './backup-target.server.ts'
import { describeSecret } from './secret-fingerprint.server.ts'
import { verifyBackup, type BackupSummary } from './verify-backup.server.ts'
import { writeArchive, type Entry, type Passphrase } from './write-archive.server.ts'

export type BackupConfig = Pick<
  Config,
  | 'dataDir'
  | 'databaseUrl'
  | 'databaseOwnerUrl'
  | 'authSecret'
  | 'previousAuthSecret'
  | 's3Bucket'
  | 's3Endpoint'
  | 's3Region'
  | 's3AccessKeyId'
  | 's3SecretAccessKey'
>

export type BackupOrder = {
  to: string
  passphrase: Passphrase | undefined
  /** Where the running server answers, if the caller knows. */
  socketFolder?: string | undefined
  /** How many automatic ones of this installation are kept; the oldest go. undefined: this one is made by hand. */
  keep?: number | undefined
}

/** `warning`: what went wrong after the backup was in its place. */
export type FinishedBackup = BackupSummary & { place: string; bytes: number; warning?: string | undefined }

/**
 * Writes one archive of the whole installation, beside a running server or without one. It gets its name when it is
 * whole, on the disk and has been read back; whatever ends before leaves nothing that looks like a backup.
 */
export async function takeBackup(config: BackupConfig, order: BackupOrder): Promise<FinishedBackup> {
  return withScratch(config.dataDir, async (scratch) => {
    const target = await openBackupTarget(config, order.to)
    const source = await openForBackup(config, scratch, order.socketFolder)
    try {
      return await writeTo(target, config, order, scratch, source)
    } finally {
      await source.close()
    }
  })
}

async function writeTo(
  target: BackupTarget,
  config: BackupConfig,
  { passphrase, keep }: BackupOrder,
  scratch: string,
  { kind, client, at }: OpenClient & { at: Date | undefined },
): Promise<FinishedBackup> {
  const snapshot = await openSnapshot(client)
  const header = describe(snapshot, config, kind, at ?? snapshot.at)
  await target.removeUnfinished((name) => isBackupOf(header.installation, name.slice(0, -unfinished.length)))
  const name = nameOf(header, keep !== undefined, passphrase !== undefined)
  const file = join(target.stagingFolder ?? scratch, `${name}${unfinished}`)
  try {
    const entries = listEntries(header, snapshot, await openFileStorage(config))
    await writeArchive(file, entries, passphrase)
    const summary = await verifyBackup(file, passphrase?.text)
    const bytes = statSync(file).size
    const place = await target.keep(file, name)
    return { ...summary, place, bytes, warning: await removeOldest(target, header.installation, keep) }
  } catch (error) {
    await rm(file, { force: true })
    throw error
  }
}

function describe(
  snapshot: Snapshot,
  config: BackupConfig,
  database: BackupHeader['database'],
  at: Date,
): BackupHeader {
  const { installation, migrations, tables, sequences } = snapshot
  return {
    format: 'blueprompt backup',
    version: 1,
    at: at.toISOString(),
    installation: installation.id,
    database,
    migrations,
    secret: describeSecret(config, installation.authSecret),
    tables: tables.map(({ name, columns }) => ({ name, columns: [...columns] })),
    sequences,
  }
}

/** Images come after the rows that name them: an image is stored before its row, and none is ever removed. */
async function* listEntries(
  header: BackupHeader,
  snapshot: Snapshot,
  storage: FileStorage,
): AsyncGenerator<Entry> {
  yield { name: headerName, bytes: Buffer.from(JSON.stringify(header)) }
  for (const table of snapshot.tables) {
    let part = 0
    for await (const lines of snapshot.readRows(table)) {
      part += 1
      yield { name: rowsName(table.name, part), bytes: Buffer.from(`${lines.join('\n')}\n`) }
    }
  }
  for await (const name of storage.list()) {
    const bytes = imageName.test(name) ? await storage.get(name) : undefined
    if (bytes !== undefined) yield { name: `files/${name}`, bytes }
  }
}

/** Sorts by time; carries the installation, because several may share a bucket. */
function nameOf({ installation, at }: BackupHeader, isAutomatic: boolean, isEncrypted: boolean): string {
  const moment = at.replace(/[-:]/g, '')
  const ending = `${isAutomatic ? '-auto' : ''}.tar.zst${isEncrypted ? '.age' : ''}`
  return `blueprompt-${installation.slice(0, 8)}-${moment}${ending}`
}

function isBackupOf(installation: string, name: string): boolean {
  const [, mark] =
    /^blueprompt-([0-9a-f]{8})-\d{8}T\d{6}\.\d{3}Z(?:-auto)?\.tar\.zst(?:\.age)?$/.exec(name) ?? []
  return mark === installation.slice(0, 8)
}

/** The new backup is good whether or not an old one can be removed, so this answers what went wrong. */
async function removeOldest(
  target: BackupTarget,
  installation: string,
  keep: number | undefined,
): Promise<string | undefined> {
  if (keep === undefined) return undefined
  try {
    const names = (await target.list())
      .filter((name) => isBackupOf(installation, name) && name.includes('-auto.'))
      .toSorted()
    for (const name of names.slice(0, Math.max(0, names.length - keep))) await target.remove(name)
    return undefined
  } catch (error) {
    return `The oldest backups were not removed: ${error instanceof Error ? error.message : String(error)}`
  }
}

const scratchName = 'backup-scratch-'

/** A folder for what has to lie somewhere meanwhile; one backup at a time uses a data folder. */
export async function withScratch<Result>(
  dataDir: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  makeFolder(dataDir)
  const lock = lockFolder(
    dataDir,
    join(dataDir, 'backup.lock'),
    `Another backup or restore is using the data folder ${dataDir}: wait until it has ended.`,
  )
  try {
    for (const name of readdirSync(dataDir))
      if (name.startsWith(scratchName)) rmSync(join(dataDir, name), { recursive: true, force: true })
    return await work(mkdtempSync(join(dataDir, scratchName)))
  } finally {
    for (const name of readdirSync(dataDir))
      if (name.startsWith(scratchName)) rmSync(join(dataDir, name), { recursive: true, force: true })
    lock.release()
  }
}
