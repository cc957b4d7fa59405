import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Log } from '../log.server.ts'
import { withIdentity } from './with-identity.server.ts'

const everyMs = 10 * 60_000

// Which rows are old enough is for the policies of the worker's role to say, where there is one answer for all.
const statements = [
  'delete from sessions',
  'delete from verifications',
  'delete from sign_ups',
  'delete from address_changes',
  'delete from prompt_history',
  'delete from rate_limits',
  'delete from contact_messages',
  'delete from model_calls',
  'delete from model_counters',
  'delete from analytics_events',
  'delete from recording_chunks',
  `delete from mail_outbox where status = 'sent' and created_at < now() - interval '30 days'`,
  `delete from mail_outbox where status = 'captured' and created_at < now() - interval '7 days'`,
  `delete from mail_outbox where status = 'dead' and created_at < now() - interval '90 days'`,
]

/** Removes what nobody needs any more. */
export async function removeExpired(database: { pool: Pool }): Promise<void> {
  for (const statement of statements) {
    await withIdentity(database, { role: 'worker' }, ({ query }) => query(statement))
  }
}

/** Does so now and every ten minutes, until `stop`. */
export function keepRemovingExpired(database: { pool: Pool }, log: Log): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const ended = (async () => {
    while (!stopping.signal.aborted) {
      await removeExpired(database).catch((error: unknown) =>
        log.error({ error }, 'expired rows were not removed'),
      )
      await wait(everyMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
    }
  })()
  return {
    async stop() {
      stopping.abort()
      await ended
    },
  }
}
