import { browserStorage, readText, writeText, type BrowserStorage } from '#shared/browser-storage.ts'
import { ModelFailure } from '../../models/model-failure.ts'
import type { BrowserKind, Readiness } from '../browser-kind.ts'
import type { WritingModel } from '../../answer/writing-model.ts'
import { readPieces, type IdleLimits } from '../read-pieces.ts'
import { toldFailure } from '../told-failure.ts'
import { createEngineClient, type EngineClient } from './engine-client.ts'
import * as texts from './the-webgpu.texts.ts'
import { findWebGpuModel, webGpuModels, type WebGpuModel } from './webgpu-models.ts'

type Gpu = { requestAdapter: () => Promise<{ features: { has: (name: string) => boolean } } | null> }
type Storage = Pick<StorageManager, 'estimate'>

export type WebGpuParts = {
  client?: EngineClient
  gpu?: Gpu | undefined
  storage?: Storage | undefined
  /** Remembers which models lie on this device, so that asking about them loads nothing. */
  memory?: BrowserStorage | undefined
  limits?: IdleLimits
}

export type WebGpuKind = BrowserKind & {
  /** Bytes of the download, asked of the host of the files; nothing is asked of it before. */
  sizeOf: (model: WebGpuModel) => Promise<number>
  chosen: () => WebGpuModel
  choose: (model: WebGpuModel) => void
}

/** The ids of all models that were downloaded, with spaces between them. */
export const downloadedKey = 'webgpu-model-downloaded'
export const chosenKey = 'webgpu-model-chosen'

/** A model that this page downloads once and runs on the graphics card, in a worker. */
export function webGpuKind({
  client = createEngineClient(),
  gpu = (navigator as { gpu?: Gpu }).gpu,
  storage = navigator.storage as Storage | undefined,
  memory = browserStorage(),
  limits,
}: WebGpuParts = {}): WebGpuKind {
  const notStored = new Map<string, string>()
  const read = (key: string) => notStored.get(key) ?? readText(memory, key) ?? ''
  const keep = (key: string, value: string) => {
    // What the browser refuses to store holds until the page is left.
    if (writeText(memory, key, value)) notStored.delete(key)
    else notStored.set(key, value)
  }
  const chosen = () => findWebGpuModel(read(chosenKey)) ?? webGpuModels[0]
  const downloaded = () => read(downloadedKey).split(' ').filter(Boolean)
  const isDownloaded = ({ id }: WebGpuModel) => downloaded().includes(id)
  const keepDownloaded = ({ id }: WebGpuModel, isThere: boolean) => {
    const others = downloaded().filter((one) => one !== id)
    keep(downloadedKey, (isThere ? [...others, id] : others).join(' '))
  }
  let isDownloading = false

  async function sizeOf({ id }: WebGpuModel) {
    return (await client.send({ order: 'size', modelId: id })).bytes ?? 0
  }

  return {
    chosen,
    choose: ({ id }) => keep(chosenKey, id),
    sizeOf,
    async availability(): Promise<Readiness> {
      if (gpu === undefined) return { state: 'unsupported', reason: texts.noWebGpuHere }
      const adapter = await gpu.requestAdapter().catch(() => null)
      if (adapter === null) return { state: 'unsupported', reason: texts.noGraphicsCard }
      if (!adapter.features.has('shader-f16')) return { state: 'unsupported', reason: texts.noHalfFloats }
      if (isDownloading) return { state: 'downloading' }
      return isDownloaded(chosen()) ? { state: 'ready' } : { state: 'needs-download' }
    },
    async prepare({ onProgress, signal }) {
      const model = chosen()
      signal.throwIfAborted()
      const pause = () => client.end()
      signal.addEventListener('abort', pause, { once: true })
      isDownloading = true
      try {
        await expectRoom(storage, await sizeOf(model))
        await client.send({ order: 'load', modelId: model.id, mayDownload: true }, { onProgress })
        keepDownloaded(model, true)
      } finally {
        isDownloading = false
        signal.removeEventListener('abort', pause)
      }
    },
    async remove() {
      const model = chosen()
      // An answer that is being written would hold up the order.
      client.end()
      await client.send({ order: 'remove', modelId: model.id })
      client.end()
      keepDownloaded(model, false)
    },
    async open() {
      const model = chosen()
      if (!isDownloaded(model)) throw toldFailure('not-downloaded', texts.notDownloaded(model.name))
      return openModel(model, { client, limits, onGone: () => keepDownloaded(model, false) })
    },
  }
}

/** Half of the files would be worth nothing. */
async function expectRoom(storage: Storage | undefined, bytes: number): Promise<void> {
  const { quota, usage = 0 } = (await storage?.estimate()) ?? {}
  if (quota === undefined || quota - usage >= bytes) return
  const gigabytes = (count: number) => (count / 1e9).toFixed(1)
  throw new ModelFailure('not-here', texts.tooLittleStorage(gigabytes(bytes), gigabytes(quota - usage)))
}

type Parts = {
  client: EngineClient
  limits: IdleLimits | undefined
  /** The browser no longer has its files. */
  onGone: () => void
}

function openModel(model: WebGpuModel, { client, limits, onGone }: Parts): WritingModel {
  return {
    name: texts.inThisBrowser(model.name),
    room: { contextTokens: model.contextTokens, countTokens: async (text) => guessTokens(text) },
    async write({ instructions, material }, { signal, maxOutputTokens, schema, onText }) {
      const { pieces, push, end, fail } = queue()
      let isCut = false
      const ask = { instructions, material, maxOutputTokens, schema, canThink: model.canThink === true }
      if (!signal?.aborted)
        client.send({ order: 'ask', modelId: model.id, ask }, { onText: push }).then(
          (ended) => {
            isCut = ended.isCut === true
            end()
          },
          (error: unknown) => {
            const kind = error instanceof ModelFailure ? error.kind : undefined
            if (kind === 'not-downloaded') onGone()
            // The panel ends the worker, too: when the model is deleted, or a download is paused.
            const isOurs = kind === 'stopped' && !signal?.aborted
            fail(isOurs ? toldFailure('server', texts.endedByPage) : error)
          },
        )
      // A card that says nothing any more is let go with its worker; the next question loads the model anew.
      const letGo = (failure: unknown) => {
        const isSilent =
          failure instanceof ModelFailure && ['first-token-timeout', 'stalled'].includes(failure.kind)
        if (isSilent) client.end(failure)
        throw failure
      }
      const { text, ...read } = await readPieces(pieces, {
        signal,
        onText,
        ...(limits ? { limits } : {}),
        mostCharacters: maxOutputTokens * 8,
        stop: client.stop,
        explain: (error) =>
          error instanceof ModelFailure ? error : new ModelFailure('server', String(error)),
      }).catch(letGo)
      return { text, isCut: isCut || read.isCut }
    },
  }
}

/** Words of most languages in Latin letters; other scripts take about a token a letter. */
function guessTokens(text: string): number {
  const latin = text.match(/[\u0000-\u024f]/gu)?.length ?? 0
  return Math.ceil(latin / 3.5 + ([...text].length - latin))
}

/** What one side pushes and the other waits for. */
function queue() {
  const waiting: string[] = []
  let wake: (() => void) | undefined
  let outcome: { error?: unknown } | undefined
  async function* pieces(): AsyncGenerator<string> {
    for (;;) {
      const piece = waiting.shift()
      if (piece !== undefined) yield piece
      else if (outcome === undefined) await new Promise<void>((resolve) => (wake = resolve))
      else if ('error' in outcome) throw outcome.error
      else return
    }
  }
  const settle = (next: { error?: unknown }) => {
    outcome = next
    wake?.()
  }
  return {
    pieces: pieces(),
    push(piece: string) {
      waiting.push(piece)
      wake?.()
    },
    end: () => settle({}),
    fail: (error: unknown) => settle({ error }),
  }
}
