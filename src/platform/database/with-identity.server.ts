import { AsyncLocalStorage } from 'node:async_hooks'
import type { Pool, QueryResultRow } from 'pg'
import { AppError } from '#shared/app-error.ts'
import * as texts from '../http/http.texts.server.ts'
import { inSpan } from '../tracing/spans.server.ts'
import { databaseUnavailable, isOutage } from './outage.server.ts'

/** For whom a transaction works; what each role may do is in the migrations. */
export type Identity =
  | { readonly role: 'app'; readonly userId: string | undefined }
  | { readonly role: 'auth' | 'worker' | 'operator' }

export const nobody: Identity = { role: 'app', userId: undefined }

export function person(userId: string): Identity {
  return { role: 'app', userId }
}

/** A statement and its parameters, in the open transaction. */
export type Statements = {
  query: <Row extends QueryResultRow>(
    statement: string,
    values?: readonly unknown[],
  ) => Promise<{ rows: Row[]; rowCount: number }>
}

export type OpenTransaction = Statements & { commit: () => Promise<void>; rollback: () => Promise<void> }

const inside = new AsyncLocalStorage<true>()

/**
 * The one door to people's data: a transaction in which the database itself knows for whom it works and refuses the
 * rest. Commits when `work` resolves. Keep `work` to statements; whoever waits for something else in it holds up
 * everybody, since the embedded database has one connection.
 */
export async function withIdentity<Result>(
  { pool }: { pool: Pool },
  identity: Identity,
  work: (statements: Statements) => Promise<Result>,
): Promise<Result> {
  // It would wait for the connection that it holds itself.
  if (inside.getStore())
    throw new Error('withIdentity was called inside withIdentity: hand the statements on')
  const transaction = await openTransaction({ pool }, identity)
  try {
    const result = await inside.run(true, () => work(transaction))
    await transaction.commit()
    return result
  } catch (error) {
    await transaction.rollback()
    throw error
  }
}

/** Waiting for a connection; whoever comes after that many is told at once that there are too many. */
const mostWaiting = 1_000

/** The same without a function around it; who opens it has to commit or roll back. */
export async function openTransaction(
  { pool }: { pool: Pool },
  identity: Identity,
): Promise<OpenTransaction> {
  if (pool.waitingCount >= mostWaiting) throw databaseUnavailable()
  const client = await pool.connect().catch((error: unknown) => {
    throw databaseUnavailable(error)
  })
  // Without a listener a lost connection would end the process; the statement that meets it says so.
  client.on('error', ignore)
  let isLost = false
  const run = async <Row extends QueryResultRow>(statement: string, values?: readonly unknown[]) => {
    try {
      return await client.query<Row>(statement, values && [...values])
    } catch (error) {
      if (isUnstorable(error))
        throw new AppError('INVALID_INPUT', texts.unstorableCharacter, { cause: error })
      if (!isOutage(error)) throw error
      isLost = true
      throw databaseUnavailable(error)
    }
  }
  // What is closed is not asked for a rollback: a connection that is silent would hold us up once more.
  const giveBack = (mustClose: boolean) => {
    client.off('error', ignore)
    client.release(mustClose)
  }
  let isOver = false
  const end = async (statement: 'commit' | 'rollback') => {
    if (isOver) return
    isOver = true
    if (isLost) return giveBack(true)
    try {
      await inSpan(statement, 'client', postgres, () => run(statement))
      giveBack(false)
    } catch (error) {
      // Its state is unknown: closed, so that nobody inherits the identity.
      giveBack(true)
      if (statement === 'commit') throw error
    }
  }
  try {
    // Its text names the person, and stays out of traces.
    await inSpan('begin', 'client', postgres, () => run(beginAs(identity)))
  } catch (error) {
    giveBack(true)
    throw error
  }
  return {
    async query<Row extends QueryResultRow>(statement: string, values: readonly unknown[] = []) {
      const attributes = { ...postgres, 'db.query.text': statement }
      const { rows, rowCount } = await inSpan(verbOf(statement), 'client', attributes, () =>
        run<Row>(statement, values),
      )
      return { rows, rowCount: rowCount ?? 0 }
    },
    commit: () => end('commit'),
    rollback: () => end('rollback'),
  }
}

function ignore(): void {}

/** A text with a NUL character, which no column can hold. */
function isUnstorable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '22021'
}

/** In OpenTelemetry's words. */
const postgres = { 'db.system.name': 'postgresql' }

function verbOf(statement: string): string {
  return /^\s*(\w+)/.exec(statement)?.[1]?.toLowerCase() ?? 'statement'
}

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * A server that vanished without a word leaves its transaction open behind PgBouncer, with what it had locked, and
 * everybody who waits for that would fill the pool. So the database ends what is idle, and nobody waits for long.
 */
const limits = { lock_timeout: '3s', idle_in_transaction_session_timeout: '5s', statement_timeout: '30s' }
/** A date in a statement begins at midnight in the time zone of the session, which is the machine's unless we set it. */
const settings = { ...limits, timezone: 'UTC' }
const applySettings = Object.entries(settings).map(
  ([name, value]) => `set_config('${name}', '${value}', true)`,
)

/** One round trip. All settings end with the transaction: behind a pool the next one may be somebody else's. */
function beginAs(identity: Identity): string {
  const userId = identity.role === 'app' ? (identity.userId ?? '') : ''
  if (userId !== '' && !idPattern.test(userId)) throw new Error('The id of a person is not a UUID')
  const applied = [`set_config('app.user_id', '${userId}', true)`, ...applySettings]
  return `begin; set local role blueprompt_${identity.role}; select ${applied.join(', ')}`
}
