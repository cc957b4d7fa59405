import { get } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import type { RouterContextProvider } from 'react-router'
import { parseConfig } from '#platform/config.server.ts'
import { createLog } from '#platform/log.server.ts'
import { requestContext } from '#platform/request-context.server.ts'
import { createKeptPages } from './kept-pages.server.ts'
import { createPageHandler } from './pages.server.ts'
import { serveForTests, type TestServer } from './serve-for-tests.server.ts'

const config = parseConfig({ APP_URL: 'https://prompts.example.org' })
const ada = { id: '1', email: 'ada@example.org', fullName: '', avatarUrl: null, isAdmin: false }
let server: TestServer | undefined

afterEach(() => server?.close())

async function handle(_request: Request, context: RouterContextProvider): Promise<Response> {
  const { nonce, viewer } = context.get(requestContext)
  const html = `<script nonce="${nonce}">1</script>${viewer?.email ?? 'nobody'}${'text '.repeat(400)}`
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8', Link: '</a.js>' } })
}

async function serve(isStopping = () => false) {
  const hasSession = (cookie: string) => cookie.includes('session=ada')
  const kept = createKeptPages(config, hasSession)
  const answerPage = createPageHandler({
    handle,
    config,
    log: createLog('silent'),
    findViewer: async (request) => ({
      viewer: hasSession(request.headers.get('cookie') ?? '') ? ada : undefined,
      cookies: [],
    }),
    provide: () => undefined,
    followChanges: () => undefined,
    kept,
  })
  const state = { usual: 0 }
  server = await serveForTests({
    config,
    kept,
    isStopping,
    pagePatterns: ['/about'],
    answerPage(request, from) {
      state.usual += 1
      return answerPage(request, from)
    },
  })
  const { url } = server
  /** As it comes, without what `fetch` would make of it. */
  const ask = (path: string, headers: Record<string, string> = {}) =>
    new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
      get(url + path, { headers: { 'accept-encoding': 'gzip', ...headers } }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => {
          const bytes = Buffer.concat(chunks)
          const text = (answer.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString()
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text })
        })
      }).on('error', reject)
    })
  return { ask, state, logLines: server.logLines }
}

/** What differs between two answers that are the same. */
function steady({ status, headers, text }: Awaited<ReturnType<Awaited<ReturnType<typeof serve>>['ask']>>) {
  const nonce = /'nonce-([\w-]{24})'/.exec(String(headers['content-security-policy']))?.[1] ?? ''
  const { date: _date, 'x-request-id': id, 'server-timing': timing, ...rest } = headers
  expect(id).toMatch(/^[\w-]{36}$/)
  expect(timing).toMatch(/^app;dur=\d+\.\d$/)
  expect(text).toContain(`nonce="${nonce}"`)
  const blank = JSON.stringify({ status, rest, text }).replaceAll(nonce, 'NONCE')
  return { nonce, blank: JSON.parse(blank) as unknown }
}

test('a page that lies ready is answered at once, and exactly as the usual way answers it', async () => {
  const { ask, state, logLines } = await serve()
  await ask('/about')
  await ask('/about?utm_source=x')
  const usual = steady(await ask('/about?utm_source=x'))
  expect(state.usual).toBe(3)
  const ready = steady(await ask('/about', { cookie: 'theme=dark; session=nobody' }))
  expect(state.usual).toBe(3)
  expect(ready.blank).toEqual(usual.blank)
  expect(ready.nonce).not.toBe(usual.nonce)
  expect(steady(await ask('/about')).nonce).not.toBe(ready.nonce)
  const requests = logLines().filter(({ msg }) => msg === 'request')
  expect(requests).toHaveLength(5)
  expect(new Set(requests.map((line) => Object.keys(line).join())).size).toBe(1)
  expect(new Set(requests.map(({ method, route, status }) => `${method} ${route} ${status}`))).toEqual(
    new Set(['GET /about 200']),
  )
})

test('whoever may be signed in, reads no gzip, or asks for anything else takes the usual way', async () => {
  const { ask, state } = await serve()
  await ask('/about')
  const others: [string, Record<string, string>][] = [
    ['/about', { cookie: 'session=ada' }],
    ['/about', { 'accept-encoding': 'identity' }],
    ['/about?page=2', {}],
    ['/ab%6Fut', {}],
    ['//about', {}],
    ['/auth/code', {}],
    ['/other', {}],
  ]
  for (const [path, headers] of others) {
    const before = state.usual
    const { text } = await ask(path, headers)
    expect(state.usual, path).toBe(before + 1)
    expect(text, path).toContain(headers['cookie'] === undefined ? 'nobody' : 'ada@example.org')
  }
})

test('a server that stops says so here too', async () => {
  const { ask, state } = await serve(() => state.usual > 0)
  await ask('/about')
  const { headers } = await ask('/about')
  expect(state.usual).toBe(1)
  expect(headers['connection']).toBe('close')
})
