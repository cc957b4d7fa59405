import type { Log } from '#platform/log.server.ts'

/** Logs that the counters failed, for the many places that go on without them. */
export const tellNotCounted = (log: Pick<Log, 'error'>) => (error: unknown) =>
  log.error({ error }, 'the counters of models do not answer')
