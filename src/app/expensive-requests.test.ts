import { afterEach, expect, test } from 'vitest'
import { parseConfig } from '#platform/config.server.ts'
import type { AppParts } from './create-app.server.ts'
import { serveForTests, type TestServer } from './serve-for-tests.server.ts'

let server: TestServer
let release: () => void
let begun: string[] = []

afterEach(() => server.close())

/** Whatever is asked for is under way until the test lets it end. */
async function serveHolding(): Promise<void> {
  begun = []
  const released = new Promise<void>((done) => (release = done))
  const hold = async (request: Request) => {
    begun.push(new URL(request.url).pathname)
    await released
    return new Response('done')
  }
  const parts: Partial<AppParts> = {
    config: parseConfig({ TRUSTED_PROXIES: '1' }),
    answerPage: hold,
    answerUpload: hold,
    answerIngest: hold,
    serverComposers: {
      'plagiarism-checker': async () => {
        begun.push('check')
        await released
        throw new Error('not looked at')
      },
    },
  }
  server = await serveForTests(parts)
}

type Asked = { path: string; method?: 'GET' | 'POST'; body?: string }

function ask(
  { path, method = 'GET', body }: Asked,
  address: string,
  signal?: AbortSignal,
): Promise<Response> {
  return fetch(server.url + path, {
    method,
    headers: { 'x-forwarded-for': address, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body }),
    ...(signal === undefined ? {} : { signal }),
  })
}

async function untilBegun(count: number): Promise<void> {
  await expect.poll(() => begun.length, { timeout: 10_000 }).toBe(count)
}

const kinds: Record<string, Asked & { atOnce: number; waiting: number }> = {
  checks: {
    path: '/functions/v1/check-plagiarism',
    method: 'POST',
    body: JSON.stringify({ text: 'The lighthouse keeper counted forty gulls before breakfast.' }),
    atOnce: 2,
    waiting: 8,
  },
  imports: { path: '/sources/import?scope=own', method: 'POST', body: 'x', atOnce: 2, waiting: 20 },
  uploads: { path: '/admin/uploads', method: 'POST', body: 'x', atOnce: 2, waiting: 20 },
  recordings: { path: '/ingest/recordings', method: 'POST', body: 'x', atOnce: 2, waiting: 20 },
  results: { path: '/history/changes', method: 'POST', body: 'x', atOnce: 2, waiting: 20 },
  comparisons: { path: '/history/compare.data?one=x&other=y', atOnce: 1, waiting: 4 },
  exports: { path: '/history/all.json', atOnce: 1, waiting: 4 },
  'exports under another spelling': { path: '/History//%61ll.json/', atOnce: 1, waiting: 4 },
  searches: { path: '/history.data?search=bridge', atOnce: 4, waiting: 20 },
  'searches under another spelling': { path: '/blog/?page=2&%73earch=bridge', atOnce: 4, waiting: 20 },
}

test.for(Object.entries(kinds))(
  '45 %s from one address leave room for everybody else',
  async ([, { atOnce, waiting, ...asked }]) => {
    await serveHolding()
    const refused: Response[] = []
    const flood = Array.from({ length: 45 }, async () => {
      const answer = await ask(asked, '203.0.113.7')
      if (answer.status === 429) refused.push(answer)
    })
    await expect.poll(() => refused.length, { timeout: 10_000 }).toBe(45 - atOnce - waiting)
    await untilBegun(atOnce)
    const others = ['198.51.100.1', '198.51.100.2', '2001:db8:1:1::1'].map((address) => ask(asked, address))
    await untilBegun(atOnce + 3)
    release()
    await Promise.all([...others, ...flood])
    for (const answer of refused) {
      expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
      expect(await answer.json()).toMatchObject({ code: 'RATE_LIMITED' })
    }
  },
)

test('a network of one customer is one caller, and whoever hangs up gives the place back', async () => {
  await serveHolding()
  const search = kinds['searches'] as Asked
  const leaving = new AbortController()
  const first = Array.from({ length: 4 }, (_, index) =>
    ask(search, `2001:db8::${index}`, leaving.signal).catch(() => undefined),
  )
  await untilBegun(4)
  const next = ask(search, '2001:db8::9')
  const another = ask(search, '2001:db8:0:1::9')
  await untilBegun(5)
  leaving.abort()
  await Promise.all(first)
  await untilBegun(6)
  release()
  expect([(await next).status, (await another).status]).toEqual([200, 200])
})

test('however many addresses ask, no more waits than can be answered', async () => {
  await serveHolding()
  const uploads = kinds['uploads'] as Asked
  const refused: Response[] = []
  const answers = Array.from({ length: 50 }, async (_, index) => {
    const answer = await ask(uploads, `203.0.113.${index}`)
    if (answer.status === 503) refused.push(answer)
    return answer
  })
  await expect.poll(() => refused.length, { timeout: 10_000 }).toBe(10)
  expect(begun).toHaveLength(40)
  for (const answer of refused) expect(answer.headers.get('retry-after')).toBe('5')
  release()
  await Promise.all(answers)
  expect(refused).toHaveLength(10)
  expect((await ask(uploads, '203.0.113.1')).status).toBe(200)
})

test('what is not dear is not counted', async () => {
  await serveHolding()
  const pages = Array.from({ length: 60 }, () => ask({ path: '/about?search=' }, '203.0.113.7'))
  await untilBegun(60)
  release()
  const statuses = (await Promise.all(pages)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200]))
})
