import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#platform/database/open-database.server.ts'
import { openTestDatabase } from '#platform/database/test-databases.ts'
import { readAuthSecret, readEarlierSecrets } from './auth-secret.server.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const configured = 'configured, with more than thirty-two characters'
const previous = 'before that, with more than thirty-two characters'

test('a secret that is configured for the first time follows the one made with the database', async () => {
  const made = await readAuthSecret(database, { authSecret: undefined })
  expect(made.length).toBeGreaterThanOrEqual(32)
  const first = { authSecret: configured, previousAuthSecret: undefined }
  expect(await readAuthSecret(database, first)).toBe(configured)
  expect(await readEarlierSecrets(database, first)).toEqual([made])
  const next = { authSecret: configured, previousAuthSecret: previous }
  expect(await readEarlierSecrets(database, next)).toEqual([previous, made])
  const back = { authSecret: undefined, previousAuthSecret: previous }
  expect(await readAuthSecret(database, back)).toBe(made)
  expect(await readEarlierSecrets(database, back)).toEqual([previous])
})
