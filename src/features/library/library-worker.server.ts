// Runs in worker threads: reading files and comparing texts takes seconds, in which no other request has to wait.
import { parentPort } from 'node:worker_threads'
import { runLibraryJob, type LibraryJob } from './library-job.server.ts'

export type ThreadResult = { value: unknown } | { refusal: string } | { failure: string }

parentPort?.on('message', async (job: LibraryJob) => {
  parentPort?.postMessage(await answer(job))
})

async function answer(job: LibraryJob): Promise<ThreadResult> {
  try {
    return await runLibraryJob(job)
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
