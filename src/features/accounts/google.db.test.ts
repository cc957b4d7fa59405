import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { OAuth2Server } from 'oauth2-mock-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#platform/database/open-database.server.ts'
import { openTestDatabase } from '#platform/database/test-databases.ts'
import type { Accounts } from './accounts.server.ts'
import { appUrl, linkTo, mailsTo, openAccounts, Visitor } from './accounts.test-support.ts'
import { codeOf } from './second-factor.test-support.ts'
import { redirectTricks } from './redirect-tricks.test-support.ts'

let database: Database
let accounts: Accounts
let provider: OAuth2Server
let claims: Record<string, unknown>
const password = 'three plovers on a beach'

beforeAll(async () => {
  provider = new OAuth2Server()
  await provider.issuer.keys.generate('RS256')
  await provider.start(0, '127.0.0.1')
  provider.issuer.url = `http://127.0.0.1:${provider.address().port}`
  provider.service.on('beforeTokenSigning', (token: { payload: object }) =>
    Object.assign(token.payload, claims),
  )
  database = await openTestDatabase()
  ;({ accounts } = await openAccounts(database, google()))
})

afterAll(async () => {
  await provider.stop()
  await database.close()
})

function google(): Record<string, string> {
  return {
    GOOGLE_CLIENT_ID: 'client',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_ISSUER: provider.issuer.url ?? '',
  }
}

function newGrace() {
  const id = randomUUID().slice(0, 8)
  return {
    sub: `grace-${id}`,
    email: `grace-${id}@example.com`,
    email_verified: true,
    name: 'Grace Hopper',
    picture: 'https://example.com/grace.png',
  }
}

/** Through the provider and back, as a browser goes; answers where it ends. */
async function continueWithGoogle(
  visitor: Visitor,
  change: (back: string) => string = (back) => back,
): Promise<string> {
  const start = await visitor.take(accounts.startGoogle(visitor.caller, '/'))
  if (!start.ok) return start.code
  const consent = await fetch(start.value, { redirect: 'manual' })
  const back = change(consent.headers.get('location') ?? '')
  const response = await accounts.answer(visitor.request(back.replace(appUrl, '')))
  visitor.keep(response.headers.getSetCookie())
  return response.headers.get('location') ?? `status ${response.status}`
}

async function viewerOf(visitor: Visitor) {
  return (await accounts.findViewer(visitor.request('/'))).viewer
}

async function signUp(email: string): Promise<Visitor> {
  const visitor = new Visitor()
  await visitor.take(accounts.signUp(visitor.caller, { email, password, name: 'Local' }))
  return visitor
}

async function newLocalPerson(email: string): Promise<Visitor> {
  const visitor = await signUp(email)
  await visitor.open(accounts, await linkTo(database, email))
  return visitor
}

test('somebody new comes with name and picture, and comes back as the same person', async () => {
  claims = newGrace()
  const visitor = new Visitor()
  expect(await continueWithGoogle(visitor)).toBe('/')
  const viewer = await viewerOf(visitor)
  expect(viewer).toMatchObject({
    email: claims['email'],
    fullName: 'Grace Hopper',
    avatarUrl: 'https://example.com/grace.png',
  })
  const again = new Visitor()
  expect(await continueWithGoogle(again)).toBe('/')
  expect((await viewerOf(again))?.id).toBe(viewer?.id)
  expect(await accounts.hasPassword(viewer?.id ?? '')).toBe(false)
})

test('a confirmed account of the same address is the same person', async () => {
  claims = newGrace()
  const email = String(claims['email'])
  await newLocalPerson(email)
  const visitor = new Visitor()
  expect(await continueWithGoogle(visitor)).toBe('/')
  expect(await accounts.hasPassword((await viewerOf(visitor))?.id ?? '')).toBe(true)
  const { rows } = await database.pool.query('select id from users where email = $1', [email])
  expect(rows).toHaveLength(1)
})

test('a sign-up that somebody else began with this address ends when its owner comes through Google', async () => {
  claims = newGrace()
  const email = String(claims['email'])
  const mallory = await signUp(email)
  const link = await linkTo(database, email)
  const visitor = new Visitor()
  expect(await continueWithGoogle(visitor)).toBe('/')
  expect(await viewerOf(visitor)).toMatchObject({ email, fullName: 'Grace Hopper' })
  expect(await accounts.signIn(mallory.caller, { email, password })).toMatchObject({
    code: 'INVALID_EMAIL_OR_PASSWORD',
  })
  expect(await mallory.open(accounts, link)).toBe('/auth?error=INVALID_TOKEN')
  expect(await viewerOf(mallory)).toBeUndefined()
})

test('who came through Google without owning the address loses it to the owner, by sign-up or new password', async () => {
  const owners = [
    async (email: string) => {
      const owner = await newLocalPerson(email)
      expect(await viewerOf(owner)).toMatchObject({ email })
    },
    async (email: string) => {
      await accounts.requestNewPassword(new Visitor().caller, email)
      const token = (await linkTo(database, email)).split('token=')[1] ?? ''
      expect(await accounts.setNewPassword(new Visitor().caller, { token, password })).toMatchObject({
        ok: true,
      })
      expect(await accounts.signIn(new Visitor().caller, { email, password })).toMatchObject({ ok: true })
    },
  ]
  for (const becomeOwner of owners) {
    claims = { ...newGrace(), email_verified: false }
    const mallory = new Visitor()
    await continueWithGoogle(mallory)
    await becomeOwner(String(claims['email']))
    expect(await viewerOf(mallory)).toBeUndefined()
    const again = new Visitor()
    await continueWithGoogle(again)
    expect(await viewerOf(again)).toBeUndefined()
  }
})

test('an address that Google has not confirmed links to nobody', async () => {
  claims = { ...newGrace(), email_verified: false }
  const email = String(claims['email'])
  await newLocalPerson(email)
  const visitor = new Visitor()
  expect(await continueWithGoogle(visitor)).toMatch(/^\/auth\?error=/)
  expect(await viewerOf(visitor)).toBeUndefined()
})

test('identity is the subject, not the address', async () => {
  claims = newGrace()
  const first = new Visitor()
  await continueWithGoogle(first)
  const { id } = (await viewerOf(first)) ?? {}
  claims = { ...claims, email: newGrace().email }
  const moved = new Visitor()
  await continueWithGoogle(moved)
  expect((await viewerOf(moved))?.id).toBe(id)
})

test('a way back that was forged, repeated or belongs to another browser signs nobody in', async () => {
  claims = newGrace()
  const forged = new Visitor()
  expect(await continueWithGoogle(forged, (back) => back.replace(/state=[^&]+/, 'state=forged'))).toMatch(
    /error=/,
  )
  expect(await viewerOf(forged)).toBeUndefined()

  const victim = new Visitor()
  let stolen = ''
  await continueWithGoogle(
    new Visitor(),
    (back) => (stolen = back) && '/api/auth/callback/google?error=access_denied',
  )
  const response = await accounts.answer(victim.request(stolen.replace(appUrl, '')))
  victim.keep(response.headers.getSetCookie())
  expect(await viewerOf(victim)).toBeUndefined()
})

test('a token signed by somebody else is refused', async () => {
  claims = { ...newGrace(), iss: 'https://evil.example' }
  const visitor = new Visitor()
  expect(await continueWithGoogle(visitor)).toMatch(/error=/)
  expect(await viewerOf(visitor)).toBeUndefined()
})

test('who answers under the configured address for another issuer is refused', async () => {
  claims = newGrace()
  const front = createServer((request, response) => {
    void fetch(`${provider.issuer.url}${request.url}`)
      .then((answer) => answer.text())
      .then((text) => response.writeHead(200, { 'content-type': 'application/json' }).end(text))
  })
  await new Promise<void>((listening) => front.listen(0, '127.0.0.1', listening))
  const { port } = front.address() as AddressInfo
  const spoofed = { ...google(), GOOGLE_ISSUER: `http://127.0.0.1:${port}` }
  const own = accounts
  ;({ accounts } = await openAccounts(database, spoofed))
  const visitor = new Visitor()
  const end = await continueWithGoogle(visitor)
  accounts = own
  front.close()
  expect(end).toMatch(/error=/)
  expect(await viewerOf(visitor)).toBeUndefined()
})

test('cancelling at Google leads back with a reason', async () => {
  claims = newGrace()
  const visitor = new Visitor()
  const cancelled = await continueWithGoogle(visitor, (back) => {
    const state = new URL(back).searchParams.get('state') ?? ''
    return `/api/auth/callback/google?error=access_denied&state=${state}`
  })
  expect(cancelled).toMatch(/^\/auth\?.*error=access_denied/)
})

test('without the two settings there is no such button and no such way', async () => {
  const without = (await openAccounts(database)).accounts
  expect(without.hasGoogle).toBe(false)
  expect(await without.startGoogle(new Visitor().caller, '/')).toMatchObject({ ok: false })
})

test('when Google does not answer the visitor is told, and once it does all is well', async () => {
  const offline = { ...google(), GOOGLE_ISSUER: 'http://127.0.0.1:9' }
  const { accounts: waiting } = await openAccounts(database, offline)
  expect(await waiting.startGoogle(new Visitor().caller, '/')).toMatchObject({
    ok: false,
    message: 'Google isn’t responding right now. Please try again.',
  })
})

test('no way back leaves the origin', { timeout: 120_000 }, async () => {
  const email = newGrace().email
  const [link, left] = [await signUp(email).then(() => linkTo(database, email)), [] as string[]]
  for (const trick of redirectTricks) {
    const target = `${link}&callbackURL=${encodeURIComponent(trick)}&next=${encodeURIComponent(trick)}`
    const location = await new Visitor().open(accounts, target)
    if (new URL(location, appUrl).origin !== appUrl) left.push(trick)
  }
  expect(left).toEqual([])
  // The same for where somebody says to have been when signing up.
  const tricked = await Promise.all(
    redirectTricks.slice(0, 24).map(async (next) => {
      const [visitor, own] = [new Visitor(), newGrace().email]
      await visitor.take(accounts.signUp(visitor.caller, { email: own, password, name: '', next }))
      return visitor.open(accounts, await linkTo(database, own))
    }),
  )
  for (const location of tricked) expect(new URL(location, appUrl).origin).toBe(appUrl)
})

test('Google alone does not sign in where two-factor is on, and tells of a browser that is new', async () => {
  claims = newGrace()
  const visitor = new Visitor()
  await continueWithGoogle(visitor)
  expect((await mailsTo(database, String(claims.email))).length).toBe(0)
  // Nobody has a password here: having signed in a moment ago is enough.
  const started = await visitor.take(accounts.startTwoFactor(visitor.caller, ''))
  const uri = started.ok ? started.value : ''
  const confirmed = await visitor.take(accounts.confirmTwoFactor(visitor.caller, await codeOf(uri)))
  const [code = ''] = confirmed.ok ? confirmed.value : []
  const elsewhere = new Visitor()
  expect(await continueWithGoogle(elsewhere)).toBe('/auth/code?next=%2F')
  expect(await viewerOf(elsewhere)).toBeUndefined()
  expect(await elsewhere.take(accounts.enterCode(elsewhere.caller, { code, isTrusted: true }))).toMatchObject(
    { ok: true },
  )
  expect(await viewerOf(elsewhere)).toMatchObject({ email: claims.email })
  const subjects = (await mailsTo(database, String(claims.email))).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.startsWith('New sign-in'))).toHaveLength(1)
  await elsewhere.take(accounts.signOut(elsewhere.caller))
  expect(await continueWithGoogle(elsewhere)).toBe('/')
  const third = new Visitor()
  await continueWithGoogle(third)
  await accounts.enterCode(third.caller, { code, isTrusted: false })
  expect(await viewerOf(third)).toBeUndefined()
})
