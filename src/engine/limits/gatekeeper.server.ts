import { createHmac } from 'node:crypto'
import { addressGroup } from '#platform/http/client-address.server.ts'
import type { CounterStore, Take } from './counter-store.ts'
import { longestAnswerMs } from './longest-answer.ts'

export type Caller = {
  /** Of the socket, or as the trusted proxy says. */
  address: string
  userId?: string
}

export type Limits = {
  perAddressAnHour: number
  perUserAnHour: number
  /** Of everybody, by the day in UTC. */
  aDay: number
  /** Open answers of one address. */
  atOncePerAddress: number
  /** Open answers of everybody. */
  atOnce: number
  /** Budget per day in US dollars for everybody. */
  dailyBudget: number
}

export type LimitKind = 'busy' | 'at-once' | 'hour' | 'day' | 'budget'

export type Pass = {
  kind: 'pass'
  /** Answers this caller has left in this hour; undefined with an own key. */
  remaining: number | undefined
  /** Puts money for a second call aside; false when today's does not reach for it. */
  spendMore: (dollars: number) => Promise<boolean>
  /**
   * The answer is done, and this is what it cost. `isUsed`: whether it counts as one of the caller's share and of the
   * day's answers.
   */
  leave: (dollars: number, isUsed?: boolean) => Promise<void>
}
export type Refusal = { kind: 'refused'; limit: LimitKind; retryAfterMs: number }

export type Gatekeeper = {
  /**
   * Lets a caller through to a model and puts the most it can cost aside, or says which limit is reached. Without
   * `mostDollars` it is the caller's own money, and only open answers are counted.
   */
  enter: (caller: Caller, mostDollars: number | undefined) => Promise<Pass | Refusal>
  shareOf: (caller: Caller) => Promise<{ remaining: number; limit: number; resetsInMs: number }>
  /** US dollars spent and put aside today by all servers that share the counters. */
  spentToday: () => Promise<number>
  /** Money that was spent before the counters began, as after a new start. */
  remember: (dollars: number) => Promise<void>
  dailyBudget: number
}

const hourMs = 3_600_000
const dayMs = 86_400_000
/** Open answers are counted by when they began, so that what a dead process left open is forgotten. */
const earlierSlots = [1, 2, 3, 4]
const openSlotMs = longestAnswerMs / earlierSlots.length
const openLifetimeMs = longestAnswerMs + 2 * openSlotMs
/** When to try again for a place that another answer holds: nobody knows how long that one takes. */
const placeRetryMs = 5_000
const perDollar = 1_000_000

/** Who may ask a model now, and for how much. `limits` is looked at each time; `now`: milliseconds since 1970; `secret`: hides callers in the keys. */
export function createGatekeeper(
  counters: CounterStore,
  limits: Limits,
  { secret = '', now = Date.now }: { secret?: string; now?: () => number } = {},
): Gatekeeper {
  const hide = (name: string) => createHmac('sha256', secret).update(name).digest('base64url').slice(0, 22)
  const hiddenAddress = remembering((address) => hide(`address ${addressGroup(address)}`))
  const hiddenUser = remembering((userId) => hide(`user ${userId}`))
  const shareKey = ({ address, userId }: Caller) =>
    `hour:${userId === undefined ? hiddenAddress(address) : hiddenUser(userId)}`
  const shareLimit = ({ userId }: Caller) =>
    userId === undefined ? limits.perAddressAnHour : limits.perUserAnHour
  const dateOf = remembering((day) => new Date(Number(day) * dayMs).toISOString().slice(0, 10))
  const day = () => dateOf(String(Math.floor(now() / dayMs)))
  const open = (name: string): [string, ...string[]] => {
    const slot = Math.floor(now() / openSlotMs)
    return [`open:${name}:${slot}`, ...earlierSlots.map((back) => `open:${name}:${slot - back}`)]
  }
  const money = (dollars: number): Take => ({
    keys: [`money:${day()}`],
    amount: inMicros(dollars),
    // Calls can cost more than was put aside, but what costs nothing fits an overdrawn budget, too.
    most: dollars === 0 ? Number.MAX_SAFE_INTEGER : inMicros(limits.dailyBudget),
    lifetimeMs: 2 * dayMs,
  })

  return {
    // Admins change it while the server runs.
    get dailyBudget() {
      return limits.dailyBudget
    },
    async enter(caller, mostDollars) {
      const places: [LimitKind, Take][] = [
        ['busy', { keys: open('all'), amount: 1, most: limits.atOnce, lifetimeMs: openLifetimeMs }],
        [
          'at-once',
          {
            keys: open(hiddenAddress(caller.address)),
            amount: 1,
            most: limits.atOncePerAddress,
            lifetimeMs: openLifetimeMs,
          },
        ],
      ]
      const shares: [LimitKind, Take][] =
        mostDollars === undefined
          ? []
          : [
              ['hour', { keys: [shareKey(caller)], amount: 1, most: shareLimit(caller), lifetimeMs: hourMs }],
              ['budget', money(mostDollars)],
              ['day', { keys: [`day:${day()}`], amount: 1, most: limits.aDay, lifetimeMs: 2 * dayMs }],
            ]
      const asked = [...places, ...shares]
      const taken = await counters.take(asked.map(([, take]) => take))
      if (taken.kind === 'refused') {
        const [limit] = asked[taken.index] ?? ['busy']
        const isPlace = taken.index < places.length
        return { kind: 'refused', limit, retryAfterMs: isPlace ? placeRetryMs : taken.count.resetsInMs }
      }
      const moneyKey = money(0).keys[0]
      const hour = taken.counts[places.length]
      const hourEndsAt = now() + (hour?.resetsInMs ?? 0)
      let aside = mostDollars ?? 0
      let hasLeft = false
      return {
        kind: 'pass',
        remaining:
          mostDollars === undefined ? undefined : Math.max(0, shareLimit(caller) - (hour?.value ?? 0)),
        async spendMore(dollars) {
          if (mostDollars === undefined) return true
          const more = await counters.take([{ ...money(dollars), keys: [moneyKey] }])
          if (more.kind === 'refused') return false
          aside += dollars
          return true
        },
        async leave(dollars, isUsed = true) {
          if (hasLeft) return
          hasLeft = true
          // What was taken in one hour is not given back in the next, which has the same key.
          const unused = isUsed
            ? []
            : shares.filter(([kind]) => kind === 'day' || (kind === 'hour' && now() < hourEndsAt))
          const back = mostDollars === undefined ? 0 : inMicros(dollars) - inMicros(aside)
          await counters.change([
            ...[...places, ...unused].map(([, { keys }]) => ({ key: keys[0], amount: -1 })),
            ...(back === 0 ? [] : [{ key: moneyKey, amount: back }]),
          ])
        },
      }
    },
    async shareOf(caller) {
      const [count] = await counters.read([shareKey(caller)])
      const limit = shareLimit(caller)
      const used = count?.value ?? 0
      return { remaining: Math.max(0, limit - used), limit, resetsInMs: count?.resetsInMs ?? 0 }
    },
    async spentToday() {
      const [count] = await counters.read([money(0).keys[0]])
      return (count?.value ?? 0) / perDollar
    },
    async remember(dollars) {
      await counters.take([{ ...money(dollars), most: Number.MAX_SAFE_INTEGER }])
    },
  }
}

/** For the callers and the day of this moment, which come more than once. */
function remembering(compute: (name: string) => string): (name: string) => string {
  const known = new Map<string, string>()
  return (name) => {
    const found = known.get(name) ?? compute(name)
    if (known.size > 1_000) known.clear()
    known.set(name, found)
    return found
  }
}

/** Millionths of a dollar, never too few. */
function inMicros(dollars: number): number {
  return Math.ceil(dollars * perDollar)
}
