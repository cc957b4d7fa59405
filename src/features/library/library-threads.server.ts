import { availableParallelism } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { AppError } from '#shared/app-error.ts'
import type { JobResults, LibraryJob } from './library-job.server.ts'
import type { ThreadResult } from './library-worker.server.ts'
import * as texts from './library.texts.server.ts'

// Its name from source and in the bundle, where vite.config.ts puts it beside the server.
const workerFile = new URL(
  import.meta.url.endsWith('.ts') ? './library-worker.server.ts' : './library-worker.js',
  import.meta.url,
)

export type LibraryThreads = {
  /** Aborting the signal ends the work, also in mid-computation. Throws `AppError` for what a caller can mend. */
  run: <Job extends LibraryJob>(job: Job, signal?: AbortSignal) => Promise<JobResults[Job['kind']]>
  /** Jobs that wait for a thread. */
  waiting: () => number
  close: () => Promise<void>
}

type Waiting = {
  job: LibraryJob
  settle: (value: unknown) => void
  fail: (error: unknown) => void
  signal: AbortSignal | undefined
}

type Thread = {
  worker: Worker
  finish: ((result: ThreadResult | { cause: unknown }) => void) | undefined
  /** Memory it held when its read was last looked at. */
  bytes: number
}

const usualLimits = {
  /** One core stays free for pages. */
  atOnce: Math.min(4, Math.max(1, availableParallelism() - 1)),
  mostWaiting: 40,
  jobTimeoutMs: 60_000,
  /** Of all reads together. An ordinary file takes up to 150 MB, and the whole server may have 2 GB. */
  readBytes: 512 * 1024 * 1024,
}
const watchEveryMs = 50
/** Bounds the heap only. What is unpacked from a file lies outside it: see `watchRead`. */
const memory = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 64 }

/** Threads that are started when they are needed and replaced when they had to be ended. */
export function createLibraryThreads(limits: Partial<typeof usualLimits> = {}): LibraryThreads {
  const { atOnce, mostWaiting, jobTimeoutMs, readBytes } = { ...usualLimits, ...limits }
  const idle: Thread[] = []
  const all = new Set<Thread>()
  const waiting: Waiting[] = []

  function startNext(): void {
    if (waiting.length === 0) return
    const thread = idle.pop() ?? (all.size < atOnce ? startThread() : undefined)
    const next = thread && waiting.shift()
    if (thread && next) work(thread, next)
  }

  function startThread(): Thread {
    const worker = new Worker(workerFile, { resourceLimits: memory })
    worker.unref()
    const thread: Thread = { worker, finish: undefined, bytes: 0 }
    worker.on('message', (result: ThreadResult) => thread.finish?.(result))
    worker.on('error', (cause) => thread.finish?.({ cause }))
    all.add(thread)
    return thread
  }

  function work(thread: Thread, { job, settle, fail, signal }: Waiting): void {
    const end = (isReusable: boolean) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
      thread.finish = undefined
      // An idle thread collects no garbage, so one that grew would keep its memory.
      if (isReusable && thread.bytes < readBytes / 8) {
        thread.bytes = 0
        idle.push(thread)
        startNext()
      } else void remove(thread)
    }
    const stop = () => {
      end(false)
      fail(stopped())
    }
    const timer = setTimeout(() => {
      end(false)
      fail(new AppError('UNAVAILABLE', texts.tookTooLong))
    }, jobTimeoutMs)
    signal?.addEventListener('abort', stop, { once: true })
    thread.finish = (result) => {
      end(!('cause' in result))
      if ('cause' in result) fail(reasonOf(result.cause))
      else if ('value' in result) settle(result.value)
      else if ('refusal' in result) fail(new AppError('INVALID_INPUT', result.refusal))
      else fail(new Error(result.failure))
    }
    thread.worker.postMessage(job)
    if (job.kind === 'read') void watchRead(thread, thread.finish)
  }

  /** Its place is free when its memory is. */
  async function remove(thread: Thread): Promise<void> {
    await thread.worker.terminate()
    all.delete(thread)
    startNext()
  }

  /**
   * A decompression bomb ends its own thread, not the server: the largest read is ended when all reads together hold too
   * much. Outside the heap each thread has a fixed share: the C allocator keeps what a thread freed for the thread that
   * replaces it, and does not give it to the others.
   */
  async function watchRead(thread: Thread, finish: NonNullable<Thread['finish']>): Promise<void> {
    while (thread.finish === finish) {
      const { heap, outside } = await memoryOf(thread.worker)
      if (thread.finish !== finish) return
      thread.bytes = heap + outside
      const held = [...all].map(({ bytes }) => bytes)
      const isLargest = thread.bytes === Math.max(...held)
      if (outside > readBytes / atOnce || (isLargest && held.reduce((sum, one) => sum + one) > readBytes))
        finish({ cause: new AppError('INVALID_INPUT', texts.fileTooLarge) })
      else await wait(watchEveryMs, undefined, { ref: false })
    }
  }

  return {
    run: <Job extends LibraryJob>(job: Job, signal?: AbortSignal) =>
      new Promise<JobResults[Job['kind']]>((resolve, fail) => {
        if (signal?.aborted) return fail(stopped())
        if (waiting.length >= mostWaiting) return fail(new AppError('UNAVAILABLE', texts.tooManyChecks))
        const settle = (value: unknown) => resolve(value as JobResults[Job['kind']])
        const entry: Waiting = { job, settle, fail, signal }
        waiting.push(entry)
        signal?.addEventListener(
          'abort',
          () => {
            const place = waiting.indexOf(entry)
            if (place >= 0) {
              waiting.splice(place, 1)
              fail(stopped())
            }
          },
          { once: true },
        )
        startNext()
      }),
    waiting: () => waiting.length,
    async close() {
      await Promise.all([...all].map(({ worker }) => worker.terminate()))
    },
  }
}

/** V8 answers in the middle of a computation, too; a thread that is starting does not. */
async function memoryOf(worker: Worker): Promise<{ heap: number; outside: number }> {
  const seen = await worker.getHeapStatistics().catch(() => undefined)
  return { heap: seen?.total_heap_size ?? 0, outside: seen?.external_memory ?? 0 }
}

function stopped(): DOMException {
  return new DOMException(texts.checkStopped, 'AbortError')
}

function reasonOf(cause: unknown): unknown {
  const isMemory = cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY'
  return isMemory ? new AppError('INVALID_INPUT', texts.fileTooLarge, { cause }) : cause
}
