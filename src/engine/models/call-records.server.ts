import type { Pool } from 'pg'
import type { Log } from '#platform/log.server.ts'
import { withIdentity } from '#platform/database/with-identity.server.ts'

/** One call of a model; never what was asked or answered. */
export type CallRecord = {
  toolSlug: string
  provider: string
  model: string
  isOwnKey: boolean
  /** Only counted, not kept. */
  isFallback: boolean
  inputTokens: number
  outputTokens: number
  costUsd: number
  /** "answered", or the kind of failure. */
  outcome: string
  durationMs: number
  userId: string | undefined
}

export type CallRecords = {
  /** Costs nothing now: it is written later, with others. */
  add: (record: CallRecord) => void
  waiting: () => number
  /** Writes what is waiting. */
  flush: () => Promise<void>
  stop: () => Promise<void>
}

type Waiting = { at: Date; record: CallRecord }

const everyMs = 1_000
/** After a failure. */
const againMs = 10_000
const atATime = 500
const mostWaiting = 20_000

/** Writes calls into the database in the background. An outage is waited out; a call that the database refuses is dropped. */
export function createCallRecords(database: { pool: Pool }, log: Pick<Log, 'error'>): CallRecords {
  const waiting: Waiting[] = []
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()
  let isStopped = false

  function writeIn(ms: number) {
    if (!isStopped) timer ??= setTimeout(() => void flush(), ms).unref()
  }

  async function write(): Promise<void> {
    let size = atATime
    while (waiting.length > 0) {
      const batch = waiting.slice(0, size)
      try {
        await insert(batch)
        waiting.splice(0, batch.length)
      } catch (error) {
        if (!isRefused(error)) throw error
        if (batch.length > 1) {
          // Fewer at a time until the one that is refused is alone; the others are good.
          size = Math.ceil(batch.length / 2)
          continue
        }
        size = atATime
        const [first] = batch
        // Somebody has deleted the account in the meantime; the money was spent all the same.
        if (first?.record.userId) first.record = { ...first.record, userId: undefined }
        else {
          log.error({ error }, 'a call of a model was not recorded, because the database refuses it')
          waiting.shift()
        }
      }
    }
  }

  async function insert(batch: readonly Waiting[]): Promise<void> {
    const rows = batch.map(({ at, record }) => ({ ...record, createdAt: at.toISOString() }))
    await withIdentity(database, { role: 'worker' }, ({ query }) => query(insertAll, [JSON.stringify(rows)]))
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(write).catch((error: unknown) => {
      log.error({ error, waiting: waiting.length }, 'calls of models were not recorded')
      // The next call may be a long time away, and what waits is lost when the process dies.
      writeIn(againMs)
    })
    return writing
  }

  return {
    add(record) {
      if (waiting.length >= mostWaiting) waiting.shift()
      waiting.push({ at: new Date(), record })
      writeIn(everyMs)
    },
    waiting: () => waiting.length,
    flush,
    stop() {
      isStopped = true
      return flush()
    },
  }
}

const insertAll = `
insert into model_calls (created_at, tool_slug, provider, model, is_own_key, input_tokens, output_tokens, cost_usd,
  outcome, duration_ms, user_id)
select "createdAt", "toolSlug", provider, model, "isOwnKey", "inputTokens", "outputTokens", "costUsd", outcome,
  "durationMs", "userId"
from jsonb_to_recordset($1::jsonb) as given ("createdAt" timestamptz, "toolSlug" text, provider text, model text,
  "isOwnKey" boolean, "inputTokens" int, "outputTokens" int, "costUsd" numeric, outcome text, "durationMs" int,
  "userId" uuid)`

/** By PostgreSQL's classes "data exception" and "integrity constraint violation"; the same record never fits. */
function isRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code))
}

/** US dollars that all servers on this database have spent today, in UTC. */
export async function readSpentToday(database: { pool: Pool }): Promise<number> {
  const { rows } = await withIdentity(database, { role: 'worker' }, ({ query }) =>
    query<{ spent: number }>(
      `select coalesce(sum(cost_usd), 0)::float8 as spent from model_calls
       where created_at >= date_trunc('day', now() at time zone 'utc') at time zone 'utc'`,
    ),
  )
  return rows[0]?.spent ?? 0
}
