import { createHash } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { connectKey } from '#shared/storage-keys.ts'
import { startFakeOpenRouter } from '#engine/models/fake-openrouter.test-support.ts'
import { connectOpenRouter, connectPath } from './connect-openrouter.ts'

const openRouter = await startFakeOpenRouter()
afterAll(() => openRouter.stop())
const site = 'https://site.example'
const returnTo = '/tools/non-technical/story?draft=1'

const content = new Map<string, string>()
const storage = {
  getItem: (key: string) => content.get(key) ?? null,
  setItem: (key: string, value: string) => void content.set(key, value),
  removeItem: (key: string) => void content.delete(key),
}
beforeEach(() => {
  content.clear()
  storage.setItem(connectKey, JSON.stringify({ returnTo, asksAgain: true, startedAt: Date.now() }))
})

const run = (query: string, more: { url?: string; now?: () => number } = {}) =>
  connectOpenRouter({
    openRouterUrl: more.url ?? openRouter.url,
    here: new URL(site + connectPath + query),
    storage,
    ...(more.now ? { now: more.now } : {}),
  })

async function leave() {
  const left = await run('')
  if (left.step !== 'leave') throw new Error(left.step)
  const to = new URL(left.to)
  const back = new URL(to.searchParams.get('callback_url') ?? '')
  return { to, back, state: back.searchParams.get('state') ?? '' }
}

test('it leads there with a challenge, and what comes back becomes a key', async () => {
  const { to, back } = await leave()
  expect(to.origin + to.pathname).toBe(`${openRouter.url}/auth`)
  expect(back.origin + back.pathname).toBe(site + connectPath)
  const { verifier } = JSON.parse(content.get(connectKey) ?? '{}') as { verifier: string }
  expect(to.searchParams.get('code_challenge')).toBe(
    createHash('sha256').update(verifier).digest('base64url'),
  )
  expect(to.searchParams.get('code_challenge_method')).toBe('S256')
  const code = openRouter.approve(to)
  back.searchParams.set('code', code)
  expect(await run(back.search)).toEqual({ step: 'done', key: openRouter.key, returnTo, asksAgain: true })
  expect(content.size).toBe(0)
  // The same answer once more is nobody's.
  expect(await run(back.search)).toMatchObject({ step: 'failed', fault: 'not-ours' })
})

test('each way to fail has its own name, and the way back is not lost', async () => {
  const failed = (fault: string) => ({ step: 'failed', fault, returnTo })
  const denied = await leave()
  expect(await run(`?state=${denied.state}&error=access_denied`)).toEqual(failed('denied'))
  // “Connect again”: nothing has to be said anew.
  const { to, back } = await leave()
  back.searchParams.set('code', openRouter.approve(to))
  expect(await run(back.search)).toMatchObject({ step: 'done', returnTo, asksAgain: true })
  await begin()
  expect(await run('?state=somebody-elses&code=abc')).toEqual(failed('not-ours'))
  const used = await begin()
  expect(await run(`?state=${used.state}&code=never-given`)).toEqual(failed('expired'))
  const late = await begin()
  expect(await run(`?state=${late.state}&code=abc`, { now: () => Date.now() + 3_600_000 })).toEqual(
    failed('expired'),
  )
  const broken = await begin()
  openRouter.failWith(500)
  expect(await run(`?state=${broken.state}&code=abc`)).toEqual(failed('refused'))
  openRouter.failWith(200)
  const odd = await begin()
  expect(await run(`?state=${odd.state}&code=abc`)).toEqual(failed('odd'))
  openRouter.failWith(undefined)
  const offline = await begin()
  expect(await run(`?state=${offline.state}&code=abc`, { url: 'http://127.0.0.1:1' })).toEqual(
    failed('offline'),
  )
})

function begin() {
  storage.setItem(connectKey, JSON.stringify({ returnTo, startedAt: Date.now() }))
  return leave()
}

test('it leads back to no other site', async () => {
  storage.setItem(connectKey, JSON.stringify({ returnTo: '//evil.example', startedAt: Date.now() }))
  const { state } = await leave()
  expect(await run(`?state=${state}`)).toMatchObject({ returnTo: '/' })
})
