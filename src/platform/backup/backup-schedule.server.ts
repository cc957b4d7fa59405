import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Config } from '../config.server.ts'
import { socketFolderOf, type Database } from '../database/open-database.server.ts'
import { withIdentity } from '../database/with-identity.server.ts'
import type { Log } from '../log.server.ts'
import { StartupError } from '../startup-error.server.ts'
import type { BackupConfig, BackupOrder, FinishedBackup } from './take-backup.server.ts'

export type ScheduleConfig = BackupConfig &
  Pick<Config, 'backupTo' | 'backupEvery' | 'backupKeep' | 'backupPassphrase'>

export type BackupState = {
  /** The moment that the newest good backup holds. */
  lastGoodAt: Date | null
  lastGoodName: string | null
  lastGoodBytes: number | null
  lastFailedAt: Date | null
  lastFailure: string | null
}

type Settings = {
  /** How often to look whether one is due. */
  pollMs: number
  /** How long a backup belongs to the server that took it; extended while it runs. */
  leaseMs: number
  /** After a failure. */
  retryMs: number
}

const usual: Settings = { pollMs: 60_000, leaseMs: 120_000, retryMs: 15 * 60_000 }
export const usualBackupEveryMs = 24 * 3_600_000

export type TakeBackup = (
  config: BackupConfig,
  order: BackupOrder,
  signal: AbortSignal,
) => Promise<FinishedBackup>

/**
 * Takes a backup whenever one is due, until `stop`. Of several servers one does it: it claims the row of the schedule
 * for a while, and whoever dies leaves it to the next.
 */
export function startBackupSchedule(
  database: Database,
  config: ScheduleConfig,
  log: Log,
  take: TakeBackup = takeInThread,
  settings: Partial<Settings> = {},
): { stop: () => Promise<void> } {
  const { backupTo, backupEvery, backupKeep, backupPassphrase } = config
  if (backupTo === undefined) return { stop: async () => undefined }
  const { pollMs, leaseMs, retryMs } = { ...usual, ...settings }
  const everyMs = backupEvery ?? usualBackupEveryMs
  const order: BackupOrder = {
    to: backupTo,
    keep: backupKeep,
    passphrase: backupPassphrase === undefined ? undefined : { text: backupPassphrase },
    socketFolder: socketFolderOf(database),
  }
  const stopping = new AbortController()
  const note = (statement: string, values: unknown[]) =>
    withIdentity(database, { role: 'worker' }, ({ query }) => query(statement, values))

  async function isOurs(): Promise<boolean> {
    const { rowCount } = await note(
      `update backup_schedule set taken_until = now() + make_interval(secs => $1)
       where coalesce(taken_until, '-infinity') < now()
         and coalesce(last_good_at, '-infinity') <= now() - make_interval(secs => $2)
         and coalesce(last_failed_at, '-infinity') <= now() - make_interval(secs => $3)`,
      [leaseMs / 1_000, everyMs / 1_000, Math.min(retryMs, everyMs) / 1_000],
    )
    return rowCount === 1
  }

  async function run(): Promise<void> {
    const holding = setInterval(() => {
      note('update backup_schedule set taken_until = now() + make_interval(secs => $1)', [
        leaseMs / 1_000,
      ]).catch((error: unknown) => log.warn({ error }, 'the claim on the backup was not extended'))
    }, leaseMs / 4)
    try {
      const { place, bytes, rows, files, header, warning } = await take(config, order, stopping.signal)
      // A warning counts as a failure that this backup has made up for.
      await note(
        `update backup_schedule set taken_until = null, last_good_at = $1, last_good_name = $2, last_good_bytes = $3,
           last_failed_at = case when $4::text is null then null else $1::timestamptz end, last_failure = $4`,
        [header.at, place.slice(0, 300), bytes, warning?.slice(0, 1_000) ?? null],
      )
      log.info({ place, bytes, rows, files }, 'backup made')
      if (warning !== undefined) log.warn({ place, warning }, 'old backups not removed')
    } catch (error) {
      if (stopping.signal.aborted)
        return void (await note(`update backup_schedule set taken_until = null`, []))
      const reason = error instanceof Error ? error.message : String(error)
      log.error({ error }, 'backup failed')
      await note('update backup_schedule set taken_until = null, last_failed_at = now(), last_failure = $1', [
        reason.slice(0, 1_000),
      ])
    } finally {
      clearInterval(holding)
    }
  }

  const ended = (async () => {
    while (!stopping.signal.aborted) {
      try {
        if (await isOurs()) await run()
      } catch (error) {
        log.error({ error }, 'the schedule of backups could not be read')
      }
      await wait(pollMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
    }
  })()
  return {
    async stop() {
      stopping.abort()
      await ended
    },
  }
}

export async function readBackupState(database: Pick<Database, 'pool'>): Promise<BackupState> {
  const { rows } = await withIdentity(database, { role: 'worker' }, ({ query }) =>
    query<BackupState>(
      `select last_good_at as "lastGoodAt", last_good_name as "lastGoodName",
         last_good_bytes::float8 as "lastGoodBytes", last_failed_at as "lastFailedAt",
         last_failure as "lastFailure"
       from backup_schedule`,
    ),
  )
  const [state] = rows
  if (state === undefined) throw new Error('The table backup_schedule has lost its row')
  return state
}

// Its name from source and in the bundle, where vite.config.ts puts it beside the server.
const workerFile = new URL(
  import.meta.url.endsWith('.ts') ? './backup-worker.server.ts' : './backup-worker.js',
  import.meta.url,
)

export type BackupThreadData = { config: BackupConfig; order: BackupOrder }
export type BackupThreadAnswer = { finished: FinishedBackup } | { failure: string }

/** In a thread of its own: it reads, compresses and encrypts all there is, and visitors must not wait for that. */
export async function takeInThread(
  config: BackupConfig,
  order: BackupOrder,
  signal: AbortSignal,
): Promise<FinishedBackup> {
  const workerData: BackupThreadData = { config: { ...config }, order }
  const worker = new Worker(workerFile, { workerData })
  const end = () => void worker.terminate()
  signal.addEventListener('abort', end)
  try {
    const answer = await new Promise<BackupThreadAnswer>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
      worker.once('exit', (code) => reject(new Error(`The backup's thread ended with code ${code}`)))
    })
    if ('failure' in answer) throw new StartupError(answer.failure)
    return answer.finished
  } finally {
    signal.removeEventListener('abort', end)
    await worker.terminate()
  }
}
