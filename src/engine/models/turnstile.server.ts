import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { addressGroup } from '#platform/http/client-address.server.ts'

export type Caller = {
  /** Of the socket, or as the trusted proxy says. */
  address: string
  userId?: string
}

export type Turnstile = {
  /** Lets a caller through to a model, or says which limit is reached. Call `leave` when the answer is done. */
  enter: (caller: Caller) => Promise<Pass | LimitReached>
}

export type Pass = { kind: 'pass'; remaining: number; leave: () => void }
export type LimitReached = {
  kind: 'limit'
  limit: 'hour' | 'at-once' | 'busy'
  /** Milliseconds until it is worth asking again. */
  retryAfterMs: number
}

export type TurnstileLimits = {
  perAddressAnHour: number
  perUserAnHour: number
  /** Open answers of one address. */
  atOncePerAddress: number
  /** Open answers of everybody. */
  atOnce: number
}

const hourSeconds = 3_600

/** Who may ask a model now: so many an hour, so many at once, and so many for the whole server. */
export function createTurnstile(limits: TurnstileLimits): Turnstile {
  const addresses = new RateLimiterMemory({ points: limits.perAddressAnHour, duration: hourSeconds })
  const users = new RateLimiterMemory({ points: limits.perUserAnHour, duration: hourSeconds })
  const open = new Map<string, number>()
  let openNow = 0

  return {
    async enter({ address, userId }) {
      const network = addressGroup(address)
      if (openNow >= limits.atOnce) return { kind: 'limit', limit: 'busy', retryAfterMs: 5_000 }
      if ((open.get(network) ?? 0) >= limits.atOncePerAddress)
        return { kind: 'limit', limit: 'at-once', retryAfterMs: 5_000 }
      const taken = await take(userId === undefined ? addresses : users, userId ?? network)
      if (taken.kind === 'limit') return taken
      openNow += 1
      open.set(network, (open.get(network) ?? 0) + 1)
      let hasLeft = false
      return {
        ...taken,
        leave() {
          if (hasLeft) return
          hasLeft = true
          openNow -= 1
          const left = (open.get(network) ?? 1) - 1
          if (left > 0) open.set(network, left)
          else open.delete(network)
        },
      }
    },
  }
}

async function take(
  limiter: RateLimiterMemory,
  key: string,
): Promise<{ kind: 'pass'; remaining: number } | LimitReached> {
  try {
    const { remainingPoints } = await limiter.consume(key)
    return { kind: 'pass', remaining: remainingPoints }
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection
    return { kind: 'limit', limit: 'hour', retryAfterMs: rejection.msBeforeNext }
  }
}
