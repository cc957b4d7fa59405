import { afterAll, beforeEach, expect, test } from 'vitest'
import { askModels } from '../ask-models.server.ts'
import { createCircuitBreaker } from '../circuit-breaker.ts'
import { failureCases, goodStyles } from '../failure-scripts.test-support.ts'
import { startFakeProvider, type Script } from '../fake-provider.test-support.ts'
import { ModelFailure } from '../model-failure.ts'
import { candidateOf } from '../providers.server.ts'

const provider = await startFakeProvider()
provider.hold({ ollama: 40_960 })
afterAll(() => provider.stop())
beforeEach(() => {
  provider.requests.length = 0
})

const request = { instructions: 'Improve it.', material: '<idea>a boat</idea>', maxOutputTokens: 500 }
const schema = { name: 'x', schema: { type: 'object' } }
const deadlines = { firstTokenMs: 500, betweenTokensMs: 500, totalMs: 5_000 }

async function ask(scripts: readonly Script[], key?: string, withoutSchema = new Set<string>()) {
  provider.play(...scripts)
  const baseUrl = `${provider.urlOf('openai-compatible')}/v1`
  const about = {
    wire: 'openai-compatible',
    name: 'ollama',
    modelName: 'qwen3',
    isFree: true,
    isHome: true,
  } as const
  let shown = ''
  try {
    const answer = await askModels(
      [candidateOf({ ...about, baseUrl, key })],
      { ...request, schema },
      { breaker: createCircuitBreaker(), deadlines, random: () => 0.01, withoutSchema },
      { onText: (delta) => (shown += delta) },
    )
    return { answer, shown }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    return { failure: error.kind, shown }
  }
}

const sent = () => provider.requests.map(({ body }) => JSON.parse(body) as Record<string, unknown>)

test('Ollama is asked by the server in its own form, with the context that it needs', async () => {
  const { answer, shown } = await ask([{ words: ['Größe ', '漢字 ', '🛶'] }], 'a-key')
  expect(shown).toBe('Größe 漢字 🛶')
  expect(answer).toMatchObject({ text: shown, inputTokens: 100, outputTokens: 20, isCut: false })
  expect(provider.requests[0]?.path).toBe('/openai-compatible/api/chat')
  expect(provider.requests[0]?.headers.authorization).toBe('Bearer a-key')
  expect(sent()[0]).toMatchObject({
    model: 'qwen3',
    stream: true,
    format: schema.schema,
    think: 'low',
    options: { num_ctx: 8_192, num_predict: 4_596 },
  })
})

test('a model that does not think is asked without, and one that knows no schema too', async () => {
  const refusal = (message: string): Script => ({ status: 400, body: JSON.stringify({ error: message }) })
  await ask([refusal('"llama3" does not support thinking'), refusal('invalid format'), {}])
  expect(sent().map((body) => ['think' in body, 'format' in body])).toEqual([
    [true, true],
    [false, true],
    [false, false],
  ])
})

test('however it is cut, the text is the same', async () => {
  for (const [name, style] of goodStyles.slice(4))
    expect((await ask([{ words: ['Größe ', '漢字 ', '🛶'], ...style }])).shown, name).toBe('Größe 漢字 🛶')
  for (const pieceBytes of [1, 2, 3, 7, 64])
    expect((await ask([{ words: ['Größe ', '漢字 ', '🛶'], pieceBytes }])).answer?.text).toBe('Größe 漢字 🛶')
})

test('an answer that reached its limit says so', async () => {
  expect((await ask([{ end: 'length' }])).answer?.isCut).toBe(true)
})

/** What it has no word for is no whole answer either; a line of server-sent events is none of its lines. */
const isCutOff = (name: string, kind: string) => kind === 'refused' || name === 'an event without end'

for (const { name, script, kind, calls, mayLookStale = false } of failureCases)
  test(`${name} is told for what it is, and asked again only where that helps`, async () => {
    const refusesSchema = new Set(['ollama qwen3 x'])
    const { failure } = await ask([script(['A ', 'good ', 'answer.'])], undefined, refusesSchema)
    expect(failure).toBe(isCutOff(name, kind) ? 'cut-off' : kind)
    const { length } = provider.requests
    expect(length - Number(mayLookStale && length > calls)).toBe(calls)
  })
