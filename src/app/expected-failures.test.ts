import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { AppError } from '#shared/app-error.ts'
import { parseConfig } from '#platform/config.server.ts'
import { createLog } from '#platform/log.server.ts'
import { requestContext } from '#platform/request-context.server.ts'
import { withExpectedFailures } from './expected-failures.server.ts'
import { createPageHandler } from './pages.server.ts'

const config = parseConfig({})
const log = createLog('silent')

/** One page whose loader and action are the test's. */
function pageOf(module: object) {
  const route = { id: 'page', path: 'page', hasLoader: true, hasAction: true, imports: [], css: [] }
  const build = {
    entry: {
      module: {
        default: (_request: Request, status: number, headers: Headers) => {
          headers.set('content-type', 'text/html')
          return new Response('page', { status, headers })
        },
        handleError: () => undefined,
      },
    },
    routes: {
      root: { id: 'root', path: '', module: { default: () => null } },
      page: { id: 'page', path: 'page', parentId: 'root', module: { default: () => null, ...module } },
    },
    assets: { version: '1', entry: { imports: [], module: '' }, routes: { page: route }, url: '' },
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    publicPath: '/',
    assetsBuildDirectory: '',
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild
  const handle = createRequestHandler(withExpectedFailures(build), 'production')
  const answerPage = createPageHandler({
    handle: (request, context) => handle(request, context as RouterContextProvider),
    config,
    log,
    findViewer: async () => ({ viewer: undefined, cookies: [] }),
    provide: (context) => void context.get(requestContext),
    followChanges: () => undefined,
  })
  return (path: string, init: RequestInit = {}) =>
    answerPage(new Request(`http://localhost:3000${path}`, init), { requestId: 'id', address: '203.0.113.7' })
}

function failingWith(error: Error) {
  return {
    loader() {
      throw error
    },
  }
}

test('an outage answers 503 and when to come back, as page and as data, kept or not', async () => {
  const get = pageOf(failingWith(new AppError('UNAVAILABLE', 'The database isn’t responding')))
  for (const [path, init] of [
    ['/page', {}],
    ['/page', { headers: { cookie: 'theme=dark' } }],
    ['/page.data', {}],
  ] as const) {
    const answer = await get(path, init)
    expect(answer.status, path).toBe(503)
    expect(answer.headers.get('retry-after'), path).toMatch(/^\d+$/)
  }
})

test('a loader that refuses answers with the code it gave, and a bug still answers 500', async () => {
  expect((await pageOf(failingWith(new AppError('FORBIDDEN', 'Not yours')))('/page')).status).toBe(403)
  expect((await pageOf(failingWith(new Error('the vase fell')))('/page')).status).toBe(500)
})

test('a body that is no form is refused, not a failure', async () => {
  const send = pageOf({
    action: async ({ request }: { request: Request }) => Object.keys(await request.formData()),
  })
  const types = ['application/json', 'multipart/form-data', 'multipart/form-data; boundary=x', 'text/plain']
  for (const path of ['/page', '/page.data']) {
    for (const type of types) {
      const answer = await send(path, { method: 'POST', body: '{"no":', headers: { 'content-type': type } })
      expect(answer.status, `${path} ${type}`).toBe(400)
    }
    const form = await send(path, { method: 'POST', body: new URLSearchParams({ name: 'Ada' }) })
    expect(form.status).toBe(200)
  }
})
