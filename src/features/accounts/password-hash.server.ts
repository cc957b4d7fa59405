import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { APIError } from 'better-auth/api'
import * as accountTexts from './account.texts.ts'
import type { PasswordJob, PasswordResult } from './password-worker.server.ts'

// Its name from source and in the bundle, where vite.config.ts puts it beside the server.
const workerFile = new URL(
  import.meta.url.endsWith('.ts') ? './password-worker.server.ts' : './password-worker.js',
  import.meta.url,
)

/** One core stays free for pages, however many people sign in. */
const atOnce = Math.min(4, Math.max(1, availableParallelism() - 1))
const mostWaiting = 200

type Pending = { job: PasswordJob; settle: (result: PasswordResult) => void; fail: (error: unknown) => void }

const idle: Worker[] = []
const running = new Map<Worker, Pending>()
const waiting: Pending[] = []
let started = 0
let lastId = 0

export async function hashPassword(password: string): Promise<string> {
  return String(await inTurn(password, undefined))
}

export async function verifyPassword(parts: { hash: string; password: string }): Promise<boolean> {
  return (await inTurn(parts.password, parts.hash)) === true
}

/** Passwords that wait for a thread. */
export function passwordsWaiting(): number {
  return waiting.length
}

async function inTurn(password: string, known: string | undefined): Promise<string | boolean> {
  if (waiting.length >= mostWaiting) {
    throw new APIError('SERVICE_UNAVAILABLE', { code: 'TOO_BUSY', message: accountTexts.tooBusy })
  }
  lastId += 1
  const job = { id: lastId, password, known }
  const result = await new Promise<PasswordResult>((settle, fail) => {
    waiting.push({ job, settle, fail })
    startNext()
  })
  if ('failure' in result) throw new Error(result.failure)
  return result.value
}

function startNext(): void {
  const worker = idle.pop() ?? (started < atOnce ? startWorker() : undefined)
  if (worker === undefined) return
  const next = waiting.shift()
  if (next === undefined) {
    idle.push(worker)
    return
  }
  running.set(worker, next)
  worker.postMessage(next.job)
}

function startWorker(): Worker {
  const worker = new Worker(workerFile)
  started += 1
  // Hashing alone is no reason for a process to stay.
  worker.unref()
  worker.on('message', (result: PasswordResult) => {
    running.get(worker)?.settle(result)
    running.delete(worker)
    idle.push(worker)
    startNext()
  })
  worker.on('error', (error) => {
    started -= 1
    running.get(worker)?.fail(error)
    running.delete(worker)
    startNext()
  })
  return worker
}
