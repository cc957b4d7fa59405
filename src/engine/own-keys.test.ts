import { expect, test } from 'vitest'
import { parseConfig } from '#platform/config.server.ts'
import { ownKeyProviders } from '#tools/contract/engine-report.ts'
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

test('every provider that needs a key and has an address of its own takes one of a person, and no other', () => {
  const fixed = providerKinds.filter(({ needsKey, baseUrl }) => needsKey && baseUrl.startsWith('https://'))
  expect(fixed.map(({ id }) => id).toSorted()).toEqual([...ownKeyProviders].toSorted())
})
