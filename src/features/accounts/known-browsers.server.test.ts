import { expect, test } from 'vitest'
import { createBrowserCookies } from './browser-cookies.server.ts'
import { createKnownBrowsers } from './known-browsers.server.ts'

const cookies = createBrowserCookies({ prefix: '__Host-account', isHttps: true })
const browsers = createKnownBrowsers('a secret of some length', cookies)

function requestWith(line?: string): Request {
  const headers = line === undefined ? {} : { cookie: `theme=dark; ${line.split(';')[0] ?? ''}` }
  return new Request('https://prompts.example.org/', { headers })
}

test('a browser is known for the accounts that were used in it, and for no other', () => {
  const line = browsers.remember(requestWith(), 'ada@example.org')
  expect(line).toMatch(/^__Host-account\.known_for=.+; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
  const both = browsers.remember(requestWith(line), 'ben@example.org')
  const request = requestWith(both)
  expect(browsers.find(request, 'ada@example.org')).toBe(browsers.find(requestWith(line), 'ada@example.org'))
  expect(browsers.find(request, 'ben@example.org')).toBeDefined()
  expect(browsers.find(request, 'eva@example.org')).toBeUndefined()
  expect(browsers.find(requestWith(), 'ada@example.org')).toBeUndefined()
  expect(createKnownBrowsers('another', cookies).find(request, 'ada@example.org')).toBeUndefined()
})

test('the cookie does not name anybody and does not grow without end', () => {
  let line = browsers.remember(requestWith(), 'ada@example.org')
  for (let person = 0; person < 20; person += 1)
    line = browsers.remember(requestWith(line), `${person}@example.org`)
  expect(line.length).toBeLessThan(400)
  expect(line).not.toContain('example.org')
  expect(browsers.find(requestWith(line), 'ada@example.org')).toBeUndefined()
  expect(browsers.find(requestWith(line), '19@example.org')).toBeDefined()
})

test('entries that were made up are ignored', () => {
  for (const value of ['', 'x', `${'a'.repeat(16)}.${'b'.repeat(24)}`, '~~~', 'a.b~c.d']) {
    const request = requestWith(`__Host-account.known_for=${value}`)
    expect(browsers.find(request, 'ada@example.org'), value).toBeUndefined()
  }
})
