import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client'
import { version } from '../version.server.ts'
import type { ServerState } from '../server-state.server.ts'
import type { Metrics } from './metrics.ts'

/** Seconds; a page is made in milliseconds, and a model may write for minutes. */
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]
const callBuckets = [0.5, 1, 2.5, 5, 10, 20, 40, 60, 120, 300, 600]

type Gauged = Pick<ServerState, 'kind' | 'pool' | 'readDisk' | 'readQueues' | 'readDatabase'>

/** The values of this process; what lies in the database is the same for all processes on it. */
export function openMetrics(state: Gauged): Metrics {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })

  const seconds = new Histogram({
    name: 'blueprompt_http_request_duration_seconds',
    help: 'From the arrival of a request to the end of its answer, by pattern of the route',
    labelNames: ['method', 'route', 'status'],
    buckets: requestBuckets,
    registers,
  })
  const refusals = new Counter({
    name: 'blueprompt_refused_requests_total',
    help: 'Requests sent away by a rate limit (429), by overload (503), or because the database was away (503)',
    labelNames: ['reason'],
    registers,
  })
  const runs = new Counter({
    name: 'blueprompt_function_runs_total',
    help: 'Runs of tools by who wrote, how it ended, and why no model wrote',
    labelNames: ['tool', 'writer', 'outcome', 'reason'],
    registers,
  })
  const calls = new Histogram({
    name: 'blueprompt_model_call_duration_seconds',
    help: 'Calls of models, each retry and fallback by itself',
    labelNames: ['provider', 'key', 'outcome', 'fallback'],
    buckets: callBuckets,
    registers,
  })
  const tokens = new Counter({
    name: 'blueprompt_model_tokens_total',
    help: 'Tokens of models',
    labelNames: ['provider', 'key', 'direction'],
    registers,
  })
  const cost = new Counter({
    name: 'blueprompt_model_cost_usd_total',
    help: 'What models cost the operator, in US dollars',
    labelNames: ['provider'],
    registers,
  })
  const mails = new Counter({
    name: 'blueprompt_mail_attempts_total',
    help: 'Attempts to send a mail',
    labelNames: ['outcome'],
    registers,
  })
  for (const reason of ['rate-limit', 'overload', 'outage']) refusals.inc({ reason }, 0)
  for (const outcome of ['sent', 'captured', 'failed']) mails.inc({ outcome }, 0)
  new Gauge({
    name: 'blueprompt_build_info',
    help: 'Version of the program, of Node and the kind of database',
    labelNames: ['version', 'node', 'database'],
    registers,
  }).set({ version, node: process.version, database: state.kind }, 1)

  const gauge = (name: string, help: string) =>
    new Gauge({ name: `blueprompt_${name}`, help, labelNames: ['of'], registers })
  const plain = (name: string, help: string) => new Gauge({ name: `blueprompt_${name}`, help, registers })
  const databaseUp = plain('database_up', '1 if the database answers and takes writes')
  const connections = gauge(
    'database_connections',
    'Connections to the database, and requests that wait for one',
  )
  const queues = gauge(
    'queue_length',
    'What waits: mail to be sent, mail given up, and queues of this process',
  )
  const oldestMail = plain('mail_oldest_waiting_seconds', 'How long the oldest waiting mail has waited')
  const lastBackup = plain(
    'backup_last_success_timestamp_seconds',
    'The moment that the newest good backup holds',
  )
  const diskFree = plain('disk_free_bytes', 'Free on the disk that holds DATA_DIR')
  const diskSize = plain('disk_size_bytes', 'Size of the disk that holds DATA_DIR')

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
