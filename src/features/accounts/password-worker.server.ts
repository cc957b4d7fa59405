// Runs in worker threads: hashing is meant to be slow, and here it is slow behind everything else the server does.
import { readlinkSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { hashSync, verifySync } from '@node-rs/argon2'

/** Argon2id above OWASP's minimum: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export type PasswordJob = { id: number; password: string; known: string | undefined }
export type PasswordResult = { id: number; value: string | boolean } | { id: number; failure: string }

giveWay()

parentPort?.on('message', ({ id, password, known }: PasswordJob) => {
  parentPort?.postMessage(work(id, password, known))
})

function work(id: number, password: string, known: string | undefined): PasswordResult {
  try {
    return { id, value: known === undefined ? hashSync(password, cost) : verifySync(known, password) }
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) }
  }
}

/** A third of the share of an ordinary thread, on Linux's scale from 19 (least) to -20; more would starve sign-ins. */
const niceness = 5

/** Linux keeps a priority per thread: pages come first when both want the same core. */
function giveWay(): void {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
    setPriority(thread, Math.min(19, getPriority() + niceness))
  } catch {
    // Another system; there the bound on how many run at once has to do.
  }
}
