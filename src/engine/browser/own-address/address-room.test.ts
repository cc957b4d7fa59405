import { afterAll, beforeEach, expect, test } from 'vitest'
import { tools } from '#tools/tools.ts'
import type { ToolCore } from '#tools/contract/tool-core.ts'
import { goodPlan, inPieces, testCore, testInput, testTool } from '#tools/contract/test-tool.test-support.ts'
import { mostShortCharacters } from '#tools/contract/short-form.test-support.ts'
import { orderedReply } from '../../answer/small-model.test-support.ts'
import { startFakeProvider, type ToldSizes } from '../../models/fake-provider.test-support.ts'
import { createContextLearner } from '../../models/context/learn-context.ts'
import { roomOf } from '../../models/context/room-of.ts'
import { answerHere } from '../answer-here.ts'
import type { OwnAddress } from '../engine-settings.ts'
import { addressModel } from './address-model.ts'
import { addressRoom } from './address-room.ts'
import { fetchDirect, type SendDirect } from './direct-fetch.ts'

const provider = await startFakeProvider()
afterAll(() => provider.stop())
beforeEach(() => {
  provider.requests.length = 0
  provider.sizeQuestions.length = 0
})

const send: SendDirect = (request, signal, tell) => fetchDirect(request, signal, tell)
const address = provider.urlOf('openai-compatible')

type Sent = { num_ctx?: number; num_predict?: number; max_tokens?: number }

/** The largest tool, asked at an address whose runtime says this size. */
async function askLargest(service: OwnAddress['service'], sizes: ToldSizes) {
  provider.hold(sizes)
  provider.offer(['qwen3'])
  provider.play({ answerTo: (body) => inPieces(replyTo(body)) })
  const settings: OwnAddress = { service, address, model: 'qwen3' }
  const room = await addressRoom(settings, send, createContextLearner())
  const tool = tools.find(({ card }) => card.slug === 'developer-prompt')
  if (tool === undefined) throw new Error('no developer prompt')
  const core = await tool.core()
  const [example] = await tool.examples()
  const input = core.input.parse(example?.input) as Record<string, unknown>
  const shown: string[] = []
  const streamed = await answerHere(
    async () => addressModel(settings, send, { room }),
    { tool: { ...tool.card, instructions: tool.instructions }, core, input, parsed: input },
    { onText: (text) => shown.push(text) },
  )
  const bodies = provider.requests
    .filter(({ path }) => path.endsWith('/chat') || path.endsWith('/completions'))
    .map(({ body }) => JSON.parse(body) as { messages: { content: string }[]; options?: Sent } & Sent)
  return { streamed, bodies, sent: bodies.map((body) => body.options ?? body), shown }
}

/** What a small model writes when it does as it is told. */
function replyTo(body: string): string {
  const { messages } = JSON.parse(body) as { messages: { content: string }[] }
  return orderedReply(messages.at(-1)?.content ?? '', undefined)
}

const lengths: [OwnAddress['service'], (tokens: number) => ToldSizes][] = [
  ['ollama', (ollama) => ({ ollama })],
  ['lm-studio', (tokens) => ({ lmStudio: { loaded_context_length: tokens, max_context_length: 131_072 } })],
  ['llama-cpp', (llamaCpp) => ({ llamaCpp })],
  ['vllm', (vllm) => ({ vllm })],
  ['compatible', (vllm) => ({ vllm })],
]

test.each(lengths)('%s: the form fits what the model holds', async (service, sizes) => {
  const large = await askLargest(service, sizes(131_072))
  expect(large.bodies[0]?.messages[0]?.content.length).toBeGreaterThan(mostShortCharacters)
  expect(large.sent[0]?.num_ctx ?? 0).toBeLessThanOrEqual(32_768)

  provider.requests.length = 0
  const small = await askLargest(service, sizes(8_192))
  // Piece after piece, each within the context with its request.
  expect(small.bodies.length).toBeGreaterThan(1)
  for (const [at, { messages }] of small.bodies.entries()) {
    const characters = messages.map(({ content }) => content).join('').length
    const { num_ctx: size, num_predict: predicted, max_tokens: most = predicted ?? 0 } = small.sent[at] ?? {}
    expect(size ?? 8_192).toBeLessThanOrEqual(8_192)
    expect(characters / 3 + most).toBeLessThanOrEqual(8_192)
  }
  expect(small.streamed).toMatchObject({ ok: true, answer: { engine: { writtenBy: 'own-model' } } })
  expect(small.shown.length).toBeGreaterThan(3)

  provider.requests.length = 0
  const tiny = await askLargest(service, sizes(1_024))
  expect(tiny.bodies).toEqual([])
  expect(tiny.streamed).toMatchObject({
    ok: true,
    answer: { engine: { writtenBy: 'composer', reason: 'too-long' } },
  })
  if (tiny.streamed.ok)
    expect(tiny.streamed.answer.engine.sentence).toContain('qwen3 is too small for this tool')
})

test('an address that says nothing is asked as before, with the whole', async () => {
  const { bodies, sent } = await askLargest('ollama', {})
  expect(bodies[0]?.messages[0]?.content.length).toBeGreaterThan(mostShortCharacters)
  expect(sent[0]?.num_ctx).toBeGreaterThan(16_384)
})

test('the size is asked for once for each model, with the key of the address', async () => {
  provider.hold({ ollama: 8_192 })
  const learn = createContextLearner()
  const settings: OwnAddress = { service: 'ollama', address, model: 'qwen3' }
  const [one, other] = await Promise.all([
    addressRoom(settings, send, learn),
    addressRoom(settings, send, learn),
  ])
  expect([one?.contextTokens, other?.contextTokens]).toEqual([8_192, 8_192])
  expect(provider.sizeQuestions).toEqual(['/openai-compatible/api/show'])
  expect(await addressRoom({ ...settings, address: 'http://127.0.0.1:1' }, send, learn)).toBeUndefined()
})

test('a model is asked to mend only what it holds together with its first answer', async () => {
  const core = testCore('markdown')
  const { card, instructions } = testTool('markdown')
  const question = { input: testInput, parsed: testInput, core: core as unknown as ToolCore }
  const settings: OwnAddress = { service: 'ollama', address, model: 'qwen3' }
  provider.play({ words: inPieces(core.write(goodPlan).replace('25', 'many '.repeat(600))) })
  const callsWith = async (contextTokens: number) => {
    provider.requests.length = 0
    const model = addressModel(settings, send, { room: roomOf({ contextTokens, isOllama: false }) })
    await answerHere(async () => model, { ...question, tool: { ...card, instructions } })
    return provider.requests.length
  }
  expect(await callsWith(100_000)).toBe(2)
  // Enough for an answer, and not for two and what was wrong with the first.
  expect(await callsWith(1_500)).toBe(1)
})
