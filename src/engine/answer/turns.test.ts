import { afterAll, beforeEach, expect, test } from 'vitest'
import { parseConfig } from '#platform/config.server.ts'
import { silentLog } from '#platform/database/test-databases.ts'
import { mostShortCharacters } from '#tools/contract/short-form.test-support.ts'
import { inPieces } from '#tools/contract/test-tool.test-support.ts'
import { tools } from '#tools/tools.ts'
import { createGateway } from '../create-gateway.server.ts'
import { asFunction } from '../function-tools.ts'
import type { CallRecord } from '../models/call-records.server.ts'
import { startFakeProvider, type FakeProvider, type ToldSizes } from '../models/fake-provider.test-support.ts'
import { answerQuestion } from './answer-question.server.ts'
import { orderedReply } from './small-model.test-support.ts'

/** A server of models at home, and a provider far away. */
const [home, far] = await Promise.all([startFakeProvider(), startFakeProvider()])
afterAll(() => Promise.all([home.stop(), far.stop()]))
beforeEach(() => {
  for (const provider of [home, far]) {
    provider.requests.length = 0
    provider.sizeQuestions.length = 0
    provider.hold({})
    provider.offer(['qwen3:8b'])
    provider.play({ answerTo: (body) => inPieces(replyTo(body)) })
  }
})

type Sent = {
  model: string
  messages: { content: string | { text: string }[] }[]
  format?: object
  response_format?: { json_schema: { schema: object } }
  options?: { num_ctx: number; num_predict: number }
  max_tokens?: number
}

function sentTo({ requests }: FakeProvider) {
  return requests.map(({ path, body }) => {
    const sent = JSON.parse(body) as Sent
    const texts = sent.messages.map(({ content }) =>
      typeof content === 'string' ? content : content.map(({ text }) => text).join(''),
    )
    return { ...sent, path, texts }
  })
}

/** What a model writes that does as it is told, and no more. */
function replyTo(body: string): string {
  const { messages, format, response_format: response } = JSON.parse(body) as Sent
  const content = messages.at(-1)?.content ?? ''
  const material = typeof content === 'string' ? content : content.map(({ text }) => text).join('')
  return orderedReply(material, format ?? response?.json_schema.schema)
}

/** Of a tool's example that has the most to write in steps. */
async function longestExample({ examples, instructions }: (typeof tools)[number]): Promise<unknown> {
  const told = await instructions()
  const [short, all] = await Promise.all([told.short?.(), examples()])
  const steps = (input: unknown) => short?.steps(input).length ?? 0
  return all.map(({ input }) => input).toSorted((one, other) => steps(other) - steps(one))[0]
}

/** Of a tool, as the server asks it. */
async function ask(slug: string, sizes: ToldSizes, settings: Record<string, string> = {}) {
  home.hold(sizes)
  const tool = tools.find(({ card }) => card.slug === slug)
  if (tool === undefined) throw new Error(`no ${slug}`)
  const loaded = await asFunction(tool).load()
  const input = loaded.core.input.parse(await longestExample(tool))
  const config = parseConfig({
    OPENAI_COMPATIBLE_BASE_URL: home.urlOf('openai-compatible'),
    OPENAI_COMPATIBLE_MODEL: 'qwen3:8b',
    AI_ANSWERS_AT_ONCE_PER_ADDRESS: '100',
    ...settings,
  })
  const records: CallRecord[] = []
  const gateway = {
    ...createGateway(config, silentLog),
    record: (call: CallRecord) => void records.push(call),
  }
  const heard: string[] = []
  const shown: string[] = []
  const answered = await answerQuestion(
    gateway,
    { ...loaded, slug, input, caller: { address: '192.0.2.1' } },
    {
      onAsk: (model) => heard.push(model),
      onText: (text, at) => shown.push((shown.at(-1) ?? '').slice(0, at) + text),
    },
  )
  return { ...answered, ...loaded, input, heard, shown, text: shown.at(-1) ?? '', records }
}

const withFar = {
  OPENAI_API_KEY: 'test-key-1234',
  OPENAI_BASE_URL: far.urlOf('openai'),
  AI_PROVIDERS: 'openai-compatible, openai',
}

const runtimes: [string, (tokens: number) => ToldSizes][] = [
  ['Ollama', (ollama) => ({ ollama })],
  ['LM Studio', (tokens) => ({ lmStudio: { loaded_context_length: tokens, max_context_length: 131_072 } })],
  ['llama.cpp', (llamaCpp) => ({ llamaCpp })],
  ['vLLM', (vllm) => ({ vllm })],
]

for (const [name, sizes] of runtimes) {
  test(`${name}: a model with room gets the long instructions, within its context`, async () => {
    await ask('developer-prompt', sizes(40_960))
    const [first] = sentTo(home)
    expect(first?.texts[0]?.length).toBeGreaterThan(mostShortCharacters)
    expect(first?.path.endsWith('/api/chat')).toBe(name === 'Ollama')
    expect(first?.options?.num_ctx ?? 32_768).toBeLessThanOrEqual(32_768)
  })

  test(`${name}: a small model gets the short ones, in pieces that fit, and its answer comes as one`, async () => {
    for (const slug of ['developer-prompt', 'storyboard-prompt-generator']) {
      home.requests.length = 0
      const { engine, heard, text } = await ask(slug, sizes(8_192))
      const sent = sentTo(home)
      expect(sent.length).toBeGreaterThan(1)
      for (const { texts, options, max_tokens: most } of sent) {
        expect(options?.num_ctx ?? 8_192).toBeLessThanOrEqual(8_192)
        expect(texts.join('').length / 3 + (options?.num_predict ?? most ?? 0)).toBeLessThanOrEqual(8_192)
      }
      expect(engine).toMatchObject({ writtenBy: 'model', model: 'qwen3:8b' })
      expect(heard).toEqual(['qwen3:8b'])
      expect(text).not.toBe('')
    }
  })

  test(`${name}: a model that is too small is not asked, and that is said`, async () => {
    const { engine, records } = await ask('developer-prompt', sizes(1_024))
    expect(home.requests).toEqual([])
    expect(records).toEqual([])
    expect(engine).toMatchObject({ writtenBy: 'composer', reason: 'too-long' })
    expect(engine.sentence).toContain('qwen3:8b is too small for this tool')
    // Nothing was asked, so nothing of the hour is used up.
    expect(engine.remaining).toBeUndefined()
  })
}

for (const [slug, tokens] of [
  ['text-to-prompt', 2_500],
  ['image-prompt-generator', 2_500],
  ['text-to-video-prompt-generator', 2_500],
  ['thumbnail-prompt-generator', 3_400],
  ['storyboard-prompt-generator', 3_400],
] as const)
  test(`${slug}: what a small model writes in steps is seen while it comes, in whatever pieces`, async () => {
    home.play({ answerTo: (body) => replyTo(body).match(/.{1,5}/gsu) ?? [] })
    const { shown, engine, plan, core, told, input } = await ask(slug, { ollama: tokens })
    expect(engine).toMatchObject({ writtenBy: 'model' })
    const steps = sentTo(home).filter(({ texts }) => texts.join('').includes('Write now only')).length
    expect(steps).toBeGreaterThan(1)
    const sizesSeen = shown.map((text) => JSON.stringify(core.read(text, input).plan ?? '').length)
    expect(new Set(sizesSeen).size).toBeGreaterThan(3 * steps)
    // In the end nothing is missing but what closes it; code may have taken something out.
    const whole = shown.at(-1) + (told.schema ? '}' : '\n[end]')
    expect(core.read(whole, input).plan).toMatchObject(Object(plan))
  })

test('the next provider is asked in place of a model that is too small', async () => {
  const { heard, records } = await ask('developer-prompt', { ollama: 1_024 }, withFar)
  expect(home.requests).toEqual([])
  expect(heard[0]).toBe('gpt-5.4-mini')
  expect(sentTo(far)[0]?.texts[0]?.length).toBeGreaterThan(mostShortCharacters)
  expect(records[0]).toMatchObject({ provider: 'openai', isFallback: true })
})

test('the next provider is asked in place of one that fails before its first word, in its own form', async () => {
  home.play({ status: 500 })
  const { heard } = await ask('developer-prompt', { ollama: 8_192 }, withFar)
  expect(heard).toEqual(['qwen3:8b', 'gpt-5.4-mini'])
  expect(sentTo(home)[0]?.texts[0]?.length).toBeLessThanOrEqual(mostShortCharacters)
  expect(sentTo(far)[0]?.texts[0]?.length).toBeGreaterThan(mostShortCharacters)
})

test('what a small model had written when it broke off is told as broken off, and nobody else is asked', async () => {
  home.play(
    { answerTo: (body) => inPieces(replyTo(body)) },
    { answerTo: (body) => inPieces(replyTo(body)), cutAfter: 1 },
  )
  const { brokenBy, text } = await ask('developer-prompt', { ollama: 8_192 }, withFar)
  expect(brokenBy).toBe('cut-off')
  expect(text).not.toBe('')
  expect(far.requests).toEqual([])
})

test('a server whose turn does not come is not asked about its size', async () => {
  await ask('image-prompt-generator', {}, { ...withFar, AI_PROVIDERS: 'openai, openai-compatible' })
  expect([home.sizeQuestions, far.sizeQuestions]).toEqual([[], []])
  expect(far.requests.length).toBeGreaterThan(0)
})

test('a server that says nothing about its size is asked as before', async () => {
  await ask('developer-prompt', {})
  expect(home.sizeQuestions.map((path) => path.split('/').at(-1))).toEqual(['show', 'models', 'props'])
  const [first] = sentTo(home)
  expect(first).toMatchObject({ path: '/openai-compatible/chat/completions', max_tokens: 13_096 })
  expect(first?.texts[0]?.length).toBeGreaterThan(mostShortCharacters)
})
