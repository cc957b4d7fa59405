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

/** What each runtime answers when it is asked for its models, as its documentation shows it. */
const lists: Record<string, unknown> = {
  ollama: {
    object: 'list',
    data: [{ id: 'qwen3:8b', object: 'model', created: 1_747_000_000, owned_by: 'library' }],
  },
  'lm-studio': {
    data: [
      { id: 'text-embedding-nomic-embed-text-v1.5', object: 'model', owned_by: 'organization_owner' },
      { id: 'qwen2.5-7b-instruct', object: 'model', owned_by: 'organization_owner' },
    ],
    object: 'list',
  },
  'llama-cpp': {
    models: [
      {
        name: 'ggml-org_gemma-3-4b-it.gguf',
        model: 'ggml-org_gemma-3-4b-it.gguf',
        type: 'model',
        capabilities: ['completion'],
        details: { format: 'gguf' },
      },
    ],
    object: 'list',
    data: [
      {
        id: 'ggml-org/gemma-3-4b-it-GGUF',
        object: 'model',
        created: 1_747_000_000,
        owned_by: 'llamacpp',
        meta: { vocab_type: 2, n_ctx_train: 131_072 },
      },
    ],
  },
  vllm: {
    object: 'list',
    data: [
      {
        id: 'Qwen/Qwen3-8B',
        object: 'model',
        created: 1_747_000_000,
        owned_by: 'vllm',
        root: 'Qwen/Qwen3-8B',
        parent: null,
        max_model_len: 40_960,
        permission: [{ id: 'modelperm-1', object: 'model_permission' }],
      },
    ],
  },
}

/** A runtime that has this one address; `list` undefined: it takes the request and says nothing. */
async function runtimeFor(id: string, list: unknown): Promise<{ target: ProviderKind; stop: () => void }> {
  const kind = findKind(id)
  if (!kind) throw new Error(`no ${id}`)
  const server = createServer((request, response) => {
    if (list === undefined) return
    const isList = request.method === 'GET' && request.url === '/v1/models'
    response.writeHead(isList ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(isList ? list : { error: 'not found' }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const baseUrl = kind.baseUrl.replace(/:\d+/, `:${port}`)
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { target: { ...kind, baseUrl }, stop }
}

test('each runtime is found at its own address, with the names that it is asked by', async () => {
  const runtimes = await Promise.all(Object.entries(lists).map(([id, list]) => runtimeFor(id, list)))
  const finder = createLocalFinder({ mode: 'offer', log, targets: runtimes.map(({ target }) => target) })
  expect((await finder.look()).map(({ kind, models }) => [kind, models])).toEqual([
    ['ollama', ['qwen3:8b']],
    ['lm-studio', ['qwen2.5-7b-instruct']],
    ['llama-cpp', ['ggml-org/gemma-3-4b-it-GGUF']],
    ['vllm', ['Qwen/Qwen3-8B']],
  ])
  for (const { stop } of runtimes) stop()
})

test('servers that do not answer are not waited for', async () => {
  const silent = await Promise.all(Object.keys(lists).map((id) => runtimeFor(id, undefined)))
  const targets = [...silent.map(({ target }) => target), ...here()]
  const finder = createLocalFinder({ mode: 'offer', log, targets })
  const startedAt = performance.now()
  expect(await finder.look()).toHaveLength(1)
  expect(performance.now() - startedAt).toBeLessThan(1_000)
  for (const { stop } of silent) stop()
})

test('all that is looked for is on loopback', () => {
  for (const id of ['ollama', 'lm-studio', 'llama-cpp', 'vllm'])
    expect(findKind(id)?.baseUrl).toMatch(/^http:\/\/127\.0\.0\.1:/)
})
