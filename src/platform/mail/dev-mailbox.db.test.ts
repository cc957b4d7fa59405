import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseConfig } from '../config.server.ts'
import type { Database } from '../database/open-database.server.ts'
import { openTestDatabase } from '../database/test-databases.ts'
import { answerMailbox } from './dev-mailbox.server.ts'

let database: Database

beforeAll(async () => {
  database = await openTestDatabase()
  await database.pool.query(`insert into mail_outbox (recipient, subject, body, status) values
    ('ada@example.org', 'Confirm <b>', 'Dear <i>Ada</i>: http://localhost:3000/x?a=1&b=2 soon', 'captured'),
    ('ben@example.org', 'Waiting', 'not yet', 'waiting')`)
})

afterAll(() => database.close())

function ask(
  headers: Record<string, string> = {},
  remoteAddress = '127.0.0.1',
  { search = '', environment = {}, httpVersion = '1.1' }: Partial<Asking> = {},
): Promise<Response> {
  const request = new Request(`http://localhost:3000/dev/mailbox${search}`, {
    headers: { host: 'localhost:3000', ...headers },
  })
  const config = parseConfig(environment)
  return answerMailbox({ database, config }, { request, remoteAddress, httpVersion })
}

type Asking = { search: string; environment: Record<string, string>; httpVersion: string }

test('captured mail is shown as JSON, with its links', async () => {
  const response = await ask({ accept: 'application/json' })
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual([
    expect.objectContaining({
      to: 'ada@example.org',
      subject: 'Confirm <b>',
      links: ['http://localhost:3000/x?a=1&b=2'],
    }),
  ])
  const none = await ask({ accept: 'application/json' }, '127.0.0.1', { search: '?to=ben@example.org' })
  expect(await none.json()).toEqual([])
})

test('as a page it can be clicked and runs nothing', async () => {
  const response = await ask({ accept: 'text/html' })
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  const html = await response.text()
  expect(html).toContain('href="http://localhost:3000/x?a=1&#38;b=2"')
  expect(html).not.toMatch(/<b>|<i>/)
})

test('nobody but this machine reads it', async () => {
  expect((await ask({}, '203.0.113.7')).status).toBe(404)
  expect((await ask({ 'x-forwarded-for': '203.0.113.7' })).status).toBe(404)
  expect((await ask({ forwarded: 'for=203.0.113.7' })).status).toBe(404)
  expect((await ask({ host: 'rebound.evil.example' })).status).toBe(404)
  expect((await ask({ host: 'localhost.evil.example:3000' })).status).toBe(404)
  expect((await ask({ host: '127.0.0.1:3000' })).status).toBe(200)
})

test('no proxy opens it to others, whatever it passes on', async () => {
  const added = [
    'X-Real-IP',
    'Via',
    'X-Forwarded-Proto',
    'X-Forwarded-Host',
    'CF-Connecting-IP',
    'X-Client-IP',
  ]
  for (const name of added) expect((await ask({ [name]: '1' })).status, name).toBe(404)
  // nginx as it comes: nothing added, our own name as host, HTTP/1.0.
  expect((await ask({}, '127.0.0.1', { httpVersion: '1.0' })).status).toBe(404)
  const from = async (environment: Record<string, string>) =>
    (await ask({}, '127.0.0.1', { environment })).status
  expect(await from({ APP_URL: 'http://prompts.example.org' })).toBe(404)
  expect(await from({ TRUSTED_PROXIES: '1' })).toBe(404)
  expect(await from({ APP_URL: 'http://127.0.0.1:8080' })).toBe(200)
  expect(await from({ APP_URL: 'http://localhost.example.org' })).toBe(404)
})

test('it can be switched, but is never open beside mail that is sent or a public address with https', async () => {
  const from = async (environment: Record<string, string>) =>
    (await ask({}, '127.0.0.1', { environment })).status
  expect(await from({ DEV_MAILBOX: 'off' })).toBe(404)
  expect(await from({ DEV_MAILBOX: 'on', APP_URL: 'http://staging.example.org' })).toBe(200)
  expect(await from({ DEV_MAILBOX: 'on', APP_URL: 'https://prompts.example.org' })).toBe(404)
  expect(await from({ DEV_MAILBOX: 'on', SMTP_URL: 'smtp://localhost:25' })).toBe(404)
  expect((await ask({}, '203.0.113.7', { environment: { DEV_MAILBOX: 'on' } })).status).toBe(404)
})
