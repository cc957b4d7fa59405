import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import type { RouterContextProvider } from 'react-router'
import { parseConfig } from '#platform/config.server.ts'
import { createLog } from '#platform/log.server.ts'
import { requestContext } from '#platform/request-context.server.ts'
import { AppError } from '#shared/app-error.ts'
import { createPageHandler } from './pages.server.ts'

const config = parseConfig({ APP_URL: 'https://prompts.example.org' })
const log = createLog('silent')
let rendered: Request[] = []

beforeEach(() => {
  rendered = []
})

/** Answers like React Router: a page with the nonce in it, data, or a file. */
async function handle(request: Request, context: RouterContextProvider): Promise<Response> {
  rendered.push(request)
  const { nonce, viewer } = context.get(requestContext)
  const { pathname, search, origin } = new URL(request.url)
  await new Promise((done) => setTimeout(done, 5))
  if (pathname === '/sitemap.xml')
    return new Response('<urlset/>', { headers: { 'content-type': 'application/xml' } })
  if (pathname.endsWith('.data'))
    return new Response('data', { headers: { 'content-type': 'text/x-script' } })
  const cookie = request.headers.get('cookie') ?? 'nobody'
  const who = viewer?.email ?? ''
  const html = `<script nonce="${nonce}">1</script>${origin}${pathname}${search} ${cookie}${who}<style nonce="${nonce}"></style>`
  const status = pathname === '/missing' ? 404 : 200
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
}

let asked = 0

async function findViewer(request: Request) {
  asked += 1
  if (!request.headers.get('cookie')?.includes('session=ada')) return { viewer: undefined, cookies: [] }
  const viewer = { id: '1', email: 'ada@example.org', fullName: '', avatarUrl: null, isAdmin: false }
  return { viewer, cookies: ['session=prolonged'] }
}

function newHandler(environment: Record<string, string> = { APP_URL: config.appUrl }) {
  const answerPage = createPageHandler({
    handle,
    config: parseConfig(environment),
    log,
    findViewer,
    provide: () => undefined,
    followChanges: () => undefined,
  })
  return (path: string, headers: Record<string, string> = {}) =>
    answerPage(new Request(`http://whatever.example${path}`, { headers }), {
      requestId: 'request-id',
      address: '203.0.113.7',
    })
}

function nonceOf(response: Response): string {
  return /script-src 'nonce-([\w-]+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? ''
}

test('a kept page is rendered once and carries a new nonce each time, the same as its policy', async () => {
  const get = newHandler()
  const answers = [await get('/about'), await get('/about'), await get('/about')]
  const nonces = new Set<string>()
  for (const answer of answers) {
    const nonce = nonceOf(answer)
    nonces.add(nonce)
    expect(nonce).toMatch(/^[\w-]{24}$/)
    expect((await answer.text()).match(/nonce="[^"]*"/g)).toEqual([`nonce="${nonce}"`, `nonce="${nonce}"`])
  }
  expect(nonces.size).toBe(3)
  expect(rendered).toHaveLength(1)
})

test('the policy is strict: nothing unsafe, nothing by default, scripts only from trusted types', async () => {
  const policy = (await newHandler()('/')).headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("'strict-dynamic'")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("object-src 'none'")
  expect(policy).toContain("base-uri 'none'")
  expect(policy).not.toMatch(/unsafe|\*/)
})

test('a form leads nowhere but to us, and to Google where people sign in with it', async () => {
  const formAction = async (environment: Record<string, string>) => {
    const policy = (await newHandler(environment)('/auth')).headers.get('content-security-policy') ?? ''
    return /form-action ([^;]*)/.exec(policy)?.[1]
  }
  const google = { GOOGLE_CLIENT_ID: 'client', GOOGLE_CLIENT_SECRET: 'secret' }
  expect(await formAction({})).toBe("'self'")
  expect(await formAction({ GOOGLE_ISSUER: 'https://elsewhere.example' })).toBe("'self'")
  expect(await formAction(google)).toBe("'self' https://accounts.google.com")
  expect(await formAction({ ...google, GOOGLE_ISSUER: 'http://127.0.0.1:8081/realm' })).toBe(
    "'self' http://127.0.0.1:8081",
  )
})

test('a page speaks to us alone, apart from the one that connects OpenRouter', async () => {
  const connectSrc = async (path: string, environment: Record<string, string> = {}, cookie = '') => {
    const answer = await newHandler(environment)(path, cookie === '' ? {} : { cookie })
    return /connect-src ([^;]*)/.exec(answer.headers.get('content-security-policy') ?? '')?.[1]
  }
  const ordinary = ['/', '/generate', '/tools/non-technical/text-to-prompt', '/docs/which-model', '/missing']
  const alike = ['/connect', '/connect/openrouter/x', '/a/connect/openrouter', '//connect/openrouter']
  const strange = ['/?next=/connect/openrouter', '/connect/openrouterx', '/Connect/OpenRouter']
  for (const path of [...ordinary, ...alike, ...strange]) {
    expect(await connectSrc(path), path).toBe("'self'")
    expect(await connectSrc(path, { BROWSER_MODELS: 'off' }), path).toBe("'self'")
    expect(await connectSrc(path, {}, 'session=ada'), path).toBe("'self'")
  }
  for (const path of ['/connect/openrouter', '/connect/openrouter/?code=1', '/connect/openrouter?code=1'])
    expect(await connectSrc(path), path).toBe("'self' https://openrouter.ai")
  const elsewhere = { OPENROUTER_URL: 'http://127.0.0.1:8082/router' }
  expect(await connectSrc('/connect/openrouter', elsewhere)).toBe("'self' http://127.0.0.1:8082")
  expect(await connectSrc('/about', elsewhere)).toBe("'self'")
})

test('a page may use the model of the browser unless the installation says no', async () => {
  const permissions = async (environment: Record<string, string>) =>
    (await newHandler(environment)('/about')).headers.get('permissions-policy')?.split(', ') ?? []
  const offering = await permissions({})
  expect(offering).toContain('camera=()')
  expect(offering).not.toContain('language-model=()')
  expect(await permissions({ BROWSER_MODELS: 'off' })).toEqual([...offering, 'language-model=()'])
})

test('visitors who ask at the same time share one rendering', async () => {
  const get = newHandler()
  await Promise.all(Array.from({ length: 20 }, () => get('/tools')))
  expect(rendered).toHaveLength(1)
})

test('nothing of the first visitor gets into the page for all', async () => {
  const get = newHandler()
  await get('/about?utm_source=mail&gclid=1', { 'user-agent': 'Ada', 'accept-language': 'de' })
  const text = await (await get('/about')).text()
  expect(rendered).toHaveLength(1)
  expect(text).toContain('https://prompts.example.org/about nobody')
  expect([...(rendered[0]?.headers.keys() ?? [])]).toEqual(['accept'])
})

test('a path that looks like another host stays a path of ours', async () => {
  expect(await (await newHandler()('//evil.example/about')).text()).toContain(
    'https://prompts.example.org//evil.example',
  )
})

test('a search that means something is another page', async () => {
  const get = newHandler()
  expect(await (await get('/?category=technical&utm_campaign=x')).text()).toContain('/?category=technical ')
  expect(await (await get('/')).text()).toContain('.org/ nobody')
  expect(rendered).toHaveLength(2)
})

test('a visitor with a cookie gets a rendering of their own', async () => {
  const get = newHandler()
  await get('/about')
  const text = await (await get('/about', { cookie: 'session=ada' })).text()
  expect(text).toContain('session=ada')
  expect(await (await get('/about')).text()).toContain('nobody')
})

test('whoever is signed in is known to the page, and nobody else gets to see it', async () => {
  const get = newHandler()
  const own = await get('/about', { cookie: 'session=ada' })
  expect(await own.text()).toContain('ada@example.org')
  expect(own.headers.get('cache-control')).toBe('private, no-store')
  expect(own.headers.getSetCookie()).toEqual(['session=prolonged'])
  asked = 0
  const other = await get('/about')
  expect(await other.text()).not.toContain('ada')
  expect(other.headers.getSetCookie()).toEqual([])
  expect(asked).toBe(0)
})

test('a page that does not exist is not kept', async () => {
  const get = newHandler()
  expect((await get('/missing')).status).toBe(404)
  expect((await get('/missing')).status).toBe(404)
  expect(rendered).toHaveLength(2)
})

test('data and files pass through as they are', async () => {
  const get = newHandler()
  expect(await (await get('/about.data')).text()).toBe('data')
  const sitemap = await get('/sitemap.xml')
  expect(await sitemap.text()).toBe('<urlset/>')
  expect(sitemap.headers.get('content-security-policy')).toBeNull()
  expect(rendered).toHaveLength(2)
})

test('pages are compressed whole and still carry their nonce', async () => {
  const get = newHandler()
  const answer = await get(`/${'long'.repeat(400)}`, { 'accept-encoding': 'gzip, br' })
  expect(answer.headers.get('content-encoding')).toBe('br')
  const html = brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()
  expect(html).toContain(`nonce="${nonceOf(answer)}"`)
})

test('a kept page is handed out compressed, with a nonce of its own for each visitor', async () => {
  const get = newHandler()
  const path = `/${'long'.repeat(400)}`
  const plain = await (await get(path)).text()
  const [first, second] = [
    await get(path, { 'accept-encoding': 'gzip, br' }),
    await get(path, { 'accept-encoding': 'gzip' }),
  ]
  expect(nonceOf(first)).not.toBe(nonceOf(second))
  for (const answer of [first, second]) {
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    const html = gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()
    expect(html).toContain(`nonce="${nonceOf(answer)}"`)
    expect(html.length).toBe(plain.length)
  }
  expect(rendered).toHaveLength(1)
})

test('what has changed is seen at once: kept pages are forgotten, and renderings begun before it are not kept', async () => {
  let forget: () => void = () => undefined
  const answerPage = createPageHandler({
    handle,
    config,
    log,
    findViewer,
    provide: (_context, forgetPages) => {
      forget = forgetPages
    },
    followChanges: () => undefined,
  })
  const get = () =>
    answerPage(new Request('http://whatever.example/about'), {
      requestId: 'request-id',
      address: '203.0.113.7',
    })
  await get()
  await get()
  expect(rendered).toHaveLength(1)
  forget()
  const slow = get()
  await new Promise((done) => setTimeout(done, 1))
  expect(rendered).toHaveLength(2)
  forget()
  // Whoever asks now must not be given what was begun before.
  await Promise.all([slow, get()])
  expect(rendered).toHaveLength(3)
  await get()
  expect(rendered).toHaveLength(3)
})

test('what changes without a request to this process is seen at once too', async () => {
  let forget: () => void = () => undefined
  const answerPage = createPageHandler({
    handle,
    config,
    log,
    findViewer,
    provide: () => undefined,
    followChanges: (forgetPages) => {
      forget = forgetPages
    },
  })
  const get = () => answerPage(new Request('http://whatever.example/about'), { requestId: 'id', address: '' })
  await get()
  forget()
  await get()
  await get()
  expect(rendered).toHaveLength(2)
})

test('a cookie or a header that says nothing about who is there gets the kept page', async () => {
  const get = newHandler()
  await get('/about')
  const strays = [
    { cookie: 'theme=dark' },
    { cookie: `_ga=1; session=${'x'.repeat(2_000)}` },
    { authorization: 'Bearer x' },
    { cookie: 'a=1', 'accept-language': 'de' },
  ]
  for (const headers of strays as Record<string, string>[]) {
    const answer = await get('/about', headers)
    expect(await answer.text()).toContain('/about nobody')
    expect(answer.headers.getSetCookie()).toEqual([])
  }
  expect(rendered).toHaveLength(1)
})

test('when too many pages are being made, the next visitor is told at once', async () => {
  let release: () => void = () => undefined
  const released = new Promise<void>((done) => (release = done))
  let isHeld = false
  const answerPage = createPageHandler({
    handle: async () => {
      if (isHeld) await released
      return new Response('made', { headers: { 'content-type': 'text/html' } })
    },
    config,
    log,
    findViewer,
    provide: () => undefined,
    followChanges: () => undefined,
  })
  const get = (path: string, headers: Record<string, string> = {}) =>
    answerPage(new Request(`http://whatever.example${path}`, { headers }), { requestId: 'id', address: '' })
  await get('/kept')
  isHeld = true
  const waiting = Array.from({ length: 200 }, (_, index) => get(`/page-${index}`))
  const page = await get('/about', { accept: 'text/html' })
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await page.text()).toContain('<h1>Back in a moment</h1>')
  const data = await get('/about.data')
  expect([data.status, await data.json()]).toMatchObject([503, { code: 'UNAVAILABLE' }])
  // What is there already costs nothing.
  expect((await get('/kept')).status).toBe(200)
  release()
  expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(new Set([200]))
  expect((await get('/about')).status).toBe(200)
})

test('when nobody can say who is there, the answer is 503, as a page for people', async () => {
  const answerPage = createPageHandler({
    handle,
    config,
    log,
    findViewer: async () => {
      throw new AppError('UNAVAILABLE', 'The database isn’t responding')
    },
    provide: () => undefined,
    followChanges: () => undefined,
  })
  const get = (headers: Record<string, string>) =>
    answerPage(new Request('http://whatever.example/history', { headers }), { requestId: 'id', address: '' })
  const answer = await get({ cookie: 'session=ada', accept: 'text/html,*/*' })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(answer.headers.get('content-type')).toContain('text/html')
  expect(await answer.text()).not.toContain('database')
  // Who brings no cookie needs nobody to say so.
  expect((await get({})).status).toBe(200)
})
