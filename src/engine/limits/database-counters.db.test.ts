import { afterAll, beforeAll, test } from 'vitest'
import { openTestDatabase } from '#platform/database/test-databases.ts'
import type { Database } from '#platform/database/open-database.server.ts'
import { withIdentity } from '#platform/database/with-identity.server.ts'
import { counterRules } from './counters.test-support.ts'
import { createDatabaseCounters } from './database-counters.server.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

for (const [name, rule] of Object.entries(counterRules)) {
  test(`in the database: ${name}`, async () => {
    await rule(createDatabaseCounters(database), createDatabaseCounters(database))
    await withIdentity(database, { role: 'worker' }, ({ query }) => query('delete from model_counters'))
  })
}
