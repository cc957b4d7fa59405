import { afterAll, expect, test } from 'vitest'
import { parseConfig } from '#platform/config.server.ts'
import { startFakeProvider } from './fake-provider.test-support.ts'
import { defaultModels } from './model-data.ts'
import { candidatesFor } from './providers.server.ts'
import { streamModel } from './stream-model.server.ts'

const provider = await startFakeProvider()
afterAll(() => provider.stop())

function names(settings: Record<string, string>, tool = 'story-prompt'): string[] {
  return candidatesFor(parseConfig(settings), tool).map((one) => `${one.provider}:${one.modelName}`)
}

const keys = {
  GOOGLE_GENERATIVE_AI_API_KEY: 'test-google',
  OPENAI_API_KEY: 'test-openai',
  ANTHROPIC_API_KEY: 'test-anthropic',
}

test('who has a key is asked, Google first, with the models of the dated list', () => {
  expect(names({})).toEqual([])
  expect(names(keys)).toEqual([
    `google:${defaultModels.google}`,
    `openai:${defaultModels.openai}`,
    `anthropic:${defaultModels.anthropic}`,
  ])
})

test('the operator decides on the order, and leaves out whom they will', () => {
  expect(names({ ...keys, AI_PROVIDERS: 'anthropic, google' })).toEqual([
    `anthropic:${defaultModels.anthropic}`,
    `google:${defaultModels.google}`,
  ])
  expect(names({ AI_PROVIDERS: 'openai' })).toEqual([])
})

test('each provider can have another model, and a single tool another one still', () => {
  const settings = {
    ...keys,
    GOOGLE_MODEL: 'g',
    OPENAI_MODEL: 'o',
    ANTHROPIC_MODEL: 'a',
    AI_TOOL_MODELS: 'story-prompt=anthropic:claude-sonnet-5-5, text-to-prompt=openai:gpt-6-sol',
  }
  expect(names(settings)).toEqual(['anthropic:claude-sonnet-5-5', 'google:g', 'openai:o'])
  expect(names(settings, 'text-to-prompt')).toEqual(['openai:gpt-6-sol', 'google:g', 'anthropic:a'])
  expect(names(settings, 'developer-prompt')).toEqual(['google:g', 'openai:o', 'anthropic:a'])
})

test('a server of the OpenAI format needs its address and its model, and no key', () => {
  expect(() => names({ OPENAI_COMPATIBLE_BASE_URL: 'http://localhost:11434/v1' })).toThrow(
    'OPENAI_COMPATIBLE_BASE_URL needs OPENAI_COMPATIBLE_MODEL',
  )
  expect(
    names({ OPENAI_COMPATIBLE_BASE_URL: 'http://localhost:11434/v1', OPENAI_COMPATIBLE_MODEL: 'qwen3' }),
  ).toEqual(['openai-compatible:qwen3'])
})

test('a model on the machine of the server costs nothing, and one elsewhere does', () => {
  const isFree = (baseUrl: string) => {
    const settings = { OPENAI_COMPATIBLE_BASE_URL: baseUrl, OPENAI_COMPATIBLE_MODEL: 'qwen3' }
    return candidatesFor(parseConfig(settings), 'story-prompt').map((one) => one.isFree)
  }
  expect(isFree('http://127.0.0.1:11434/v1')).toEqual([true])
  expect(isFree('https://models.example.org/v1')).toEqual([false])
})

test('a provider for a tool that is misspelt is told at the start', () => {
  expect(() => parseConfig({ AI_TOOL_MODELS: 'story-prompt=antropic:claude' })).toThrow('AI_TOOL_MODELS')
})

test('key, model and address of the settings are what is asked', async () => {
  const wanted: [string, Record<string, string>, string][] = [
    ['google', { GOOGLE_GENERATIVE_AI_API_KEY: 'key-g', GOOGLE_MODEL: 'model-g' }, 'GOOGLE_BASE_URL'],
    ['openai', { OPENAI_API_KEY: 'key-o', OPENAI_MODEL: 'model-o' }, 'OPENAI_BASE_URL'],
    ['anthropic', { ANTHROPIC_API_KEY: 'key-a', ANTHROPIC_MODEL: 'model-a' }, 'ANTHROPIC_BASE_URL'],
    [
      'openai-compatible',
      { OPENAI_COMPATIBLE_API_KEY: 'key-c', OPENAI_COMPATIBLE_MODEL: 'model-c' },
      'OPENAI_COMPATIBLE_BASE_URL',
    ],
  ]
  for (const [id, settings, address] of wanted) {
    provider.requests.length = 0
    const url = `${provider.urlOf('openai').replace(/\/openai$/, '')}/behind/${id}/`
    const [candidate] = candidatesFor(parseConfig({ ...settings, [address]: url }), 'x')
    if (candidate === undefined) throw new Error(`no candidate for ${id}`)
    await streamModel(candidate, { instructions: 'a', material: 'b', maxOutputTokens: 10 })
    const [request] = provider.requests
    expect(request?.path, id).toMatch(new RegExp(`^/behind/${id}/`))
    const [key, model] = Object.values(settings)
    expect(JSON.stringify(request?.headers), id).toContain(key)
    expect(`${request?.path} ${request?.body}`, id).toContain(model)
  }
})

test('tokens that a provider does not count are estimated', async () => {
  const [candidate] = candidatesFor(
    parseConfig({ OPENAI_COMPATIBLE_BASE_URL: provider.urlOf('openai'), OPENAI_COMPATIBLE_MODEL: 'm' }),
    'x',
  )
  if (candidate === undefined) throw new Error('no candidate')
  provider.play({ hasNoCounts: true })
  const answer = await streamModel(candidate, {
    instructions: 'Improve it.',
    material: 'a boat on the water',
    maxOutputTokens: 10,
  })
  expect(answer.inputTokens).toBeGreaterThan(5)
  expect(answer.outputTokens).toBeGreaterThan(3)
})
