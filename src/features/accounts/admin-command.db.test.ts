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
  expect(await admin('make-bucket')).toEqual({ code: 1, text: 'Set S3_BUCKET to the name of the bucket.' })
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test(
  'a lost second factor is reset, which ends sessions, is written down and mailed',
  { timeout: 120_000 },
  async () => {
    const email = await addPerson()
    await withIdentity(database, { role: 'auth' }, async ({ query }) => {
      await query('update users set two_factor_enabled = true where email = $1', [email])
      const ofPerson = 'select id, $2::text, $3::text from users where email = $1'
      await query(`insert into two_factors (user_id, secret, backup_codes) ${ofPerson}`, [
        email,
        'x',
        '["a","b"]',
      ])
      await query('update two_factors set verified = true')
      await query(
        `insert into passkeys (user_id, credential_id, public_key, device_type, backed_up)
       select id, $2::text, 'x', 'x', false from users where email = $1`,
        [email, email],
      )
      await query(
        `insert into sessions (user_id, token, expires_at)
       select id, $2::text, now() + interval '1 day' from users where email = $1`,
        [email, email],
      )
      await query(
        `insert into verifications (identifier, value, expires_at)
       select 'trust-device-' || id, id, now() + interval '1 day' from users where email = $1`,
        [email],
      )
    })
    expect(await admin('reset-2fa', email)).toEqual({
      code: 0,
      text: `${email} can now sign in without a second factor. Removed: authenticator app, 2 of 10 recovery codes, 1 passkey. 1 session ended. The user will get an email about it.`,
    })
    const rest = await withIdentity(database, { role: 'auth' }, ({ query }) =>
      query(
        `select two_factor_enabled, (select count(*)::int from two_factors where user_id = users.id) as factors,
         (select count(*)::int from passkeys where user_id = users.id) as passkeys,
         (select count(*)::int from sessions where user_id = users.id) as sessions,
         (select count(*)::int from verifications where value = users.id::text) as trusted
       from users where email = $1`,
        [email],
      ),
    )
    expect(rest.rows).toEqual([
      { two_factor_enabled: false, factors: 0, passkeys: 0, sessions: 0, trusted: 0 },
    ])
    const audit = await database.pool.query(
      'select action, actor_email, before from audit_log where subject_name = $1',
      [email],
    )
    expect(audit.rows).toEqual([
      {
        action: 'reset 2fa',
        actor_email: 'command line',
        before: { hadApp: true, codes: 2, passkeys: 1, sessions: 1 },
      },
    ])
    const mails = await withIdentity(database, { role: 'worker' }, ({ query }) =>
      query<{ subject: string }>('select subject from mail_outbox where recipient = $1', [email]),
    )
    expect(mails.rows[0]?.subject).toContain('Two-factor sign-in was reset')
    expect(await admin('reset-2fa', email)).toMatchObject({
      text: expect.stringContaining('no second factor'),
    })
    expect(await admin('reset-2fa', 'nobody@example.org')).toMatchObject({ code: 1 })
  },
)
