import { afterAll, afterEach, expect, test } from 'vitest'
import {
  goodPlan,
  inPieces,
  testCore,
  testInput,
  testTool,
  textIn,
} from '#tools/contract/test-tool.test-support.ts'
import { functionTools } from '#engine/function-tools.ts'
import type { ServerComposer } from '#engine/functions.server.ts'
import { startFakeProvider } from '#engine/models/fake-provider.test-support.ts'
import { parseConfig } from '#platform/config.server.ts'
import { AppError } from '#shared/app-error.ts'
import { byModel, plainItem } from '#tools/contract/plan.ts'
import { serveForTests, type TestServer } from './serve-for-tests.server.ts'

const provider = await startFakeProvider()
let server: TestServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})
afterAll(() => provider.stop())

function faultsLogged() {
  return server?.logLines().filter((line) => Number(line['level']) >= 50)
}

type Call = { accept?: string; signal?: AbortSignal; body?: object; settings?: Record<string, string> }

async function ask(
  compose: ServerComposer,
  { accept = 'application/json', signal, body = testInput, settings = {} }: Call = {},
) {
  server ??= await serveForTests({
    config: parseConfig(settings),
    functions: functionTools([computing]),
    serverComposers: { 'test-markdown': compose },
  })
  return fetch(`${server.url}/functions/v1/generate-markdown`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  })
}

async function eventsOf(response: Promise<Response>) {
  return (await (await response).text())
    .split('\n\n')
    .filter((frame) => frame.startsWith('data: '))
    .map((frame) => JSON.parse(frame.slice(6)) as { type: string })
}

const tool = testTool('markdown')
const withComputed = (plan: unknown, computed: unknown) => ({ ...Object(plan), note: Object(computed).note })
const computing = { ...tool, core: async () => ({ ...(await tool.core()), withComputed }) }
const score = plainItem('note', 'Score 12', byModel)
const computed = { ...goodPlan, note: score }
const composer: ServerComposer = async (_input, { onProgress }) => {
  onProgress({ stage: 'Searching the library', done: 1, total: 3 })
  return computed
}
const withModel = { OPENAI_API_KEY: 'test-key', OPENAI_BASE_URL: provider.urlOf('openai') }

test('what the server composes is the answer, and its progress comes first', async () => {
  expect(await (await ask(composer)).json()).toMatchObject({
    generatedPrompt: textIn(computed),
    plan: computed,
    engine: { writtenBy: 'composer', reason: 'no-model' },
  })
  const events = await eventsOf(ask(composer, { accept: 'text/event-stream' }))
  expect(events.map(({ type }) => type)).toEqual(['progress', 'done'])
  expect(events[0]).toEqual({ type: 'progress', stage: 'Searching the library', done: 1, total: 3 })
})

test('a model explains it, and what it does not write stays as it was computed', async () => {
  provider.play({ words: inPieces(testCore('markdown').write({ ...goodPlan, points: [] })) })
  const answer = await (await ask(composer, { settings: withModel })).json()
  expect(answer.engine.writtenBy).toBe('model')
  expect(answer.plan).toEqual({ ...computed, points: [] })
  expect(provider.requests.at(-1)?.body).toContain('Score 12')
})

test('what a model is to explain comes before it is asked', async () => {
  provider.play({ words: ['## [1] Ta', 'sk'], cutAfter: 1 })
  const events = await eventsOf(ask(composer, { settings: withModel, accept: 'text/event-stream' }))
  expect(events.map(({ type }) => type)).toEqual(['progress', 'computed', 'asking', 'delta', 'error'])
  expect(events[1]).toEqual({ type: 'computed', plan: computed })
})

test('a change begins with the plan that is there, and computes nothing again', async () => {
  const never: ServerComposer = async () => {
    throw new Error('computed again')
  }
  provider.play({ words: inPieces(testCore('markdown').write({ ...goodPlan, points: [] })) })
  const refine = { plan: computed, wishes: ['shorter'] }
  const answer = await (await ask(never, { settings: withModel, body: { ...testInput, refine } })).json()
  expect(answer.plan).toEqual({ ...computed, points: [] })
})

test('a caller who leaves ends the work', async () => {
  for (const accept of ['application/json', 'text/event-stream']) {
    const controller = new AbortController()
    let begin = () => {}
    let isStopped = false
    const begun = new Promise<void>((resolve) => (begin = resolve))
    await server?.close()
    server = undefined
    const request = ask(
      async (_, { signal }) => {
        begin()
        await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
        isStopped = true
        throw signal.reason
      },
      { accept, signal: controller.signal },
    ).catch(() => undefined)
    await begun
    controller.abort()
    await request
    await expect.poll(() => isStopped, { timeout: 10_000 }).toBe(true)
    expect(faultsLogged()).toEqual([])
  }
})

test('what the server cannot do is told with its code', async () => {
  const refusing: ServerComposer = async () => {
    throw new AppError('UNAVAILABLE', 'Many texts are being checked.')
  }
  const answer = await ask(refusing)
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { error: 'Many texts are being checked.', code: 'UNAVAILABLE' },
  ])
  expect(await eventsOf(ask(refusing, { accept: 'text/event-stream' }))).toEqual([
    { type: 'error', code: 'UNAVAILABLE', message: 'Many texts are being checked.' },
  ])
})

test('a tool with long texts has a larger limit, and a plan fits beside them', async () => {
  const large = testTool('json', { bodyLimitBytes: 2_200_000 })
  server = await serveForTests({ functions: functionTools([large]) })
  const post = (body: object) =>
    fetch(`${server?.url}/functions/v1/generate-json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  expect((await post({ idea: 'x', texts: '文'.repeat(600_000) })).status).toBe(200)
  const both = { idea: 'x', texts: '文'.repeat(600_000), refine: { plan: goodPlan } }
  expect((await post(both)).status).toBe(200)
  const refused = await post({ idea: 'x'.repeat(2_300_000) })
  expect([refused.status, await refused.json()]).toEqual([
    413,
    { error: 'The request is too large. Please keep it to 2 MB or less.', code: 'TOO_LARGE' },
  ])
})
