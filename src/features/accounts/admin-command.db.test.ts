import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type Database } from '#platform/database/open-database.server.ts'
import { createTestDatabase, silentLog, type TestDatabase } from '#platform/database/test-databases.ts'
import { withIdentity } from '#platform/database/with-identity.server.ts'

let place: TestDatabase
let database: Database

beforeAll(async () => {
  place = await createTestDatabase()
  database = await openDatabase(place.config, silentLog)
})

afterAll(async () => {
  await database.close()
  await place.drop()
})

async function addPerson(): Promise<string> {
  const email = `${randomUUID()}@example.org`
  await withIdentity(database, { role: 'auth' }, ({ query }) =>
    query('insert into users (name, email) values ($1, $2)', ['', email]),
  )
  return email
}

function admin(...args: string[]): Promise<{ code: number; text: string }> {
  const { databaseUrl, dataDir } = place.config
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' }
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/admin.ts', ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), text: (stdout + stderr).trim() }),
    )
  })
}

test('admins are granted, listed and revoked beside the running server', { timeout: 120_000 }, async () => {
  const [one, other] = [await addPerson(), await addPerson()]
  expect(await admin('list')).toEqual({ code: 0, text: '' })
  expect(await admin('grant', one)).toEqual({ code: 0, text: `${one} is an admin now.` })
  expect(await admin('list')).toEqual({ code: 0, text: one })
  expect(await admin('revoke', one)).toMatchObject({ code: 1, text: expect.stringContaining('last admin') })
  expect(await admin('grant', other)).toMatchObject({ code: 0 })
  expect(await admin('revoke', one)).toEqual({ code: 0, text: `${one} is no admin any more.` })
  expect(await admin('grant', 'nobody@example.org')).toMatchObject({ code: 1 })
  expect(await admin('grant')).toMatchObject({ code: 2, text: expect.stringContaining('Usage') })
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})
