import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Config } from '../config.server.ts'
import type { Log } from '../log.server.ts'
import { StartupError } from '../startup-error.server.ts'
import { startEmbeddedDatabase } from './embedded-database.server.ts'
import { createFaultFinder } from './find-fault.server.ts'
import { migrate, readMigrations } from './migrations.server.ts'
import { createSilenceWatch } from './silent-connections.server.ts'

export type Database = {
  kind: 'embedded' | 'postgres'
  /** Only for what is not anybody's: people's data is behind `withIdentity`. */
  pool: pg.Pool
  /** false when the database does not answer within two seconds. */
  isReady: () => Promise<boolean>
  /** Why nobody can use it: it does not answer, or takes no writes. undefined: it can be used. */
  findFault: () => Promise<string | undefined>
  close: () => Promise<void>
}

export type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataDir'> &
  Partial<Pick<Config, 'databaseOwnerUrl'>>

const readyWithinMs = 2_000
const queryTimeoutMs = 30_000
const connectTimeoutMs = 10_000
const oldestVersion = 150_000

/** Opens the configured database and brings its schema up to date. Throws `StartupError` with a readable reason. */
export async function openDatabase(config: DatabaseConfig, log: Log): Promise<Database> {
  const { databaseUrl, databaseOwnerUrl } = config
  if (databaseUrl !== undefined) {
    const connection: pg.PoolConfig = { connectionString: databaseUrl, application_name: 'blueprompt' }
    const owner = { ...connection, connectionString: databaseOwnerUrl ?? databaseUrl }
    await prepare(owner, log, databaseOwnerUrl === undefined ? 'DATABASE_URL' : 'DATABASE_OWNER_URL')
    // The owner's way may lead past a PgBouncer that is not there yet.
    if (databaseOwnerUrl !== undefined) await refuseWithoutRoles(connection, log)
    const { stream, watch, stop } = createSilenceWatch(connection, log)
    const database = connect('postgres', { ...connection, max: 10, stream }, log, async () => stop())
    watch(database.pool)
    return database
  }
  const embedded = await startEmbeddedDatabase(config.dataDir)
  try {
    // One connection: behind the socket is a single session, and more would only wait for each other.
    await prepare(embedded.connection, log)
    return connect('embedded', { ...embedded.connection, max: 1 }, log, embedded.close)
  } catch (error) {
    await embedded.close()
    throw error
  }
}

function connect(
  kind: Database['kind'],
  connection: pg.PoolConfig,
  log: Log,
  afterwards: () => Promise<void>,
): Database {
  const pool = new pg.Pool({
    ...connection,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: queryTimeoutMs,
    // A server that vanished without a word is noticed on connections that nobody is using.
    keepAlive: true,
  })
  pool.on('error', (error) => log.warn({ error }, 'an idle database connection was lost'))
  const isReady = shareWhileRunning(() => answers(pool))
  return {
    kind,
    pool,
    isReady,
    findFault: shareWhileRunning(createFaultFinder(pool, isReady)),
    async close() {
      await pool.end()
      await afterwards()
    },
  }
}

/** Checks the version and migrates, on a connection of its own that may take its time. */
async function prepare(connection: pg.PoolConfig, log: Log, setting = 'DATABASE_URL'): Promise<void> {
  const client = await connectPatiently(connection, log, setting)
  try {
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    )
    if ((rows[0]?.version ?? 0) < oldestVersion) {
      throw new StartupError(`The database behind ${setting} is too old: PostgreSQL 15 or newer is needed.`)
    }
    await migrate(client, readMigrations(), log).catch((cause: unknown) => {
      if (!(cause instanceof Error) || !missingRightCodes.has(codeOf(cause))) throw cause
      throw new StartupError(
        `The database behind ${setting} cannot be migrated: ${cause.message}. The user in ${setting} must own the database and be allowed to create roles.`,
        { cause },
      )
    })
  } finally {
    await client.end()
  }
}

/** insufficient_privilege, and what a migration raises itself where that needs more words. */
const missingRightCodes = new Set(['42501', 'P0001'])

/** Migrations make the roles, so nobody can grant them before the first start. */
async function refuseWithoutRoles(connection: pg.PoolConfig, log: Log): Promise<void> {
  const client = await connectPatiently(connection, log, 'DATABASE_URL')
  try {
    const { rows } = await client.query<{ login: string; missing: string | null }>(
      `select quote_ident(current_user) as login, string_agg(rolname, ', ' order by rolname) as missing from pg_roles
       where rolname in ('blueprompt_app', 'blueprompt_auth', 'blueprompt_worker', 'blueprompt_operator')
         and not pg_has_role(rolname,
           case when current_setting('server_version_num')::int >= 160000 then 'SET' else 'MEMBER' end)`,
    )
    const { login, missing = null } = rows[0] ?? {}
    if (missing !== null) {
      throw new StartupError(
        `The user in DATABASE_URL lacks roles: as the user in DATABASE_OWNER_URL, run "grant ${missing} to ${login}".`,
      )
    }
  } finally {
    await client.end()
  }
}

const attempts = 20
/** Not there yet: refused, unknown name, reset; starting up, too many connections, PgBouncer without its database. */
const passingCodes = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNRESET',
  '57P03',
  '53300',
  '08P01',
])

/** Started together with its database, a server often comes first: it waits some twenty seconds. */
async function connectPatiently(connection: pg.PoolConfig, log: Log, setting: string): Promise<pg.Client> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client({ ...connection, connectionTimeoutMillis: connectTimeoutMs })
    // Whoever uses it learns from the next statement that it was lost; without a listener the process would end.
    client.on('error', () => undefined)
    try {
      await client.connect()
      return client
    } catch (cause) {
      const code = codeOf(cause)
      if (attempt === attempts || !passingCodes.has(code)) {
        const reason =
          cause instanceof pg.DatabaseError
            ? `refuses the connection: ${cause.message}`
            : `cannot be reached (${code})`
        throw new StartupError(`The database behind ${setting} ${reason}.`, { cause })
      }
      log.warn({ code, attempt }, 'waiting for the database')
      await wait(1_000)
    }
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'no answer'
}

async function answers(pool: pg.Pool): Promise<boolean> {
  const question = { text: 'select 1', query_timeout: readyWithinMs }
  const query = pool.query(question).then(
    () => true,
    () => false,
  )
  const isAnswering = await Promise.race([query, wait(readyWithinMs, false, { ref: false })])
  if (!isAnswering) closeIdle(pool)
  return isAnswering
}

/** After a failover they may lead to a machine that is no more; whoever took one would wait for its silence. */
function closeIdle(pool: pg.Pool): void {
  for (let left = pool.idleCount; left > 0; left -= 1) {
    pool.connect().then(
      (client) => client.release(true),
      () => undefined,
    )
  }
}

function shareWhileRunning<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined
  return () => (running ??= work().finally(() => (running = undefined)))
}

/** Where the embedded database of this process answers; undefined for PostgreSQL. */
export function socketFolderOf({ kind, pool }: Pick<Database, 'kind' | 'pool'>): string | undefined {
  return kind === 'embedded' ? pool.options.host : undefined
}
