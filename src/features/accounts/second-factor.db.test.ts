import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '#platform/database/open-database.server.ts'
import { openTestDatabase } from '#platform/database/test-databases.ts'
import { withIdentity } from '#platform/database/with-identity.server.ts'
import type { Accounts } from './accounts.server.ts'
import { linkTo, mailsTo, newPerson, openAccounts, password, Visitor } from './accounts.test-support.ts'
import { resealTwoFactors } from './reseal-two-factors.server.ts'
import { codeOf } from './second-factor.test-support.ts'

let database: Database
let accounts: Accounts

beforeAll(async () => {
  database = await openTestDatabase()
  ;({ accounts } = await openAccounts(database))
})

// The clock stands still, so that a code is not out of date before it is entered.
beforeEach(() => void vi.setSystemTime(Date.now()))
afterEach(() => void vi.useRealTimers())
afterAll(() => database.close())

/** What the app shows thirty seconds later, then. */
function nextCodeOf(uri: string): Promise<string> {
  vi.setSystemTime(Date.now() + 30_000)
  return codeOf(uri)
}

/** Somebody with an app; what it shows now was used to turn it on. */
async function newPersonWithApp() {
  const person = await newPerson(database, accounts)
  const started = await person.visitor.take(accounts.startTwoFactor(person.visitor.caller, password))
  const uri = started.ok ? started.value : ''
  const confirmed = await person.visitor.take(
    accounts.confirmTwoFactor(person.visitor.caller, await codeOf(uri)),
  )
  return { ...person, uri, codes: confirmed.ok ? confirmed.value : [] }
}

const enterPassword = (visitor: Visitor, email: string) =>
  visitor.take(accounts.signIn(visitor.caller, { email, password }))

const enterCode = (visitor: Visitor, code: string, isTrusted = false) =>
  visitor.take(accounts.enterCode(visitor.caller, { code, isTrusted }))

async function isSignedIn(visitor: Visitor): Promise<boolean> {
  return (await accounts.findViewer(visitor.request('/'))).viewer !== undefined
}

async function stored(statement: string, values: unknown[] = []): Promise<string> {
  const { rows } = await withIdentity(database, { role: 'auth' }, ({ query }) => query(statement, values))
  return JSON.stringify(rows)
}

test('turning it on needs the password and a first code, and shows ten recovery codes once', async () => {
  const { email, visitor } = await newPerson(database, accounts)
  expect(await accounts.startTwoFactor(visitor.caller, 'wrong')).toMatchObject({ code: 'INVALID_PASSWORD' })
  const other = new Visitor()
  await enterPassword(other, email)
  const started = await visitor.take(accounts.startTwoFactor(visitor.caller, password))
  const uri = started.ok ? started.value : ''
  expect(uri).toMatch(/^otpauth:\/\/totp\/Blueprompt:/)
  expect(await accounts.confirmTwoFactor(visitor.caller, '000000')).toMatchObject({ code: 'INVALID_CODE' })
  expect(await accounts.readTwoFactor(visitor.caller)).toEqual({ isOn: false, codesLeft: 0 })
  const confirmed = await visitor.take(accounts.confirmTwoFactor(visitor.caller, await codeOf(uri)))
  const codes = confirmed.ok ? confirmed.value : []
  expect(new Set(codes).size).toBe(10)
  expect(await accounts.readTwoFactor(visitor.caller)).toEqual({ isOn: true, codesLeft: 10 })
  // It began without a code.
  expect(await isSignedIn(other)).toBe(false)
  expect(await isSignedIn(visitor)).toBe(true)
  // A session alone gets neither codes nor a secret.
  expect(await accounts.confirmTwoFactor(visitor.caller, await nextCodeOf(uri))).toMatchObject({
    code: 'ALREADY_ON',
  })
  expect(await accounts.startTwoFactor(visitor.caller, password)).toMatchObject({ ok: false })
  expect((await mailsTo(database, email)).at(-1)?.subject).toContain('turned on')
})

test('neither the secret nor a recovery code can be read from the tables', async () => {
  const { uri, codes } = await newPersonWithApp()
  const text = await stored('select * from two_factors')
  expect(codes).toHaveLength(10)
  for (const code of codes) {
    expect(text).not.toContain(code)
    expect(text).not.toContain(code.replaceAll('-', ''))
  }
  const secret = Buffer.from(new URL(uri).searchParams.get('secret') ?? '')
  expect(text).not.toContain(secret.toString())
})

test('a password alone does not sign in, and a code works once', async () => {
  const { email, uri } = await newPersonWithApp()
  const visitor = new Visitor()
  expect(await enterPassword(visitor, email)).toMatchObject({ ok: true, value: 'code' })
  expect(await isSignedIn(visitor)).toBe(false)
  expect(await accounts.isChallenged(visitor.caller)).toBe(true)
  // Used when it was turned on.
  expect(await enterCode(visitor, await codeOf(uri))).toMatchObject({ code: 'CODE_USED' })
  const code = await nextCodeOf(uri)
  expect(await enterCode(visitor, `${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({ ok: true })
  expect(await isSignedIn(visitor)).toBe(true)
  const thief = new Visitor()
  await enterPassword(thief, email)
  expect(await enterCode(thief, code)).toMatchObject({ code: 'CODE_USED' })
  expect(await isSignedIn(thief)).toBe(false)
})

test('a code is good while the app shows it, neither before nor after', async () => {
  const { email, uri } = await newPersonWithApp()
  const visitor = new Visitor()
  await enterPassword(visitor, email)
  await nextCodeOf(uri)
  const [before, later] = [await codeOf(uri, -1), await codeOf(uri, 1)]
  for (const code of [before, later])
    expect(await enterCode(visitor, code)).toMatchObject({ code: 'INVALID_CODE' })
  expect(await isSignedIn(visitor)).toBe(false)
  // Tried too early, on a phone whose clock is fast, it is not used up by that.
  expect(await nextCodeOf(uri)).toBe(later)
  expect(await enterCode(visitor, later)).toMatchObject({ ok: true })
})

test('of two who send the same code at the same moment one gets in', async () => {
  const { email, uri } = await newPersonWithApp()
  const visitors = [new Visitor(), new Visitor()]
  for (const visitor of visitors) await enterPassword(visitor, email)
  const code = await nextCodeOf(uri)
  const answers = await Promise.all(visitors.map((visitor) => enterCode(visitor, code)))
  expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true])
})

test('a recovery code signs in once, however it is typed', async () => {
  const { email, codes, visitor: owner } = await newPersonWithApp()
  const [code = ''] = codes
  const visitor = new Visitor()
  await enterPassword(visitor, email)
  expect(await enterCode(visitor, code.toUpperCase().replaceAll('-', ' '))).toMatchObject({ ok: true })
  expect(await isSignedIn(visitor)).toBe(true)
  expect(await accounts.readTwoFactor(owner.caller)).toEqual({ isOn: true, codesLeft: 9 })
  const second = new Visitor()
  await enterPassword(second, email)
  expect(await enterCode(second, code)).toMatchObject({ code: 'INVALID_CODE' })
})

test('what is stored of a recovery code is worth nothing', async () => {
  const { email } = await newPersonWithApp()
  const visitor = new Visitor()
  await enterPassword(visitor, email)
  const rows = await stored(
    'select backup_codes from two_factors join users on users.id = user_id where email = $1',
    [email],
  )
  const hash = /[0-9a-f]{64}/.exec(rows)?.[0] ?? ''
  expect(hash).toHaveLength(64)
  expect(await enterCode(visitor, hash)).toMatchObject({ code: 'INVALID_CODE' })
})

test('a mistyped code is called what it was asked for as', async () => {
  const starting = await newPerson(database, accounts)
  await starting.visitor.take(accounts.startTwoFactor(starting.visitor.caller, password))
  const { email, visitor } = await newPersonWithApp()
  const entering = new Visitor()
  await enterPassword(entering, email)
  const { caller } = entering
  const isTrusted = false
  const [app, recovery] = ['Enter the one your authenticator app shows', 'This recovery code is wrong']
  for (const [refuse, message] of [
    [() => accounts.confirmTwoFactor(starting.visitor.caller, '12345'), app],
    [() => accounts.confirmTwoFactor(starting.visitor.caller, 'abc'), app],
    [() => accounts.enterCode(caller, { code: '12345x', isTrusted, asked: 'app' }), app],
    [() => accounts.enterCode(caller, { code: '12345', isTrusted, asked: 'recovery' }), recovery],
    [() => accounts.enterCode(caller, { code: '123456', isTrusted, asked: 'recovery' }), recovery],
    [() => accounts.turnOffTwoFactor(visitor.caller, { password, code: '12345' }), app],
    [() => accounts.turnOffTwoFactor(visitor.caller, { password, code: 'abcd-efgh' }), recovery],
  ] as const)
    expect(await refuse()).toMatchObject({ message: expect.stringContaining(message) })
})

test('during setup nobody is sent to recovery codes, which there are none of yet', async () => {
  const { visitor } = await newPerson(database, accounts)
  await visitor.take(accounts.startTwoFactor(visitor.caller, password))
  const confirm = async () => {
    const answer = await accounts.confirmTwoFactor(visitor.caller, '000000')
    return answer.ok ? undefined : answer
  }
  const answers = [await confirm()]
  while (answers.length < 11) answers.push(await confirm())
  expect(answers[0]?.message).toContain('set up two-factor sign-in again')
  expect(answers[10]).toMatchObject({
    code: 'RATE_LIMITED',
    message: expect.stringMatching(/^Too many attempts\. Please try again in \d+ minutes\.$/),
  })
})

test('guessing codes ends, and keeps out neither a known browser nor a recovery code', async () => {
  const { email, uri, codes, visitor: owner } = await newPersonWithApp()
  const guesses = Array.from({ length: 12 }, (_, index) => String(100_000 + index))
  const outcomes: string[] = []
  for (const guess of guesses) {
    const thief = new Visitor()
    await enterPassword(thief, email)
    const answer = await enterCode(thief, guess)
    outcomes.push(answer.ok ? 'in' : answer.code)
  }
  expect(outcomes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'INVALID_CODE'))
  expect(outcomes.slice(10)).toEqual(['RATE_LIMITED', 'RATE_LIMITED'])
  const elsewhere = new Visitor()
  await enterPassword(elsewhere, email)
  expect(await enterCode(elsewhere, codes[0] ?? '')).toMatchObject({ ok: true })
  await owner.take(accounts.signOut(owner.caller))
  await enterPassword(owner, email)
  expect(await enterCode(owner, await nextCodeOf(uri))).toMatchObject({ ok: true })
})

test('after five wrong codes the password is asked for again', async () => {
  const { email, codes } = await newPersonWithApp()
  const visitor = new Visitor()
  await enterPassword(visitor, email)
  for (let attempt = 0; attempt < 5; attempt += 1) await enterCode(visitor, 'not-a-code')
  expect(await enterCode(visitor, codes[0] ?? '')).toMatchObject({ code: 'CODE_EXPIRED' })
})

test('a trusted browser is not asked again, until the password changes or a session is ended', async () => {
  const { email, uri, codes, visitor: owner } = await newPersonWithApp()
  const visitor = new Visitor()
  await enterPassword(visitor, email)
  await enterCode(visitor, await nextCodeOf(uri), true)
  const again = async () => {
    await visitor.take(accounts.signOut(visitor.caller))
    const answer = await enterPassword(visitor, email)
    return answer.ok ? answer.value : answer.code
  }
  expect(await again()).toBe('signed in')
  expect(await again()).toBe('signed in')
  await accounts.endSessions(owner.caller, { which: 'others', password })
  expect(await again()).toBe('code')
  await enterCode(visitor, codes[0] ?? '', true)
  expect(await again()).toBe('signed in')
  await accounts.changePassword(visitor.caller, { current: password, password: 'four plovers on a beach' })
  await visitor.take(accounts.signOut(visitor.caller))
  const { caller } = visitor
  expect(
    await visitor.take(accounts.signIn(caller, { email, password: 'four plovers on a beach' })),
  ).toMatchObject({ value: 'code' })
})

test('a new password by mail does not get around the code', async () => {
  const { email } = await newPersonWithApp()
  const visitor = new Visitor()
  await accounts.requestNewPassword(visitor.caller, email)
  const link = await linkTo(database, email, /http\S+new-password\S+/)
  const token = new URL(link, 'http://x').searchParams.get('token') ?? ''
  const word = 'five plovers on a beach'
  expect(
    await visitor.take(accounts.setNewPassword(visitor.caller, { token, password: word })),
  ).toMatchObject({ ok: true })
  expect(await isSignedIn(visitor)).toBe(false)
  expect(await visitor.take(accounts.signIn(visitor.caller, { email, password: word }))).toMatchObject({
    value: 'code',
  })
})

test('turning it off and making new recovery codes need the password and a code', async () => {
  const { email, uri, codes, visitor } = await newPersonWithApp()
  const [first = '', second = ''] = codes
  const wrong = { password: 'wrong', code: first }
  expect(await accounts.turnOffTwoFactor(visitor.caller, wrong)).toMatchObject({ code: 'INVALID_PASSWORD' })
  expect(await accounts.turnOffTwoFactor(visitor.caller, { password, code: 'x' })).toMatchObject({
    code: 'INVALID_CODE',
  })
  const renewed = await accounts.renewRecoveryCodes(visitor.caller, { password, code: first })
  expect(renewed).toMatchObject({ ok: true })
  expect(await accounts.renewRecoveryCodes(visitor.caller, { password, code: second })).toMatchObject({
    code: 'INVALID_CODE',
  })
  expect(
    await visitor.take(accounts.turnOffTwoFactor(visitor.caller, { password, code: await nextCodeOf(uri) })),
  ).toMatchObject({ ok: true })
  expect(await isSignedIn(visitor)).toBe(true)
  expect(await enterPassword(new Visitor(), email)).toMatchObject({ value: 'signed in' })
  expect((await mailsTo(database, email)).map(({ subject }) => subject).join()).toContain('turned off')
})

test('a code is worth nothing without a password before it, nor for somebody else', async () => {
  const { uri } = await newPersonWithApp()
  const nobody = new Visitor()
  expect(await enterCode(nobody, await nextCodeOf(uri))).toMatchObject({ code: 'CODE_EXPIRED' })
  const ben = await newPersonWithApp()
  const visitor = new Visitor()
  await enterPassword(visitor, ben.email)
  expect(await enterCode(visitor, await nextCodeOf(uri))).toMatchObject({ code: 'INVALID_CODE' })
})

test('with another AUTH_SECRET the app goes on working', async () => {
  const { email, uri } = await newPersonWithApp()
  const { auth_secret: earlier = '' } = JSON.parse(await stored('select auth_secret from installation'))[0]
  const later = 'another secret of at least 32 characters'
  await resealTwoFactors(database, later, [earlier])
  const { accounts: renewed } = await openAccounts(database, { AUTH_SECRET: later })
  const visitor = new Visitor()
  await visitor.take(renewed.signIn(visitor.caller, { email, password }))
  expect(
    await visitor.take(renewed.enterCode(visitor.caller, { code: await nextCodeOf(uri), isTrusted: false })),
  ).toMatchObject({ ok: true })
  await resealTwoFactors(database, earlier, [later])
})

test('own data say that it is on, and no secret', async () => {
  const { email, uri, codes, visitor } = await newPersonWithApp()
  const { viewer } = await accounts.findViewer(visitor.request('/'))
  const text = JSON.stringify(await accounts.readOwnData(visitor.caller, viewer?.id ?? ''))
  expect(text).toContain('"twoFactor":{"isOn":true,"codesLeft":10}')
  expect(text).not.toContain(new URL(uri).searchParams.get('secret'))
  expect(text).not.toContain(codes[0])
  await accounts.deleteAccount(visitor.caller, password)
  expect(
    await stored('select 1 from two_factors join users on users.id = user_id where email = $1', [email]),
  ).toBe('[]')
})

test('where everybody needs one, a session without it is good for setting it up and nothing else', async () => {
  const { accounts: strict } = await openAccounts(database, { REQUIRE_2FA: 'everybody' })
  const ready = await newPersonWithApp()
  await strict.requireSecondFactor()
  try {
    const { email, visitor } = await newPerson(database, strict)
    const found = await strict.findViewer(visitor.request('/'))
    expect(found).toMatchObject({ viewer: undefined, enrolling: { email } })
    const started = await visitor.take(strict.startTwoFactor(visitor.caller, password))
    // Begun is not done.
    expect(await strict.findViewer(visitor.request('/'))).toMatchObject({ viewer: undefined })
    const code = await codeOf(started.ok ? started.value : '')
    await visitor.take(strict.confirmTwoFactor(visitor.caller, code))
    expect(await strict.findViewer(visitor.request('/'))).toMatchObject({ viewer: { email } })
    expect((await strict.findViewer(visitor.request('/'))).enrolling).toBeUndefined()
    expect(await strict.findViewer(ready.visitor.request('/'))).toMatchObject({
      viewer: { email: ready.email },
    })
    // Where only admins need one, everybody else goes on as before.
    const { accounts: mild } = await openAccounts(database, { REQUIRE_2FA: 'admins' })
    const other = await newPerson(database, strict)
    expect(await strict.findViewer(other.visitor.request('/'))).toMatchObject({ viewer: undefined })
    expect(await mild.findViewer(other.visitor.request('/'))).toMatchObject({
      viewer: { email: other.email },
    })
  } finally {
    await accounts.requireSecondFactor()
  }
})
