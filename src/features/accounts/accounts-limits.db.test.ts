import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#platform/database/open-database.server.ts'
import { openTestDatabase } from '#platform/database/test-databases.ts'
import { withIdentity } from '#platform/database/with-identity.server.ts'
import type { Accounts } from './accounts.server.ts'
import { linkTo, newEmail, newPerson, openAccounts, password, Visitor } from './accounts.test-support.ts'

let database: Database
let accounts: Accounts

beforeAll(async () => {
  database = await openTestDatabase()
  ;({ accounts } = await openAccounts(database))
})

afterAll(() => database.close())

test('too many attempts are refused: per address, per account, and whatever a caller claims', async () => {
  const { email } = await newPerson(database, accounts)
  const strict = (await openAccounts(database, { SIGN_IN_LIMIT: '9', SIGN_UP_LIMIT: '3' })).accounts
  const one = new Visitor('198.51.100.1')
  const wrong = { email, password: 'not the password' }
  const results: string[] = []
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const answer = await strict.signIn(one.caller, wrong)
    results.push(answer.ok ? 'in' : answer.code)
  }
  // A third of nine per account, also from another address and with the right password.
  expect(results).toEqual([...Array(3).fill('INVALID_EMAIL_OR_PASSWORD'), 'RATE_LIMITED', 'RATE_LIMITED'])
  expect(await strict.signIn(new Visitor('198.51.100.2').caller, { email, password })).toMatchObject({
    code: 'RATE_LIMITED',
    message: expect.stringMatching(
      /Please try again in \d+ (minutes|seconds)\. To sign in now, reset your password/,
    ),
  })
  const network = (last: number) => new Visitor(`2001:db8:7:7::${last}`)
  const codes: string[] = []
  for (let attempt = 0; attempt < 11; attempt += 1) {
    const answer = await strict.signIn(network(attempt).caller, { email: newEmail(), password })
    codes.push(answer.ok ? 'in' : answer.code)
  }
  expect(codes.slice(-2)).toEqual(['RATE_LIMITED', 'RATE_LIMITED'])
  for (let attempt = 0; attempt < 3; attempt += 1) {
    expect(await strict.signUp(one.caller, { email: newEmail(), password, name: '' })).toMatchObject({
      ok: true,
    })
  }
  expect(await strict.signUp(one.caller, { email: newEmail(), password, name: '' })).toMatchObject({
    code: 'RATE_LIMITED',
  })
})

test('an address is not flooded with mail, and whoever asks for more is told that none was sent', async () => {
  const [known, unknown] = [(await newPerson(database, accounts)).email, newEmail()]
  const strict = (await openAccounts(database, { SIGN_UP_LIMIT: '30' })).accounts
  const codes: Record<string, string[]> = { [known]: [], [unknown]: [] }
  for (let attempt = 0; attempt < 3; attempt += 1) {
    for (const email of [known, unknown]) {
      const { caller } = new Visitor(`192.0.2.${attempt}`)
      const resent = await strict.resendConfirmation(caller, email)
      const signedUp = await strict.signUp(caller, { email, password, name: '' })
      for (const answer of [resent, signedUp]) codes[email]?.push(answer.ok ? 'sent' : answer.code)
    }
  }
  // Five an hour, whether or not somebody has that address.
  expect(codes[unknown]).toEqual([...Array(5).fill('sent'), 'MAIL_LIMITED'])
  expect(codes[known]).toEqual(codes[unknown])
  const { caller } = new Visitor('192.0.2.9')
  expect(await strict.signUp(caller, { email: unknown, password, name: '' })).toMatchObject({
    message: expect.stringContaining('No email was sent'),
  })
  // They do not use up the mails that let the owner in.
  expect(await strict.requestNewPassword(caller, known)).toMatchObject({ ok: true })
  await linkTo(database, known, /http\S+\/new-password\S+/)
})

test('while passwords are hashed the database is free for others', { timeout: 60_000 }, async () => {
  const signingUp = Promise.all(
    Array.from({ length: 12 }, () =>
      accounts.signUp(new Visitor().caller, { email: newEmail(), password, name: '' }),
    ),
  )
  let isHashing = true
  const hashed = signingUp.finally(() => (isHashing = false))
  for (let round = 0; round < 10; round += 1)
    await withIdentity(database, { role: 'operator' }, ({ query }) => query('select 1'))
  expect(isHashing).toBe(true)
  await hashed
})

test('a flood of attempts is sent away before it costs anything, and afterwards all is well', async () => {
  const { email, visitor } = await newPerson(database, accounts)
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => accounts.signIn(new Visitor().caller, { email: newEmail(), password })),
  )
  const codes = answers.map((answer) => (answer.ok ? 'in' : answer.code))
  expect(codes.filter((code) => code === 'TOO_BUSY')).toHaveLength(24)
  expect(await accounts.signIn(visitor.caller, { email, password })).toMatchObject({ ok: true })
})
