import type { Log } from '#platform/log.server.ts'
import type { Gatekeeper } from './limits/gatekeeper.server.ts'
import type { AskDeps, Candidate } from './models/ask-models.server.ts'
import type { CallRecord } from './models/call-records.server.ts'
import type { OwnKeys } from './own-keys.server.ts'

/** Everything between a tool and the model providers. */
export type Gateway = AskDeps & {
  /** In the order they are asked; empty when the operator has set up none. */
  candidatesFor: (toolSlug: string) => readonly Candidate[]
  /** Names of the configured providers, in their order. */
  providers: readonly string[]
  /** undefined when the operator does not allow it. */
  ownKeys: OwnKeys | undefined
  gatekeeper: Gatekeeper
  record: (call: CallRecord) => void
  log: Pick<Log, 'info' | 'warn' | 'error'>
}
