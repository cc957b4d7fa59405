import { pino } from 'pino'
import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '#platform/database/open-database.server.ts'
import { openTestDatabase } from '#platform/database/test-databases.ts'
import { withIdentity } from '#platform/database/with-identity.server.ts'
import { requestContext } from '#platform/request-context.server.ts'
import type { Accounts } from './accounts.server.ts'
import { accountsContext } from './accounts-context.server.ts'
import { mailsTo, newPerson, openAccounts, password, Visitor } from './accounts.test-support.ts'
import { addPasskey as addInBrowser } from './ask-passkey.ts'
import { action } from './passkeys-route.ts'
import { Authenticator, codeOf } from './second-factor.test-support.ts'

let database: Database
let accounts: Accounts

beforeAll(async () => {
  database = await openTestDatabase()
  ;({ accounts } = await openAccounts(database))
})

afterAll(() => database.close())

type Circumstances = Parameters<Authenticator['signIn']>[1]

async function addPasskey(visitor: Visitor, device: Authenticator, circumstances?: Circumstances) {
  const options = await visitor.take(accounts.startPasskey(visitor.caller, password))
  if (!options.ok) return options
  const response = device.register(options.value, circumstances)
  return visitor.take(accounts.finishPasskey(visitor.caller, { name: 'Laptop', response }))
}

async function signIn(visitor: Visitor, device: Authenticator, circumstances?: Circumstances) {
  const options = await visitor.take(accounts.startPasskeySignIn(visitor.caller))
  if (!options.ok) return options
  expect(options.value.userVerification).toBe('required')
  const response = device.signIn(options.value, circumstances)
  return visitor.take(
    accounts.finishPasskeySignIn(visitor.caller, response as Parameters<Accounts['finishPasskeySignIn']>[1]),
  )
}

async function viewerOf(visitor: Visitor) {
  return (await accounts.findViewer(visitor.request('/'))).viewer
}

test('a passkey is added after the password, signs in, and says when', async () => {
  const { email, visitor } = await newPerson(database, accounts)
  const device = new Authenticator()
  expect(await accounts.startPasskey(visitor.caller, 'wrong')).toMatchObject({ code: 'INVALID_PASSWORD' })
  expect(await addPasskey(visitor, device)).toMatchObject({ ok: true })
  expect(await accounts.listPasskeys(visitor.caller)).toMatchObject([
    { name: 'Laptop', lastUsedAt: undefined },
  ])
  expect((await mailsTo(database, email)).at(-1)?.subject).toContain('A new passkey was created')
  const elsewhere = new Visitor()
  expect(await signIn(elsewhere, device)).toMatchObject({ ok: true })
  expect((await viewerOf(elsewhere))?.email).toBe(email)
  expect((await accounts.listPasskeys(visitor.caller))[0]?.lastUsedAt).toMatch(/^\d{4}-/)
})

test('a passkey asks for no code, since it is two factors; one that checks nobody is refused', async () => {
  const { visitor } = await newPerson(database, accounts)
  const device = new Authenticator()
  expect(await addPasskey(visitor, new Authenticator(), { isVerified: false })).toMatchObject({
    code: 'USER_NOT_VERIFIED',
  })
  await addPasskey(visitor, device)
  const uri = await visitor.take(accounts.startTwoFactor(visitor.caller, password))
  const code = await codeOf(uri.ok ? uri.value : '')
  expect(await visitor.take(accounts.confirmTwoFactor(visitor.caller, code))).toMatchObject({ ok: true })
  const careless = new Visitor()
  expect(await signIn(careless, device, { isVerified: false })).toMatchObject({ code: 'USER_NOT_VERIFIED' })
  expect(await viewerOf(careless)).toBeUndefined()
  const elsewhere = new Visitor()
  expect(await signIn(elsewhere, device)).toMatchObject({ ok: true })
  expect(await viewerOf(elsewhere)).toBeDefined()
})

test('what another site asked for is refused, and so is an answer that was used before', async () => {
  const { visitor } = await newPerson(database, accounts)
  const device = new Authenticator()
  expect(await addPasskey(visitor, new Authenticator(), { origin: 'https://evil.example' })).toMatchObject({
    ok: false,
  })
  await addPasskey(visitor, device)
  const thief = new Visitor()
  expect(await signIn(thief, device, { origin: 'https://evil.example' })).toMatchObject({ ok: false })
  const options = await thief.take(accounts.startPasskeySignIn(thief.caller))
  const response = device.signIn(options.ok ? options.value : { challenge: '' })
  const finish = () =>
    accounts.finishPasskeySignIn(thief.caller, response as Parameters<Accounts['finishPasskeySignIn']>[1])
  expect(await finish()).toMatchObject({ ok: true })
  expect(await finish()).toMatchObject({ code: 'TOO_LATE' })
})

test('a passkey is renamed by its owner only, and removed with the password', async () => {
  const { email, visitor } = await newPerson(database, accounts)
  const device = new Authenticator()
  await addPasskey(visitor, device)
  const [{ id } = { id: '' }] = await accounts.listPasskeys(visitor.caller)
  const other = await newPerson(database, accounts)
  expect(await accounts.renamePasskey(other.visitor.caller, { id, name: 'Mine' })).toMatchObject({
    ok: false,
  })
  expect(await accounts.removePasskey(other.visitor.caller, { id, password })).toMatchObject({ ok: false })
  expect(await accounts.renamePasskey(visitor.caller, { id, name: 'Phone' })).toMatchObject({ ok: true })
  expect(await accounts.listPasskeys(visitor.caller)).toMatchObject([{ id, name: 'Phone' }])
  const { viewer } = await accounts.findViewer(visitor.request('/'))
  const own = JSON.stringify(await accounts.readOwnData(visitor.caller, viewer?.id ?? ''))
  expect(own).toContain('"passkeys":[{"id"')
  expect(own).toContain('Phone')
  expect(own).not.toContain('public')
  expect(await accounts.removePasskey(visitor.caller, { id, password: 'wrong' })).toMatchObject({
    code: 'INVALID_PASSWORD',
  })
  expect(await accounts.removePasskey(visitor.caller, { id, password })).toMatchObject({ ok: true })
  expect(await signIn(new Visitor(), device)).toMatchObject({
    code: 'PASSKEY_NOT_FOUND',
    message: expect.stringContaining('no longer recognizes this passkey'),
  })
  await addPasskey(visitor, device)
  await accounts.deleteAccount(visitor.caller, password)
  const { rows } = await withIdentity(database, { role: 'auth' }, ({ query }) =>
    query('select 1 from passkeys join users on users.id = user_id where email = $1', [email]),
  )
  expect(rows).toEqual([])
})

test('whoever is not signed in cannot begin to add one, nor finish what somebody else began', async () => {
  expect(await accounts.startPasskey(new Visitor().caller, password)).toMatchObject({
    code: 'UNAUTHENTICATED',
  })
  const { visitor } = await newPerson(database, accounts)
  const options = await visitor.take(accounts.startPasskey(visitor.caller, password))
  const response = new Authenticator().register(options.ok ? options.value : { challenge: '' })
  const other = await newPerson(database, accounts)
  const challenge = visitor.cookies.get('account.passkey') ?? ''
  expect(challenge).not.toBe('')
  other.visitor.cookies.set('account.passkey', challenge)
  expect(await accounts.finishPasskey(other.visitor.caller, { name: 'x', response })).toMatchObject({
    ok: false,
  })
  expect(await accounts.listPasskeys(other.visitor.caller)).toEqual([])
})

test('a name that cannot be kept is refused before the device is asked, and said to be what is wrong', async () => {
  const { visitor } = await newPerson(database, accounts)
  const asked: object[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const request = new Request(`http://localhost:3000${path}`, {
      ...init,
      headers: { ...init.headers, cookie: visitor.request('/').headers.get('cookie') ?? '' },
    })
    const context = new RouterContextProvider()
    context.set(accountsContext, accounts)
    context.set(requestContext, { address: visitor.address, log: pino({ level: 'silent' }) } as never)
    const answer = await action({ request, context, params: {}, url: new URL(request.url), pattern: path })
    asked.push(await answer.clone().json())
    return answer
  })
  for (const [name, sentence] of [
    ['   ', 'enter a name'],
    ['<b>', '< and >'],
  ] as const) {
    const added = await addInBrowser(name, password)
    expect(added).toMatchObject({ ok: false, message: expect.stringContaining(sentence) })
  }
  await addInBrowser('Laptop', password)
  expect(asked).toMatchObject([
    { ok: false },
    { ok: false },
    { ok: true, value: { challenge: expect.any(String) } },
  ])
})
