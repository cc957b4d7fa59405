// Runs in worker threads: reading files and comparing texts takes seconds, in which no other request has to wait.
import { parentPort } from 'node:worker_threads'
import { runLibraryJob, type LibraryJob } from './library-job.server.ts'

export type ThreadJob = { id: number; job: LibraryJob }
export type ThreadResult =
  { id: number; value: unknown } | { id: number; refusal: string } | { id: number; failure: string }

parentPort?.on('message', async ({ id, job }: ThreadJob) => {
  parentPort?.postMessage(await answer(id, job))
})

async function answer(id: number, job: LibraryJob): Promise<ThreadResult> {
  try {
    const result = await runLibraryJob(job)
    return 'refusal' in result ? { id, refusal: result.refusal } : { id, value: result.value }
  } catch (error) {
    return { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
