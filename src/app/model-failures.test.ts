import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGateway } from '#engine/create-gateway.server.ts'
import { failureCases, goodStyles } from '#engine/models/failure-scripts.test-support.ts'
import { startFakeProvider, type Script } from '#engine/models/fake-provider.test-support.ts'
import { createCircuitBreaker } from '#engine/models/circuit-breaker.ts'
import { providerIds, type ProviderId } from '#engine/models/model-data.ts'
import { parseConfig } from '#platform/config.server.ts'
import { silentLog } from '#platform/database/test-databases.ts'
import { tools, type Tool } from '#tools/tools.ts'
import { serveForTests, type TestServer } from './serve-for-tests.server.ts'

const provider = await startFakeProvider()
// Some forty failures one after the other, on a machine that may be busy.
const slow = { timeout: 120_000 }
const servers = new Map<ProviderId, TestServer>()

beforeAll(async () => {
  for (const id of providerIds) servers.set(id, await start(id, provider.urlOf(id)))
})
afterAll(async () => {
  for (const server of servers.values()) await server.close()
  await provider.stop()
})

async function start(id: ProviderId, url: string): Promise<TestServer> {
  const config = parseConfig({
    AI_PROVIDERS: id,
    GOOGLE_GENERATIVE_AI_API_KEY: 'test-key',
    GOOGLE_BASE_URL: url,
    OPENAI_API_KEY: 'test-key',
    OPENAI_BASE_URL: url,
    ANTHROPIC_API_KEY: 'test-key',
    ANTHROPIC_BASE_URL: url,
    OPENAI_COMPATIBLE_BASE_URL: url,
    OPENAI_COMPATIBLE_MODEL: 'local',
    AI_ANSWERS_PER_ADDRESS: '100000',
    AI_ANSWERS_AT_ONCE_PER_ADDRESS: '1000',
    AI_DAILY_BUDGET_USD: '10000',
    AI_ANSWERS_A_DAY: '999999',
  })
  return serveForTests({
    config,
    gateway: {
      ...createGateway(config, silentLog),
      // Each failure here is the first one: what a run of them does is the circuit breaker's own test.
      breaker: { ...createCircuitBreaker(), allows: () => true },
      deadlines: { firstTokenMs: 150, betweenTokensMs: 150, totalMs: 2_000 },
      random: () => 0.01,
    },
  })
}

/** An answer that would be taken if nothing failed: what the model was given, unchanged. */
function goodWords(tool: Tool, output: object): string[] {
  const parts = tool.refineParts?.partsOf(output)
  const text = parts
    ? JSON.stringify({ parts: parts.map(({ heading, fields }) => ({ heading, ...fields })) })
    : (tool.refine?.draftOf(output) ?? '')
  return text.match(new RegExp(`.{1,${Math.ceil(text.length / 5)}}`, 'gsu')) ?? []
}

async function ask(server: TestServer | undefined, tool: Tool, input: unknown, script: Script) {
  provider.play(script)
  const response = await fetch(`${server?.url}/functions/v1/${tool.functionName}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  })
  expect(response.status).toBe(200)
  const { engine, composedBy: _, ...output } = await response.json()
  return { engine, output }
}

function composedFor(tool: Tool, input: unknown) {
  const composed = tool.compose(tool.input.parse(input))
  const { composedBy: _, ...output } = JSON.parse(JSON.stringify(composed))
  return { words: goodWords(tool, composed), output }
}

for (const tool of tools) {
  for (const id of providerIds) {
    test(
      `${tool.slug} with ${id}: whatever the provider does, the composed draft is the answer`,
      slow,
      async () => {
        const input = tool.examples[0]?.input
        const { words, output } = composedFor(tool, input)
        for (const { name, script } of failureCases) {
          const answer = await ask(servers.get(id), tool, input, script(words))
          expect(answer.engine, name).toMatchObject({ writtenBy: 'composer', reason: expect.any(String) })
          expect(answer.output, name).toEqual(output)
        }
        const cut = await ask(servers.get(id), tool, input, { words, end: 'length' })
        expect(cut.engine, 'cut at its largest length').toMatchObject({
          writtenBy: 'composer',
          reason: 'unfit',
        })
        expect(cut.output).toEqual(output)
      },
    )

    test(
      `${tool.slug} with ${id}: without a failure the same answer is the model's, however it is written`,
      slow,
      async () => {
        const input = tool.examples[0]?.input
        const { words } = composedFor(tool, input)
        for (const [name, style] of [['as usual', {}] as const, ...goodStyles]) {
          const answer = await ask(servers.get(id), tool, input, { words, ...style })
          expect(answer.engine.writtenBy, name).toBe('model')
        }
      },
    )
  }
}

for (const id of providerIds) {
  test(
    `${id}: where nobody answers, and where there is no such host, the draft is the answer`,
    slow,
    async () => {
      const tool = tools.find(({ slug }) => slug === 'text-to-prompt')
      if (tool === undefined) throw new Error('no such tool')
      const input = tool.examples[0]?.input
      for (const url of ['http://127.0.0.1:1', 'http://models.invalid', 'https://127.0.0.1:1']) {
        const server = await start(id, url)
        const { engine, output } = await ask(server, tool, input, {})
        expect(engine, url).toMatchObject({ writtenBy: 'composer', reason: 'unavailable' })
        expect(output).toEqual(composedFor(tool, input).output)
        await server.close()
      }
    },
  )
}
