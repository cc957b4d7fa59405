import { createGateway } from '#engine/create-gateway.server.ts'
import type { FunctionTools } from '#engine/function-tools.ts'
import { createCircuitBreaker } from '#engine/models/circuit-breaker.ts'
import { parseConfig } from '#platform/config.server.ts'
import { silentLog } from '#platform/database/test-databases.ts'
import { serveForTests } from './serve-for-tests.server.ts'

/** Servers whose models may fail as often as a test wants, and how long those wait for a model. */
export function modelServers() {
  const deadlines = { firstTokenMs: 5_000, betweenTokensMs: 5_000, totalMs: 30_000 }
  return {
    serve(functions: FunctionTools, settings: Record<string, string> = {}) {
      const config = parseConfig({
        ...settings,
        AI_ANSWERS_PER_ADDRESS: '100000',
        AI_ANSWERS_AT_ONCE_PER_ADDRESS: '1000',
        AI_DAILY_BUDGET_USD: '100000',
        AI_ANSWERS_A_DAY: '999999',
      })
      // Each failure is the first one: what a run of them does is the circuit breaker's own test.
      const breaker = { ...createCircuitBreaker(), allows: () => true }
      const gateway = { ...createGateway(config, silentLog), breaker, deadlines, random: () => 0.01 }
      return serveForTests({ config, functions, gateway })
    },
    /** Short only where silence is what is tested; on a busy machine everything takes its time. */
    awaitSilence(kind: string): void {
      const ms = kind === 'stalled' || kind === 'first-token-timeout' ? 300 : 5_000
      Object.assign(deadlines, { firstTokenMs: ms, betweenTokensMs: ms })
    },
  }
}
