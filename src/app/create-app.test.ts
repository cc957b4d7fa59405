import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { parseConfig } from '#platform/config.server.ts'
import { databaseUnavailable } from '#platform/database/outage.server.ts'
import type { AppParts } from './create-app.server.ts'
import { serveForTests, type TestServer } from './serve-for-tests.server.ts'

let server: TestServer

afterEach(() => server.close())

async function serve(parts: Partial<AppParts> = {}): Promise<TestServer> {
  server = await serveForTests(parts)
  return server
}

function post(path: string, headers: Record<string, string> = {}, body = '{}'): Promise<Response> {
  return fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
}

test('every answer carries a request id, its duration and the headers that stop browsers from guessing', async () => {
  await serve()
  for (const path of ['/healthz', '/', '/functions/v1/nothing']) {
    const { headers } = await fetch(server.url + path)
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers.get('server-timing')).toMatch(/^app;dur=\d+\.\d$/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    const policy = headers.get('content-security-policy')
    for (const part of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
      expect(policy).toContain(part)
    }
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('access-control-allow-origin')).toBeNull()
  }
})

test('a sane request id of a trusted proxy is kept, and no other', async () => {
  await serve({ config: parseConfig({ TRUSTED_PROXIES: '1' }) })
  const idFor = async (id: string) =>
    (await fetch(`${server.url}/healthz`, { headers: { 'x-request-id': id } })).headers.get('x-request-id')
  expect(await idFor('proxy-4711-abc')).toBe('proxy-4711-abc')
  expect(await idFor('short')).toMatch(/^[0-9a-f-]{36}$/)
  expect(await idFor('"}{"forged":"log line')).toMatch(/^[0-9a-f-]{36}$/)
  await server.close()
  await serve()
  expect(await idFor('proxy-4711-abc')).toMatch(/^[0-9a-f-]{36}$/)
})

test('https is made permanent only where the public address has it', async () => {
  await serve({ config: parseConfig({ APP_URL: 'https://prompts.example.org' }) })
  const secure = await fetch(`${server.url}/healthz`)
  expect(secure.headers.get('strict-transport-security')).toMatch(/max-age=\d{8}; includeSubDomains/)
  await server.close()
  await serve()
  const plain = await fetch(`${server.url}/healthz`)
  expect(plain.headers.get('strict-transport-security')).toBeNull()
})

test('healthz answers without a database, readyz does not', async () => {
  await serve({ database: { findFault: async () => 'The database isn’t responding' } })
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  const ready = await fetch(`${server.url}/readyz`)
  expect(ready.status).toBe(503)
  expect(await ready.json()).toEqual({ error: 'The database isn’t responding', code: 'UNAVAILABLE' })
  expect(ready.headers.get('retry-after')).toMatch(/^\d+$/)
})

test('with a full disk it is not ready, and says so', async () => {
  await serve({ hasRoom: () => false })
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  const ready = await fetch(`${server.url}/readyz`)
  expect(ready.status).toBe(503)
  expect(await ready.json()).toEqual({
    error: 'The server’s disk is nearly full: less than 32 MB is left. Free up some space on the server.',
    code: 'UNAVAILABLE',
  })
})

test('while stopping it is not ready, but still answers and asks callers to hang up', async () => {
  await serve({ isStopping: () => true })
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503)
  const answer = await fetch(`${server.url}/healthz`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('connection')).toBe('close')
})

test('the log says what was asked and how it went, but nothing about who asked', async () => {
  await serve({ pagePatterns: ['/about'] })
  await fetch(`${server.url}/about?email=ada@example.org`, {
    headers: { 'user-agent': 'Ada-Browser', cookie: 'session=secret', 'x-forwarded-for': '203.0.113.7' },
  })
  await post('/functions/v1/generate-prompt', {}, '{"targetAudience":"Secret people"}')
  await fetch(`${server.url}/reset/ada@example.org`)
  const [page, call, unknown] = server.logLines().filter(({ msg }) => msg === 'request')
  expect(page).toMatchObject({ method: 'GET', route: '/about', status: 200, durationMs: expect.any(Number) })
  expect(call).toMatchObject({ method: 'POST', route: '/functions/v1/:name', status: 400 })
  expect(unknown).toMatchObject({ method: 'GET', route: '*' })
  // Random ids and times may hold any three letters.
  const said = server.logLines().map(({ requestId: _id, time: _time, durationMs: _ms, ...line }) => line)
  expect(JSON.stringify(said)).not.toMatch(/ada|Ada|secret|Secret|203\.0|127\.0/)
})

test('whoever leaves before the answer is no failure of ours', async () => {
  await serve({
    // As React Router ends a request that was given up.
    answerPage: async ({ signal }) => {
      await once(signal, 'abort')
      return new Response('', { status: 500 })
    },
  })
  await expect(fetch(`${server.url}/about`, { signal: AbortSignal.timeout(100) })).rejects.toThrow('timeout')
  await expect
    .poll(() => server.logLines().find(({ msg }) => msg === 'request'))
    .toMatchObject({ status: 'gone' })
})

test('a bug answers 500 with the request id and keeps its reason to the log', async () => {
  await serve({
    answerPage: async () => {
      throw new Error('the vase fell')
    },
  })
  const response = await fetch(`${server.url}/about`)
  const id = response.headers.get('x-request-id')
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({ error: expect.any(String), code: 'INTERNAL', requestId: id })
  const [line] = server.logLines()
  expect(line).toMatchObject({ requestId: id, error: { type: 'Error', message: 'the vase fell' } })
})

test('an outage of the database is one, whatever others make of it on its way', async () => {
  const lost = () => databaseUnavailable(new Error('the connection was cut'))
  await serve({
    answerPage: async () => {
      throw new Error('Failed to get session', { cause: lost() })
    },
    answerAccountLink: async () => {
      lost()
      return new Response('{"message":"failed"}', { status: 500, headers: { 'content-encoding': 'br' } })
    },
    answerUploadedFile: async () => {
      throw lost()
    },
  })
  for (const path of ['/about', '/api/auth/confirm', '/files/x']) {
    const answer = await fetch(server.url + path)
    expect([answer.status, answer.headers.get('retry-after')], path).toEqual([503, '5'])
    expect(await answer.json(), path).toMatchObject({ code: 'UNAVAILABLE' })
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  }
})

test('what another site makes a browser send is refused', async () => {
  await serve()
  const path = '/functions/v1/generate-prompt'
  const refused = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: server.url },
    { origin: `${server.url}.evil.example` },
  ]
  for (const headers of refused) {
    const response = await post(path, headers as Record<string, string>)
    expect(response.status, JSON.stringify(headers)).toBe(403)
    expect(await response.json()).toMatchObject({ code: 'FORBIDDEN' })
  }
  const accepted = [
    {},
    { origin: server.url, 'sec-fetch-site': 'same-origin' },
    { origin: 'http://localhost:3000' },
  ]
  for (const headers of accepted) {
    expect((await post(path, headers as Record<string, string>)).status, JSON.stringify(headers)).toBe(400)
  }
})

test('a method that means nothing here is refused', async () => {
  await serve()
  const get = await fetch(`${server.url}/functions/v1/generate-prompt`)
  expect(get.status).toBe(405)
  expect(get.headers.get('allow')).toBe('POST')
  expect(await sendRaw('TRACE', '/')).toBe(405)
  expect(await sendRaw('PROPFIND', '/about')).toBe(405)
})

/** `fetch` refuses to send some of these. */
function sendRaw(method: string, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    httpRequest(server.url + path, { method }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end()
  })
}

test('a message whose length is told in two ways is refused, and is never read as two', async () => {
  await serve()
  const { port } = new URL(server.url)
  const answer = await new Promise<string>((resolve, reject) => {
    let text = ''
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('data', (piece: Buffer) => (text += piece.toString()))
    socket.on('close', () => resolve(text)).on('error', reject)
    socket.write(
      'POST /functions/v1/generate-prompt HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n' +
        'Transfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n',
    )
  })
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1)
})

test('what a control refuses is logged with its code and the id of its request', async () => {
  await serve()
  const refused = await post('/functions/v1/generate-prompt', { origin: 'https://evil.example' })
  const requestId = refused.headers.get('x-request-id')
  const lines = server.logLines().filter((line) => line['requestId'] === requestId)
  expect(lines).toMatchObject([
    { msg: 'request refused', code: 'FORBIDDEN' },
    { msg: 'request', route: '/functions/v1/:name', status: 403 },
  ])
})

test('an address that cannot be decoded is refused, and one with a character that no text holds', async () => {
  await serve()
  expect((await fetch(`${server.url}/blog?post=%00`)).status).toBe(400)
  expect((await fetch(`${server.url}/%E0%A4%A`)).status).toBe(400)
  expect((await fetch(`${server.url}/%C3%A4`)).status).toBe(200)
})

test('whoever follows a mangled link gets a page, and it shows the address as it was', async () => {
  await serve({ answerPage: async ({ url }) => new Response(decodeURI(new URL(url).pathname)) })
  for (const path of ['/50%off', '/%E0%A4%A']) {
    const answer = await fetch(server.url + path, { headers: { accept: 'text/html' } })
    expect(await answer.text()).toBe(path)
  }
})

test('missing files end before the page renderer', async () => {
  let rendered = 0
  await serve({
    answerPage: async () => {
      rendered += 1
      return new Response('page')
    },
  })
  expect((await fetch(`${server.url}/assets/gone-1234.js`)).status).toBe(404)
  expect((await fetch(`${server.url}/favicon.ico`)).status).toBe(404)
  expect(rendered).toBe(0)
})

test('reports about the page policy are logged without the page, and a flood of them is cut', async () => {
  await serve()
  const report = {
    type: 'csp-violation',
    body: {
      effectiveDirective: 'img-src',
      blockedURL: 'http://tracker.example/pixel?user=ada',
      documentURL: 'http://localhost/output?secret=1',
      sample: 'Element innerHTML|sk-or-v1-secret',
    },
  }
  const body = JSON.stringify(Array.from({ length: 200 }, () => report))
  const answer = await post('/csp-reports', { 'content-type': 'application/reports+json' }, body)
  expect(answer.status).toBe(204)
  const reports = server.logLines().filter((line) => line['msg'] === 'policy report')
  expect(reports.length).toBeLessThanOrEqual(60)
  expect(reports[0]).toMatchObject({ directive: 'img-src', blocked: 'tracker.example' })
  expect(JSON.stringify(reports)).not.toMatch(/ada|secret/)
  expect((await post('/csp-reports', {}, 'nonsense')).status).toBe(204)
})
