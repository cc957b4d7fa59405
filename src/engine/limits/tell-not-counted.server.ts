import type { Log } from '#platform/log.server.ts'

/** Logs that the counters of models failed. */
export const tellNotCounted = (log: Pick<Log, 'error'>) => (error: unknown) =>
  log.error({ error }, 'the counters of models do not answer')
