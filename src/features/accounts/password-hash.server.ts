import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { APIError } from 'better-auth/api'

/** Argon2id above OWASP's minimum (19 MiB, two passes): some 25 ms here. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const mostWaiting = 200

/** One core stays free for pages, however many people sign in. */
const atOnce = Math.max(1, availableParallelism() - 1)

let running = 0
const waiting: (() => void)[] = []

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= atOnce) {
    if (waiting.length >= mostWaiting) {
      throw new APIError('SERVICE_UNAVAILABLE', {
        code: 'TOO_BUSY',
        message: 'Many people are signing in right now. Please try again in a minute.',
      })
    }
    await new Promise<void>((go) => waiting.push(go))
  } else running += 1
  try {
    return await work()
  } finally {
    // The place goes straight to the next, so that nobody can slip in between.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost))
}

export function verifyPassword({
  hash: known,
  password,
}: {
  hash: string
  password: string
}): Promise<boolean> {
  return inTurn(() => verify(known, password))
}
