import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodPlan, inPieces, testCore, testInput, testTool } from '#tools/contract/test-tool.test-support.ts'
import { createGateway } from '#engine/create-gateway.server.ts'
import { functionTools } from '#engine/function-tools.ts'
import { startFakeProvider } from '#engine/models/fake-provider.test-support.ts'
import { parseConfig } from '#platform/config.server.ts'
import { openTestDatabase, silentLog } from '#platform/database/test-databases.ts'
import type { Database } from '#platform/database/open-database.server.ts'
import { serveForTests, type TestServer } from './serve-for-tests.server.ts'

const provider = await startFakeProvider()
let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(async () => {
  await database.close()
  await provider.stop()
})

const words = inPieces(testCore('markdown').write(goodPlan))

async function startTwo(settings: Record<string, string>): Promise<TestServer[]> {
  const config = parseConfig({
    OPENAI_API_KEY: 'test-key',
    OPENAI_BASE_URL: provider.urlOf('openai'),
    LIMITS_STORE: 'postgres',
    AI_ANSWERS_AT_ONCE_PER_ADDRESS: '100',
    ...settings,
  })
  const gateway = () => createGateway(config, silentLog, { database, secret: 'one secret for both servers' })
  const functions = functionTools([testTool('markdown')])
  return Promise.all([
    serveForTests({ config, functions, gateway: gateway() }),
    serveForTests({ config, functions, gateway: gateway() }),
  ])
}

async function askAll(servers: readonly TestServer[], times: number, firstDelayMs = 20) {
  provider.play({ words, firstDelayMs })
  const answers = await Promise.all(
    Array.from({ length: times }, async (_, index) => {
      const response = await fetch(`${servers[index % servers.length]?.url}/functions/v1/generate-markdown`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(testInput),
      })
      return (await response.json()).engine as { writtenBy: string; reason?: string }
    }),
  )
  await Promise.all(servers.map((server) => server.close()))
  const reasons = answers.flatMap(({ reason }) => reason ?? [])
  return {
    models: answers.filter(({ writtenBy }) => writtenBy === 'model').length,
    reasons: new Set(reasons),
  }
}

test('two servers on one database share the hour of an address', async () => {
  const servers = await startTwo({ AI_ANSWERS_PER_ADDRESS: '5' })
  expect(await askAll(servers, 16)).toEqual({ models: 5, reasons: new Set(['limit']) })
})

test('and the places for open answers', async () => {
  await database.pool.query('delete from model_counters')
  const servers = await startTwo({ AI_ANSWERS_AT_ONCE: '3', AI_ANSWERS_PER_ADDRESS: '100' })
  const { models, reasons } = await askAll(servers, 12)
  expect(reasons).toEqual(new Set(['busy']))
  expect(models).toBeLessThan(12)
})

test('and the money of a day', async () => {
  await database.pool.query('delete from model_counters')
  // Of each answer, room for thinking is put aside too: some four cents.
  const servers = await startTwo({ AI_DAILY_BUDGET_USD: '0.2', AI_ANSWERS_PER_ADDRESS: '100' })
  // Slow enough that all are open together: what one does not use in the end is free for the next.
  const { models, reasons } = await askAll(servers, 16, 1_500)
  expect(reasons).toEqual(new Set(['budget']))
  expect(models).toBeGreaterThan(0)
  expect(models).toBeLessThan(8)
})
