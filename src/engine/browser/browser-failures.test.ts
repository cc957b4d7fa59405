import { expect, test } from 'vitest'
import type { ToolCore } from '#tools/contract/tool-core.ts'
import { goodPlan, testCore, testInput, testTool } from '#tools/contract/test-tool.test-support.ts'
import type { StreamedAnswer } from '#tools/stream-function.ts'
import type { BrowserKind } from './browser-kind.ts'
import { askBrowserModel } from './ask-browser-model.ts'
import { askInOrder } from './ask-in-order.ts'
import { builtInKind } from './built-in/built-in-kind.ts'
import { domError, scriptedPromptApi } from './built-in/scripted-prompt-api.test-support.ts'
import { createEngineClient } from './webgpu/engine-client.ts'
import { libraryError, scriptedEngine } from './webgpu/scripted-engine.test-support.ts'
import { downloadedKey, webGpuKind } from './webgpu/webgpu-kind.ts'
import { webGpuModels } from './webgpu/webgpu-models.ts'

const core = testCore('markdown')
const { slug, functionName } = testTool('markdown').card
const question = {
  tool: { slug, functionName, instructions: testTool('markdown').instructions },
  core: core as unknown as ToolCore,
  input: testInput,
  parsed: testInput,
}
/** Long enough for a busy machine where no silence is tried. */
const limits = { firstPieceMs: 20_000, betweenPiecesMs: 20_000 }
const [smallest] = webGpuModels

type Script = Parameters<typeof scriptedPromptApi>[0]
type EngineScript = Parameters<typeof scriptedEngine>[0]

function builtIn(script: Script): BrowserKind {
  const { api } = scriptedPromptApi(script)
  return builtInKind({ api, name: 'Nano', languages: ['en-US'], limits })
}

function webGpu(script: EngineScript, isDownloaded = true): BrowserKind {
  const kept = new Map(isDownloaded ? [[downloadedKey, smallest.id]] : [])
  return webGpuKind({
    client: createEngineClient(scriptedEngine(script).start),
    memory: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    limits,
  })
}

/** Asks the model in the browser, then this site, whose model always writes. */
async function ask(kind: BrowserKind, signal?: AbortSignal) {
  let isNextAsked = false
  const shown: string[] = []
  const written: StreamedAnswer = {
    ok: true,
    answer: { plan: goodPlan, engine: { writtenBy: 'model', model: 'Large' } },
  }
  const streamed = await askInOrder(
    [
      { name: 'The model here', load: async () => askBrowserModel(() => kind.open()) },
      {
        name: 'This site',
        load: async () => async () => {
          isNextAsked = true
          return written
        },
      },
    ],
    question,
    { ...(signal ? { signal } : {}), onText: (text) => shown.push(text) },
  )
  return { streamed, isNextAsked, shown }
}

const couldNotHandle = 'This browser’s built-in model couldn’t handle the request.'
const notAllowedHere = 'The browser didn’t let this page use its built-in model.'

/** By the name of the exception: what is said when it comes before the first word. */
const promptErrors: Record<string, string> = {
  AbortError: 'The browser stopped its built-in model.',
  InvalidStateError: 'The model here didn’t answer.',
  NetworkError: 'The model here didn’t answer.',
  NotAllowedError: notAllowedHere,
  NotReadableError: 'The browser withheld its built-in model’s answer.',
  NotSupportedError: couldNotHandle,
  OperationError: 'The model here didn’t answer.',
  QuotaExceededError: 'The model here is too small for this text or tool.',
  SecurityError: notAllowedHere,
  SyntaxError: couldNotHandle,
  TypeError: couldNotHandle,
  UnknownError: 'The model here didn’t answer.',
}
const cannotRun = 'The downloaded model can’t run because'
const engineErrors: Record<string, string> = {
  ContextWindowSizeExceededError: 'The model here is too small for this text or tool.',
  DeviceLostError: 'The downloaded model stopped because the graphics card stopped responding.',
  FeatureSupportError: `${cannotRun} this device’s graphics card doesn’t support a feature it needs.`,
  GrammarMatcherInitError: 'The model here didn’t answer.',
  ModelNotLoadedError: 'The model here didn’t answer.',
  NetworkError: 'The model here didn’t answer.',
  QuotaExceededError: 'The browser is out of storage for the downloaded model’s files.',
  ShaderF16SupportError: `${cannotRun} this device’s graphics card doesn’t support a feature it needs.`,
  TypeError: 'The model here didn’t answer.',
  WebGPUNotAvailableError: `${cannotRun} this browser doesn’t let pages use the graphics card (WebGPU).`,
  WebGPUNotFoundError: `${cannotRun} no graphics card that supports WebGPU was found.`,
}

type Case = { name: string; kind: () => BrowserKind; said: string }
const beforeTheFirstWord: Case[] = [
  ...Object.entries(promptErrors).map(([name, said]) => ({
    name: `built-in, ${name} as it is asked`,
    kind: () => builtIn({ answers: [[domError(name)], [domError(name)]] }),
    said,
  })),
  ...Object.entries({
    ...promptErrors,
    QuotaExceededError: 'This browser’s built-in model couldn’t be started.',
  }).map(([name, said]) => ({
    name: `built-in, ${name} as it is opened`,
    kind: () => builtIn({ createFails: domError(name) }),
    said,
  })),
  ...Object.entries({
    unavailable: 'This browser’s built-in model isn’t available on this device.',
    downloadable: 'This browser’s built-in model hasn’t been downloaded yet.',
    downloading: 'This browser’s built-in model is still downloading.',
  }).map(([state, said]) => ({
    name: `built-in, ${state}`,
    kind: () => builtIn({ availability: state as Availability }),
    said,
  })),
  {
    name: 'built-in, a browser that has none',
    kind: () => builtInKind({ api: undefined, languages: [], limits }),
    said: 'This browser doesn’t have a built-in model.',
  },
  ...Object.entries(engineErrors).flatMap(([name, said]) => [
    {
      name: `webgpu, ${name} as it is asked`,
      kind: () => webGpu({ answers: [[libraryError(name)], [libraryError(name)]] }),
      said,
    },
    { name: `webgpu, ${name} while loading`, kind: () => webGpu({ loadFails: libraryError(name) }), said },
  ]),
  {
    name: 'webgpu, files that the browser deleted',
    kind: () => webGpu({ isCached: false }),
    said: 'The browser deleted the downloaded model’s files.',
  },
  {
    name: 'webgpu, not downloaded',
    kind: () => webGpu({}, false),
    said: `${smallest.name} hasn’t been downloaded to this device.`,
  },
]

test.each(beforeTheFirstWord)('$name: the next is asked, and the answer says why', async ({ kind, said }) => {
  const { streamed, isNextAsked } = await ask(kind())
  expect(isNextAsked).toBe(true)
  expect(streamed).toMatchObject({ ok: true, answer: { engine: { writtenBy: 'model', sentence: said } } })
})

test.each(beforeTheFirstWord)(
  '$name, and nobody else to ask: composed, with the reason',
  async ({ kind, said }) => {
    const named = { name: 'The model here', load: async () => askBrowserModel(() => kind().open()) }
    const streamed = await askInOrder([named], question)
    expect(streamed).toMatchObject({ ok: true, answer: { engine: { writtenBy: 'composer' } } })
    const sentence = streamed.ok ? streamed.answer.engine.sentence : undefined
    expect(sentence).toMatch(/, so this was put together without a model\.$/)
    if (!said.startsWith('The model here')) expect(sentence).toContain(said.slice(0, -1))
  },
)

const begun = 'Half an answer'
test.each([
  ...Object.keys(promptErrors)
    // Held back or too long, it is told as that even after a first word.
    .filter((name) => name !== 'NotReadableError' && name !== 'QuotaExceededError')
    .map((name) => ({
      name: `built-in, ${name}`,
      kind: () => builtIn({ answers: [[begun, domError(name)]] }),
    })),
  ...Object.keys(engineErrors)
    .filter((name) => name !== 'ContextWindowSizeExceededError')
    .map((name) => ({
      name: `webgpu, ${name}`,
      kind: () => webGpu({ answers: [[begun, libraryError(name)]] }),
    })),
])('$name after the first word: what was written is kept, and nobody else is asked', async ({ kind }) => {
  const { streamed, isNextAsked, shown } = await ask(kind())
  expect(isNextAsked).toBe(false)
  expect(streamed).toMatchObject({ ok: false, failure: { code: 'BROKEN_OFF' } })
  expect(shown.at(-1)).toBe(begun)
})

test.each([
  ['built-in', () => builtIn({ answers: [[begun, 'silence']] })],
  ['webgpu', () => webGpu({ answers: [[begun, 'silence']] })],
] as const)('%s, stopped by the person: nobody else is asked', async (_, kind) => {
  const stop = new AbortController()
  const asked = ask(kind(), stop.signal)
  setTimeout(() => stop.abort(), 100)
  const { streamed, isNextAsked, shown } = await asked
  expect(isNextAsked).toBe(false)
  expect(streamed).toMatchObject({ ok: false, failure: { code: 'STOPPED' } })
  expect(shown.at(-1)).toBe(begun)
})
