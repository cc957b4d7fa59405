import { afterAll, beforeEach, expect, test } from 'vitest'
import { parseConfig } from '#platform/config.server.ts'
import { askModels, type AskOptions } from './ask-models.server.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { failureCases, goodStyles } from './failure-scripts.test-support.ts'
import { startFakeProvider, type Script } from './fake-provider.test-support.ts'
import { providerIds, type ProviderId } from './model-data.ts'
import { ModelFailure } from './model-failure.ts'
import { providerSettings } from './provider-settings.test-support.ts'
import { candidatesFor } from './providers.server.ts'

const provider = await startFakeProvider()
afterAll(() => provider.stop())

const request = { instructions: 'Improve it.', material: '<idea>a boat</idea>', maxOutputTokens: 500 }
const deadlines = { firstTokenMs: 500, betweenTokensMs: 500, totalMs: 5_000 }

function candidates(...ids: ProviderId[]) {
  return candidatesFor(parseConfig(providerSettings(ids, provider.urlOf)), 'story-prompt')
}

async function ask(
  ids: readonly ProviderId[],
  scripts: readonly Script[],
  options: AskOptions = {},
  totalMs = deadlines.totalMs,
) {
  provider.play(...scripts)
  provider.requests.length = 0
  const shown: string[] = []
  const breaker = createCircuitBreaker()
  try {
    const answer = await askModels(
      candidates(...ids),
      request,
      { breaker, deadlines: { ...deadlines, totalMs }, random: () => 0.01 },
      { ...options, onText: (delta) => shown.push(delta) },
    )
    return { answer, shown: shown.join(''), calls: provider.requests.length, breaker }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    return { failure: error.kind, shown: shown.join(''), calls: provider.requests.length, breaker }
  }
}

beforeEach(() => {
  provider.abortedAt.length = 0
})

for (const id of providerIds) {
  test(`${id}: the words come as they are written, with what they cost`, async () => {
    const { answer, shown } = await ask([id], [{ words: ['Ein ', 'Boot ', '🛶.'] }])
    expect(shown).toBe('Ein Boot 🛶.')
    expect(answer).toMatchObject({
      text: shown,
      provider: id,
      isCut: false,
      inputTokens: 100,
      outputTokens: 20,
    })
  })

  test(`${id}: what people typed is sent as data, apart from the instructions`, async () => {
    await ask([id], [{}])
    const [{ body } = { body: '' }] = provider.requests
    expect(body).toContain('a boat')
    expect(body.indexOf('Improve it.')).not.toBe(body.indexOf('a boat'))
  })

  for (const [name, style] of goodStyles) {
    test(`${id}: written with ${name}, the text is the same`, async () => {
      const { answer } = await ask([id], [{ words: ['Größe ', '漢字 ', '🛶'], ...style }])
      expect(answer).toMatchObject({ text: 'Größe 漢字 🛶', inputTokens: 100, outputTokens: 20 })
    })
  }

  test(`${id}: split anywhere, the text is the same`, async () => {
    for (const pieceBytes of [1, 2, 3, 7, 64]) {
      const { answer } = await ask([id], [{ words: ['Größe ', '漢字 ', '🛶'], pieceBytes }])
      expect(answer?.text).toBe('Größe 漢字 🛶')
    }
  })

  for (const { name, script, kind, calls, mayLookStale = false } of failureCases) {
    test(`${id}: ${name} is told for what it is, and asked again only where that helps`, async () => {
      const outcome = await ask([id], [script(['A ', 'good ', 'answer.'])])
      expect(outcome.failure).toBe(kind)
      expect(outcome.calls - Number(mayLookStale && outcome.calls > calls)).toBe(calls)
    })
  }

  test(`${id}: an answer that reached its limit says so`, async () => {
    const { answer } = await ask([id], [{ end: 'length' }])
    expect(answer?.isCut).toBe(true)
  })

  test(`${id}: a second try that works is the answer`, async () => {
    const { answer, calls } = await ask([id], [{ status: 503 }, { words: ['fine'] }])
    expect(answer?.text).toBe('fine')
    expect(calls).toBe(2)
  })

  test(`${id}: when nobody listens any more, the provider stops`, async () => {
    const controller = new AbortController()
    const asked = ask([id], [{ words: Array.from({ length: 500 }, () => 'word '), betweenMs: 5 }], {
      signal: controller.signal,
    })
    await new Promise((resolve) => setTimeout(resolve, 80))
    controller.abort()
    const { failure } = await asked
    expect(failure).toBe('stopped')
    await expect.poll(() => provider.abortedAt.length, { interval: 2 }).toBe(1)
  })
}

test('the next provider answers when the first cannot', async () => {
  const { answer } = await ask(['google', 'anthropic'], [{ status: 401 }, { words: ['from the second'] }])
  expect(answer).toMatchObject({ provider: 'anthropic', text: 'from the second' })
})

test('once a word was shown, nobody else begins anew', async () => {
  const { failure, calls } = await ask(['google', 'anthropic'], [{ cutAfter: 1 }, { words: ['other'] }])
  expect(failure).toBe('cut-off')
  expect(calls).toBe(1)
})

test('after nothing but white space, the next provider answers', async () => {
  const blank = { words: [' ', '\n'] }
  const { answer, shown } = await ask(['google', 'anthropic'], [blank, { words: ['other'] }])
  expect(answer?.text).toBe('other')
  expect(shown).toBe('other')
})

test('each model is named before it is asked, and only once', async () => {
  const named: string[] = []
  const onAsk = (name: string) => named.push(name)
  await ask(['openai', 'anthropic'], [{ status: 503 }, { status: 503 }, { status: 503 }, {}], { onAsk })
  expect(named).toEqual(['gpt-5.4-mini', 'claude-haiku-5-5'])
})

test('a provider that is to be tried again is not taken up by a question without time', async () => {
  let now = 1
  const breaker = createCircuitBreaker(() => now)
  breaker.failed('openai', new ModelFailure('money', 'status 402'))
  now += 3_600_000
  const deps = { breaker, deadlines: { ...deadlines, totalMs: 0 } }
  await expect(askModels(candidates('openai'), request, deps)).rejects.toThrow(ModelFailure)
  expect(breaker.allows('openai')).toBe(true)
})

test('a wait that is too long for people is not kept: the next provider answers', async () => {
  const { answer } = await ask(
    ['openai', 'anthropic'],
    [{ status: 429, headers: { 'retry-after': '11' } }, {}],
    {},
    60_000,
  )
  expect(answer?.provider).toBe('anthropic')
})

test('a wait the provider asks for is kept', async () => {
  const before = performance.now()
  const { answer } = await ask(['openai'], [{ status: 429, headers: { 'retry-after': '0.3' } }, {}])
  expect(answer).toBeDefined()
  expect(performance.now() - before).toBeGreaterThanOrEqual(300)
})

test('a model that refuses to be told how much to think is asked without, and that is remembered', async () => {
  const refusal = { status: 400, body: '{"error":{"message":"\\"llama3.1:8b\\" does not support thinking"}}' }
  provider.play(refusal, {}, {})
  provider.requests.length = 0
  const deps = { breaker: createCircuitBreaker(), deadlines, withoutReasoning: new Set<string>() }
  await askModels(candidates('openai-compatible'), request, deps)
  await askModels(candidates('openai-compatible'), request, deps)
  expect(provider.requests.map(({ body }) => body.includes('reasoning_effort'))).toEqual([true, false, false])
})
