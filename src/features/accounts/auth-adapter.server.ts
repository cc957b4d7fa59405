import { AsyncLocalStorage } from 'node:async_hooks'
import type { Pool, QueryResultRow } from 'pg'
import type { BetterAuthOptions } from 'better-auth'
import {
  createAdapterFactory,
  type CleanedWhere,
  type CustomAdapter,
  type DBAdapter,
} from 'better-auth/adapters'
import {
  openTransaction,
  withIdentity,
  type OpenTransaction,
  type Statements,
} from '#platform/database/with-identity.server.ts'

const role = { role: 'auth' } as const

const tables: Record<string, string> = {
  user: 'users',
  session: 'sessions',
  account: 'accounts',
  verification: 'verifications',
  twoFactor: 'two_factors',
  passkey: 'passkeys',
}

const noId = '00000000-0000-0000-0000-000000000000'

type Row = Record<string, unknown> & QueryResultRow

type Store = { transaction: Promise<OpenTransaction> | undefined; failure: { error: unknown } | undefined }

export type AuthStatements = {
  /** Several statements that only read, in one transaction. */
  reading: <Result>(work: (query: Statements['query']) => Promise<Result>) => Promise<Result>
  /** One statement, in the open transaction of Better Auth if there is one. */
  read: Statements['query']
  /** The same, and from here on the rest of what Better Auth does in this transaction is kept or lost with it. */
  write: Statements['query']
}

/**
 * Better Auth's tables behind the role that may touch them. Its transactions begin with their first write: what it does
 * before, hashing a password above all, must not hold the database's only connection.
 */
export function createAuthDatabase(database: { pool: Pool }) {
  const open = new AsyncLocalStorage<Store>()

  const reading: AuthStatements['reading'] = async (work) => {
    const started = open.getStore()?.transaction
    if (started !== undefined) return work((await started).query)
    return withIdentity(database, role, ({ query }) => work(query))
  }

  const read: Statements['query'] = (statement, values) => reading((query) => query(statement, values))

  const write: Statements['query'] = async (statement, values) => {
    const store = open.getStore()
    if (store === undefined) return withIdentity(database, role, ({ query }) => query(statement, values))
    store.transaction ??= openTransaction(database, role)
    const transaction = await store.transaction
    return transaction.query<never>(statement, values).catch((error: unknown) => {
      store.failure ??= { error }
      throw error
    })
  }

  async function inTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
    const store: Store = { transaction: undefined, failure: undefined }
    try {
      const result = await open.run(store, work)
      // Better Auth survives a mail that could not be written; the transaction does not.
      if (store.failure) throw store.failure.error
      await (await store.transaction)?.commit()
      return result
    } catch (error) {
      const transaction = await store.transaction?.catch(() => undefined)
      await transaction?.rollback()
      throw error
    }
  }

  const statements: AuthStatements = { reading, read, write }

  const adapter = (options: BetterAuthOptions): DBAdapter<BetterAuthOptions> => {
    const made: DBAdapter<BetterAuthOptions> = createAdapterFactory({
      config: {
        adapterId: 'guarded-postgres',
        supportsUUIDs: true,
        supportsJSON: true,
        supportsDates: true,
        supportsBooleans: true,
        transaction: (work) => inTransaction(() => work(made)),
      },
      adapter: () => customAdapter(statements),
    })(options)
    return made
  }
  return { adapter, statements }
}

function customAdapter({ reading, read, write }: AuthStatements): CustomAdapter {
  const first = <Result>(rows: Row[]) => (rows[0] === undefined ? null : (fromRow(rows[0]) as Result))
  return {
    async create({ model, data }) {
      const columns = Object.keys(data)
      const { rows } = await write<Row>(
        `insert into ${tableOf(model)} (${columns.map(columnOf).join(', ')})
         values (${columns.map((_, index) => `$${index + 1}`).join(', ')}) returning *`,
        Object.values(data),
      )
      return first(rows) as typeof data
    },
    findOne<Result>({ model, where, join = {} }: Parameters<CustomAdapter['findOne']>[0]) {
      const condition = conditionOf(where)
      return reading(async (query) => {
        const { rows } = await query<Row>(
          `select * from ${tableOf(model)} where ${condition.text} limit 1`,
          condition.values,
        )
        const found = rows[0] && fromRow(rows[0])
        const joined: Record<string, unknown> = {}
        for (const [name, { on, relation, limit = 100 }] of Object.entries(join)) {
          // Asked also when there is nothing to join: whether somebody exists must not show in the time it takes.
          const { rows: others } = await query<Row>(
            `select * from ${tableOf(name)} where ${columnOf(on.to)} = $1 limit ${Number(limit)}`,
            [found?.[on.from] ?? noId],
          )
          joined[name] = relation === 'one-to-one' ? others[0] && fromRow(others[0]) : others.map(fromRow)
        }
        return found === undefined ? null : ({ ...found, ...joined } as Result)
      })
    },
    async findMany<Result>({
      model,
      where,
      limit,
      sortBy,
      offset,
    }: Parameters<CustomAdapter['findMany']>[0]) {
      const condition = conditionOf(where ?? [])
      const order = sortBy
        ? `order by ${columnOf(sortBy.field)} ${sortBy.direction === 'desc' ? 'desc' : 'asc'}`
        : ''
      const { rows } = await read<Row>(
        `select * from ${tableOf(model)} where ${condition.text} ${order}
         limit ${Number(limit)} offset ${Number(offset ?? 0)}`,
        condition.values,
      )
      return rows.map((row) => fromRow(row) as Result)
    },
    async update({ model, where, update }) {
      const { text, values } = updateOf(tableOf(model), where, update as Record<string, unknown>)
      return first((await write<Row>(`${text} returning *`, values)).rows)
    },
    async updateMany({ model, where, update }) {
      const { text, values } = updateOf(tableOf(model), where, update)
      return (await write(text, values)).rowCount
    },
    async delete({ model, where }) {
      const condition = conditionOf(where)
      await write(`delete from ${tableOf(model)} where ${condition.text}`, condition.values)
    },
    async deleteMany({ model, where }) {
      const condition = conditionOf(where)
      return (await write(`delete from ${tableOf(model)} where ${condition.text}`, condition.values)).rowCount
    },
    async consumeOne({ model, where }) {
      const table = tableOf(model)
      const condition = conditionOf(where)
      const { rows } = await write<Row>(
        `delete from ${table} where id = (select id from ${table} where ${condition.text} limit 1 for update) returning *`,
        condition.values,
      )
      return first(rows)
    },
    async count({ model, where }) {
      const condition = conditionOf(where ?? [])
      const { rows } = await read<{ count: number }>(
        `select count(*)::int as count from ${tableOf(model)} where ${condition.text}`,
        condition.values,
      )
      return rows[0]?.count ?? 0
    },
  }
}

function tableOf(model: string): string {
  const table = tables[model]
  if (table === undefined) throw new Error(`There is no table for ${model}`)
  return table
}

function columnOf(field: string): string {
  const column = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  if (!/^[a-z_]+$/.test(column)) throw new Error(`There is no column for ${field}`)
  return column
}

function fromRow(row: Row): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  )
}

type Condition = { text: string; values: unknown[] }

function updateOf(table: string, where: CleanedWhere[], update: Record<string, unknown>): Condition {
  const columns = Object.keys(update)
  const condition = conditionOf(where, columns.length)
  return {
    text: `update ${table} set ${columns.map((name, index) => `${columnOf(name)} = $${index + 1}`).join(', ')}
      where ${condition.text}`,
    values: [...Object.values(update), ...condition.values],
  }
}

/** All the AND parts, and one of the OR parts if there are any: as Better Auth's own adapters read it. */
function conditionOf(where: CleanedWhere[], offset = 0): Condition {
  const values: unknown[] = []
  const parts = where.map((clause) => ({ clause, text: clauseOf(clause, values, offset) }))
  const all = parts.filter(({ clause }) => clause.connector !== 'OR').map(({ text }) => text)
  const some = parts.filter(({ clause }) => clause.connector === 'OR').map(({ text }) => text)
  if (some.length > 0) all.push(`(${some.join(' or ')})`)
  return { text: all.length === 0 ? 'true' : all.join(' and '), values }
}

const comparisons = { eq: '=', ne: '<>', lt: '<', lte: '<=', gt: '>', gte: '>=' } as const

function clauseOf(clause: CleanedWhere, values: unknown[], offset: number): string {
  const { field, operator = 'eq', value, mode } = clause
  if (mode === 'insensitive') throw new Error('Comparing without case is not supported')
  const column = columnOf(field)
  if (value === null) return `${column} is ${operator === 'ne' ? 'not null' : 'null'}`
  values.push(value)
  const place = `$${offset + values.length}`
  if (operator === 'in') return `${column} = any(${place})`
  if (operator === 'not_in') return `${column} <> all(${place})`
  if (operator in comparisons)
    return `${column} ${comparisons[operator as keyof typeof comparisons]} ${place}`
  throw new Error(`The comparison ${operator} is not supported`)
}
