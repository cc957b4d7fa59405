import { afterEach, expect, test } from 'vitest'
import { createGateway } from '#engine/create-gateway.server.ts'
import { createOwnKeys, ownKeyKinds } from '#engine/own-keys.server.ts'
import { parseConfig } from '#platform/config.server.ts'
import { silentLog } from '#platform/database/test-databases.ts'
import { ownKeyProviders } from '#engine/own-key-providers.ts'
import { testInput } from '#tools/contract/test-tool.test-support.ts'
import {
  answerOf,
  better,
  closeServer,
  post,
  provider,
  serverLog,
  signedIn,
  start,
} from './answers.test-support.ts'
import type { AppParts } from './create-app.server.ts'

afterEach(closeServer)

async function startWithOwnKeys(parts: Partial<AppParts> = {}): Promise<string> {
  const config = parseConfig({ AI_OWN_KEYS: 'on', AI_DAILY_BUDGET_USD: '0' })
  return start(
    {},
    {
      ...parts,
      config,
      gateway: {
        ...createGateway(config, silentLog),
        ownKeys: createOwnKeys(
          ownKeyKinds(config).map((kind) => ({ ...kind, baseUrl: provider.urlOf(kind.wire) })),
        ),
      },
    },
  )
}

test('an own key pays where the operator has no budget, and is in no log and no answer', async () => {
  const url = await startWithOwnKeys()
  const key = 'sk-my-own-0123456789'
  for (const id of ownKeyProviders) {
    provider.requests.length = 0
    provider.play(better)
    const body = await (await post(url, { 'x-ai-provider': id, 'x-ai-key': key })).text()
    expect(JSON.parse(body).engine).toEqual({ writtenBy: 'model', model: expect.any(String), ownKey: true })
    expect(JSON.stringify(provider.requests.at(-1)?.headers)).toContain(key)
    expect(body).not.toContain(key)
  }
  provider.play({ status: 401, body: `{"error":{"message":"Incorrect API key provided: ${key}"}}` })
  const refused = await (await post(url, { 'x-ai-provider': 'openai', 'x-ai-key': key })).text()
  expect(JSON.parse(refused).engine).toMatchObject({ writtenBy: 'composer', reason: 'key' })
  expect(refused).not.toContain(key)
  expect(JSON.stringify(serverLog())).not.toContain(key)
})

test('a person can choose among the models of an own key, and learns what is wrong with it', async () => {
  const url = await startWithOwnKeys()
  const headers = { 'x-ai-provider': 'mistral', 'x-ai-key': 'sk-my-own-0123456789' }
  const about = async (what: string, more: Record<string, string> = {}) => {
    const response = await fetch(`${url}/functions/v1/own-key/${what}`, {
      method: 'POST',
      headers: { ...headers, ...more },
    })
    expect(response.headers.get('cache-control')).toBe('no-store')
    return response.json()
  }
  provider.offer(['mistral-embed', 'mistral-large', 'mistral-medium-latest'])
  const listed = { ok: true, models: ['mistral-medium-latest', 'mistral-large'] }
  expect(await about('models')).toEqual(listed)
  provider.play(better)
  expect(await about('test')).toMatchObject({ ok: true, model: 'mistral-medium-latest' })
  await post(url, { ...headers, 'x-ai-model': 'mistral-large' })
  expect(provider.requests.at(-1)?.body).toContain('"model":"mistral-large"')
  provider.play({ status: 401 })
  expect(await about('test')).toMatchObject({ ok: false, fault: 'wrong-key' })
  provider.offer({ status: 401, body: '{}' })
  expect(await about('models')).toEqual({ ok: false, fault: 'wrong-key' })
  provider.offer(['a-model'])
  expect((await post(url, { ...headers, 'x-ai-model': 'a\tb' })).status).toBe(400)
  expect(JSON.stringify(serverLog())).not.toContain('sk-my-own')
})

test('what only tries an own key saves nothing unless a model wrote, and the next may use the same name', async () => {
  const saved: unknown[] = []
  const url = await startWithOwnKeys(signedIn(async (_, answer) => void saved.push(answer)))
  const headers = {
    'x-ai-provider': 'openai',
    'x-ai-key': 'sk-my-own-0123456789',
    'x-ai-models': 'try',
    'idempotency-key': '3f2a1c1e-0000-4000-8000-00000000000d',
  }
  provider.play({ status: 401 })
  expect(await answerOf(url, testInput, headers)).toMatchObject({ engine: { reason: 'key' } })
  expect(saved).toEqual([])
  provider.play(better)
  const next = { ...headers, 'x-ai-provider': 'groq' }
  expect((await answerOf(url, testInput, next)).engine.writtenBy).toBe('model')
  expect(saved).toHaveLength(1)
  const asked = provider.requests.length
  const none = { ...headers, 'x-ai-models': 'none' }
  expect((await answerOf(url, testInput, none)).engine).toMatchObject({ reason: 'no-model' })
  expect(provider.requests).toHaveLength(asked)
  expect(saved).toHaveLength(1)
})

test('an own key goes to known vendors only, and only where the operator allows it', async () => {
  const allowed = await startWithOwnKeys()
  for (const headers of [
    { 'x-ai-provider': 'http://169.254.169.254/', 'x-ai-key': 'sk-0123456789' },
    { 'x-ai-provider': 'openai-compatible', 'x-ai-key': 'sk-0123456789' },
    { 'x-ai-provider': 'openai', 'x-ai-key': 'two words' },
  ])
    expect((await post(allowed, headers)).status).toBe(400)
  await closeServer()
  const forbidden = await start()
  const headers = { 'x-ai-provider': 'openai', 'x-ai-key': 'sk-0123456789' }
  expect((await post(forbidden, headers)).status).toBe(403)
})
