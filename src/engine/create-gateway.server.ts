import type { Pool } from 'pg'
import type { Config } from '#platform/config.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'
import type { Gateway } from './gateway.ts'
import type { CounterStore } from './limits/counter-store.ts'
import { createDatabaseCounters } from './limits/database-counters.server.ts'
import { createGatekeeper } from './limits/gatekeeper.server.ts'
import { createMemoryCounters } from './limits/memory-counters.ts'
import { createRedisCounters } from './limits/redis-counters.server.ts'
import { createCallRecords, readSpentToday } from './models/call-records.server.ts'
import { createCircuitBreaker } from './models/circuit-breaker.ts'
import { usualDeadlines } from './models/alarm.ts'
import type { Connection } from './models/providers.server.ts'
import { createOwnKeys, ownKeyKinds } from './own-keys.server.ts'
import { createKeyring, type Keyring } from './providers/keyring.server.ts'
import { createRoster, type Roster } from './providers/roster.server.ts'
import { createSetupStore, sealKeysAnew, type SetupStore } from './providers/setup-store.server.ts'

export type RunningGateway = Gateway & {
  roster: Roster
  /** What admins set up; without a database or a secret there is nothing to be set up. */
  setup: SetupStore | undefined
  keyring: Keyring | undefined
  /** Before the first request: what admins have set up. */
  loadSetup: () => Promise<void>
  /** Heard after each change of what admins have set up, in whichever process it was made. */
  onSetupChange: (hear: () => void) => void
  /** Calls that are not recorded yet. */
  callsWaiting: () => number
  stop: () => Promise<void>
}

type GatewayParts = {
  /** Without one nothing is recorded or set up by admins, and only memory and Redis can count. */
  database?: { pool: Pool }
  /** Hides callers in what is counted, and seals keys; the same on all servers that count together. */
  secret?: string
  /** What `secret` was before. */
  earlierSecrets?: readonly string[]
  /** What was found on this machine and may be used at once. */
  foundHere?: () => readonly Connection[]
  metrics?: Pick<Metrics, 'modelCalled'> | undefined
}

// Always the same list: with a new one, the roster would make again what it keeps.
const nothingFound: readonly Connection[] = []

/** Everything between a tool and the model providers, made once for the process. */
export function createGateway(
  config: Config,
  log: Log,
  { database, secret, earlierSecrets = [], foundHere = () => nothingFound, metrics }: GatewayParts = {},
): RunningGateway {
  const breaker = createCircuitBreaker()
  const withoutSchema = new Set<string>()
  const withoutReasoning = new Set<string>()
  const listeners: (() => void)[] = []
  const keyring = secret === undefined ? undefined : createKeyring(secret, earlierSecrets)
  const setup =
    database && keyring
      ? createSetupStore({
          database,
          keyring,
          log,
          onChange(_, changed) {
            // A new key or another address may mend what it was rested for.
            for (const { name } of changed) breaker.succeeded(name)
            withoutSchema.clear()
            withoutReasoning.clear()
            for (const hear of listeners) hear()
          },
        })
      : undefined
  const roster = createRoster(config, { readSetup: setup?.current, foundHere })
  const ownKeys = createOwnKeys(ownKeyKinds(config))
  const counters = createCounters(config, log, database)
  const records = database && createCallRecords(database, log)
  const limits = {
    get perAddressAnHour() {
      return roster.setting('perAddressAnHour')
    },
    get perUserAnHour() {
      return roster.setting('perUserAnHour')
    },
    get aDay() {
      return roster.setting('aDay')
    },
    get dailyBudget() {
      return roster.setting('dailyBudget')
    },
    atOncePerAddress: config.aiAtOncePerAddress,
    atOnce: config.aiAtOnce,
  }
  const gatekeeper = createGatekeeper(counters, limits, secret === undefined ? {} : { secret })
  if (config.limitsStore === 'memory' && database) {
    // What was spent today before this start is still spent.
    readSpentToday(database)
      .then((dollars) => (dollars > 0 ? gatekeeper.remember(dollars) : undefined))
      .catch((error: unknown) => log.error({ error }, "today's spending could not be read"))
  }
  return {
    candidatesFor: roster.candidatesFor,
    get providers() {
      return roster.names()
    },
    get ownKeys() {
      return roster.setting('ownKeys') ? ownKeys : undefined
    },
    roster,
    setup,
    keyring,
    async loadSetup() {
      if (!database || !keyring || !setup) return
      const sealed = await sealKeysAnew(database, keyring)
      if (sealed > 0) log.info({ keys: sealed }, 'keys of providers were sealed with the new secret')
      await setup.refresh()
    },
    onSetupChange: (hear) => void listeners.push(hear),
    breaker,
    deadlines: {
      ...usualDeadlines,
      firstTokenMs: config.aiFirstTokenSeconds * 1_000,
      betweenTokensMs: config.aiIdleSeconds * 1_000,
    },
    withoutSchema,
    withoutReasoning,
    gatekeeper,
    record(call) {
      records?.add(call)
      metrics?.modelCalled(call)
    },
    log,
    callsWaiting: () => records?.waiting() ?? 0,
    async stop() {
      await Promise.all([setup?.stop(), records?.stop(), counters.close()])
    },
  }
}

function createCounters(config: Config, log: Log, database: { pool: Pool } | undefined): CounterStore {
  if (config.limitsStore === 'redis' && config.redisUrl !== undefined)
    return createRedisCounters(config.redisUrl, (error) => log.error({ error }, 'redis'))
  if (config.limitsStore === 'postgres' && database) return createDatabaseCounters(database)
  return createMemoryCounters()
}
