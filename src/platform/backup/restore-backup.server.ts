import type pg from 'pg'
import { openForRestore } from '../database/dump/open-for-backup.server.ts'
import { openLoad, refuseUsedDatabase, type OpenLoad } from '../database/dump/load-rows.server.ts'
import { hasOurTables } from '../database/dump/read-snapshot.server.ts'
import { migrate, readMigrations, type Migration } from '../database/migrations.server.ts'
import { openFileStorage } from '../files/file-storage.server.ts'
import { imageContentType } from '../files/uploaded-files.server.ts'
import type { Log } from '../log.server.ts'
import { StartupError } from '../startup-error.server.ts'
import { BackupError, type BackupHeader } from './archive-format.server.ts'
import { fetchBackup } from './backup-target.server.ts'
import { readArchive } from './read-archive.server.ts'
import { warningAboutSecret } from './secret-fingerprint.server.ts'
import { withScratch, type BackupConfig } from './take-backup.server.ts'
import { verifyBackup, type BackupSummary } from './verify-backup.server.ts'

export type RestoredBackup = BackupSummary & { warning: string | undefined }

/**
 * Fills an empty installation of either kind with a backup. The archive is read to its end before anything is touched;
 * the rows come in one transaction, into the schema they were taken from, and the newer migrations run afterwards.
 */
export async function restoreBackup(
  config: BackupConfig,
  from: string,
  passphrase: string | undefined,
  log: Log,
  migrations: readonly Migration[] = readMigrations(),
): Promise<RestoredBackup> {
  return withScratch(config.dataDir, async (scratch) => {
    const file = await fetchBackup(config, from, scratch)
    const summary = await verifyBackup(file, passphrase)
    refuseOtherHistory(summary.header, migrations)
    const target = await openForRestore(config)
    try {
      await prepare(target.client, summary.header, migrations, log)
      await fill(target.client, file, passphrase, config)
      await migrate(target.client, migrations, log)
    } finally {
      await target.close()
    }
    return { ...summary, warning: warningAboutSecret(summary.header.secret, config) }
  })
}

function refuseOtherHistory({ migrations: applied }: BackupHeader, migrations: readonly Migration[]): void {
  if (applied.length > migrations.length) {
    throw new BackupError(
      `The backup was made by a newer version (its schema has number ${applied.length}, this version knows ${migrations.length}): restore it with that version or a later one.`,
    )
  }
  const other = applied.find(({ checksum }, index) => migrations[index]?.checksum !== checksum)
  if (other === undefined) return
  throw new BackupError(
    `The backup comes from another line of versions: its migration ${other.version} (${other.name}) is not ours. Restore it with the version that made it.`,
  )
}

/** Brings an empty database to the schema of the backup. */
async function prepare(
  client: pg.Client,
  { migrations: applied }: BackupHeader,
  migrations: readonly Migration[],
  log: Log,
): Promise<void> {
  if (await hasOurTables(client)) {
    await refuseUsedDatabase(client)
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int as count from schema_migrations',
    )
    if ((rows[0]?.count ?? 0) > applied.length) {
      throw new StartupError(
        'A newer version has been started on this database already, and the backup needs the schema of its own time: set DATA_DIR to a new folder, or DATABASE_URL to a new database. Restoring brings it up to date afterwards. Nothing was changed.',
      )
    }
  } else await refuseForeignTables(client)
  await migrate(client, migrations.slice(0, applied.length), log)
}

async function refuseForeignTables(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relkind in ('r', 'p', 'v', 'm', 'f') and relnamespace = 'public'::regnamespace limit 1`,
  )
  if (rows[0] === undefined) return
  throw new StartupError(
    `The database holds something else (${rows[0].name}): set DATABASE_URL to a new, empty database. Nothing was changed.`,
  )
}

async function fill(
  client: pg.Client,
  file: string,
  passphrase: string | undefined,
  config: BackupConfig,
): Promise<void> {
  const storage = await openFileStorage(config)
  const load = await openLoad(client)
  let sequences: BackupHeader['sequences'] = []
  try {
    for await (const part of readArchive(file, passphrase)) {
      if (part.kind === 'header') {
        refuseOtherTables(part.header, load)
        sequences = part.header.sequences
      }
      if (part.kind === 'rows') await load.load(part.table, part.lines)
      if (part.kind === 'file') await storage.put(part.name, part.bytes, imageContentType)
    }
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
  await load.finish(sequences)
}

/** The statements are made of our own catalogue; what the archive says has to be the same. */
function refuseOtherTables({ tables }: BackupHeader, load: OpenLoad): void {
  const own = load.tables.map(({ name, columns }) => ({ name, columns }))
  if (JSON.stringify(own) !== JSON.stringify(tables))
    throw new BackupError('The tables of the backup are not those of its version: use another one.')
}
