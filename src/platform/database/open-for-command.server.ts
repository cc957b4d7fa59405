import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Log } from '../log.server.ts'
import { embeddedSocket, findSocketFolder } from './embedded-database.server.ts'
import { openDatabase, type DatabaseConfig } from './open-database.server.ts'

/**
 * The database for a command that may run beside the server. The embedded one belongs to the server's process, which
 * answers on its socket; only when nobody does, it is opened here.
 */
export async function openForCommand(
  config: DatabaseConfig,
  log: Log,
): Promise<{ pool: pg.Pool; close: () => Promise<void> }> {
  const running = config.databaseUrl === undefined ? await findRunningServer(config.dataDir) : undefined
  if (running === undefined) return openDatabase(config, log)
  const pool = new pg.Pool({ ...running, max: 1, connectionTimeoutMillis: 5_000 })
  return { pool, close: () => pool.end() }
}

/** How to reach the server that has the embedded database open; undefined when there is none. */
export async function findRunningServer(
  dataDir: string,
): Promise<ReturnType<typeof embeddedSocket> | undefined> {
  const folder = findSocketFolder(dataDir)
  if (folder === undefined) return undefined
  const connection = embeddedSocket(folder)
  if (!existsSync(join(connection.host, `.s.PGSQL.${connection.port}`))) return undefined
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return connection
  } catch {
    // Left behind by a server that is no more.
    return undefined
  } finally {
    await client.end().catch(() => undefined)
  }
}
