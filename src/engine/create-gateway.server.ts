import type { Pool } from 'pg'
import type { Config } from '#platform/config.server.ts'
import type { Log } from '#platform/log.server.ts'
import { StartupError } from '#platform/startup-error.server.ts'
import type { Gateway } from './gateway.ts'
import type { CounterStore } from './limits/counter-store.ts'
import { createDatabaseCounters } from './limits/database-counters.server.ts'
import { createGatekeeper } from './limits/gatekeeper.server.ts'
import { createMemoryCounters } from './limits/memory-counters.ts'
import { createRedisCounters } from './limits/redis-counters.server.ts'
import { createCallRecords, readSpentToday } from './models/call-records.server.ts'
import { createCircuitBreaker } from './models/circuit-breaker.ts'
import { usualDeadlines } from './models/stream-model.server.ts'
import { candidateForKey, candidatesFor, configuredProviders } from './models/providers.server.ts'

export type RunningGateway = Gateway & { stop: () => Promise<void> }

type GatewayParts = {
  /** Without one nothing is recorded, and only memory and Redis can count. */
  database?: { pool: Pool }
  /** Hides callers in what is counted; the same on all servers that count together. */
  secret?: string
}

/** Everything between a tool and the model providers, made once for the process. */
export function createGateway(
  config: Config,
  log: Log,
  { database, secret }: GatewayParts = {},
): RunningGateway {
  const candidates = new Map<string, ReturnType<typeof candidatesFor>>()
  const counters = createCounters(config, log, database)
  const records = database && createCallRecords(database, log)
  const gatekeeper = createGatekeeper(
    counters,
    {
      perAddressAnHour: config.aiPerAddress,
      perUserAnHour: config.aiPerUser,
      aDay: config.aiADay,
      atOncePerAddress: config.aiAtOncePerAddress,
      atOnce: config.aiAtOnce,
      dailyBudget: config.aiDailyBudget,
    },
    secret === undefined ? {} : { secret },
  )
  if (config.limitsStore === 'memory' && database) {
    // What was spent today before this start is still spent.
    readSpentToday(database)
      .then((dollars) => (dollars > 0 ? gatekeeper.remember(dollars) : undefined))
      .catch((error: unknown) => log.error({ error }, "today's spending could not be read"))
  }
  return {
    candidatesFor(toolSlug) {
      const known = candidates.get(toolSlug) ?? candidatesFor(config, toolSlug)
      candidates.set(toolSlug, known)
      return known
    },
    providers: configuredProviders(config).map(({ id }) => id),
    candidateForKey: config.aiOwnKeys ? candidateForKey : undefined,
    breaker: createCircuitBreaker(),
    deadlines: {
      ...usualDeadlines,
      firstTokenMs: config.aiFirstTokenSeconds * 1_000,
      betweenTokensMs: config.aiIdleSeconds * 1_000,
    },
    withoutSchema: new Set(),
    gatekeeper,
    record: (call) => records?.add(call),
    log,
    async stop() {
      await Promise.all([records?.stop(), counters.close()])
    },
  }
}

function createCounters(config: Config, log: Log, database: { pool: Pool } | undefined): CounterStore {
  if (config.limitsStore === 'redis') {
    if (config.redisUrl === undefined)
      throw new StartupError('LIMITS_STORE is redis: set REDIS_URL to the address of a Redis server.')
    return createRedisCounters(config.redisUrl, (error) => log.error({ error }, 'redis'))
  }
  if (config.limitsStore === 'postgres' && database) return createDatabaseCounters(database)
  return createMemoryCounters()
}
