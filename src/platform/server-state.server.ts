import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from './config.server.ts'
import { roomOf, type DiskRoom } from './database/data-folder.server.ts'
import type { Database } from './database/open-database.server.ts'
import { withIdentity } from './database/with-identity.server.ts'

/** `most`: how many connections there may be. */
export type PoolState = { total: number; idle: number; waiting: number; most: number }

/** Undefined is what could not be read. */
export type DatabaseFindings = {
  /** Why the database cannot be used; undefined: it answers and takes writes. */
  fault: string | undefined
  mailWaiting?: number
  mailFailed?: number
  /** 0: none waits. */
  oldestMailSeconds?: number
  /** null: there is none yet. */
  lastBackupAt?: Date | null
}

/** How this process and what it stands on are, read when somebody asks. */
export type ServerState = {
  kind: Database['kind']
  pool: () => PoolState
  readDisk: () => DiskRoom | undefined
  /** Work that waits in this process, by name. */
  readQueues: () => Readonly<Record<string, number>>
  readDatabase: () => Promise<DatabaseFindings>
}

type StateParts = {
  database: Pick<Database, 'kind' | 'pool' | 'findFault'>
  config: Pick<Config, 'dataDir'>
  queues: ServerState['readQueues']
}

const patienceMs = 3_000

export function createServerState({ database, config, queues }: StateParts): ServerState {
  const { kind, pool } = database
  return {
    kind,
    pool: () => ({
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      most: pool.options.max,
    }),
    readDisk: () => roomOf(config.dataDir),
    readQueues: queues,
    async readDatabase() {
      const fault = await database.findFault()
      if (fault !== undefined) return { fault }
      const late = wait(patienceMs, { fault: undefined }, { ref: false })
      const read = readFindings({ pool }).catch(() => ({ fault: undefined }))
      return Promise.race([read, late])
    },
  }
}

type Row = { mailWaiting: number; mailFailed: number; oldest: number | null; lastBackupAt: Date | null }

async function readFindings(database: Pick<Database, 'pool'>): Promise<DatabaseFindings> {
  const { rows } = await withIdentity(database, { role: 'worker' }, ({ query }) =>
    query<Row>(
      `select (select count(*) from mail_outbox where status = 'waiting')::int as "mailWaiting",
         (select count(*) from mail_outbox where status = 'dead')::int as "mailFailed",
         (select extract(epoch from now() - min(created_at)) from mail_outbox
           where status = 'waiting')::float8 as oldest,
         (select last_good_at from backup_schedule) as "lastBackupAt"`,
    ),
  )
  const [row] = rows
  if (row === undefined) return { fault: undefined }
  const { oldest, ...found } = row
  return { fault: undefined, ...found, oldestMailSeconds: oldest ?? 0 }
}
