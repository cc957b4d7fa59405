import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readInstallation } from './installation.server.ts'
import { openDatabase } from './open-database.server.ts'
import { createTestDatabase, silentLog, type TestDatabase } from './test-databases.ts'
import { nobody, person, withIdentity } from './with-identity.server.ts'

// The embedded database has one user, its superuser. PostgreSQL is a wall only for a login that owns nothing.
const isPostgres = process.env.TEST_DATABASE === 'postgres'
const mark = randomUUID().slice(0, 8)
const [ownerName, loginName] = [`owner_${mark}`, `login_${mark}`]
let place: TestDatabase
let admin: pg.Client

beforeAll(async () => {
  if (!isPostgres) return
  place = await createTestDatabase()
  admin = new pg.Client({ connectionString: place.config.databaseUrl })
  await admin.connect()
  const name = new URL(place.config.databaseUrl ?? '').pathname.slice(1)
  await admin.query(`create role ${ownerName} login createrole; alter database ${name} owner to ${ownerName}`)
})

afterAll(async () => {
  if (!isPostgres) return
  await admin.end()
  await place.drop()
})

function urlAs(user: string): string {
  const url = new URL(place.config.databaseUrl ?? '')
  url.username = user
  return url.href
}

test.runIf(isPostgres)(
  'an owner who is no superuser can migrate, start again and lock itself out',
  async () => {
    const config = { ...place.config, databaseUrl: urlAs(ownerName) }
    for (let start = 1; start <= 2; start += 1) {
      const database = await openDatabase(config, silentLog)
      expect((await readInstallation(database)).id).toMatch(/^[0-9a-f-]{36}$/)
      await database.close()
    }
    const owner = new pg.Client({ connectionString: config.databaseUrl })
    await owner.connect()
    await owner.query(`insert into users (name, email) values ('x', 'x@example.org')`).catch((error) => {
      expect(error).toMatchObject({ code: '42501' })
    })
    expect((await owner.query('select id from prompt_history')).rows).toEqual([])
    await owner.query('drop policy owner on schema_migrations')
    await owner.end()
    await expect(openDatabase(config, silentLog)).rejects.toThrow()
    await admin.query(`create policy owner on schema_migrations to ${ownerName} using (true)`)
  },
)

test.runIf(isPostgres)('what a login lacks is said so that the operator can act on it', async () => {
  await admin.query(`create role weak_${mark} login`)
  const [weak, owner] = [urlAs(`weak_${mark}`), urlAs(ownerName)]
  const gone = owner.replace(new URL(owner).pathname, '/gone')
  const lacks = (databaseUrl: string, databaseOwnerUrl?: string) =>
    expect(openDatabase({ ...place.config, databaseUrl, databaseOwnerUrl }, silentLog)).rejects
  await lacks(weak).toThrow('must own the database and be allowed to create roles')
  await lacks(weak, owner).toThrow(`blueprompt_worker to weak_${mark}"`)
  await lacks(gone).toThrow('behind DATABASE_URL refuses the connection: database "gone" does not exist')
  await lacks(owner, gone).toThrow('behind DATABASE_OWNER_URL refuses')
})

test.runIf(isPostgres)('a login that owns nothing reaches nothing but through its roles', async () => {
  await admin.query(`create role ${loginName} login noinherit;
    grant blueprompt_app, blueprompt_auth, blueprompt_worker, blueprompt_operator to ${loginName}`)
  const config = { ...place.config, databaseUrl: urlAs(loginName), databaseOwnerUrl: urlAs(ownerName) }
  const database = await openDatabase(config, silentLog)
  for (const table of [
    'users',
    'sessions',
    'profiles',
    'prompt_history',
    'mail_outbox',
    'schema_migrations',
  ]) {
    await expect(database.pool.query(`select * from ${table}`), table).rejects.toMatchObject({
      code: '42501',
    })
  }
  await expect(database.pool.query('alter table profiles disable row level security')).rejects.toMatchObject({
    code: '42501',
  })
  const id = randomUUID()
  await withIdentity(database, { role: 'auth' }, ({ query }) =>
    query('insert into users (id, name, email) values ($1, $2, $3)', [id, 'Ada', `${id}@example.org`]),
  )
  const read = (identity: typeof nobody) =>
    withIdentity(database, identity, ({ query }) => query('select full_name from profiles'))
  expect((await read(person(id))).rows).toEqual([{ full_name: 'Ada' }])
  expect((await read(nobody)).rows).toEqual([])
  await database.close()
})
