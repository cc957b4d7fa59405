import type { Config } from '#platform/config.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { Gateway } from './refine/refine-answer.server.ts'
import { createBudget } from './models/budget.ts'
import { createCircuitBreaker } from './models/circuit-breaker.ts'
import { candidatesFor } from './models/providers.server.ts'
import { createTurnstile } from './models/turnstile.server.ts'

/** Everything between a tool and the model providers, made once for the process. */
export function createGateway(config: Config, log: Log): Gateway {
  const candidates = new Map<string, ReturnType<typeof candidatesFor>>()
  return {
    candidatesFor(toolSlug) {
      const known = candidates.get(toolSlug) ?? candidatesFor(config, toolSlug)
      candidates.set(toolSlug, known)
      return known
    },
    breaker: createCircuitBreaker(),
    budget: createBudget(config.aiDailyBudget, () => new Date().toISOString().slice(0, 10)),
    turnstile: createTurnstile({
      perAddressAnHour: config.aiPerAddress,
      perUserAnHour: config.aiPerUser,
      atOncePerAddress: config.aiAtOncePerAddress,
      atOnce: config.aiAtOnce,
    }),
    log,
  }
}
