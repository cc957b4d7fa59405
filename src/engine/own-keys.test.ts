import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { parseConfig } from '#platform/config.server.ts'
import { ownKeyProviders } from './own-key-providers.ts'
import { defaultModels } from './models/model-data.ts'
import { createOwnKeys, ownKeyKinds } from './own-keys.server.ts'
import { providerKinds } from './providers/provider-kinds.ts'

const call = { instructions: 'a', material: 'b', maxOutputTokens: 10 }

test("a person's own key goes to the vendor's own address, never to one of the operator's", async () => {
  const kinds = ownKeyKinds(
    parseConfig({ OPENAI_BASE_URL: 'http://127.0.0.1:9', OPENAI_API_KEY: 'operator-key' }),
  )
  const ownKeys = createOwnKeys(kinds)
  for (const provider of ownKeyProviders) {
    const candidate = await ownKeys.candidateFor({ provider, key: 'sk-0123456789', model: 'some-model' })
    const { target, headers, body } = await candidate.write(call)
    const kind = providerKinds.find(({ id }) => id === provider)
    expect(`${target.protocol}//${target.hostname}`, provider).toBe(new URL(kind?.baseUrl ?? '').origin)
    expect(JSON.stringify(headers)).toContain('sk-0123456789')
    expect(JSON.stringify(target) + body).toContain('some-model')
  }
  const { modelName } = await ownKeys.candidateFor({
    provider: 'openai',
    key: 'sk-0123456789',
    model: undefined,
  })
  expect(modelName).toBe(defaultModels.openai)
})

test("what one key's list names first is never asked with the key of somebody else", async () => {
  const lists: Record<string, string[]> = {
    'Bearer key-of-anna': ['anna/llama-private', 'shared/llama'],
    'Bearer key-of-ben': ['shared/llama'],
  }
  const server = createServer(({ headers }, answer) => {
    const ids = lists[headers.authorization ?? ''] ?? []
    answer.end(JSON.stringify({ data: ids.map((id) => ({ id })) }))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((listening) => server.once('listening', listening))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const ownKeys = createOwnKeys(ownKeyKinds(parseConfig({})).map((kind) => ({ ...kind, baseUrl })))
  for (const [name, modelName] of [
    ['anna', 'anna/llama-private'],
    ['ben', 'shared/llama'],
  ]) {
    const key = { provider: 'together', key: `key-of-${name}`, model: undefined } as const
    expect((await ownKeys.candidateFor(key)).modelName).toBe(modelName)
  }
})

test('every provider that needs a key and has an address of its own takes one of a person, and no other', () => {
  const fixed = providerKinds.filter(({ needsKey, baseUrl }) => needsKey && baseUrl.startsWith('https://'))
  expect(fixed.map(({ id }) => id).toSorted()).toEqual([...ownKeyProviders].toSorted())
})
