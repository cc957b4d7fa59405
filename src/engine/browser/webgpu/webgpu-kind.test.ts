import { prebuiltAppConfig } from '@mlc-ai/web-llm'
import { afterEach, expect, test, vi } from 'vitest'
import type { ModelFailure } from '../../models/model-failure.ts'
import type { WriteOptions } from '../../answer/writing-model.ts'
import { createEngineClient } from './engine-client.ts'
import { libraryError, scriptedEngine } from './scripted-engine.test-support.ts'
import { chosenKey, downloadedKey, webGpuKind, type WebGpuParts } from './webgpu-kind.ts'
import { filesOf, webGpuModels } from './webgpu-models.ts'

/** Long enough for a busy machine where no silence is tried. */
const limits = { firstPieceMs: 20_000, betweenPiecesMs: 20_000 }
const request = { instructions: 'Write.', material: 'About boats.' }
const plainly: WriteOptions = {
  signal: undefined,
  maxOutputTokens: 100,
  schema: undefined,
  onText: undefined,
}
const [smallest, another] = webGpuModels
const thinking = webGpuModels.find(({ canThink }) => canThink)

afterEach(() => void vi.unstubAllGlobals())

function kindOf(
  script: Parameters<typeof scriptedEngine>[0] = {},
  more: WebGpuParts & { isThere?: boolean } = {},
) {
  const { start, log } = scriptedEngine(script)
  const kept = new Map<string, string>(more.isThere === false ? [] : [[downloadedKey, smallest.id]])
  const memory = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const kind = webGpuKind({
    client: createEngineClient(start),
    gpu: { requestAdapter: async () => ({ features: { has: () => true } }) },
    storage: { estimate: async () => ({ quota: 9e9, usage: 1e9 }) },
    memory,
    limits,
    ...more,
  })
  return { kind, log, kept }
}

/** The list of files as the host answers it. */
function serveSize(bytes: number) {
  const fetched: string[] = []
  vi.stubGlobal('fetch', async (url: URL) => {
    fetched.push(String(url))
    return Response.json({ records: [{ nbytes: bytes - 10 }, { nbytes: 10 }] })
  })
  return fetched
}

const unstopped = () => ({ onProgress: () => undefined, signal: new AbortController().signal })

test('our list tells what the library tells: address, memory and context of each model', () => {
  for (const model of webGpuModels) {
    const record = prebuiltAppConfig.model_list.find(({ model_id }) => model_id === model.id)
    expect(record).toMatchObject({
      vram_required_MB: model.memoryMb,
      overrides: { context_window_size: model.contextTokens },
    })
    expect(`${record?.model}/resolve/main/`).toBe(filesOf(model))
  }
})

test.each([
  ['no WebGPU', { gpu: undefined }, 'WebGPU'],
  ['no card', { gpu: { requestAdapter: async () => null } }, 'No graphics card'],
  [
    'no half-precision numbers',
    { gpu: { requestAdapter: async () => ({ features: { has: () => false } }) } },
    'shader-f16',
  ],
])('%s is said in words', async (_, parts, words) => {
  expect(await kindOf({}, parts).kind.availability()).toMatchObject({
    state: 'unsupported',
    reason: expect.stringContaining(words),
  })
})

test('the size is asked of the host of the files and of nobody before', async () => {
  const fetched = serveSize(711_000_000)
  const { kind } = kindOf({}, { isThere: false })
  expect(await kind.availability()).toEqual({ state: 'needs-download' })
  expect(fetched).toEqual([])
  expect(await kind.sizeOf(smallest)).toBe(711_000_000)
  expect(fetched).toEqual([`${filesOf(smallest)}tensor-cache.json`])
})

test('a download tells how far it is, and what has arrived is ready', async () => {
  serveSize(7e8)
  const shares: number[] = []
  const { kind, log } = kindOf({}, { isThere: false })
  await kind.prepare({ ...unstopped(), onProgress: (share) => shares.push(share) })
  expect(shares).toEqual([0.25, 0.75, 1])
  expect(await kind.availability()).toEqual({ state: 'ready' })
  expect(log.loads).toEqual([smallest.id])
})

test('a pause ends the worker and keeps the rest; continuing loads again', async () => {
  serveSize(7e8)
  const { kind, log } = kindOf({ isSlow: true }, { isThere: false })
  const controller = new AbortController()
  const loading = kind.prepare({ onProgress: () => controller.abort(), signal: controller.signal })
  await expect(loading).rejects.toMatchObject({ kind: 'stopped' })
  expect(log).toMatchObject({ ended: 1, removed: [] })
  expect(await kind.availability()).toEqual({ state: 'needs-download' })
})

test('without room for the files nothing is downloaded', async () => {
  serveSize(7e8)
  const { kind, log } = kindOf({}, { isThere: false, storage: { estimate: async () => ({ quota: 5e8 }) } })
  await expect(kind.prepare(unstopped())).rejects.toThrow(
    'The model needs 0.7 GB, but this browser has only 0.5 GB left for this site.',
  )
  expect(log.loads).toEqual([])
})

test.each([
  ['DeviceLostError', 'server', 'The graphics card stopped'],
  ['QuotaExceededError', 'not-here', 'out of storage'],
  ['TypeError', 'network', 'Anything downloaded so far is saved'],
] as const)('%s while loading is a sentence', async (name, kind, words) => {
  serveSize(7e8)
  const failed = kindOf({ loadFails: libraryError(name) }, { isThere: false }).kind.prepare(unstopped())
  await expect(failed).rejects.toMatchObject({ kind, message: expect.stringContaining(words) })
})

test('deleting takes the files and says so', async () => {
  const { kind, log } = kindOf()
  await kind.remove?.()
  expect(log.removed).toEqual([smallest.id])
  expect(await kind.availability()).toEqual({ state: 'needs-download' })
})

test('deleting takes the chosen model only, and each that was downloaded stays ready', async () => {
  serveSize(7e8)
  const { kind, log } = kindOf()
  if (another === undefined) throw new Error('The list has one model only')
  kind.choose(another)
  // A paused download leaves part of it.
  await kind.remove?.()
  expect(log.removed).toEqual([another.id])
  await kind.prepare(unstopped())
  for (const model of [smallest, another]) {
    kind.choose(model)
    expect(await kind.availability()).toEqual({ state: 'ready' })
    await kind.open()
  }
  await kind.remove?.()
  expect(await kind.availability()).toEqual({ state: 'needs-download' })
  kind.choose(smallest)
  expect(await kind.availability()).toEqual({ state: 'ready' })
})

const refuse = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}
test.each([
  ['has no storage', undefined],
  ['refuses each access to it', { getItem: refuse, setItem: refuse, removeItem: refuse }],
])('where the browser %s, choice and download hold for this page', async (_, memory) => {
  serveSize(7e8)
  const { kind, log } = kindOf({}, { memory })
  if (another === undefined) throw new Error('The list has one model only')
  expect(kind.chosen()).toBe(smallest)
  kind.choose(another)
  await kind.prepare(unstopped())
  expect(log.loads).toEqual([another.id])
  expect(await kind.availability()).toEqual({ state: 'ready' })
})

test('an answer comes word by word, held to the schema, without thinking aloud', async () => {
  if (thinking === undefined) throw new Error('No model of the list can think')
  const { kind, log, kept } = kindOf({ answers: [['{"a"', ':1}']] })
  kept.set(downloadedKey, thinking.id).set(chosenKey, thinking.id)
  const model = await kind.open()
  const deltas: string[] = []
  const schema = { type: 'object' }
  expect(await model.write(request, { ...plainly, schema, onText: (delta) => deltas.push(delta) })).toEqual({
    text: '{"a":1}',
    isCut: false,
  })
  expect(deltas).toEqual(['{"a"', ':1}'])
  expect(log.requests[0]).toMatchObject({
    messages: [
      { role: 'system', content: 'Write.' },
      { role: 'user', content: 'About boats.' },
    ],
    max_tokens: 100,
    response_format: { type: 'json_object', schema: JSON.stringify(schema) },
    extra_body: { enable_thinking: false },
  })
})

test('an answer at its largest length is cut', async () => {
  const { kind } = kindOf({ finish: 'length' })
  expect(await (await kind.open()).write(request, plainly)).toEqual({ text: 'Hello', isCut: true })
})

async function failureOf(script: Parameters<typeof scriptedEngine>[0], more: WebGpuParts = {}) {
  return (await kindOf(script, more).kind.open()).write(request, plainly).then(
    () => undefined,
    (error: ModelFailure) => error.kind,
  )
}

test.each([
  ['ContextWindowSizeExceededError', 'too-long'],
  ['DeviceLostError', 'server'],
  ['ModelNotLoadedError', 'server'],
] as const)('%s in the middle is called %s', async (name, kind) => {
  expect(await failureOf({ answers: [['Hello', libraryError(name)]] })).toBe(kind)
})

test('silence lets the worker go, and an answer without a word is none', async () => {
  expect(await failureOf({ answers: [['silence']] }, { limits: { ...limits, firstPieceMs: 60 } })).toBe(
    'first-token-timeout',
  )
  expect(
    await failureOf({ answers: [['Hello', 'silence']] }, { limits: { ...limits, betweenPiecesMs: 60 } }),
  ).toBe('stalled')
  expect(await failureOf({ answers: [[' ']] })).toBe('empty')
})

test('stopping stops the engine and keeps it loaded', async () => {
  const { kind, log } = kindOf({ answers: [['Hello', 'silence']] })
  const controller = new AbortController()
  const writing = (await kind.open()).write(request, {
    ...plainly,
    signal: controller.signal,
    onText: () => controller.abort(),
  })
  await expect(writing).rejects.toMatchObject({ kind: 'stopped' })
  expect(log).toMatchObject({ interrupted: 1, ended: 0 })
})

test('a question stopped while the model loads is not asked, and the next one loads no second model', async () => {
  const { kind, log } = kindOf({ answers: [['Hello']] })
  const model = await kind.open()
  const controller = new AbortController()
  const stopped = model.write(request, { ...plainly, signal: controller.signal })
  controller.abort()
  await expect(stopped).rejects.toMatchObject({ kind: 'stopped' })
  expect(await model.write(request, plainly)).toEqual({ text: 'Hello', isCut: false })
  expect(log.loads).toEqual([smallest.id])
  expect(log.requests).toHaveLength(1)
})

test('a model that is writing can be deleted without waiting for its end', async () => {
  const { kind, log } = kindOf({ answers: [['Hello', 'silence']] })
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const writing = (await kind.open()).write(request, { ...plainly, onText: () => begin() })
  const failed = expect(writing).rejects.toMatchObject({ kind: 'server' })
  await begun
  await kind.remove?.()
  await failed
  expect(log.removed).toEqual([smallest.id])
})

test('files that the browser took away are not fetched again unasked', async () => {
  const { kind, log } = kindOf({ isCached: false })
  await expect((await kind.open()).write(request, plainly)).rejects.toMatchObject({ kind: 'not-downloaded' })
  expect(log.loads).toEqual([])
  expect(await kind.availability()).toEqual({ state: 'needs-download' })
})
