import { afterAll, afterEach, expect, test } from 'vitest'
import {
  goodPlan,
  inPieces,
  testCore,
  testInput,
  testTool,
  textIn,
} from '#tools/contract/test-tool.test-support.ts'
import { createGateway } from '#engine/create-gateway.server.ts'
import { functionTools } from '#engine/function-tools.ts'
import type { AnswerToSave } from '#engine/functions.server.ts'
import { startFakeProvider, type Script } from '#engine/models/fake-provider.test-support.ts'
import { createOwnKeys, ownKeyKinds } from '#engine/own-keys.server.ts'
import { parseConfig } from '#platform/config.server.ts'
import { silentLog } from '#platform/database/test-databases.ts'
import { byModel, plainItem } from '#tools/contract/plan.ts'
import { EngineStatus, ownKeyProviders } from '#tools/contract/engine-report.ts'
import { ToolAnswer } from '#tools/contract/tool-answer.ts'
import { ToolEvent } from '#tools/contract/tool-event.ts'
import type { AppParts } from './create-app.server.ts'
import { serveForTests, type TestServer } from './serve-for-tests.server.ts'

const provider = await startFakeProvider()
let server: TestServer | undefined
afterEach(async () => {
  await server?.close()
  provider.requests.length = 0
})
afterAll(() => provider.stop())

const core = testCore('markdown')
const reply = core.write(goodPlan)
const better: Script = { words: inPieces(reply) }
const lostNumber = { ...goodPlan, task: plainItem('task', 'Write an invitation.', byModel) }
const worse: Script = { words: inPieces(core.write(lostNumber)) }
const composedText = `Do this: ${testInput.idea}\nSay what you assumed.`

async function start(settings: Record<string, string> = {}, parts: Partial<AppParts> = {}): Promise<string> {
  server = await serveForTests({
    config: parseConfig({
      OPENAI_API_KEY: 'test-key-1234',
      OPENAI_BASE_URL: provider.urlOf('openai'),
      AI_ANSWERS_PER_ADDRESS: '1000',
      AI_ANSWERS_AT_ONCE_PER_ADDRESS: '100',
      ...settings,
    }),
    functions: functionTools([testTool('markdown')]),
    ...parts,
  })
  return server.url
}

function post(
  url: string,
  headers: Record<string, string> = {},
  body: object = testInput,
  signal?: AbortSignal,
): Promise<Response> {
  return fetch(`${url}/functions/v1/generate-markdown`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  })
}

async function answerOf(url: string, body: object = testInput, headers: Record<string, string> = {}) {
  const response = await post(url, headers, body)
  expect(response.status).toBe(200)
  return ToolAnswer.parse(await response.json())
}

function eventsIn(text: string): ToolEvent[] {
  return text
    .split('\n\n')
    .filter((block) => block.startsWith('data: '))
    .map((block) => ToolEvent.parse(JSON.parse(block.slice(6))))
}

async function eventsOf(url: string, body: object = testInput): Promise<ToolEvent[]> {
  const response = await post(url, { accept: 'text/event-stream' }, body)
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(response.headers.get('server-timing')).toMatch(/^app;dur=/u)
  return eventsIn(await response.text())
}

function wordsIn(events: readonly ToolEvent[]): string {
  return events.flatMap((event) => (event.type === 'delta' ? event.text : [])).join('')
}

function kindsIn(events: readonly ToolEvent[]): string[] {
  return events.map(({ type }) => type).filter((type, index, all) => type !== all[index - 1])
}

test('as a stream: the model’s name, its words as they are, then the answer that counts', async () => {
  const url = await start()
  provider.play(better)
  const events = await eventsOf(url)
  expect(kindsIn(events)).toEqual(['asking', 'delta', 'done'])
  expect(events[0]).toEqual({ type: 'asking', model: 'gpt-5.4-mini' })
  expect(wordsIn(events)).toBe(reply)
  expect(events.at(-1)).toEqual({
    type: 'done',
    output: { generatedPrompt: textIn(goodPlan), plan: goodPlan, planVersion: 1 },
    engine: { writtenBy: 'model', model: 'gpt-5.4-mini', remaining: 999 },
  })
})

test('the name of the model is told before its first word', async () => {
  const url = await start()
  provider.play({ ...better, firstDelayMs: 3_000 })
  const response = await post(url, { accept: 'text/event-stream' })
  const startedAt = performance.now()
  const reader = response.body?.getReader()
  const { value } = (await reader?.read()) ?? {}
  expect(new TextDecoder().decode(value)).toContain('"asking"')
  expect(performance.now() - startedAt).toBeLessThan(2_500)
  await reader?.cancel()
})

test('as a stream: what is mended comes only with the end', async () => {
  const url = await start()
  provider.play(worse, better)
  const events = await eventsOf(url)
  expect(kindsIn(events)).toEqual(['asking', 'delta', 'mending', 'done'])
  expect(wordsIn(events)).toBe(core.write(lostNumber))
  expect(events.at(-1)).toMatchObject({ output: { generatedPrompt: textIn(goodPlan) } })
})

test('as a stream: an answer that breaks off ends with an error, after what came', async () => {
  const url = await start()
  provider.play({ ...better, cutAfter: 3 })
  const events = await eventsOf(url)
  expect(wordsIn(events)).toBe(inPieces(reply).slice(0, 3).join(''))
  expect(events.at(-1)).toMatchObject({ type: 'error', code: 'cut-off', message: /is still here/u })
})

test('without a model a stream has only its end, and input that is refused has its status', async () => {
  const url = await start({ OPENAI_API_KEY: '' })
  expect(kindsIn(await eventsOf(url))).toEqual(['done'])
  expect((await post(url, { accept: 'text/event-stream' }, {})).status).toBe(400)
})

test('a change goes to the model with the plan, what is to be kept and all wishes', async () => {
  const url = await start()
  const kept = { ...goodPlan, points: goodPlan.points.map((point) => ({ ...point, kept: true })) }
  const changed = { ...goodPlan, task: plainItem('task', 'Invite 25 warmly.', byModel) }
  provider.play({ words: inPieces(core.write(changed)) })
  const refine = { plan: kept, wishes: ['shorter', 'warmer'] }
  const answer = await answerOf(url, { ...testInput, refine })
  expect(answer.engine.writtenBy).toBe('model')
  expect(answer.plan).toEqual({ ...kept, task: changed.task })
  const sent = JSON.parse(provider.requests[0]?.body ?? '{}').messages.at(-1).content as string
  for (const words of [
    testInput.idea,
    core.write(goodPlan),
    '- shorter\n- warmer',
    '<keep>\n- Größe 漢字 🛶',
  ])
    expect(sent).toContain(words)
})

test('only one part is written anew, and everything else stays', async () => {
  const url = await start()
  const other = { task: plainItem('task', 'Ask 25 people.', byModel), points: [] }
  provider.play({ words: inPieces(core.write(other)) })
  const answer = await answerOf(url, { ...testInput, refine: { plan: goodPlan, part: 'task' } })
  expect(answer.plan).toEqual({ ...goodPlan, task: other.task })
})

test('who closes the page stops the provider', async () => {
  const url = await start()
  provider.abortedAt.length = 0
  provider.play({ words: inPieces(reply.repeat(30)), betweenMs: 5 })
  const controller = new AbortController()
  const response = await post(url, { accept: 'text/event-stream' }, testInput, controller.signal)
  const reader = response.body?.getReader()
  await reader?.read()
  controller.abort()
  await expect.poll(() => provider.abortedAt.length, { interval: 2 }).toBe(1)
})

test('who leaves before the answer is whole stops the provider too, and nothing is saved', async () => {
  const saved: AnswerToSave[] = []
  const url = await start(
    {},
    signedIn(async (_, answer) => void saved.push(answer)),
  )
  provider.abortedAt.length = 0
  provider.play({ words: inPieces(reply.repeat(30)), betweenMs: 5 })
  const controller = new AbortController()
  const asked = post(url, {}, testInput, controller.signal).catch(() => undefined)
  await expect.poll(() => provider.requests.length).toBe(1)
  controller.abort()
  await asked
  await expect.poll(() => provider.abortedAt.length, { interval: 2 }).toBe(1)
  expect(saved).toEqual([])
  expect(server?.logLines().filter((line) => Number(line['level']) >= 50)).toEqual([])
})

function signedIn(saveAnswer: AppParts['saveAnswer']): Partial<AppParts> {
  const viewer = { id: 'ines' } as Awaited<ReturnType<AppParts['findViewer']>>['viewer']
  return { findViewer: async () => ({ viewer }), saveAnswer }
}

test('what is answered to somebody who is signed in is saved as it was answered', async () => {
  const saved: [string, AnswerToSave][] = []
  const url = await start(
    {},
    signedIn(async (...call) => void saved.push(call)),
  )
  provider.play(better)
  const key = '3f2a1c1e-0000-4000-8000-00000000000a'
  const { history, ...answer } = await answerOf(url, testInput, { 'idempotency-key': key })
  expect(history).toBe('saved')
  expect(saved).toEqual([
    [
      'ines',
      {
        tool: expect.objectContaining({ card: expect.objectContaining({ slug: 'test-markdown' }) }),
        input: testInput,
        output: answer,
        plan: goodPlan,
        idempotencyKey: key,
      },
    ],
  ])
})

test('a request for a model is saved too; a change that came to nothing is not', async () => {
  const saved: AnswerToSave[] = []
  const url = await start(
    { OPENAI_API_KEY: '' },
    signedIn(async (_, answer) => void saved.push(answer)),
  )
  expect((await answerOf(url, { ...testInput, kind: 'story' })).history).toBe('saved')
  expect(saved).toMatchObject([
    { output: { needsModel: true, request: expect.any(String) }, plan: undefined },
  ])
  expect(
    (await answerOf(url, { ...testInput, refine: { plan: goodPlan, wishes: ['x'] } })).history,
  ).toBeUndefined()
  expect(saved).toHaveLength(1)
})

test('an answer that cannot be saved, or broke off, is shown all the same', async () => {
  const down = () => Promise.reject(new Error('disk full'))
  const url = await start({}, signedIn(down))
  provider.play(better)
  expect((await answerOf(url)).history).toBe('not-saved')
  provider.play({ ...better, cutAfter: 3 })
  expect(await answerOf(url)).toMatchObject({
    generatedPrompt: composedText,
    history: 'not-saved',
    engine: { writtenBy: 'composer', reason: 'unavailable' },
  })
})

test('what was promised not to be kept is not in what is saved', async () => {
  const saved: AnswerToSave[] = []
  const tool = testTool('markdown')
  const discreet = {
    ...tool,
    core: async () => ({
      ...(await tool.core()),
      forHistory: () => ({
        input: { idea: '(not kept)' },
        plan: { task: plainItem('task', '(not kept)', byModel), points: [] },
      }),
    }),
  }
  const parts = {
    ...signedIn(async (_, answer) => void saved.push(answer)),
    functions: functionTools([discreet]),
  }
  const url = await start({}, parts)
  provider.play(better)
  expect((await answerOf(url))['generatedPrompt']).toBe(textIn(goodPlan))
  const story = await answerOf(url, { ...testInput, idea: 'SECRET', kind: 'story' })
  expect(JSON.stringify(saved)).not.toMatch(/boat|SECRET/u)
  expect(saved[0]).toMatchObject({ input: { idea: '(not kept)' }, output: { generatedPrompt: '(not kept)' } })
  expect(story.engine.writtenBy).toBe('model')
})

test('neither key nor idea nor answer is in the log', async () => {
  const url = await start()
  provider.play({ status: 401, body: '{"error":{"message":"Incorrect API key provided: test-key-1234"}}' })
  await answerOf(url)
  const log = JSON.stringify(server?.logLines())
  expect(log).toContain('model failed')
  for (const secret of ['test-key-1234', 'guests', 'boat']) expect(log).not.toContain(secret)
})

test('a caller can see beforehand what there is', async () => {
  const url = await start({ AI_ANSWERS_PER_ADDRESS: '2', AI_OWN_KEYS: 'on' })
  const status = async () => {
    const response = await fetch(`${url}/functions/v1/engine`)
    expect(response.headers.get('cache-control')).toBe('no-store')
    return EngineStatus.parse(await response.json())
  }
  expect(await status()).toEqual({ models: true, ownKeys: true, remaining: 2, limit: 2, resetsInSeconds: 0 })
  provider.play(better)
  expect((await answerOf(url)).engine.remaining).toBe(1)
  const after = await status()
  expect(after).toMatchObject({ remaining: 1 })
  expect(after.resetsInSeconds).toBeGreaterThan(3_590)
})

test('without a model the page learns that too', async () => {
  const url = await start({ OPENAI_API_KEY: '' })
  const status = EngineStatus.parse(await (await fetch(`${url}/functions/v1/engine`)).json())
  expect(status).toMatchObject({ models: false, ownKeys: true })
  const decided = await start({ OPENAI_API_KEY: '', AI_OWN_KEYS: 'off' })
  expect(await (await fetch(`${decided}/functions/v1/engine`)).json()).toMatchObject({ ownKeys: false })
})

test('when the counters are down nothing is spent, and the page learns it', async () => {
  const config = parseConfig({ OPENAI_API_KEY: 'test-key', OPENAI_BASE_URL: provider.urlOf('openai') })
  const gateway = createGateway(config, silentLog)
  const down = () => Promise.reject(new Error('connection refused'))
  const url = await start(
    {},
    { config, gateway: { ...gateway, gatekeeper: { ...gateway.gatekeeper, enter: down, shareOf: down } } },
  )
  const answer = await answerOf(url)
  expect(answer.engine).toMatchObject({ writtenBy: 'composer', reason: 'unavailable' })
  expect(answer['generatedPrompt']).toBe(composedText)
  expect(provider.requests).toHaveLength(0)
  const status = EngineStatus.parse(await (await fetch(`${url}/functions/v1/engine`)).json())
  expect(status).toMatchObject({ models: false, remaining: 0 })
})

async function startWithOwnKeys(parts: Partial<AppParts> = {}): Promise<string> {
  const config = parseConfig({ AI_OWN_KEYS: 'on', AI_DAILY_BUDGET_USD: '0' })
  return start(
    {},
    {
      ...parts,
      config,
      gateway: {
        ...createGateway(config, silentLog),
        ownKeys: createOwnKeys(
          ownKeyKinds(config).map((kind) => ({ ...kind, baseUrl: provider.urlOf(kind.wire) })),
        ),
      },
    },
  )
}

test('an own key pays where the operator has no budget, and is in no log and no answer', async () => {
  const url = await startWithOwnKeys()
  const key = 'sk-my-own-0123456789'
  for (const id of ownKeyProviders) {
    provider.requests.length = 0
    provider.play(better)
    const body = await (await post(url, { 'x-ai-provider': id, 'x-ai-key': key })).text()
    expect(JSON.parse(body).engine).toEqual({ writtenBy: 'model', model: expect.any(String), ownKey: true })
    expect(JSON.stringify(provider.requests.at(-1)?.headers)).toContain(key)
    expect(body).not.toContain(key)
  }
  provider.play({ status: 401, body: `{"error":{"message":"Incorrect API key provided: ${key}"}}` })
  const refused = await (await post(url, { 'x-ai-provider': 'openai', 'x-ai-key': key })).text()
  expect(JSON.parse(refused).engine).toMatchObject({ writtenBy: 'composer', reason: 'key' })
  expect(refused).not.toContain(key)
  expect(JSON.stringify(server?.logLines())).not.toContain(key)
})

test('a person can choose among the models of an own key, and learns what is wrong with it', async () => {
  const url = await startWithOwnKeys()
  const headers = { 'x-ai-provider': 'mistral', 'x-ai-key': 'sk-my-own-0123456789' }
  const about = async (what: string, more: Record<string, string> = {}) => {
    const response = await fetch(`${url}/functions/v1/own-key/${what}`, {
      method: 'POST',
      headers: { ...headers, ...more },
    })
    expect(response.headers.get('cache-control')).toBe('no-store')
    return response.json()
  }
  provider.offer(['mistral-embed', 'mistral-large', 'mistral-medium-latest'])
  const listed = { ok: true, models: ['mistral-medium-latest', 'mistral-large'] }
  expect(await about('models')).toEqual(listed)
  provider.play(better)
  expect(await about('test')).toMatchObject({ ok: true, model: 'mistral-medium-latest' })
  await post(url, { ...headers, 'x-ai-model': 'mistral-large' })
  expect(provider.requests.at(-1)?.body).toContain('"model":"mistral-large"')
  provider.play({ status: 401 })
  expect(await about('test')).toMatchObject({ ok: false, fault: 'wrong-key' })
  provider.offer({ status: 401, body: '{}' })
  expect(await about('models')).toEqual({ ok: false, fault: 'wrong-key' })
  provider.offer(['a-model'])
  expect((await post(url, { ...headers, 'x-ai-model': 'a\tb' })).status).toBe(400)
  expect(JSON.stringify(server?.logLines())).not.toContain('sk-my-own')
})

test('what only tries an own key saves nothing unless a model wrote, and the next may use the same name', async () => {
  const saved: unknown[] = []
  const url = await startWithOwnKeys(signedIn(async (_, answer) => void saved.push(answer)))
  const headers = {
    'x-ai-provider': 'openai',
    'x-ai-key': 'sk-my-own-0123456789',
    'x-ai-models': 'try',
    'idempotency-key': '3f2a1c1e-0000-4000-8000-00000000000d',
  }
  provider.play({ status: 401 })
  expect(await answerOf(url, testInput, headers)).toMatchObject({ engine: { reason: 'key' } })
  expect(saved).toEqual([])
  provider.play(better)
  const next = { ...headers, 'x-ai-provider': 'groq' }
  expect((await answerOf(url, testInput, next)).engine.writtenBy).toBe('model')
  expect(saved).toHaveLength(1)
  const asked = provider.requests.length
  const none = { ...headers, 'x-ai-models': 'none' }
  expect((await answerOf(url, testInput, none)).engine).toMatchObject({ reason: 'no-model' })
  expect(provider.requests).toHaveLength(asked)
  expect(saved).toHaveLength(1)
})

test('an own key goes to known vendors only, and only where the operator allows it', async () => {
  const allowed = await startWithOwnKeys()
  for (const headers of [
    { 'x-ai-provider': 'http://169.254.169.254/', 'x-ai-key': 'sk-0123456789' },
    { 'x-ai-provider': 'openai-compatible', 'x-ai-key': 'sk-0123456789' },
    { 'x-ai-provider': 'openai', 'x-ai-key': 'two words' },
  ])
    expect((await post(allowed, headers)).status).toBe(400)
  await server?.close()
  const forbidden = await start()
  const headers = { 'x-ai-provider': 'openai', 'x-ai-key': 'sk-0123456789' }
  expect((await post(forbidden, headers)).status).toBe(403)
})

test('fifty copies of one request ask the provider once and get the same answer', async () => {
  const url = await start({ AI_ANSWERS_PER_ADDRESS: '1' })
  provider.play({ ...better, betweenMs: 5 })
  const headers = { 'idempotency-key': '3f2a1c1e-0000-4000-8000-00000000000a' }
  const answers = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      const accept = index % 2 === 0 ? { accept: 'text/event-stream' } : {}
      const body = await (await post(url, { ...headers, ...accept })).text()
      if (index % 2 === 1) return JSON.parse(body).generatedPrompt as string
      const events = eventsIn(body)
      expect(wordsIn(events)).toBe(reply)
      const last = events.at(-1)
      return last?.type === 'done' ? (last.output as { generatedPrompt: string }).generatedPrompt : ''
    }),
  )
  expect(new Set(answers)).toEqual(new Set([textIn(goodPlan)]))
  expect(provider.requests).toHaveLength(1)
  expect((await answerOf(url, testInput, headers)).engine.writtenBy).toBe('model')
  expect(provider.requests).toHaveLength(1)
  expect((await post(url, headers, { ...testInput, kind: 'list' })).status).toBe(409)
})

test('one who streams and one who waits share an answer that breaks off, and may ask again', async () => {
  const url = await start()
  provider.play({ ...better, cutAfter: 3, betweenMs: 10 })
  const headers = { 'idempotency-key': '3f2a1c1e-0000-4000-8000-00000000000b' }
  const [streamed, waited] = await Promise.all([
    post(url, { ...headers, accept: 'text/event-stream' }).then((response) => response.text()),
    answerOf(url, testInput, headers),
  ])
  expect(eventsIn(streamed).at(-1)).toMatchObject({ type: 'error' })
  expect(waited.engine).toMatchObject({ writtenBy: 'composer', reason: 'unavailable' })
  expect(provider.requests).toHaveLength(1)
  provider.play(better)
  expect((await answerOf(url, testInput, headers)).engine.writtenBy).toBe('model')
})
