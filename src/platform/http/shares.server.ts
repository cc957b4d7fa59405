import { AppError } from '#shared/app-error.ts'
import * as texts from './http.texts.server.ts'

export type ShareSize = {
  /** What one caller may have under way at the same time. */
  atOnce: number
  /** What one caller may have waiting for that. */
  waiting: number
  /** Under way and waiting, of all callers together. */
  inAll: number
}

export type Shares = {
  /**
   * Resolves when it is this caller's turn, with what ends it. Throws `AppError` RATE_LIMITED when too much of the
   * same caller waits already, UNAVAILABLE when too much of all callers does; never waits for other callers.
   */
  enter: (caller: string, signal: AbortSignal) => Promise<() => void>
}

type Line = { underWay: number; waiting: (() => void)[] }

/** Limits how much expensive work one caller has running at once, so that the others are still served. */
export function createShares({ atOnce, waiting: mostWaiting, inAll }: ShareSize): Shares {
  const lines = new Map<string, Line>()
  let count = 0

  function leave(caller: string, line: Line): void {
    const next = line.waiting.shift()
    if (next) return next()
    line.underWay -= 1
    if (line.underWay === 0) lines.delete(caller)
  }

  const giveUp = (error: unknown): never => {
    count -= 1
    throw error
  }

  return {
    async enter(caller, signal) {
      if (count >= inAll) throw tooManyInAll()
      const line = lines.get(caller) ?? { underWay: 0, waiting: [] }
      lines.set(caller, line)
      if (line.underWay >= atOnce && line.waiting.length >= mostWaiting) throw tooMany()
      count += 1
      if (line.underWay < atOnce) line.underWay += 1
      else await turn(line, signal).catch(giveUp)
      let isOver = false
      return () => {
        if (isOver) return
        isOver = true
        count -= 1
        leave(caller, line)
      }
    },
  }
}

function turn({ waiting }: Line, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const come = () => {
      signal.removeEventListener('abort', giveUp)
      resolve()
    }
    const giveUp = () => {
      waiting.splice(waiting.indexOf(come), 1)
      reject(new AppError('CONFLICT', texts.requestStopped))
    }
    if (signal.aborted) return reject(new AppError('CONFLICT', texts.requestStopped))
    waiting.push(come)
    signal.addEventListener('abort', giveUp, { once: true })
  })
}

function tooMany(): AppError {
  return new AppError('RATE_LIMITED', texts.tooManyFromNetwork, { retryAfterSeconds: 5 })
}

function tooManyInAll(): AppError {
  return new AppError('UNAVAILABLE', texts.serverBusy)
}
