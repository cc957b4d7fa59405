import { Worker } from 'node:worker_threads'
import type { RefineWish } from '#tools/refine-wish.ts'
import type { Tool } from '#tools/tools.ts'
import { AppError } from '#shared/app-error.ts'
import type { ThreadJob, ThreadResult } from './composer-worker.server.ts'
import type { Composed } from './refine/composed-answer.ts'

// Its name from source and in the bundle, where vite.config.ts puts it beside the server.
const workerFile = new URL(
  import.meta.url.endsWith('.ts') ? './composer-worker.server.ts' : './composer-worker.js',
  import.meta.url,
)

export type ComposerThreads = {
  /** Throws `AppError`: what the composer refuses, or UNAVAILABLE for a text that takes it too long. */
  compose: (asked: {
    tool: Pick<Tool, 'functionName'>
    input: unknown
    wish?: RefineWish | undefined
  }) => Promise<Composed>
  close: () => Promise<void>
}

type Waiting = {
  job: ThreadJob
  since: number
  settle: (composed: Composed) => void
  fail: (reason: unknown) => void
}

const usualLimits = {
  atOnce: 2,
  /** A thousand people at once are a busy day: each keeps a thread for some milliseconds. */
  mostWaiting: 1_000,
  longestWaitMs: 15_000,
  deadlineMs: 2_000,
}
/** A text that makes a composer fill the memory ends its thread, not the server. */
const memory = { maxOldGenerationSizeMb: 512 }

/** Composing beside the main thread, which would answer nobody else until it is done. */
export function createComposerThreads(limits: Partial<typeof usualLimits> = {}): ComposerThreads {
  const { atOnce, mostWaiting, longestWaitMs, deadlineMs } = { ...usualLimits, ...limits }
  const workers = new Set<Worker>()
  const idle = new Set<() => void>()
  const waiting: Waiting[] = []
  startMissing()

  function startMissing(): void {
    while (workers.size < atOnce) startThread()
  }

  function startThread(): void {
    const worker = new Worker(workerFile, { resourceLimits: memory })
    worker.unref()
    workers.add(worker)
    let isReady = false
    let current: Waiting | undefined
    let deadline: NodeJS.Timeout | undefined

    const takeNext = () => {
      idle.delete(takeNext)
      current = waiting.shift()
      while (current && performance.now() - current.since > longestWaitMs) {
        current.fail(tooMany())
        current = waiting.shift()
      }
      if (current === undefined) return void idle.add(takeNext)
      deadline = setTimeout(() => end(tooLong()), deadlineMs)
      worker.postMessage(current.job)
    }
    const end = (reason: unknown) => {
      clearTimeout(deadline)
      if (!workers.delete(worker)) return
      void worker.terminate()
      // One that could not even start would fail again at once; then the next request tries.
      if (isReady) startMissing()
      for (const one of isReady ? [current] : waiting.splice(0)) one?.fail(reason)
    }
    worker.on('message', (result: ThreadResult | 'ready') => {
      clearTimeout(deadline)
      if (!workers.has(worker)) return
      isReady = true
      if (result !== 'ready' && current) settle(current, result)
      takeNext()
    })
    worker.on('error', (cause) => end(isOutOfMemory(cause) ? tooLong(cause) : cause))
  }

  return {
    compose: ({ tool: { functionName }, input, wish }) =>
      new Promise((resolve, fail) => {
        if (waiting.length >= mostWaiting) return fail(tooMany())
        waiting.push({
          job: { functionName, input, wish },
          since: performance.now(),
          settle: resolve,
          fail,
        })
        startMissing()
        const [takeNext] = idle
        takeNext?.()
      }),
    async close() {
      await Promise.all([...workers].map((worker) => worker.terminate()))
    },
  }
}

function settle({ settle, fail }: Waiting, result: ThreadResult): void {
  if ('composed' in result) return settle(result.composed)
  if ('failure' in result) return fail(new Error(result.failure))
  const { code, message, fields } = result.refusal
  fail(new AppError(code, message, fields && { fields }))
}

function tooLong(cause?: unknown): AppError {
  return new AppError('UNAVAILABLE', 'This text took too long to read. Please shorten it and try again.', {
    cause,
  })
}

function tooMany(): AppError {
  return new AppError('UNAVAILABLE', 'Many texts are being read right now. Please try again in a minute.')
}

function isOutOfMemory(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
