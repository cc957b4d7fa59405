import { afterAll, afterEach, expect, test } from 'vitest'
import type { ToolCore } from '#tools/contract/tool-core.ts'
import { goodPlan, inPieces, testCore, testInput, testTool } from '#tools/contract/test-tool.test-support.ts'
import { failureCases, goodStyles } from '../../models/failure-scripts.test-support.ts'
import { startFakeProvider, type Script } from '../../models/fake-provider.test-support.ts'
import { findKind } from '../../providers/provider-kinds.ts'
import { askBrowserModel } from '../ask-browser-model.ts'
import { askInOrder } from '../ask-in-order.ts'
import type { OwnAddress } from '../engine-settings.ts'
import { addressModel } from './address-model.ts'
import { checkAddress } from './check-address.ts'
import { fetchDirect, type SendDirect } from './direct-fetch.ts'

const provider = await startFakeProvider()
afterEach(() => provider.allow(undefined))
afterAll(() => provider.stop())

/** As the worker does it, in this very thread. */
const send: SendDirect = (request, signal, tell) =>
  fetchDirect(request, signal, (event) => {
    if (!signal.aborted) tell(event)
  })

const services: readonly OwnAddress[] = [
  { service: 'ollama', address: provider.urlOf('openai-compatible'), model: 'qwen3' },
  { service: 'lm-studio', address: provider.urlOf('openai-compatible'), model: 'qwen3', key: 'my-own-key' },
]
const forms = ['markdown', 'json'] as const
const story = { ...testInput, kind: 'story' }

async function ask(
  settings: OwnAddress,
  form: (typeof forms)[number],
  script: Script,
  kind = '',
  input = testInput,
) {
  provider.play(script)
  const ms = kind === 'stalled' || kind === 'first-token-timeout' ? 300 : 5_000
  const model = addressModel(settings, send, {
    deadlines: { firstTokenMs: ms, betweenTokensMs: ms, totalMs: 30_000 },
  })
  const { slug, functionName } = testTool(form).card
  let text = ''
  const streamed = await askInOrder(
    [{ name: 'Ollama', load: async () => askBrowserModel(async () => model) }],
    {
      tool: { slug, functionName, instructions: testTool(form).instructions },
      core: testCore(form) as unknown as ToolCore,
      input,
      parsed: input,
    },
    { onText: (whole) => (text = whole) },
  )
  return { streamed, text }
}

for (const settings of services)
  for (const form of forms) {
    const core = testCore(form)
    const whole = core.write(goodPlan)
    const words = inPieces(whole, Math.ceil(whole.length / 5))

    test(
      `${settings.service}, ${form}: whatever happens, nobody takes it for a model’s answer`,
      { timeout: 120_000 },
      async () => {
        for (const { name, script, kind } of failureCases) {
          const played = script(words)
          const { streamed, text } = await ask(settings, form, played, kind, story as typeof testInput)
          const hasWords = played.words?.join('').trim() && played.stallAfter !== 0
          expect(text.trim() !== '', name).toBe(Boolean(hasWords))
          const isKey = kind === 'not-allowed' || kind === 'money'
          // Ollama knows no word for a refusal.
          const isRefused = kind === 'refused' && settings.service !== 'ollama'
          const withoutWords = isKey ? 'key' : 'unavailable'
          const expected = isRefused ? 'refused' : hasWords ? 'BROKEN_OFF' : withoutWords
          if (streamed.ok) {
            expect(streamed.answer, name).toMatchObject({
              needsModel: true,
              engine: { writtenBy: 'composer', reason: expected },
            })
          } else {
            expect(streamed.failure.code, name).toBe(expected)
          }
        }
      },
    )

    test(`${settings.service}, ${form}: a good answer is one, however it is written`, async () => {
      const isSse = settings.service !== 'ollama'
      for (const [name, style] of [
        ['as usual', {}] as const,
        ...(isSse ? goodStyles : goodStyles.slice(4)),
      ]) {
        const { streamed, text } = await ask(settings, form, { words, ...style })
        expect(streamed, name).toMatchObject({
          answer: { plan: goodPlan, engine: { writtenBy: 'own-model', model: 'qwen3' } },
        })
        expect(text, name).toBe(whole)
      }
      const body = JSON.parse(provider.requests.at(-1)?.body ?? '{}') as Record<string, unknown>
      expect('format' in body || 'response_format' in body).toBe(form === 'json')
    })
  }

test('a server that knows no schema is asked without one', async () => {
  const [, settings] = services
  if (!settings) throw new Error('no service')
  const core = testCore('json')
  provider.play(
    { status: 400, body: '{"error":{"message":"response_format is not supported"}}' },
    { words: inPieces(core.write(goodPlan)) },
  )
  const model = addressModel(settings, send)
  const request = { instructions: 'Write.', material: 'A boat.' }
  const schema = { type: 'object' }
  const options = { signal: undefined, maxOutputTokens: 100, schema, onText: undefined }
  expect((await model.write(request, options)).text).toBe(core.write(goodPlan))
  expect(provider.requests.at(-1)?.body).not.toContain('response_format')
})

test('stopping ends the connection', async () => {
  const [settings] = services
  if (!settings) throw new Error('no service')
  const stop = new AbortController()
  const before = provider.abortedAt.length
  provider.play({ words: ['One ', 'two ', 'three'], betweenMs: 100 })
  const model = addressModel(settings, send)
  const request = { instructions: 'Write.', material: 'A boat.' }
  const options = { signal: stop.signal, maxOutputTokens: 100, schema: undefined, onText: () => stop.abort() }
  await expect(model.write(request, options)).rejects.toMatchObject({ kind: 'stopped' })
  await expect.poll(() => provider.abortedAt.length).toBe(before + 1)
})

const ollama = findKind('ollama')

test('the models of an address are listed, or it is said what keeps a browser from them', async () => {
  const address = provider.urlOf('openai-compatible')
  const { signal } = new AbortController()
  const parts = { send, permission: async () => undefined, isSecurePage: true, signal }
  const asked = { service: 'ollama' as const, address }
  provider.offer(['nomic-embed-text', 'zephyr', 'qwen3:8b'])
  expect(await checkAddress(asked, ollama, parts)).toEqual({ ok: true, models: ['qwen3:8b', 'zephyr'] })
  const studio = { service: 'lm-studio' as const, address, key: 'my-own-key' }
  expect(await checkAddress(studio, findKind('lm-studio'), parts)).toMatchObject({ ok: true })
  expect(provider.listings.at(-1)?.headers.authorization).toBe('Bearer my-own-key')

  const faultOf = async (more: Partial<typeof asked>, others: Partial<typeof parts> = {}) => {
    const checked = await checkAddress({ ...asked, ...more }, ollama, { ...parts, ...others })
    return checked?.ok === false ? checked.fault : 'none'
  }
  provider.offer([])
  expect(await faultOf({})).toBe('no-models')
  provider.offer({ status: 200, body: '<html>' })
  expect(await faultOf({})).toBe('no-list')
  provider.offer({ status: 401, body: '{}' })
  expect(await faultOf({})).toBe('wrong-key')
  const nowhere = { address: 'http://127.0.0.1:1' }
  expect(await faultOf(nowhere)).toBe('nothing-there')
  const state = (permission: PermissionState) => ({ permission: async () => permission as never })
  expect(await faultOf(nowhere, state('denied'))).toBe('permission-denied')
  expect(await faultOf(nowhere, state('prompt'))).toBe('permission-open')
  expect(await faultOf({ address: 'http://192.168.0.7:11434' })).toBe('insecure')
  // A browser may not read the answer, and still learns that somebody is there.
  const refusing: SendDirect = (request, signal, tell) =>
    request.isBlind ? send(request, signal, tell) : (tell({ type: 'failed' }), Promise.resolve())
  expect(await faultOf({}, { send: refusing })).toBe('origin-refused')
})
