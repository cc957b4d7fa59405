import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createGateway } from '#engine/create-gateway.server.ts'
import { failureCases } from '#engine/models/failure-scripts.test-support.ts'
import { startFakeProvider } from '#engine/models/fake-provider.test-support.ts'
import { createCircuitBreaker } from '#engine/models/circuit-breaker.ts'
import { providerIds, type ProviderId } from '#engine/models/model-data.ts'
import { parseConfig } from '#platform/config.server.ts'
import { silentLog } from '#platform/database/test-databases.ts'
import { tools } from '#tools/tools.ts'
import { serveForTests, type TestServer } from './serve-for-tests.server.ts'

// Every way to fail of every provider, one after the other.
vi.setConfig({ testTimeout: 60_000 })

const provider = await startFakeProvider()
const servers = new Map<ProviderId, TestServer>()

beforeAll(async () => {
  for (const id of providerIds) servers.set(id, await start(id))
})
afterAll(async () => {
  for (const server of servers.values()) await server.close()
  await provider.stop()
})

async function start(id: ProviderId): Promise<TestServer> {
  const config = parseConfig({
    AI_PROVIDERS: id,
    GOOGLE_GENERATIVE_AI_API_KEY: 'test-key',
    GOOGLE_BASE_URL: provider.urlOf('google'),
    OPENAI_API_KEY: 'test-key',
    OPENAI_BASE_URL: provider.urlOf('openai'),
    ANTHROPIC_API_KEY: 'test-key',
    ANTHROPIC_BASE_URL: provider.urlOf('anthropic'),
    OPENAI_COMPATIBLE_BASE_URL: provider.urlOf('openai-compatible'),
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

const refinable = tools.filter((tool) => tool.refine !== undefined)

test('most tools let a model refine', () => {
  expect(refinable.length).toBeGreaterThan(3)
})

for (const tool of refinable) {
  for (const id of providerIds) {
    test(`${tool.slug} with ${id}: whatever the provider does, the composed draft is the answer`, async () => {
      const input = tool.examples[0]?.input
      const composed = JSON.parse(JSON.stringify(tool.compose(tool.input.parse(input)))) as object
      for (const { name, script } of failureCases) {
        provider.play(script)
        const response = await fetch(`${servers.get(id)?.url}/functions/v1/${tool.functionName}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(input),
        })
        expect(response.status, name).toBe(200)
        const { engine, ...output } = await response.json()
        expect(engine, name).toMatchObject({ writtenBy: 'composer', reason: expect.any(String) })
        expect(output, name).toEqual(composed)
      }
    })
  }
}
