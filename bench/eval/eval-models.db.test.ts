import { afterAll, beforeAll, expect, test } from 'vitest'
import { createKeyring } from '#engine/providers/keyring.server.ts'
import { sealedFor } from '#engine/providers/setup-store.server.ts'
import { parseConfig, type Config } from '#platform/config.server.ts'
import { openDatabase } from '#platform/database/open-database.server.ts'
import { createTestDatabase, silentLog, type TestDatabase } from '#platform/database/test-databases.ts'
import { readModels } from './eval-models.ts'

const secret = 'a secret of more than thirty-two characters'
const provider = { id: '019aa000-0000-7000-8000-000000000001', baseUrl: 'https://openrouter.ai/api/v1' }

let at: TestDatabase
let config: Config

beforeAll(async () => {
  at = await createTestDatabase()
  config = {
    ...parseConfig({ AUTH_SECRET: secret, AI_LOCAL: 'off', OPENAI_API_KEY: 'test-key' }),
    ...at.config,
  }
  const database = await openDatabase(config, silentLog)
  await database.pool.query(
    `insert into model_providers (id, kind, name, base_url, model, key_sealed, key_hint, place)
     values ($1, 'openrouter', 'OpenRouter', $2, 'google/gemini-3.8-flash', $3, '4711', 1)`,
    [provider.id, provider.baseUrl, createKeyring(secret).seal('sealed-key-4711', sealedFor(provider))],
  )
  await database.close()
})
afterAll(() => at.drop())

const call = { instructions: 'Say it.', material: 'It.', maxOutputTokens: 10 }

test('what admins set up can be asked like what the environment says, with its sealed key', async () => {
  const { all, find } = await readModels(config, silentLog)
  expect(all().map(({ id, price }) => [id, price])).toEqual([
    ['openai:gpt-5.4-mini', 'known'],
    ['OpenRouter:google/gemini-3.8-flash', 'known'],
  ])
  const { headers, target } = await find('OpenRouter').candidate.write(call)
  expect(headers['authorization']).toBe('Bearer sealed-key-4711')
  expect(target.hostname).toBe('openrouter.ai')
})

test('another model of a provider is named behind it, wherever the provider is set up', async () => {
  const { find } = await readModels(config, silentLog)
  for (const id of ['OpenRouter:qwen/qwen3:free', 'openai:gpt-6-sol']) {
    const { candidate, ...about } = find(id)
    expect(about.id).toBe(id)
    expect((await candidate.write(call)).body).toContain(`"model":"${id.slice(id.indexOf(':') + 1)}"`)
  }
  expect(find('OpenRouter:qwen/qwen3').price).toBe('unknown')
  expect(find('OpenRouter:qwen/qwen3:free').price).toBe('known')
})
