import type { EnginePort } from './engine-client.ts'
import type { EngineEvent, EngineOrder } from './engine-messages.ts'
import { serveEngine } from './serve-engine.ts'

type Script = {
  /** Pieces of each answer in turn; an error ends it, `'silence'` never does. */
  answers?: (string | Error | 'silence')[][]
  finish?: 'stop' | 'length'
  loadFails?: Error
  /** Loading stays at its first report. */
  isSlow?: boolean
  isCached?: boolean
}

type Request = { messages: unknown; max_tokens: number; response_format?: unknown; extra_body?: unknown }

export function libraryError(name: string): Error {
  return Object.assign(new Error(`scripted ${name}`), { name })
}

/** WebLLM's engine with its real shapes behind our own worker code, without a worker. */
export function scriptedEngine(script: Script = {}) {
  const left = [...(script.answers ?? [['Hello']])]
  const log = {
    loads: [] as string[],
    requests: [] as Request[],
    removed: [] as string[],
    interrupted: 0,
    ended: 0,
  }
  let isCached = script.isCached ?? true

  class MLCEngine {
    private readonly report: (report: { progress: number; timeElapsed: number; text: string }) => void
    constructor({ initProgressCallback }: { initProgressCallback: MLCEngine['report'] }) {
      this.report = initProgressCallback
    }
    async reload(modelId: string) {
      log.loads.push(modelId)
      for (const progress of script.isSlow ? [0.25] : [0.25, 0.75, 1]) {
        await pause()
        this.report({ progress, timeElapsed: 1, text: '' })
      }
      if (script.isSlow) await new Promise(() => undefined)
      if (script.loadFails) throw script.loadFails
      isCached = true
    }
    async unload() {}
    interruptGenerate() {
      log.interrupted++
    }
    chat = {
      completions: {
        create: async (request: Request) => {
          log.requests.push(request)
          return chunks(left.shift() ?? [], script.finish ?? 'stop')
        },
      },
    }
  }

  const library = {
    MLCEngine,
    hasModelInCache: async () => isCached,
    deleteModelAllInfoInCache: async (modelId: string) => {
      isCached = false
      log.removed.push(modelId)
    },
    prebuiltAppConfig: { model_list: [] },
  } as unknown as Parameters<typeof serveEngine>[1] extends () => Promise<infer Library> ? Library : never

  function start(): EnginePort {
    let hear: (event: { data?: unknown }) => void = () => undefined
    let isEnded = false
    const obey = serveEngine(
      (event: EngineEvent) => {
        if (!isEnded) hear({ data: structuredClone(event) })
      },
      async () => library,
    )
    return {
      postMessage: (order: EngineOrder) => void obey(structuredClone(order)),
      addEventListener(type, listener) {
        if (type === 'message') hear = listener
      },
      terminate() {
        isEnded = true
        log.ended++
      },
    }
  }
  return { start, log }
}

async function* chunks(pieces: (string | Error)[], finish: string) {
  for (const piece of pieces) {
    await pause()
    if (piece === 'silence') await new Promise(() => undefined)
    if (piece instanceof Error) throw piece
    yield { choices: [{ delta: { content: piece }, finish_reason: null }] }
  }
  yield { choices: [{ delta: {}, finish_reason: finish }] }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1))
}
