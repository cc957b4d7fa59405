import { afterAll, beforeEach, expect, test } from 'vitest'
import { startFakeProvider, type Script } from '../models/fake-provider.test-support.ts'
import { providerIds, type ProviderId } from '../models/model-data.ts'
import { candidateOf } from '../models/providers.server.ts'
import { listModels } from './list-models.server.ts'
import { findKind, providerKinds, sortModels } from './provider-kinds.ts'
import { faultOfList, testProvider } from './test-provider.server.ts'
import { faultTexts, testSentence, type TestFault } from './test-result.ts'

const provider = await startFakeProvider()
afterAll(() => provider.stop())

const key = 'sk-test-provider-not-a-real-key'
beforeEach(() => {
  provider.requests.length = 0
  provider.listings.length = 0
  provider.offer(['a-model'])
})

function testAt(wire: ProviderId, baseUrl = provider.urlOf(wire)) {
  const address = { wire, baseUrl, key }
  return testProvider(candidateOf({ ...address, name: 'x', modelName: 'a-model', isFree: true }), address)
}

for (const wire of providerIds)
  test(`${wire}: a model that answers is asked with the key, for structured output, and passes`, async () => {
    provider.play({ words: ['{"word":', '"ready"}'] })
    const result = await testAt(wire)
    expect(result).toMatchObject({ ok: true, model: 'a-model', refusesSchema: false })
    expect(testSentence(result)).toMatch(/^a-model answered in \d+\.\d s\.$/)
    const [request] = provider.requests
    expect(JSON.stringify(request?.headers)).toContain(key)
    expect(request?.body).toContain('"additionalProperties":false')
  })

const refusal = (status: number, message: string, code = 'x'): Script => ({
  status,
  body: JSON.stringify({ error: { message, code } }),
})

const cases: [string, ProviderId, Script, TestFault][] = [
  ['a wrong key', 'openai', refusal(401, 'Incorrect API key provided: sk-te*****'), 'wrong-key'],
  ['a wrong key', 'anthropic', refusal(401, 'invalid x-api-key'), 'wrong-key'],
  ['a wrong key', 'google', refusal(400, 'API key not valid. Please pass a valid API key.'), 'wrong-key'],
  ['a key without the right', 'openai-compatible', refusal(403, 'no access'), 'wrong-key'],
  [
    'an empty account',
    'openai',
    refusal(429, 'You exceeded your current quota', 'insufficient_quota'),
    'no-credit',
  ],
  ['an empty account', 'anthropic', refusal(400, 'Your credit_balance is too low'), 'no-credit'],
  ['an empty account', 'openai-compatible', refusal(402, 'Insufficient credits'), 'no-credit'],
  [
    'a model that is not there',
    'openai',
    refusal(404, 'The model `x` does not exist', 'model_not_found'),
    'unknown-model',
  ],
  ['a model that is not there', 'openai-compatible', refusal(400, 'Model Not Exist'), 'unknown-model'],
  [
    'a model that is not there',
    'google',
    refusal(404, 'models/x is not found for API version v1beta'),
    'unknown-model',
  ],
  [
    'a model that is not there',
    'openai-compatible',
    refusal(400, 'foo is not a valid model ID'),
    'unknown-model',
  ],
  ['too many requests', 'openai', refusal(429, 'Rate limit reached'), 'too-many'],
  ['a provider in trouble', 'google', refusal(503, 'overloaded'), 'overloaded'],
  ['an unknown refusal', 'openai-compatible', refusal(400, 'no'), 'refused'],
  ['a model that says nothing', 'openai-compatible', { words: [] }, 'no-answer'],
  ['a closed connection', 'openai-compatible', { hangUp: true }, 'unreachable'],
]

for (const [name, wire, script, fault] of cases)
  test(`${wire}: ${name} is named: ${fault}`, async () => {
    provider.play(script)
    const result = await testAt(wire)
    expect(result).toEqual({ ok: false, model: 'a-model', fault })
    expect(testSentence(result)).toContain(faultTexts[fault].title)
    // What a provider says may quote the key.
    expect(JSON.stringify(result)).not.toContain('sk-te')
  })

test('an address where nothing listens, and one where something else does', async () => {
  expect(await testAt('openai-compatible', 'http://127.0.0.1:1/v1')).toMatchObject({ fault: 'unreachable' })
  provider.play(refusal(404, 'page not found'))
  provider.offer({ status: 404, body: 'page not found' })
  expect(await testAt('openai-compatible')).toMatchObject({ fault: 'wrong-address' })
})

test('a model that refuses structured output passes, and that is said', async () => {
  provider.play(refusal(400, "'response_format.type' json_schema is not supported with this model"), {})
  const result = await testAt('openai-compatible')
  expect(result).toMatchObject({ ok: true, refusesSchema: true })
  expect(testSentence(result)).toContain('doesn’t support structured output')
})

test('a model that does not think, as many of Ollama, is asked without and keeps its schema', async () => {
  provider.play(refusal(400, '"llama3.1:8b" does not support thinking'), {})
  expect(await testAt('openai-compatible')).toMatchObject({ ok: true, refusesSchema: false })
  expect(provider.requests.map(({ body }) => body.includes('reasoning_effort'))).toEqual([true, false])
})

for (const wire of providerIds)
  test(`${wire}: the list of models comes with the key, and nowhere else`, async () => {
    provider.offer(['one', 'two'])
    const address = { wire, baseUrl: provider.urlOf(wire), key }
    expect(await listModels(address, AbortSignal.timeout(2_000))).toEqual(['one', 'two'])
    const [request] = provider.listings
    expect(JSON.stringify(request?.headers)).toContain(key)
    expect(request?.path).not.toContain(key)
  })

test('a list that is refused, redirected, endless or no list is a named fault', async () => {
  const faultFor = async (status: number, body: string) => {
    provider.offer({ status, body })
    const address = { wire: 'openai', baseUrl: provider.urlOf('openai'), key } as const
    return listModels(address, AbortSignal.timeout(5_000)).then(() => undefined, faultOfList)
  }
  expect(await faultFor(401, '{}')).toBe('wrong-key')
  expect(await faultFor(404, 'no')).toBe('wrong-address')
  expect(await faultFor(200, '<html>')).toBe('wrong-address')
  expect(await faultFor(302, '')).toBe('overloaded')
  expect(await faultFor(200, ' '.repeat(9 * 1024 * 1024))).toBe('overloaded')
})

test('what cannot write text is left out of the list, and the one to take stands first', () => {
  const openai = findKind('openai')
  const ollama = findKind('ollama')
  if (!openai || !ollama) throw new Error('a kind is missing')
  expect(
    sortModels(openai, ['whisper-1', 'gpt-6-sol', 'text-embedding-3', 'gpt-5.4-mini', 'dall-e-3']),
  ).toEqual(['gpt-5.4-mini', 'gpt-6-sol'])
  expect(sortModels(ollama, ['nomic-embed-text', 'zephyr', 'phi'])).toEqual(['zephyr', 'phi'])
  expect(sortModels(ollama, ['only-embed'])).toEqual(['only-embed'])
})

test('every kind of provider that the issue names is there, with an address or a place to enter one', () => {
  expect(providerKinds.map(({ id }) => id)).toEqual([
    'google',
    'openai',
    'anthropic',
    'openrouter',
    'mistral',
    'groq',
    'deepseek',
    'xai',
    'together',
    'fireworks',
    'azure',
    'ollama',
    'lm-studio',
    'llama-cpp',
    'vllm',
    'compatible',
  ])
  for (const { baseUrl, addressExample } of providerKinds)
    expect(URL.canParse(baseUrl || addressExample || '')).toBe(true)
})
