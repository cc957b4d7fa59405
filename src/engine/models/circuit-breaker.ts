import { longestAnswerMs } from '../limits/longest-answer.ts'
import { isProvidersFault, type ModelFailure } from './model-failure.ts'

export type CircuitBreaker = {
  /** Whether a provider should be asked now. While it is being tried again after a pause, only one caller may. */
  allows: (id: string) => boolean
  succeeded: (id: string) => void
  failed: (id: string, failure: ModelFailure) => void
  /** For the page of health: open providers, with the milliseconds until they are tried again. */
  open: () => ReadonlyMap<string, number>
}

type Circuit = { failedAt: number[]; closedUntil: number; probedUntil: number }

const failuresToOpen = 5
const windowMs = 30_000
const pauseMs = 30_000
/** An empty account and a wrong key wait for the operator, of whose work we hear nothing. */
const longPauseMs = 300_000

/** Stops asking a provider that keeps failing. `now`: milliseconds of a clock that never jumps. */
export function createCircuitBreaker(now: () => number = () => performance.now()): CircuitBreaker {
  const circuits = new Map<string, Circuit>()
  const circuitOf = (id: string) => {
    const known = circuits.get(id)
    if (known) return known
    const fresh: Circuit = { failedAt: [], closedUntil: 0, probedUntil: 0 }
    circuits.set(id, fresh)
    return fresh
  }
  const trip = (circuit: Circuit, forMs: number) => {
    circuit.closedUntil = now() + forMs
    circuit.failedAt = []
    circuit.probedUntil = 0
  }

  return {
    allows(id) {
      const circuit = circuitOf(id)
      if (circuit.closedUntil === 0) return true
      if (now() < Math.max(circuit.closedUntil, circuit.probedUntil)) return false
      // A caller that never says how it went must not keep the provider closed.
      circuit.probedUntil = now() + longestAnswerMs
      return true
    },
    succeeded(id) {
      circuits.delete(id)
    },
    failed(id, failure) {
      const circuit = circuitOf(id)
      if (!isProvidersFault(failure)) {
        // It answered, so it is there; a probe that ends in Stop says nothing either way.
        if (failure.kind !== 'stopped') circuits.delete(id)
        else circuit.probedUntil = 0
        return
      }
      if (failure.kind === 'money' || failure.kind === 'not-allowed') return trip(circuit, longPauseMs)
      if (circuit.closedUntil !== 0) return trip(circuit, pauseMs)
      circuit.failedAt = [...circuit.failedAt.filter((time) => now() - time < windowMs), now()]
      if (circuit.failedAt.length >= failuresToOpen) trip(circuit, pauseMs)
    },
    open() {
      const waits = [...circuits].map(([id, { closedUntil }]): [string, number] => [id, closedUntil - now()])
      return new Map(waits.filter(([, wait]) => wait > 0))
    },
  }
}
