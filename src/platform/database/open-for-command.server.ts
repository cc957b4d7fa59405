import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Log } from '../log.server.ts'
import { embeddedSocket } from './embedded-database.server.ts'
import { openDatabase, type DatabaseConfig } from './open-database.server.ts'

/**
 * The database for a command that may run beside the server. The embedded one belongs to the server's process, which
 * answers on its socket; only when nobody does, it is opened here.
 */
export async function openForCommand(
  config: DatabaseConfig,
  log: Log,
): Promise<{ pool: pg.Pool; close: () => Promise<void> }> {
  const running = config.databaseUrl === undefined ? await connectToServer(config.dataDir) : undefined
  return running ?? openDatabase(config, log)
}

async function connectToServer(dataDir: string) {
  const connection = embeddedSocket(join(dataDir, 'socket'))
  if (!existsSync(join(connection.host, `.s.PGSQL.${connection.port}`))) return undefined
  const pool = new pg.Pool({ ...connection, max: 1, connectionTimeoutMillis: 5_000 })
  try {
    await pool.query('select 1')
    return { pool, close: () => pool.end() }
  } catch {
    // Left behind by a server that is no more.
    await pool.end()
    return undefined
  }
}
