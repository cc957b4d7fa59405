import { ModelFailure, type ModelFailureKind } from '../../models/model-failure.ts'
import { toldFailure } from '../told-failure.ts'
import type { EngineEvent, EngineOrder } from './engine-messages.ts'
import * as texts from './the-webgpu.texts.ts'
import { workerAddress } from './worker-address.client.ts'

/** What the page needs of a worker. */
export type EnginePort = Pick<Worker, 'postMessage' | 'terminate'> & {
  addEventListener: (
    type: 'message' | 'error',
    listener: (event: { data?: unknown; message?: string }) => void,
  ) => void
}

export type EngineClient = ReturnType<typeof createEngineClient>

type Order = EngineOrder extends infer One ? (One extends unknown ? Omit<One, 'id'> : never) : never
type Ended = Omit<EngineEvent & { event: 'done' }, 'id' | 'event'>
type Waiting = {
  onProgress?: ((share: number) => void) | undefined
  onText?: ((delta: string) => void) | undefined
  resolve: (ended: Ended) => void
  reject: (failure: ModelFailure) => void
}

/** By the names of WebLLM's error classes and of the browser's own. */
const kinds: Readonly<Record<string, ModelFailureKind>> = {
  ContextWindowSizeExceededError: 'too-long',
  ModelNotDownloaded: 'not-downloaded',
  WebGPUNotAvailableError: 'not-here',
  WebGPUNotFoundError: 'not-here',
  FeatureSupportError: 'not-here',
  ShaderF16SupportError: 'not-here',
  QuotaExceededError: 'not-here',
  NetworkError: 'network',
  TypeError: 'network',
  GrammarMatcherInitError: 'bad-request',
  InvalidResponseFormatGrammarError: 'bad-request',
}

/** In words for the person, where a press of a button failed. */
const sentences: Readonly<Record<string, string>> = {
  DeviceLostError: texts.graphicsCardStopped,
  ModelNotDownloaded: texts.filesRemoved,
  WebGPUNotAvailableError: texts.noWebGpu,
  WebGPUNotFoundError: texts.noGraphicsCard,
  FeatureSupportError: texts.cardLacksSomething,
  ShaderF16SupportError: texts.cardLacksSomething,
  QuotaExceededError: texts.noRoom,
}

/** In words for the person, where an answer was wanted. */
const told: Readonly<Record<string, string>> = {
  DeviceLostError: texts.cardStopped,
  ModelNotDownloaded: texts.filesGone,
  WebGPUNotAvailableError: texts.cannotUseCard,
  WebGPUNotFoundError: texts.cannotFindCard,
  FeatureSupportError: texts.cardIsMissingSomething,
  ShaderF16SupportError: texts.cardIsMissingSomething,
  QuotaExceededError: texts.outOfStorage,
}

function failureFor({ name, message }: { name: string; message: string }): ModelFailure {
  const kind = kinds[name] ?? 'server'
  return toldFailure(
    kind,
    told[name],
    sentences[name] ?? (kind === 'network' ? texts.brokenOff : texts.notStarted(name, message)),
  )
}

/** The page's side of the worker, which is started with the first order and can be ended at any time. */
export function createEngineClient(start: () => EnginePort = startWorker) {
  let port: EnginePort | undefined
  let lastId = 0
  const waiting = new Map<number, Waiting>()

  function receive({ data }: { data?: unknown }) {
    const event = data as EngineEvent
    const order = waiting.get(event.id)
    if (order === undefined) return
    if (event.event === 'progress') return order.onProgress?.(event.share)
    if (event.event === 'text') return order.onText?.(event.delta)
    waiting.delete(event.id)
    if (event.event === 'done') order.resolve(event)
    else order.reject(failureFor(event))
  }

  function failAll(failure: ModelFailure) {
    for (const { reject } of waiting.values()) reject(failure)
    waiting.clear()
  }

  function end(failure = new ModelFailure('stopped', 'stopped by the person')) {
    port?.terminate()
    port = undefined
    failAll(failure)
  }

  function send(order: Order, heard: Pick<Waiting, 'onProgress' | 'onText'> = {}): Promise<Ended> {
    if (port === undefined) {
      port = start()
      port.addEventListener('message', receive)
      port.addEventListener('error', ({ message }) =>
        end(failureFor({ name: 'WorkerError', message: message ?? texts.didNotLoad })),
      )
    }
    const id = ++lastId
    const { promise, resolve, reject } = Promise.withResolvers<Ended>()
    waiting.set(id, { ...heard, resolve, reject })
    port.postMessage({ id, ...order })
    return promise
  }

  return {
    send,
    /** Without an answer: the writing it stops ends by itself. */
    stop: () => port?.postMessage({ id: 0, order: 'stop' } satisfies EngineOrder),
    /** Ends the worker and with it a download; files that have arrived whole stay. */
    end,
  }
}

type ScriptUrlPolicy = { createScriptURL: (url: string) => string }
type TrustedTypes = { createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy }

function startWorker(): EnginePort {
  // Pages turn no text into the address of a script, except this one, which the build wrote.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  const rules = { createScriptURL: () => workerAddress }
  const address = (trustedTypes?.createPolicy('webgpu-worker', rules) ?? rules).createScriptURL(workerAddress)
  return new Worker(address, { type: 'module' }) as unknown as EnginePort
}
