// A thread of its own with a heap of its own: in the heap of a test run, which holds the modules of many files, garbage
// collections would be counted with the work.
import { parentPort, workerData } from 'node:worker_threads'
import { createLibraryThreads } from './library-threads.server.ts'

const threads = createLibraryThreads({ atOnce: 1, mostWaiting: 3, jobTimeoutMs: 180_000 })
await threads.run({ kind: 'index', text: 'So that the thread has started.' })
// Not by the clock, which goes on while others have the processor.
const before = process.threadCpuUsage()
const { score } = await threads.run(workerData)
const { user, system } = process.threadCpuUsage(before)
parentPort?.postMessage({ score, waitingMs: (user + system) / 1_000 })
await threads.close()
