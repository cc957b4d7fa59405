import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#platform/database/open-database.server.ts'
import { openTestDatabase } from '#platform/database/test-databases.ts'
import type { Accounts } from './accounts.server.ts'
import { linkTo, mailsTo, newEmail, openAccounts, Visitor } from './accounts.test-support.ts'
import { codeOf } from './second-factor.test-support.ts'

let database: Database
let accounts: Accounts
const password = 'three plovers on a beach'
const chosen = 'a whole new sea'

beforeAll(async () => {
  database = await openTestDatabase()
  ;({ accounts } = await openAccounts(database))
})

afterAll(() => database.close())

async function newPerson(): Promise<{ email: string; visitor: Visitor }> {
  const [email, visitor] = [newEmail(), new Visitor()]
  await visitor.take(accounts.signUp(visitor.caller, { email, password, name: 'Ada' }))
  await visitor.open(accounts, await linkTo(database, email))
  expect(await viewerOf(visitor)).toMatchObject({ email })
  return { email, visitor }
}

async function viewerOf(visitor: Visitor) {
  return (await accounts.findViewer(visitor.request('/'))).viewer
}

async function signIn(email: string, word = password): Promise<Visitor> {
  const visitor = new Visitor()
  await visitor.take(accounts.signIn(visitor.caller, { email, password: word }))
  return visitor
}

/** Asks in that browser and opens the link there; answers where it leads. */
async function change(visitor: Visitor, email: string, word = password): Promise<string> {
  expect(await accounts.changeEmail(visitor.caller, { email, password: word })).toMatchObject({ ok: true })
  return visitor.open(accounts, await linkTo(database, email, /http\S+\/change-address\S+/))
}

async function takeBackToken(email: string): Promise<string> {
  const link = await linkTo(database, email, /http\S+\?take-back=\S+/)
  return link.split('?take-back=')[1] ?? ''
}

test('another address needs the password', async () => {
  const { email, visitor } = await newPerson()
  const other = newEmail()
  const ask = (word: string) => accounts.changeEmail(visitor.caller, { email: other, password: word })
  expect(await ask('')).toMatchObject({ code: 'PASSWORD_NEEDED' })
  expect(await ask('not the password')).toMatchObject({ code: 'INVALID_PASSWORD' })
  expect(await mailsTo(database, other)).toEqual([])
  expect(await accounts.changeEmail(visitor.caller, { email, password })).toMatchObject({
    code: 'SAME_EMAIL',
  })
  expect(await accounts.changeEmail(new Visitor().caller, { email: other, password })).toMatchObject({
    code: 'UNAUTHENTICATED',
  })
})

test('who has no password has to have signed in a moment ago', async () => {
  const { email, visitor } = await newPerson()
  await database.pool.query(
    `update accounts set provider_id = 'google' from users where users.id = user_id and email = $1`,
    [email],
  )
  const ask = () => accounts.changeEmail(visitor.caller, { email: newEmail(), password: '' })
  expect(await ask()).toMatchObject({ ok: true })
  await database.pool.query(
    `update sessions set created_at = now() - interval '16 minutes' from users where users.id = user_id and email = $1`,
    [email],
  )
  expect(await ask()).toMatchObject({ code: 'NOT_FRESH' })
})

test('it takes effect once it is confirmed, once, and ends the other sessions', async () => {
  const { email, visitor } = await newPerson()
  const [elsewhere, changed] = [await signIn(email), newEmail()]
  await accounts.changeEmail(visitor.caller, { email: changed, password })
  const link = await linkTo(database, changed)
  expect((await mailsTo(database, email)).at(-1)?.subject).toContain('about to change')
  expect(await viewerOf(visitor)).toMatchObject({ email })
  expect(await elsewhere.open(accounts, '/api/auth/change-address?token=x')).toContain('INVALID_TOKEN')
  expect(await visitor.open(accounts, link)).toBe('/account?changed=1')
  expect(await viewerOf(visitor)).toMatchObject({ email: changed })
  expect(await viewerOf(elsewhere)).toBeUndefined()
  expect(await visitor.open(accounts, link)).toBe('/account?error=OTHER_ACCOUNT')
  expect(await viewerOf(await signIn(email))).toBeUndefined()
  expect(await viewerOf(await signIn(changed))).toMatchObject({ email: changed })
})

test('only the last address that was asked for counts, and a new password cancels it', async () => {
  const { email, visitor } = await newPerson()
  const [first, second] = [newEmail(), newEmail()]
  await accounts.changeEmail(visitor.caller, { email: first, password })
  const firstLink = await linkTo(database, first)
  await accounts.changeEmail(visitor.caller, { email: second, password })
  const secondLink = await linkTo(database, second)
  expect(await visitor.open(accounts, firstLink)).toBe('/account?error=OTHER_ACCOUNT')
  await visitor.take(accounts.changePassword(visitor.caller, { current: password, password: chosen }))
  expect(await visitor.open(accounts, secondLink)).toBe('/account?error=OTHER_ACCOUNT')
  expect(await viewerOf(visitor)).toMatchObject({ email })
})

test('an address that is somebody else’s cannot be taken, and it is not told that it is', async () => {
  const [{ visitor }, { email: taken }] = [await newPerson(), await newPerson()]
  const before = await mailsTo(database, taken)
  const ask = (email: string) => accounts.changeEmail(visitor.caller, { email, password })
  const [known, unknown] = [await ask(taken), await ask(newEmail())]
  expect(known).toEqual(unknown)
  expect(await mailsTo(database, taken)).toEqual(before)
  // Nor when it became somebody else's while the link was on its way.
  const late = newEmail()
  await ask(late)
  const link = await linkTo(database, late)
  const other = new Visitor()
  await other.take(accounts.signUp(other.caller, { email: late, password, name: '' }))
  await other.open(accounts, await linkTo(database, late, /http\S+\/confirm\S+/))
  expect(await visitor.open(accounts, link)).toBe('/account?error=ADDRESS_TAKEN')
})

test('the old address takes the account back for seven days, from whoever changed it', async () => {
  const { email, visitor } = await newPerson()
  const mallory = await signIn(email)
  const [second, third] = [newEmail(), newEmail()]
  expect(await change(mallory, second)).toBe('/account?changed=1')
  expect(await viewerOf(visitor)).toBeUndefined()
  const token = await takeBackToken(email)
  // Also when the address was changed once more, and another way in was made.
  expect(await change(mallory, third)).toBe('/account?changed=1')
  const { id } = (await viewerOf(mallory)) ?? {}
  await database.pool.query(
    `insert into accounts (user_id, provider_id, account_id) values ($1, 'google', $2)`,
    [id, randomUUID()],
  )
  await database.pool.query(
    `insert into passkeys (user_id, credential_id, public_key, device_type, backed_up)
     values ($1, $2, 'x', 'x', false)`,
    [id, randomUUID()],
  )
  await database.pool.query(
    `insert into two_factors (user_id, secret, backup_codes, verified) values ($1, 'x', '[]', true)`,
    [id],
  )
  await database.pool.query('update users set two_factor_enabled = true where id = $1', [id])
  const tokenOfMallory = await takeBackToken(second)
  const owner = new Visitor()
  for (const easy of ['password1', email]) {
    const refused = await accounts.takeBackAddress(owner.caller, { token, password: easy })
    expect(refused).toMatchObject({ code: 'PASSWORD_REFUSED' })
  }
  expect(await owner.take(accounts.takeBackAddress(owner.caller, { token, password: chosen }))).toMatchObject(
    { ok: true },
  )
  expect(await viewerOf(mallory)).toBeUndefined()
  const back = await signIn(email, chosen)
  expect(await viewerOf(back)).toMatchObject({ id, email })
  const { rows } = await database.pool.query('select provider_id from accounts where user_id = $1', [id])
  expect(rows).toEqual([{ provider_id: 'credential' }])
  const passkeys = await database.pool.query('select 1 from passkeys where user_id = $1', [id])
  expect(passkeys.rows).toEqual([])
  for (const dead of [token, tokenOfMallory]) {
    expect(
      await accounts.takeBackAddress(mallory.caller, { token: dead, password: 'chosen by mallory' }),
    ).toMatchObject({ code: 'INVALID_TOKEN' })
  }
  expect(await viewerOf(back)).toMatchObject({ email })
})

test.for([
  { days: 1, left: [] },
  { days: 31, left: ['two_factors', 'passkeys'] },
])(
  'a second factor from $days days before the address was changed is left: $left',
  async ({ days, left }) => {
    const { email, visitor } = await newPerson()
    const { id } = (await viewerOf(visitor)) ?? {}
    await database.pool.query(
      `insert into two_factors (user_id, secret, backup_codes, verified, created_at)
     values ($1, 'x', '[]', true, now() - make_interval(days => $2))`,
      [id, days],
    )
    await database.pool.query(
      `insert into passkeys (user_id, credential_id, public_key, device_type, backed_up, created_at)
     values ($1, gen_random_uuid()::text, 'x', 'x', false, now() - make_interval(days => $2))`,
      [id, days],
    )
    await change(visitor, newEmail())
    const token = await takeBackToken(email)
    await accounts.takeBackAddress(new Visitor().caller, { token, password: chosen })
    const { rows } = await database.pool.query(
      `select 'two_factors' as left from two_factors join users on users.id = user_id
       where user_id = $1 and two_factor_enabled
     union all select 'passkeys' from passkeys where user_id = $1`,
      [id],
    )
    expect(rows.map((row) => row.left)).toEqual(left)
  },
)

test('an app that was confirmed lately goes, also when somebody began to set one up long before', async () => {
  const { email, visitor } = await newPerson()
  await visitor.take(accounts.startTwoFactor(visitor.caller, password))
  await database.pool.query(
    `update two_factors set created_at = now() - interval '60 days'
     where user_id = (select id from users where email = $1)`,
    [email],
  )
  const mallory = await signIn(email)
  const started = await mallory.take(accounts.startTwoFactor(mallory.caller, password))
  const code = await codeOf(started.ok ? started.value : '')
  expect(await mallory.take(accounts.confirmTwoFactor(mallory.caller, code))).toMatchObject({ ok: true })
  expect(await change(mallory, newEmail())).toBe('/account?changed=1')
  const token = await takeBackToken(email)
  await accounts.takeBackAddress(new Visitor().caller, { token, password: chosen })
  expect(await viewerOf(await signIn(email, chosen))).toMatchObject({ email })
})

test('after seven days, before it is confirmed, or by another link, nothing is taken back', async () => {
  const { email, visitor } = await newPerson()
  await change(visitor, newEmail())
  const token = await takeBackToken(email)
  expect(await accounts.isLinkAlive({ kind: 'take-back', token })).toBe(true)
  const take = (one: string) =>
    accounts.takeBackAddress(new Visitor().caller, { token: one, password: chosen })
  await database.pool.query(
    `update address_changes set confirmed_at = confirmed_at - interval '7 days', expires_at = expires_at - interval '7 days'
     where old_email = $1`,
    [email],
  )
  expect(await accounts.isLinkAlive({ kind: 'take-back', token })).toBe(false)
  expect(await take(token)).toMatchObject({ code: 'INVALID_TOKEN' })
  expect(await take('')).toMatchObject({ code: 'INVALID_TOKEN' })
  const { email: own, visitor: other } = await newPerson()
  const asked = newEmail()
  await accounts.changeEmail(other.caller, { email: asked, password })
  const forNewAddress = (await linkTo(database, asked)).split('token=')[1] ?? ''
  expect(await take(forNewAddress)).toMatchObject({ code: 'INVALID_TOKEN' })
  expect(await viewerOf(other)).toMatchObject({ email: own })
})

test('attempts from elsewhere do not keep out a browser that is known, and a mail lets in any other', async () => {
  const { email, visitor } = await newPerson()
  const strict = (await openAccounts(database, { SIGN_IN_LIMIT: '30' })).accounts
  const attempt = async (by: Visitor, word: string) => {
    const answer = await by.take(strict.signIn(by.caller, { email, password: word }))
    return answer.ok ? 'in' : answer.code
  }
  const flood = async () => {
    for (let count = 0; count < 11; count += 1) {
      const from = new Visitor(`198.51.100.${count}`)
      if ((await attempt(from, 'not the password')) === 'RATE_LIMITED') return
    }
    throw new Error('Eleven attempts were let through')
  }
  await flood()
  const phone = new Visitor('203.0.113.8')
  expect(await attempt(phone, password)).toBe('RATE_LIMITED')
  await strict.signOut(visitor.caller)
  expect(await attempt(visitor, password)).toBe('in')
  // Signing in there does not hand out further attempts elsewhere.
  expect(await attempt(phone, password)).toBe('RATE_LIMITED')
  // What is done while signed in is counted apart, too.
  expect(
    await visitor.take(strict.changePassword(visitor.caller, { current: password, password: chosen })),
  ).toMatchObject({ ok: true })

  await strict.requestNewPassword(phone.caller, email)
  const link = await linkTo(database, email, /http\S+\/new-password\?token=\S+/)
  const token = link.split('token=')[1] ?? ''
  await phone.take(strict.setNewPassword(phone.caller, { token, password }))
  await flood()
  expect(await attempt(phone, password)).toBe('in')
})

test('a browser that is known has no more attempts than others', async () => {
  const { email, visitor } = await newPerson()
  const strict = (await openAccounts(database, { SIGN_IN_LIMIT: '30' })).accounts
  const codes: string[] = []
  for (let count = 0; count < 11; count += 1) {
    const answer = await strict.signIn(visitor.caller, { email, password: 'not the password' })
    codes.push(answer.ok ? 'in' : answer.code)
  }
  expect(codes.at(-1)).toBe('RATE_LIMITED')
})
