import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFakeProvider, type FakeProvider } from '../models/fake-provider.test-support.ts'
import { createLocalFinder } from './find-local.server.ts'
import { findKind, type ProviderKind } from './provider-kinds.ts'

let provider: FakeProvider
beforeAll(async () => {
  provider = await startFakeProvider()
  provider.offer(['nomic-embed-text', 'qwen3:8b', 'llama3.1:8b'])
})
afterAll(() => provider.stop())

const log = { info: () => undefined }

function kindAt(baseUrl: string): ProviderKind {
  const kind = findKind('ollama')
  if (!kind) throw new Error('no ollama')
  return { ...kind, baseUrl }
}
const here = () => [kindAt(provider.urlOf('openai-compatible')), kindAt('http://127.0.0.1:1/v1')]

test('what runs here is found with the models that can write, and offered but not used', async () => {
  const finder = createLocalFinder({ mode: 'offer', log, targets: here() })
  expect(await finder.look()).toMatchObject([{ label: 'Ollama', models: ['qwen3:8b', 'llama3.1:8b'] }])
  expect(finder.inUse()).toEqual([])
})

test('on uses it at once, off does not even look', async () => {
  const on = createLocalFinder({ mode: 'on', log, targets: here() })
  await on.look()
  expect(on.inUse()).toMatchObject([{ name: 'Ollama here', modelName: 'qwen3:8b', isFree: true }])
  const inUse = on.inUse()
  await on.look()
  expect(on.inUse()).toBe(inUse)
  on.stop()

  provider.listings.length = 0
  provider.requests.length = 0
  const off = createLocalFinder({ mode: 'off', log, targets: here() })
  expect(await off.look()).toEqual([])
  expect([provider.requests, provider.listings]).toEqual([[], []])
})

test('a server that does not answer is not waited for', async () => {
  const silent = createServer(() => undefined)
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as AddressInfo
  const finder = createLocalFinder({
    mode: 'offer',
    log,
    targets: [kindAt(`http://127.0.0.1:${port}/v1`), ...here()],
  })
  expect(await finder.look()).toHaveLength(1)
  silent.closeAllConnections()
  silent.close()
})

test('all that is looked for is on loopback', () => {
  for (const id of ['ollama', 'lm-studio', 'llama-cpp', 'vllm'])
    expect(findKind(id)?.baseUrl).toMatch(/^http:\/\/127\.0\.0\.1:/)
})
