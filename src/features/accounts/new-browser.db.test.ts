import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#platform/database/open-database.server.ts'
import { openTestDatabase } from '#platform/database/test-databases.ts'
import type { Accounts } from './accounts.server.ts'
import { linkTo, mailsTo, newEmail, openAccounts, password, Visitor } from './accounts.test-support.ts'

let database: Database
let accounts: Accounts

beforeAll(async () => {
  database = await openTestDatabase()
  ;({ accounts } = await openAccounts(database))
})

afterAll(() => database.close())

const signUp = (visitor: Visitor, email: string) =>
  visitor.take(accounts.signUp(visitor.caller, { email, password, name: 'Ada', next: '/' }))

const signIn = (visitor: Visitor, email: string) =>
  visitor.take(accounts.signIn(visitor.caller, { email, password }))

async function newsTo(email: string) {
  return (await mailsTo(database, email)).filter(({ subject }) => subject.startsWith('New sign-in'))
}

test('a sign-in in another browser is told of once, the one after the sign-up never', async () => {
  const email = newEmail()
  const visitor = new Visitor()
  await signUp(visitor, email)
  await visitor.open(accounts, await linkTo(database, email))
  await visitor.take(accounts.signOut(visitor.caller))
  await signIn(visitor, email)
  expect(await newsTo(email)).toEqual([])
  const other = new Visitor()
  await signIn(other, email)
  const [mail, ...more] = await newsTo(email)
  expect(more).toEqual([])
  expect(mail?.body).toMatch(/Another browser, \w+ \d+, \d{4} at .+ UTC/)
  expect(mail?.body).toContain('If this was you')
  expect(mail?.body).toContain('/account#sessions')
  await other.take(accounts.signOut(other.caller))
  await signIn(other, email)
  expect(await newsTo(email)).toHaveLength(1)
})

test('whoever confirmed elsewhere is not told of their very first sign-in', async () => {
  const email = newEmail()
  await signUp(new Visitor(), email)
  const link = await linkTo(database, email)
  const phone = new Visitor()
  const token = new URL(await phone.open(accounts, link), 'http://x').searchParams.get('sign-up') ?? ''
  await accounts.confirmWithPassword(phone.caller, { token, password })
  await signIn(new Visitor(), email)
  expect(await newsTo(email)).toEqual([])
  await signIn(new Visitor(), email)
  expect(await newsTo(email)).toHaveLength(1)
})

test('a wrong password tells nobody', async () => {
  const email = newEmail()
  const visitor = new Visitor()
  await signUp(visitor, email)
  await visitor.open(accounts, await linkTo(database, email))
  const other = new Visitor()
  await accounts.signIn(other.caller, { email, password: 'wrong' })
  expect(await newsTo(email)).toEqual([])
})
