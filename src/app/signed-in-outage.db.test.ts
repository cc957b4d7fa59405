import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkTo, openAccounts, Visitor } from '#features/accounts/accounts.test-support.ts'
import { parseConfig } from '#platform/config.server.ts'
import type { Database } from '#platform/database/open-database.server.ts'
import { noticingOutages } from '#platform/database/outage.server.ts'
import { openTestDatabase, silentLog } from '#platform/database/test-databases.ts'
import { requestContext } from '#platform/request-context.server.ts'
import { createPageHandler } from './pages.server.ts'

let database: Database
let isCut = false

beforeAll(async () => {
  database = await openTestDatabase()
})

afterAll(() => database.close())

/** The same database, whose connections fail while it is cut. */
function cuttable(): Database {
  const pool = new Proxy(database.pool, {
    get(target, name) {
      if (name === 'connect' && isCut)
        return () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }))
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  }) as Pool
  return { ...database, pool }
}

test('while the database is away nobody is taken for a stranger: it is an outage', async () => {
  const { accounts } = await openAccounts(cuttable())
  const visitor = new Visitor()
  const email = `ada-${randomUUID().slice(0, 8)}@example.org`
  const password = 'three plovers on a beach'
  await visitor.take(accounts.signUp(visitor.caller, { email, password, name: 'Ada' }))
  const link = await linkTo(database, email, /http\S+\/api\/auth\/(confirm|change-address)\S+/)
  await visitor.open(accounts, link)
  const answerPage = createPageHandler({
    handle: async (_, context) => {
      const { viewer } = context.get(requestContext)
      return new Response(viewer?.email, { headers: { 'content-type': 'text/html' } })
    },
    config: parseConfig({}),
    log: silentLog,
    findViewer: accounts.findViewer,
    provide: () => undefined,
    followChanges: () => undefined,
  })
  const get = () =>
    noticingOutages(() => answerPage(visitor.request('/about'), { requestId: 'id', address: '203.0.113.7' }))
  expect(await (await get()).text()).toBe(email)
  isCut = true
  expect((await get()).status).toBe(503)
  isCut = false
  expect(await (await get()).text()).toBe(email)
})
