import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#platform/database/open-database.server.ts'
import { openTestDatabase } from '#platform/database/test-databases.ts'
import { createGuardedFetch } from '#platform/web/guarded-fetch.server.ts'
import { check, lighthouse, openLibrary, unrelated } from './library.test-support.ts'

let database: Database
let web: Server
let base = ''
const requests: URL[] = []
/** What the search service finds. */
let found: string[] = []

beforeAll(async () => {
  database = await openTestDatabase()
  web = createServer((request, response) => {
    const url = new URL(request.url ?? '/', base)
    requests.push(url)
    const json = (body: object) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
    if (url.pathname === '/search')
      return json({ results: found.map((page) => ({ url: page, title: 'Found' })) })
    if (url.pathname === '/res/v1/web/search')
      return request.headers['x-subscription-token'] === 'brave-key'
        ? json({ web: { results: found.map((page) => ({ url: page, title: 'Found' })) } })
        : response.writeHead(401).end()
    if (url.pathname === '/customsearch/v1')
      return url.searchParams.get('key') === 'google-key' && url.searchParams.get('cx') === 'engine-id'
        ? json({ items: found.map((page) => ({ link: page, title: 'Found' })) })
        : response.writeHead(403).end()
    if (url.pathname === '/missing') return response.writeHead(404).end()
    response.setHeader('content-type', 'text/html')
    if (url.pathname.startsWith('/book'))
      return response.end(
        `<article>${`<p>${'Another sentence of a long book. '.repeat(100)}</p>`.repeat(230)}<p>${lighthouse}</p></article>`,
      )
    return response.end(
      `<html><head><title>Gulls</title><script>document.write('x')</script></head><body>
       <nav>Home About Imprint</nav><article><h1>Gulls</h1><p>${lighthouse.replace('. ', '.</p><p>')}</p></article>
       <footer>Cookies and imprint</footer></body></html>`,
    )
  })
  await new Promise<void>((listening) => web.listen(0, '127.0.0.1', listening))
  base = `http://127.0.0.1:${(web.address() as AddressInfo).port}`
})

beforeEach(() => {
  requests.length = 0
  found = []
})

afterAll(async () => {
  web.close()
  await database.close()
})

const settings = {
  searxng: { WEB_SEARCH: 'searxng' },
  brave: { WEB_SEARCH: 'brave', WEB_SEARCH_KEY: 'brave-key' },
  google: { WEB_SEARCH: 'google', WEB_SEARCH_KEY: 'google-key', WEB_SEARCH_ENGINE: 'engine-id' },
}
const loopback = createGuardedFetch({ isAllowed: (address) => address === '127.0.0.1' })

function open(kind: keyof typeof settings, parts: Parameters<typeof openLibrary>[2] = {}) {
  return openLibrary(database, { ...settings[kind], WEB_SEARCH_URL: base }, { fetchPage: loopback, ...parts })
}

test.for(['searxng', 'brave', 'google'] as const)('a copied page is found through %s', async (kind) => {
  found = [`${base}/gulls`, `${base}/missing`]
  const library = open(kind)
  try {
    const { sources, coverage, score } = await check(library, { text: lighthouse, web: true })
    expect(sources).toMatchObject([{ title: 'Gulls', url: `${base}/gulls`, origin: 'web' }])
    expect(score).toBeGreaterThan(95)
    expect(coverage).toMatchObject({ pages: 1, webProvider: library.webProvider })
    expect(coverage.queries).toBeGreaterThan(0)
    expect(coverage.notChecked).toContain('the rest of the web')
  } finally {
    await library.close()
  }
})

test('only short phrases of the text leave the server, and nothing without being asked', async () => {
  found = [`${base}/gulls`]
  const library = open('searxng')
  try {
    await check(library, { text: `${lighthouse} ${unrelated}` })
    expect(requests).toEqual([])
    await check(library, { text: `${lighthouse} ${unrelated}`, web: true })
    const phrases = requests.flatMap((url) => url.searchParams.getAll('q'))
    expect(phrases.length).toBeGreaterThan(1)
    for (const phrase of phrases) expect(phrase.split(' ').length).toBeLessThan(10)
  } finally {
    await library.close()
  }
})

test(
  'the end of a long page is compared, and what is too much in all is told',
  { timeout: 120_000 },
  async () => {
    found = [`${base}/book`]
    const library = open('searxng')
    try {
      const one = await check(library, { text: lighthouse, web: true })
      expect(one.score).toBeGreaterThan(95)
      expect(one.coverage.isTruncated).toBe(false)
      found = Array.from({ length: 4 }, (_, at) => `${base}/book-${at}`)
      const many = await check(library, { text: lighthouse, web: true })
      expect(many.coverage.isTruncated).toBe(true)
    } finally {
      await library.close()
    }
  },
)

test('at most ten pages are read', async () => {
  found = Array.from({ length: 5 }, (_, page) => `${base}/page-${page}`)
  const library = open('searxng')
  let round = 0
  web.prependListener('request', () => {
    round += 1
    found = Array.from({ length: 5 }, (_, page) => `${base}/page-${round}-${page}`)
  })
  try {
    await check(library, {
      text: Array.from({ length: 9 }, () => `${lighthouse} ${unrelated}`).join(' '),
      web: true,
    })
    expect(requests.filter(({ pathname }) => pathname.startsWith('/page-')).length).toBeLessThanOrEqual(10)
  } finally {
    await library.close()
  }
})

test('in earnest a search result that points inside is not read', async () => {
  found = [`${base}/gulls`, 'http://169.254.169.254/latest/meta-data/', 'http://[::1]/']
  const library = open('searxng', { fetchPage: createGuardedFetch() })
  try {
    const { coverage, sources } = await check(library, { text: lighthouse, web: true })
    expect([coverage.pages, sources]).toEqual([0, []])
    expect(requests.some(({ pathname }) => pathname === '/gulls')).toBe(false)
    expect(coverage.notChecked).toContain('the web (the search found no readable pages)')
  } finally {
    await library.close()
  }
})

test('a service that fails, a share that is used up and no service at all are told', async () => {
  const told = async (library: ReturnType<typeof openLibrary>) => {
    try {
      const { coverage } = await check(library, { text: lighthouse, web: true })
      return coverage.notChecked.find((name) => name.startsWith('the web'))
    } finally {
      await library.close()
    }
  }
  const broken = openLibrary(database, { WEB_SEARCH: 'searxng', WEB_SEARCH_URL: 'http://127.0.0.1:9' })
  expect(await told(broken)).toBe('the web (the search service didn’t respond)')
  const usedUp = open('searxng', { limits: { take: async () => 60 } })
  expect(await told(usedUp)).toBe('the web (you’ve used all your web searches for this hour)')
  expect(await told(openLibrary(database))).toContain('no search service is set up here')
})

test('an address becomes a source with its main text, and one inside does not', async () => {
  const { newPerson } = await import('./library.test-support.ts')
  const userId = await newPerson(database)
  const to = { userId, scope: 'own' as const }
  const never = new AbortController().signal
  const library = open('searxng')
  try {
    expect(await library.importSource(to, { url: `${base}/gulls` }, never)).toMatchObject({
      outcome: 'added',
      title: 'Gulls',
    })
    const { rows } = await database.pool.query<{ text: string }>(
      'select text from library_documents where owner_id = $1',
      [userId],
    )
    expect(rows[0]?.text).toContain('forty gulls')
    expect(rows[0]?.text).not.toMatch(/Imprint|document\.write|Cookies/)
    const guarded = open('searxng', { fetchPage: createGuardedFetch() })
    expect(await guarded.importSource(to, { url: `${base}/other` }, never)).toEqual({
      outcome: 'failed',
      reason: 'This address isn’t on the public web.',
    })
    for (const url of ['https://notaurl', 'https://'])
      expect(await guarded.importSource(to, { url }, never)).toEqual({
        outcome: 'failed',
        reason: 'Please enter a full address, such as https://example.org/article.',
      })
    await guarded.close()
  } finally {
    await library.close()
  }
})
