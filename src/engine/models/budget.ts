import { priceOf } from './model-data.ts'

export type Budget = {
  /** Puts the most that one call can cost aside; undefined when today's money does not reach for it. */
  reserve: (model: string, inputTokens: number, maxOutputTokens: number) => Reservation | undefined
  /** US dollars spent and put aside today. */
  spent: () => number
  limit: number
}

export type Reservation = {
  /** What the call really cost takes the place of what was put aside. */
  settle: (inputTokens: number, outputTokens: number) => number
}

/**
 * The daily budget, which stops calls before the money is gone. Money is put aside before a call, so that even all
 * open calls together cannot go over it. `today`: a text that changes at midnight UTC.
 */
export function createBudget(limit: number, today: () => string): Budget {
  let day = today()
  let total = 0

  function begin() {
    if (today() === day) return
    day = today()
    total = 0
  }

  return {
    limit,
    reserve(model, inputTokens, maxOutputTokens) {
      begin()
      const most = costOf(model, inputTokens, maxOutputTokens)
      if (total + most > limit) return undefined
      total += most
      const reservedOn = day
      let isSettled = false
      return {
        settle(usedInput, usedOutput) {
          const cost = costOf(model, usedInput, usedOutput)
          begin()
          // Yesterday's call is yesterday's money.
          if (!isSettled && reservedOn === day) total += cost - most
          isSettled = true
          return cost
        },
      }
    },
    spent() {
      begin()
      return total
    },
  }
}

/** US dollars. */
export function costOf(model: string, inputTokens: number, outputTokens: number): number {
  const price = priceOf(model)
  return (inputTokens * price.input + outputTokens * price.output) / 1_000_000
}

/** Tokens of a text before anybody has counted them; too many rather than too few. */
export function estimateTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 3)
}
