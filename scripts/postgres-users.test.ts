import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseConfig } from '#platform/config.server.ts'
import { openDatabase } from '#platform/database/open-database.server.ts'
import { silentLog } from '#platform/database/test-databases.ts'
import { findPostgres, startPostgres } from './postgres-for-tests.mjs'

let server: Awaited<ReturnType<typeof startPostgres>>
let admin: pg.Client

beforeAll(async () => {
  server = await startPostgres()
  admin = new pg.Client({ connectionString: server.url })
  await admin.connect()
  await admin.query('create database blueprompt')
  await admin.query(`alter role postgres password 'of the image'`)
}, 120_000)

afterAll(async () => {
  await admin.end()
  await server.stop()
})

function urlAs(user: string): string {
  const url = new URL(server.url)
  url.username = user
  url.pathname = '/blueprompt'
  return url.href
}

test('on the users that deploy/ makes, a server starts, and neither of them is a superuser', async () => {
  // As the image does it.
  const options = ['--no-psqlrc', '--set=ON_ERROR_STOP=1', '--file=deploy/postgres-users.sql']
  execFileSync(join(findPostgres() ?? '', 'psql'), [...options, urlAs('postgres')], {
    env: { ...process.env, POSTGRES_PASSWORD: "the owner's", POSTGRES_APP_PASSWORD: "the server's" },
  })
  const urls = { DATABASE_URL: urlAs('app'), DATABASE_OWNER_URL: urlAs('blueprompt') }
  const database = await openDatabase(parseConfig(urls), silentLog)
  await expect(database.pool.query('select * from users')).rejects.toMatchObject({ code: '42501' })
  await database.close()
  const { rows } = await admin.query(
    `select rolname as name, rolsuper as super, rolpassword is not null as password from pg_authid
     where rolcanlogin order by rolname`,
  )
  expect(rows).toEqual([
    { name: 'app', super: false, password: true },
    { name: 'blueprompt', super: false, password: true },
    { name: 'postgres', super: true, password: false },
  ])
})
