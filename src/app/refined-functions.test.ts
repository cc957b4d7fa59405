import { afterAll, afterEach, expect, test } from 'vitest'
import { startFakeProvider, type Script } from '#engine/models/fake-provider.test-support.ts'
import { ToolEvent } from '#tools/tool-event.ts'
import { developerPrompt } from '#tools/catalogue.ts'
import { parseConfig } from '#platform/config.server.ts'
import { serveForTests, type TestServer } from './serve-for-tests.server.ts'

const provider = await startFakeProvider()
let server: TestServer | undefined
afterEach(() => server?.close())
afterAll(() => provider.stop())

const form = developerPrompt.examples[0]?.input as Record<string, string>
const draft = developerPrompt.compose(developerPrompt.input.parse(form)).generatedPrompt
const sharper = draft.replace('Out of scope:', 'Out of scope for now:')

async function start(settings: Record<string, string> = {}): Promise<string> {
  server = await serveForTests({
    config: parseConfig({
      OPENAI_API_KEY: 'test-key-1234',
      OPENAI_BASE_URL: provider.urlOf('openai'),
      ...settings,
    }),
  })
  return server.url
}

function post(url: string, headers: Record<string, string> = {}, signal?: AbortSignal): Promise<Response> {
  return fetch(`${url}/functions/v1/generate-prompt`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(form),
    ...(signal ? { signal } : {}),
  })
}

async function generate(scripts: readonly Script[], settings?: Record<string, string>) {
  const url = await start(settings)
  provider.requests.length = 0
  provider.play(...scripts)
  const response = await post(url)
  expect(response.status).toBe(200)
  return (await response.json()) as {
    generatedPrompt: string
    composedBy: string
    engine: { writtenBy: string; reason?: string; sentence?: string; model?: string }
  }
}

async function stream(scripts: readonly Script[]): Promise<ToolEvent[]> {
  const url = await start()
  provider.play(...scripts)
  const response = await post(url, { accept: 'text/event-stream' })
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  const text = await response.text()
  return text
    .split('\n\n')
    .filter((block) => block.startsWith('data: '))
    .map((block) => ToolEvent.parse(JSON.parse(block.slice(6))))
}

function inWords(text: string): string[] {
  return text.match(/.{1,40}/gsu) ?? []
}

test('without a key the composer answers and says so', async () => {
  const answer = await generate([{}], { OPENAI_API_KEY: '' })
  expect(answer.generatedPrompt).toBe(draft)
  expect(answer.engine).toMatchObject({ writtenBy: 'composer', reason: 'no-model' })
  expect(provider.requests).toHaveLength(0)
})

test('a sharper text that keeps everything is the answer', async () => {
  const answer = await generate([{ words: inWords(sharper) }])
  expect(answer.generatedPrompt).toBe(sharper)
  expect(answer.composedBy).toBe('model')
  expect(answer.engine).toMatchObject({ writtenBy: 'model', model: expect.any(String) })
})

test('a text that lost a number is sent back once, with the number named', async () => {
  const [number = ''] = /\b\d{2,}\b/.exec(form['projectDescription'] ?? '') ?? []
  expect(number).not.toBe('')
  const worse = sharper.replaceAll(new RegExp(`(?<!\\d)${number}(?!\\d)`, 'g'), 'some')
  const answer = await generate([{ words: inWords(worse) }, { words: inWords(sharper) }])
  expect(answer.generatedPrompt).toBe(sharper)
  expect(provider.requests).toHaveLength(2)
  expect(provider.requests[1]?.body).toContain('Keep these exactly')
})

test('a text that is unfit twice gives way to the draft, with a quiet sentence', async () => {
  const answer = await generate([{ words: ['Sure! Here is a nicer brief.'] }])
  expect(answer.generatedPrompt).toBe(draft)
  expect(answer.engine).toMatchObject({ writtenBy: 'composer', reason: 'unfit' })
  expect(provider.requests).toHaveLength(2)
})

const faults: [string, Script, string][] = [
  ['a provider that is down', { status: 500 }, 'unavailable'],
  ['an empty account', { status: 429, body: '{"error":{"code":"insufficient_quota"}}' }, 'unavailable'],
  ['an answer that breaks off', { words: inWords(sharper), cutAfter: 5 }, 'unavailable'],
  ['a refusal', { end: 'filter' }, 'refused'],
]
for (const [name, script, reason] of faults) {
  test(`${name}: the draft is the answer, and the reason is told`, async () => {
    const answer = await generate([script])
    expect(answer.generatedPrompt).toBe(draft)
    expect(answer.engine).toMatchObject({ writtenBy: 'composer', reason })
    expect(answer.engine.sentence).toMatch(/composed by Blueprompt/)
  })
}

test('as a stream: the draft at once, then the words, then the whole', async () => {
  const events = await stream([{ words: inWords(sharper) }])
  expect(events[0]).toMatchObject({ type: 'draft', output: { generatedPrompt: draft } })
  const words = events.flatMap((event) => (event.type === 'delta' ? event.text : []))
  expect(words.join('')).toBe(sharper)
  expect(events.at(-1)).toMatchObject({ type: 'done', output: { generatedPrompt: sharper } })
})

test('as a stream: an answer that breaks off ends with an error, after what came', async () => {
  const events = await stream([{ words: inWords(sharper), cutAfter: 5 }])
  expect(events.filter((event) => event.type === 'delta').length).toBeGreaterThan(0)
  expect(events.at(-1)).toMatchObject({ type: 'error', code: 'cut-off' })
})

test('who closes the page stops the provider', async () => {
  const url = await start()
  provider.abortedAt.length = 0
  provider.play({ words: inWords(sharper.repeat(5)), betweenMs: 5 })
  const controller = new AbortController()
  const response = await post(url, { accept: 'text/event-stream' }, controller.signal)
  const reader = response.body?.getReader()
  await reader?.read()
  const leftAt = performance.now()
  controller.abort()
  await expect.poll(() => provider.abortedAt.length, { interval: 2 }).toBe(1)
  expect((provider.abortedAt[0] ?? 0) - leftAt).toBeLessThan(150)
})

test("when today's money is gone no model is asked", async () => {
  const answer = await generate([{ words: inWords(sharper) }], { AI_DAILY_BUDGET_USD: '0' })
  expect(answer.engine).toMatchObject({ writtenBy: 'composer', reason: 'budget' })
  expect(provider.requests).toHaveLength(0)
})

test('an address that used its share gets the draft', async () => {
  const url = await start({ AI_ANSWERS_PER_ADDRESS: '1' })
  provider.play({ words: inWords(sharper) })
  const first = await (await post(url)).json()
  const second = await (await post(url)).json()
  expect(first.engine).toMatchObject({ writtenBy: 'model', remaining: 0 })
  expect(second.engine).toMatchObject({ writtenBy: 'composer', reason: 'limit' })
})

test('neither key nor idea nor prompt is in the log', async () => {
  await generate([{ status: 401, body: '{"error":{"message":"Incorrect API key provided: test-key-1234"}}' }])
  const log = JSON.stringify(server?.logLines())
  expect(log).toContain('model failed')
  expect(log).not.toContain('test-key-1234')
  expect(log).not.toContain(form['projectName'])
})
