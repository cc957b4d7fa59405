import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#platform/database/open-database.server.ts'
import { openTestDatabase } from '#platform/database/test-databases.ts'
import { withIdentity } from '#platform/database/with-identity.server.ts'
import type { Accounts } from './accounts.server.ts'
import { linkTo, mailsTo, newEmail, openAccounts, password, Visitor } from './accounts.test-support.ts'
import { endAllSessions, listAdmins, setAdmin } from './admins.server.ts'

let database: Database
let accounts: Accounts
let logged: string[]
const confirmationLink = /http\S+\/api\/auth\/(confirm|change-address)\S+/
const newPasswordLink = /http\S+\/new-password\S+/

beforeAll(async () => {
  database = await openTestDatabase()
  ;({ accounts, logged } = await openAccounts(database))
})

afterAll(() => database.close())

async function signUp(email: string, name = 'Ada Lovelace', visitor = new Visitor()): Promise<Visitor> {
  expect(await visitor.take(accounts.signUp(visitor.caller, { email, password, name }))).toMatchObject({
    ok: true,
  })
  return visitor
}

/** Opens the link of the newest mail in that browser; answers where it leads. */
async function confirm(email: string, visitor = new Visitor()): Promise<string> {
  return visitor.open(accounts, await linkTo(database, email, confirmationLink))
}

async function newPerson(email = newEmail()): Promise<{ email: string; visitor: Visitor }> {
  const visitor = await signUp(email)
  expect(await confirm(email, visitor)).toBe('/')
  return { email, visitor }
}

async function viewerOf(visitor: Visitor) {
  return (await accounts.findViewer(visitor.request('/'))).viewer
}

async function auditOf(email: string) {
  const { rows } = await database.pool.query(
    'select action, actor_email, before from audit_log where subject_name = $1 order by created_at, id',
    [email],
  )
  return rows
}

test('sign up, confirm by mail, sign in, sign out', async () => {
  const email = newEmail()
  const visitor = await signUp(email)
  expect(await accounts.signIn(visitor.caller, { email, password })).toMatchObject({
    ok: false,
    code: 'EMAIL_NOT_VERIFIED',
  })
  await confirm(email, visitor)
  const ada = { email, fullName: 'Ada Lovelace', avatarUrl: null, isAdmin: false }
  expect(await viewerOf(visitor)).toMatchObject(ada)
  const before = new Map(visitor.cookies)
  await visitor.take(accounts.signOut(visitor.caller))
  expect([...visitor.cookies.keys()]).toEqual(['account.known_for'])
  await visitor.take(accounts.signIn(visitor.caller, { email, password }))
  expect(await viewerOf(visitor)).toMatchObject(ada)
  await visitor.take(accounts.signOut(visitor.caller))
  // The cookie that was kept elsewhere is worth nothing any more.
  for (const [name, value] of before) visitor.cookies.set(name, value)
  expect(await viewerOf(visitor)).toBeUndefined()
})

test('the cookie is out of reach of scripts and other sites, and bound to this host under https', async () => {
  const email = newEmail()
  const visitor = await signUp(email)
  await confirm(email, visitor)
  const plain = await accounts.signIn(visitor.caller, { email, password })
  const line = plain.ok ? plain.cookies.join('\n') : ''
  expect(line).toMatch(/^account\.session_token=[^;]+;.*HttpOnly/im)
  expect(line).toMatch(/SameSite=Lax/i)
  const secure = await openAccounts(database, { APP_URL: 'https://prompts.example.org' })
  const answer = await secure.accounts.signIn(visitor.caller, { email, password })
  const secured = answer.ok ? answer.cookies.join('\n') : ''
  expect(secured).toMatch(/^__Host-account\.session_token=[^;]+;/m)
  expect(secured).toMatch(/Path=\/;/)
  expect(secured).toMatch(/Secure/)
  expect(secured).not.toMatch(/Domain/)
})

test('a wrong password and an unknown address get the same answer', async () => {
  const { email } = await newPerson()
  const visitor = new Visitor()
  const wrong = await accounts.signIn(visitor.caller, { email, password: 'not the password' })
  const unknown = await accounts.signIn(visitor.caller, { email: newEmail(), password })
  expect(wrong).toEqual(unknown)
  expect(wrong).toMatchObject({ ok: false, message: 'Invalid email or password' })
})

test('signing up with a known address answers as with a new one, and tells only its owner', async () => {
  const { email } = await newPerson()
  const known = await accounts.signUp(new Visitor().caller, { email, password, name: 'Mallory' })
  const fresh = await accounts.signUp(new Visitor().caller, { email: newEmail(), password, name: 'Mallory' })
  const withoutSecret = (answer: unknown) => JSON.stringify(answer).replace(/sign_up=[\w-]{32};/, '')
  expect(withoutSecret(known)).toBe(withoutSecret(fresh))
  expect(withoutSecret(known)).not.toBe(JSON.stringify(known))
  expect((await mailsTo(database, email)).at(-1)?.subject).toContain('already have an account')
})

test('a new password comes by mail and ends all sessions', async () => {
  const { email } = await newPerson()
  const visitor = new Visitor()
  await accounts.requestNewPassword(visitor.caller, email)
  const link = await linkTo(database, email, newPasswordLink)
  expect(link).toMatch(/^\/auth\/new-password\?token=/)
  const token = new URLSearchParams(link.split('?')[1]).get('token') ?? ''
  const changed = 'another beach entirely'
  expect(await accounts.isLinkAlive({ kind: 'token', token })).toBe(true)
  for (const dead of ['', 'x', '\0'])
    expect(await accounts.isLinkAlive({ kind: 'token', token: dead })).toBe(false)
  expect(await accounts.setNewPassword(visitor.caller, { token, password: changed })).toMatchObject({
    ok: true,
  })
  expect(
    await accounts.setNewPassword(visitor.caller, { token, password: 'a third one here' }),
  ).toMatchObject({ ok: false, code: 'INVALID_TOKEN' })
  expect(await accounts.isLinkAlive({ kind: 'token', token })).toBe(false)
  expect((await mailsTo(database, email)).at(-1)?.subject).toContain('was changed')
  await visitor.take(accounts.signIn(visitor.caller, { email, password: changed }))
  expect(await viewerOf(visitor)).toMatchObject({ email })

  await accounts.requestNewPassword(new Visitor().caller, email)
  const again =
    new URLSearchParams((await linkTo(database, email, newPasswordLink)).split('?')[1]).get('token') ?? ''
  await accounts.setNewPassword(new Visitor().caller, { token: again, password })
  expect(await viewerOf(visitor)).toBeUndefined()
})

test('passwords that are tried first are refused, when signing up and when changing', async () => {
  const email = newEmail()
  const refused = { ok: false, code: 'PASSWORD_REFUSED' }
  expect(
    await accounts.signUp(new Visitor().caller, { email, password: 'password1', name: '' }),
  ).toMatchObject(refused)
  expect(await accounts.signUp(new Visitor().caller, { email, password: 'short', name: '' })).toMatchObject(
    refused,
  )
  expect(
    await accounts.signUp(new Visitor().caller, { email, password: 'x'.repeat(129), name: '' }),
  ).toMatchObject({ code: 'PASSWORD_TOO_LONG' })
  const leaked = { email, password: 'trinitron', name: '' }
  expect(await accounts.signUp(new Visitor().caller, leaked)).toMatchObject(refused)
  expect(await mailsTo(database, email)).toEqual([])
  const { visitor, email: own } = await newPerson()
  const change = { current: password, password: own }
  expect(await accounts.changePassword(visitor.caller, change)).toMatchObject(refused)
})

test('a password of any characters and 128 of them counts exactly as it was typed', async () => {
  const { visitor, email } = await newPerson()
  const long = ` Äö ${'plover '.repeat(20)}`.slice(0, 127).padEnd(128)
  expect(await accounts.changePassword(visitor.caller, { current: password, password: long })).toMatchObject({
    ok: true,
  })
  for (const other of [long.trim(), long.toLowerCase(), long.slice(0, 72)]) {
    expect(await accounts.signIn(visitor.caller, { email, password: other })).toMatchObject({ ok: false })
  }
  expect(await accounts.signIn(visitor.caller, { email, password: long })).toMatchObject({ ok: true })
})

test('changing the password keeps this session and ends the others', async () => {
  const { email, visitor } = await newPerson()
  const elsewhere = new Visitor()
  await elsewhere.take(accounts.signIn(elsewhere.caller, { email, password }))
  expect(await accounts.listSessions(visitor.caller)).toHaveLength(2)
  const wrong = { current: 'not it at all', password: 'a whole new sea' }
  expect(await accounts.changePassword(visitor.caller, wrong)).toMatchObject({
    code: 'INVALID_PASSWORD',
    message: 'That password is incorrect.',
  })
  await visitor.take(
    accounts.changePassword(visitor.caller, { current: password, password: 'a whole new sea' }),
  )
  expect(await viewerOf(visitor)).toMatchObject({ email })
  expect(await viewerOf(elsewhere)).toBeUndefined()
  expect((await mailsTo(database, email)).at(-1)?.subject).toContain('was changed')
})

test('sessions are listed and ended, but only one’s own', async () => {
  const { email, visitor } = await newPerson()
  const { visitor: stranger } = await newPerson()
  const elsewhere = new Visitor()
  await elsewhere.take(accounts.signIn(elsewhere.caller, { email, password }))
  const sessions = await accounts.listSessions(visitor.caller)
  expect(sessions.map(({ isThisOne }) => isThisOne)).toEqual([true, false])
  expect(JSON.stringify(sessions)).not.toContain('token')
  const other = sessions[1]?.id ?? ''
  await accounts.endSessions(stranger.caller, { which: other, password })
  expect(await viewerOf(elsewhere)).toBeDefined()
  for (const which of [other, 'others']) {
    expect(await accounts.endSessions(visitor.caller, { which, password: '' })).toMatchObject({
      code: 'PASSWORD_NEEDED',
    })
    expect(await accounts.endSessions(visitor.caller, { which, password: 'not this one' })).toMatchObject({
      code: 'INVALID_PASSWORD',
    })
  }
  expect(await viewerOf(elsewhere)).toBeDefined()
  expect(await accounts.endSessions(visitor.caller, { which: other, password })).toMatchObject({ ok: true })
  expect(await viewerOf(elsewhere)).toBeUndefined()
  expect(await viewerOf(visitor)).toBeDefined()
})

test('however many sessions there are, all are listed and all others end', async () => {
  const { visitor } = await newPerson()
  const { id } = (await viewerOf(visitor)) ?? {}
  await database.pool.query(
    `insert into sessions (user_id, token, expires_at)
     select $1, gen_random_uuid()::text, now() + interval '1 day' from generate_series(1, 150)`,
    [id],
  )
  const [own, ...others] = await accounts.listSessions(visitor.caller)
  expect([own?.isThisOne, others.length]).toEqual([true, 150])
  await accounts.endSessions(visitor.caller, { which: 'others', password })
  expect(await accounts.listSessions(visitor.caller)).toEqual([{ ...own, isThisOne: true }])
})

test('a session ends after 30 days without use, and after 90 days with it', async () => {
  const age = (email: string, what: string) =>
    withIdentity(database, { role: 'auth' }, ({ query }) =>
      query(`update sessions set ${what} from users where users.id = user_id and users.email = $1`, [email]),
    )
  const unused = await newPerson()
  expect(await viewerOf(unused.visitor)).toBeDefined()
  await age(unused.email, `expires_at = sessions.expires_at - interval '30 days'`)
  expect(await viewerOf(unused.visitor)).toBeUndefined()
  const used = await newPerson()
  await age(used.email, `created_at = now() - interval '89 days'`)
  expect(await viewerOf(used.visitor)).toBeDefined()
  await age(used.email, `created_at = now() - interval '91 days'`)
  expect(await viewerOf(used.visitor)).toBeUndefined()
  expect((await age(used.email, 'updated_at = sessions.updated_at')).rowCount).toBe(0)
})

test('somebody can be signed out everywhere from the command line, and nobody else is', async () => {
  const [one, other] = [await newPerson(), await newPerson()]
  expect(await endAllSessions(database, one.email.toUpperCase())).toBe(1)
  expect(await viewerOf(one.visitor)).toBeUndefined()
  expect(await viewerOf(other.visitor)).toBeDefined()
  expect(await auditOf(one.email)).toEqual([
    { action: 'sign out', actor_email: 'command line', before: { sessions: 1 } },
  ])
  expect(await auditOf(other.email)).toEqual([])
})

test('the name can be changed', async () => {
  const { visitor } = await newPerson()
  await visitor.take(accounts.changeName(visitor.caller, 'Ada King'))
  expect(await viewerOf(visitor)).toMatchObject({ fullName: 'Ada King' })
})

test('deleting the account asks for the password and leaves nothing', async () => {
  const { email, visitor } = await newPerson()
  expect(await accounts.deleteAccount(visitor.caller, '')).toMatchObject({ code: 'PASSWORD_NEEDED' })
  expect(await accounts.deleteAccount(visitor.caller, 'not it at all')).toMatchObject({
    code: 'INVALID_PASSWORD',
  })
  await visitor.take(accounts.deleteAccount(visitor.caller, password))
  expect(await viewerOf(visitor)).toBeUndefined()
  const { rows } = await database.pool.query(
    `select (select count(*) from users where email = $1)::int as users,
      (select count(*) from profiles where email = $1)::int as profiles`,
    [email],
  )
  expect(rows).toEqual([{ users: 0, profiles: 0 }])
})

test('nobody gets by without a password when it cannot be read whether the account has one', async () => {
  const { email, visitor } = await newPerson()
  await database.pool.query('revoke select on accounts from blueprompt_auth')
  const [outcome] = await Promise.allSettled([accounts.deleteAccount(visitor.caller, '')])
  await database.pool.query('grant select on accounts to blueprompt_auth')
  expect(outcome).toMatchObject({ status: 'rejected' })
  expect(await viewerOf(visitor)).toMatchObject({ email })
})

test('admins are granted, revoked and listed by address; the last one stays', async () => {
  const { email, visitor } = await newPerson()
  expect(await setAdmin(database, 'nobody@example.org', true)).toBe('unknown')
  expect(await setAdmin(database, email.toUpperCase(), true)).toBe('changed')
  expect(await setAdmin(database, email, true)).toBe('already so')
  expect(await viewerOf(visitor)).toMatchObject({ isAdmin: true })
  expect(await listAdmins(database)).toEqual([email])
  expect(await setAdmin(database, email, false)).toBe('last admin')
  expect(await accounts.deleteAccount(visitor.caller, password)).toMatchObject({ code: 'LAST_ADMIN' })
  expect(await viewerOf(visitor)).toMatchObject({ isAdmin: true })
  const second = await newPerson()
  await setAdmin(database, second.email, true)
  expect(await setAdmin(database, email, false)).toBe('changed')
  expect(await viewerOf(visitor)).toMatchObject({ isAdmin: false })
  expect(await auditOf(email)).toEqual([
    { action: 'grant admin', actor_email: 'command line', before: { isAdmin: false } },
    { action: 'revoke admin', actor_email: 'command line', before: { isAdmin: true } },
  ])
})

test('listed addresses become admins once they are confirmed, not before', async () => {
  const email = newEmail()
  const listed = await openAccounts(database, { ADMIN_EMAILS: email })
  const visitor = new Visitor()
  await visitor.take(listed.accounts.signUp(visitor.caller, { email, password, name: '' }))
  await listed.accounts.appointListed()
  expect(await listAdmins(database)).not.toContain(email)
  await visitor.open(listed.accounts, await linkTo(database, email))
  expect(await listAdmins(database)).toContain(email)
  expect(await auditOf(email)).toEqual([
    { action: 'grant admin', actor_email: 'command line', before: { isAdmin: false } },
  ])
})

test('a listed admin who was revoked stays so, also with a new account', async () => {
  const { email, visitor } = await newPerson()
  const listed = await openAccounts(database, { ADMIN_EMAILS: email })
  await setAdmin(database, (await newPerson()).email, true)
  await listed.accounts.appointListed()
  expect(await setAdmin(database, email, false)).toBe('changed')
  await new Visitor().open(listed.accounts, '/api/auth/verify-email?token=x')
  expect(await listAdmins(database)).not.toContain(email)
  await visitor.take(accounts.deleteAccount(visitor.caller, password))
  await database.pool.query('delete from mail_outbox where recipient = $1', [email])
  await newPerson(email)
  await listed.accounts.appointListed()
  expect(await listAdmins(database)).not.toContain(email)
  expect(await setAdmin(database, email, true)).toBe('changed')
})

test('a listed admin who was revoked under another address stays so with a new account', async () => {
  const { email, visitor } = await newPerson()
  const listed = await openAccounts(database, { ADMIN_EMAILS: email })
  await setAdmin(database, (await newPerson()).email, true)
  await listed.accounts.appointListed()
  const other = newEmail()
  await visitor.take(accounts.changeEmail(visitor.caller, { email: other, password }))
  await visitor.open(accounts, await linkTo(database, other))
  expect(await setAdmin(database, other, false)).toBe('changed')
  await database.pool.query('delete from mail_outbox where recipient = $1', [email])
  await newPerson(email)
  await listed.accounts.appointListed()
  expect(await listAdmins(database)).not.toContain(email)
})

test('mail and account are kept together or not at all', async () => {
  const email = newEmail()
  await database.pool.query(`alter table mail_outbox add constraint broken check (recipient <> '${email}')`)
  const answer = await accounts.signUp(new Visitor().caller, { email, password, name: '' })
  await database.pool.query('alter table mail_outbox drop constraint broken')
  expect(answer).toMatchObject({ ok: false })
  const { rows } = await database.pool.query('select id from sign_ups where email = $1', [email])
  expect(rows).toEqual([])
})

test('only the links of mails and the way back from Google are reachable from outside', async () => {
  for (const path of [
    '/sign-in/email',
    '/sign-up/email',
    '/send-verification-email',
    '/start-session',
    '/get-session',
    '/list-sessions',
    '/error',
    '/reset-password/x',
    '/ok',
    '/callback/other',
    '/two-factor/verify-totp',
    '/passkey/generate-authenticate-options',
    '/passkey/list-user-passkeys',
  ]) {
    expect((await accounts.answer(new Visitor().request(`/api/auth${path}`))).status, path).toBe(404)
  }
  const post = new Request('http://localhost:3000/api/auth/confirm', { method: 'POST' })
  expect((await accounts.answer(post)).status).toBe(404)
})

test('a link that was tampered with leads back with a reason', async () => {
  const email = newEmail()
  await signUp(email)
  const link = await linkTo(database, email)
  const broken = link.replace(/token=[^&]{20}/, `token=${'x'.repeat(20)}`)
  expect(await new Visitor().open(accounts, broken)).toBe('/auth?error=INVALID_TOKEN')
  // The second is what mails of earlier versions held.
  for (const path of ['/api/auth/confirm', '/api/auth/verify-email?token=x', '/api/auth/change-address']) {
    expect(await new Visitor().open(accounts, path)).toBe('/auth?error=INVALID_TOKEN')
  }
})

test('the log knows nobody', () => {
  expect(logged.join('\n')).not.toMatch(/example\.org|plovers|token=/)
})

test('the log says how each sign-in went, with the same mark for the same address', async () => {
  const { email } = await newPerson()
  const before = logged.length
  for (const word of ['not it', password]) {
    await accounts.signIn(new Visitor().caller, { email, password: word })
  }
  const lines = logged.slice(before).map((line) => JSON.parse(line) as Record<string, string>)
  const signIns = lines.filter(({ msg }) => msg === 'sign-in')
  expect(signIns.map(({ outcome }) => outcome)).toEqual(['INVALID_EMAIL_OR_PASSWORD', 'signed in'])
  expect(signIns[0]).toMatchObject({ who: signIns[1]?.['who'], from: signIns[1]?.['from'] })
  expect(signIns[0]?.['who']).toMatch(/^[\w-]{12}$/)
  expect(signIns[0]?.['time']).toMatch(/Z$/)
})
