import { expect, test } from 'vitest'
import { contextQuestions } from './context-questions.ts'
import { createContextLearner } from './learn-context.ts'
import { answerRoom, ollamaContext, roomOf } from './room-of.ts'

const place = { address: 'http://127.0.0.1:11434/v1', model: 'qwen3:8b' }

/** What each runtime answers, as its documents show it. */
const answers: [string, string, unknown, number][] = [
  [
    'ollama',
    '/api/show',
    { model_info: { 'general.architecture': 'qwen3', 'qwen3.context_length': 40_960 } },
    40_960,
  ],
  [
    'lm-studio',
    '/api/v0/models',
    {
      data: [
        { id: 'other', max_context_length: 1 },
        { id: 'qwen3:8b', state: 'loaded', loaded_context_length: 4_096, max_context_length: 32_768 },
      ],
    },
    4_096,
  ],
  [
    'lm-studio',
    '/api/v0/models',
    { data: [{ id: 'qwen3:8b', state: 'not-loaded', max_context_length: 32_768 }] },
    32_768,
  ],
  ['llama-cpp', '/props', { default_generation_settings: { id: 0, n_ctx: 8_192 }, total_slots: 4 }, 8_192],
  ['llama-cpp', '/v1/models', { data: [{ id: 'qwen3:8b', meta: { n_ctx_train: 2_048 } }] }, 2_048],
  ['vllm', '/v1/models', { data: [{ id: 'qwen3:8b', max_model_len: 16_384 }] }, 16_384],
]

test.each(answers)('%s says at %s what its model holds', async (service, path, answer, tokens) => {
  const asked: string[] = []
  const told = await createContextLearner()(
    place,
    async ({ url }) => {
      asked.push(url)
      return url.endsWith(path) ? answer : undefined
    },
    service,
  )
  expect(told).toMatchObject({ contextTokens: tokens, isOllama: service === 'ollama' })
  expect(asked.every((url) => url.startsWith('http://127.0.0.1:11434/'))).toBe(true)
})

test('where nobody knows which runtime is there, each is asked in its own words, once', () => {
  expect(contextQuestions(place).map(({ url }) => new URL(url).pathname)).toEqual([
    '/api/show',
    '/api/v0/models',
    '/props',
    '/v1/models',
  ])
})

test.each([undefined, null, 'no', {}, { data: [] }, { model_info: null }, { data: [{ id: 'another' }] }])(
  'an answer that says nothing leaves the size unknown: %j',
  async (answer) => expect(await createContextLearner()(place, async () => answer)).toBeUndefined(),
)

test('a size is asked for once, and anew after a while', async () => {
  let time = 0
  let asked = 0
  const learn = createContextLearner(() => time)
  const ask = async () => {
    asked += 1
    return answers[0]?.[2]
  }
  await Promise.all([learn(place, ask), learn(place, ask)])
  expect(asked).toBe(1)
  await learn({ ...place, model: 'another' }, ask)
  expect(asked).toBe(2)
  time = 10 * 60_000
  await learn(place, ask)
  expect(asked).toBe(3)
})

test('nobody waits for a server that keeps silent when it is asked again', async () => {
  let time = 0
  const learn = createContextLearner(() => time)
  await learn(place, async () => answers[0]?.[2])
  time = 10 * 60_000
  expect(await learn(place, () => new Promise(() => {}))).toMatchObject({ contextTokens: 40_960 })
})

test('LM Studio is asked anew soon after it was asked about a model that is not loaded', async () => {
  let time = 0
  let answer: unknown = answers[2]?.[2]
  const learn = createContextLearner(() => time)
  const ask = async () => answer
  expect((await learn(place, ask, 'lm-studio'))?.contextTokens).toBe(32_768)
  answer = answers[1]?.[2]
  time = 20_000
  expect((await learn(place, ask, 'lm-studio'))?.contextTokens).toBe(4_096)
  answer = answers[2]?.[2]
  time = 60_000
  expect((await learn(place, ask, 'lm-studio'))?.contextTokens).toBe(4_096)
})

test('Ollama is asked for what is needed, within what the model and a usual machine hold', () => {
  const sizes = { maxOutputTokens: 2_000, thinkingTokens: 1_000, contextTokens: undefined }
  const of = (characters: number) => ({ instructions: 'x'.repeat(characters), material: '' })
  expect(ollamaContext({ ...sizes, request: of(300) })).toBe(4_096)
  expect(ollamaContext({ ...sizes, request: of(6_000) })).toBe(8_192)
  expect(ollamaContext({ ...sizes, request: of(300_000) })).toBe(32_768)
  expect(ollamaContext({ ...sizes, request: of(6_000), contextTokens: 5_000 })).toBe(5_000)
  expect(roomOf({ contextTokens: 131_072, isOllama: true }).contextTokens).toBe(32_768)
  expect(roomOf({ contextTokens: 131_072, isOllama: false }).contextTokens).toBe(131_072)
})

test('an answer gets room to think where the request leaves it', () => {
  const sizes = { maxOutputTokens: 1_000, thinkingTokens: 4_096 }
  const request = { instructions: 'x'.repeat(3_000), material: '' }
  expect(answerRoom({ ...sizes, request, contextTokens: undefined })).toBe(5_096)
  expect(answerRoom({ ...sizes, request, contextTokens: 32_768 })).toBe(5_096)
  expect(answerRoom({ ...sizes, request, contextTokens: 4_096 })).toBe(2_996)
})
