import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client'
import { version } from '../version.server.ts'
import type { ServerState } from '../server-state.server.ts'
import type { Metrics } from './metrics.ts'
import { help } from './open-metrics.texts.server.ts'

/** Seconds; a page is made in milliseconds, and a model may write for minutes. */
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]
const callBuckets = [0.5, 1, 2.5, 5, 10, 20, 40, 60, 120, 300, 600]

type Gauged = Pick<ServerState, 'kind' | 'pool' | 'readDisk' | 'readQueues' | 'readDatabase'>

/** The values of this process; what lies in the database is the same for all processes on it. */
export function openMetrics(state: Gauged): Metrics {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })

  const named = (name: keyof typeof help) => ({ name: `blueprompt_${name}`, help: help[name], registers })

  const seconds = new Histogram({
    ...named('http_request_duration_seconds'),
    labelNames: ['method', 'route', 'status'],
    buckets: requestBuckets,
  })
  const refusals = new Counter({ ...named('refused_requests_total'), labelNames: ['reason'] })
  const runs = new Counter({
    ...named('function_runs_total'),
    labelNames: ['tool', 'writer', 'outcome', 'reason'],
  })
  const calls = new Histogram({
    ...named('model_call_duration_seconds'),
    labelNames: ['provider', 'key', 'outcome', 'fallback'],
    buckets: callBuckets,
  })
  const tokens = new Counter({ ...named('model_tokens_total'), labelNames: ['provider', 'key', 'direction'] })
  const cost = new Counter({ ...named('model_cost_usd_total'), labelNames: ['provider'] })
  const mails = new Counter({ ...named('mail_attempts_total'), labelNames: ['outcome'] })
  // Those that are rare are there from the start: a rate needs a first value.
  for (const reason of ['rate-limit', 'overload', 'outage']) refusals.inc({ reason }, 0)
  for (const outcome of ['sent', 'captured', 'failed']) mails.inc({ outcome }, 0)
  new Gauge({ ...named('build_info'), labelNames: ['version', 'node', 'database'] }).set(
    { version, node: process.version, database: state.kind },
    1,
  )
  const databaseUp = new Gauge(named('database_up'))
  const connections = new Gauge({ ...named('database_connections'), labelNames: ['of'] })
  const queues = new Gauge({ ...named('queue_length'), labelNames: ['of'] })
  const oldestMail = new Gauge(named('mail_oldest_waiting_seconds'))
  const lastBackup = new Gauge(named('backup_last_success_timestamp_seconds'))
  const diskFree = new Gauge(named('disk_free_bytes'))
  const diskSize = new Gauge(named('disk_size_bytes'))

  async function readGauges(): Promise<void> {
    const disk = state.readDisk()
    diskFree.set(disk?.freeBytes ?? Number.NaN)
    diskSize.set(disk?.sizeBytes ?? Number.NaN)
    const pool = state.pool()
    for (const [of, value] of Object.entries(pool)) connections.set({ of }, value)
    for (const [of, value] of Object.entries(state.readQueues())) queues.set({ of }, value)
    const found = await state.readDatabase()
    databaseUp.set(found.fault === undefined ? 1 : 0)
    const { mailWaiting, mailFailed, oldestMailSeconds, lastBackupAt } = found
    // Unknown is no number: an alert on it must not end because the database is away.
    queues.set({ of: 'mail-waiting' }, mailWaiting ?? Number.NaN)
    queues.set({ of: 'mail-failed' }, mailFailed ?? Number.NaN)
    oldestMail.set(oldestMailSeconds ?? Number.NaN)
    lastBackup.set(lastBackupAt === undefined ? Number.NaN : (lastBackupAt?.getTime() ?? 0) / 1_000)
  }

  return {
    requestEnded({ method, route, status, durationMs }) {
      const kind = status === undefined ? 'gone' : `${Math.floor(status / 100)}xx`
      seconds.observe(
        { method: knownMethods.has(method) ? method : 'other', route, status: kind },
        durationMs / 1_000,
      )
    },
    refused: (reason) => refusals.inc({ reason }),
    runEnded: (run) => runs.inc(run),
    modelCalled({ provider, isOwnKey, isFallback, outcome, durationMs, inputTokens, outputTokens, costUsd }) {
      const key = isOwnKey ? 'own' : 'server'
      calls.observe({ provider, key, outcome, fallback: isFallback ? 'yes' : 'no' }, durationMs / 1_000)
      tokens.inc({ provider, key, direction: 'in' }, inputTokens)
      tokens.inc({ provider, key, direction: 'out' }, outputTokens)
      cost.inc({ provider }, costUsd)
    },
    mailTried: (outcome) => mails.inc({ outcome }),
    async read() {
      await readGauges()
      return { text: await register.metrics(), contentType: register.contentType }
    },
  }
}

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
