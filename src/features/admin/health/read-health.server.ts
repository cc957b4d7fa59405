import { usualBackupEveryMs, type BackupState } from '#platform/backup/backup-schedule.server.ts'
import { keepsFiles, roomToGoOn, scarceBytes } from '#platform/database/data-folder.server.ts'
import type { Statements } from '#platform/database/with-identity.server.ts'
import { isMailboxOpen } from '#platform/mail/dev-mailbox.server.ts'
import { version } from '#platform/version.server.ts'
import { Advisories } from './audit-report.ts'
import type { HealthDesk } from './health-desk.server.ts'
import { callDays, type HealthFacts } from './judge-health.ts'

type Row = {
  version: string
  bytes: number
  mailWaiting: number
  mailFailed: number
  oldestMailAt: Date | null
  mailSentAt: Date | null
  mailFailedAt: Date | null
  mailFailure: string | null
  advisories: unknown
  advisoriesAt: Date | null
  advisoriesFailedAt: Date | null
  advisoriesFailure: string | null
} & Pick<BackupState, 'lastGoodAt' | 'lastFailedAt' | 'lastFailure'>

type CallRow = { provider: string; answeredAt: Date | null; failedAt: Date | null; failure: string | null }

/** Everything the health page judges, read as the admin who asks. */
export async function readHealth(
  { query }: Statements,
  desk: HealthDesk,
): Promise<Omit<HealthFacts, 'fault'>> {
  const { config, state } = desk
  const startedAt = performance.now()
  await query('select 1')
  const answersInMs = performance.now() - startedAt
  const { rows } = await query<Row>(statement)
  const [row] = rows
  if (row === undefined) throw new Error('The tables server_health and backup_schedule have lost their rows')
  const calls = await query<CallRow>(callStatement, [callDays])
  const disk = state.readDisk()
  return {
    now: new Date(),
    queues: {
      mailWaiting: row.mailWaiting,
      mailFailed: row.mailFailed,
      oldestMailAt: row.oldestMailAt,
      inProcess: state.readQueues(),
    },
    disk: {
      isUsed: keepsFiles(config),
      room: disk && { ...disk, warnsBelow: scarceBytes(disk), stopsBelow: roomToGoOn },
    },
    database: { kind: state.kind, version: row.version, answersInMs, bytes: row.bytes, pool: state.pool() },
    mail: {
      isConfigured: config.smtpUrl !== undefined,
      isKeptHere: isMailboxOpen(config),
      sentAt: row.mailSentAt,
      failedAt: row.mailFailedAt,
      failure: row.mailFailure,
    },
    models: desk.providers().map(({ provider, retryInMs }) => {
      const found = calls.rows.find((call) => call.provider === provider)
      return {
        provider,
        retryInMs,
        answeredAt: found?.answeredAt ?? null,
        failedAt: found?.failedAt ?? null,
        failure: found?.failure ?? null,
      }
    }),
    backups: {
      everyMs: config.backupTo === undefined ? undefined : (config.backupEvery ?? usualBackupEveryMs),
      keep: config.backupKeep,
      lastGoodAt: row.lastGoodAt,
      lastFailedAt: row.lastFailedAt,
      lastFailure: row.lastFailure,
    },
    program: {
      version,
      node: process.version,
      advisories: Advisories.safeParse(row.advisories).data,
      advisoriesAt: row.advisoriesAt,
      failedAt: row.advisoriesFailedAt,
      failure: row.advisoriesFailure,
    },
  }
}

const statement = `
select current_setting('server_version') as version,
  pg_database_size(current_database())::float8 as bytes,
  (select count(*) from mail_outbox where status = 'waiting')::int as "mailWaiting",
  (select count(*) from mail_outbox where status = 'dead')::int as "mailFailed",
  (select min(created_at) from mail_outbox where status = 'waiting') as "oldestMailAt",
  health.mail_sent_at as "mailSentAt", health.mail_failed_at as "mailFailedAt",
  health.mail_failure as "mailFailure", health.advisories, health.advisories_at as "advisoriesAt",
  health.advisories_failed_at as "advisoriesFailedAt", health.advisories_failure as "advisoriesFailure",
  backup.last_good_at as "lastGoodAt", backup.last_failed_at as "lastFailedAt",
  backup.last_failure as "lastFailure"
from server_health health, backup_schedule backup`

const callStatement = `
with last as (
  select provider, max(created_at) filter (where outcome = 'answered') as answered_at,
    max(created_at) filter (where outcome not in ('answered', 'stopped', 'refused')) as failed_at
  from model_calls where not is_own_key and created_at >= now() - make_interval(days => $1::int)
  group by provider
)
select provider, answered_at as "answeredAt", failed_at as "failedAt", (
    select outcome from model_calls call
    where call.created_at = last.failed_at and call.provider = last.provider and not call.is_own_key
      and call.outcome not in ('answered', 'stopped', 'refused')
    limit 1
  ) as failure
from last`
