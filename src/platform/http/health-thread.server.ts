import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import { StartupError } from '../startup-error.server.ts'

export type HealthThreadData = {
  port: number
  host: string | undefined
  /** When the thread that answers visitors was last seen at work, in milliseconds since 1970. */
  lastBeat: BigInt64Array<SharedArrayBuffer>
  stuckAfterMs: number
}

// Its name from source and in the bundle, where vite.config.ts puts it beside the server.
const workerFile = new URL(
  import.meta.url.endsWith('.ts') ? './health-worker.server.ts' : './health-worker.js',
  import.meta.url,
)

const beatMs = 1_000
/** Longer than any load; a thread that is silent for so long comes back only with a new start. */
const usualStuckAfterMs = 60_000

type Wanted = { port: number; host: string | undefined; stuckAfterMs?: number }

/**
 * Answers `/healthz` on a port of its own, at once under any load: 200 while the server is at work, 503 once it has
 * hung for a minute.
 */
export async function startHealthThread({
  port,
  host,
  stuckAfterMs = usualStuckAfterMs,
}: Wanted): Promise<{ port: number; stop: () => Promise<void> }> {
  const lastBeat = new BigInt64Array(new SharedArrayBuffer(BigInt64Array.BYTES_PER_ELEMENT))
  const beat = () => void Atomics.store(lastBeat, 0, BigInt(Date.now()))
  beat()
  const workerData: HealthThreadData = { port, host, lastBeat, stuckAfterMs }
  const worker = new Worker(workerFile, { workerData })
  const address = await listening(worker, port)
  worker.unref()
  const timer = setInterval(beat, beatMs).unref()
  return {
    port: address.port,
    async stop() {
      clearInterval(timer)
      await worker.terminate()
    },
  }
}

function listening(worker: Worker, port: number): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    // Stays: without this thread nobody answers for the server's health, and whoever asks for it acts on that.
    worker.on('error', reject)
    worker.once('message', (said: { address: AddressInfo } | { fault: string }) => {
      if ('address' in said) return resolve(said.address)
      void worker.terminate()
      reject(new StartupError(`Port ${port} cannot be used (${said.fault}): set HEALTH_PORT to another.`))
    })
  })
}
