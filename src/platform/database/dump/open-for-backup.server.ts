import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { StartupError } from '../../startup-error.server.ts'
import { embeddedSocket, startEmbeddedDatabase } from '../embedded-database.server.ts'
import { findRunningServer } from '../open-for-command.server.ts'
import type { DatabaseConfig } from '../open-database.server.ts'
import { copyRunningDatabase } from './copy-running-database.server.ts'

export type OpenClient = { kind: 'embedded' | 'postgres'; client: pg.Client; close: () => Promise<void> }

/** `at`: when it is a copy, a moment before which everything acknowledged is in it. */
export type BackupSource = OpenClient & { at: Date | undefined }

/**
 * The database to read a backup from, as it is: nothing is migrated. `scratch` is a folder for the copy of an embedded
 * database that is in use; `socketFolder` is where its server answers, if the caller knows.
 */
export async function openForBackup(
  config: DatabaseConfig,
  scratch: string,
  socketFolder?: string,
): Promise<BackupSource> {
  if (config.databaseUrl !== undefined) return { ...(await connectAsOwner(config)), at: undefined }
  const folder = join(config.dataDir, 'database')
  if (!existsSync(folder)) {
    throw new StartupError(
      `There is no database in ${config.dataDir}: set DATA_DIR to the folder of the installation, or DATABASE_URL.`,
    )
  }
  const running =
    socketFolder === undefined ? await findRunningServer(config.dataDir) : embeddedSocket(socketFolder)
  if (running === undefined) return { ...(await openEmbedded(config.dataDir)), at: undefined }
  const at = await copyRunningDatabase(running, folder, join(scratch, 'database'))
  return { ...(await openEmbedded(scratch, true)), at }
}

/** The database to restore into; an embedded one is made if it is not there. */
export function openForRestore(config: DatabaseConfig): Promise<OpenClient> {
  return config.databaseUrl === undefined ? openEmbedded(config.dataDir) : connectAsOwner(config)
}

async function openEmbedded(dataDir: string, isScratch = false): Promise<OpenClient> {
  const embedded = await startEmbeddedDatabase(dataDir, { isScratch })
  try {
    const client = await connect(embedded.connection)
    return {
      kind: 'embedded',
      client,
      async close() {
        await client.end().catch(() => undefined)
        await embedded.close()
      },
    }
  } catch (error) {
    await embedded.close()
    throw error
  }
}

async function connectAsOwner({ databaseUrl, databaseOwnerUrl }: DatabaseConfig): Promise<OpenClient> {
  const client = await connect({
    connectionString: databaseOwnerUrl ?? databaseUrl,
    application_name: 'blueprompt backup',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  }).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new StartupError(`The database behind DATABASE_URL cannot be reached (${reason}).`, { cause })
  })
  return { kind: 'postgres', client, close: () => client.end() }
}

async function connect(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(config)
  // The statement that meets a lost connection says so; without a listener the process would end.
  client.on('error', () => undefined)
  await client.connect()
  return client
}
