import type { PromptApi } from './prompt-api.ts'

type Script = {
  availability?: Availability | ((languages: readonly string[]) => Availability)
  /** Pieces of each answer in turn; an error ends it, `'silence'` never does. */
  answers?: readonly (readonly (string | Error | 'silence')[])[]
  contextWindow?: number
  /** Older browsers have the other names. */
  isOld?: boolean
  createFails?: Error
  /** Shares that a download reports. */
  downloads?: readonly number[]
}

export function domError(name: string): DOMException {
  return new DOMException(`scripted ${name}`, name)
}

/** The Prompt API with its real shapes, for tests: statics, a monitor, sessions, streams that can be aborted. */
export function scriptedPromptApi({
  availability = 'available',
  answers = [['Hello']],
  contextWindow = 9_216,
  isOld = false,
  createFails,
  downloads = [],
}: Script = {}) {
  const left = [...answers]
  const log = {
    created: [] as LanguageModelCreateOptions[],
    prompted: [] as { text: string; options: LanguageModelPromptOptions }[],
    destroyed: 0,
    aborted: 0,
  }

  function session() {
    const count = async (text: string) => Math.ceil(text.length / 4)
    const given = {
      destroy: () => void log.destroyed++,
      ...(isOld
        ? { inputQuota: contextWindow, measureInputUsage: count }
        : { contextWindow, measureContextUsage: count }),
      promptStreaming(text: string, options: LanguageModelPromptOptions = {}) {
        log.prompted.push({ text, options })
        const pieces = left.shift() ?? []
        return new ReadableStream<string>({
          async start(controller) {
            options.signal?.addEventListener('abort', () => {
              log.aborted++
              controller.error(domError('AbortError'))
            })
            for (const piece of pieces) {
              await new Promise((resolve) => setTimeout(resolve, 1))
              if (options.signal?.aborted || piece === 'silence') return
              if (typeof piece !== 'string') return controller.error(piece)
              controller.enqueue(piece)
            }
            controller.close()
          },
        })
      },
    }
    return given as unknown as LanguageModel
  }

  const api: PromptApi = {
    availability: async (options) =>
      typeof availability === 'string'
        ? availability
        : availability(options?.expectedOutputs?.flatMap(({ languages }) => languages ?? []) ?? []),
    async create(options = {}) {
      log.created.push(options)
      if (createFails) throw createFails
      const monitor = new EventTarget()
      options.monitor?.(monitor as CreateMonitor)
      for (const loaded of downloads) {
        await new Promise((resolve) => setTimeout(resolve, 1))
        options.signal?.throwIfAborted()
        monitor.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded, total: 1 }))
      }
      return session()
    },
  }
  return { api, log }
}
