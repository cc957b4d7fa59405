import { AppError } from '#shared/app-error.ts'
import type { CountedRun, Metrics } from '#platform/metrics/metrics.ts'
import { inSpan } from '#platform/tracing/spans.server.ts'
import type { Asked } from './answer/asked.ts'
import type { Send } from './answer-event.ts'

type Run = Pick<Asked, 'slug' | 'ownKey'>
type Metering = Pick<Metrics, 'runEnded'> | undefined

/** Counts and traces one run of a tool: who wrote, and how it ended. `work` gets the `send` to use. */
export function watchRun(
  { slug: tool, ownKey }: Run,
  metrics: Metering,
  { send, signal }: { send: Send; signal: AbortSignal },
  work: (send: Send) => Promise<void>,
): Promise<void> {
  return inSpan(`run ${tool}`, 'internal', { 'blueprompt.tool': tool }, async (span) => {
    const run: CountedRun = { tool, writer: 'nobody', outcome: 'stopped', reason: 'none' }
    try {
      await work((event) => {
        if (event.type === 'done' || event.type === 'broken') {
          const { writtenBy, reason } = event.engine
          run.outcome = event.type === 'done' ? 'answered' : 'broken'
          run.writer = writtenBy === 'composer' ? 'composer' : ownKey ? 'own-key' : 'server-model'
          run.reason = reason ?? 'none'
        }
        send(event)
      })
    } catch (error) {
      if (!signal.aborted)
        run.outcome = error instanceof AppError && error.status < 500 ? 'refused' : 'failed'
      throw error
    } finally {
      metrics?.runEnded(run)
      span?.set({
        'blueprompt.writer': run.writer,
        'blueprompt.outcome': run.outcome,
        'blueprompt.reason': run.reason,
      })
    }
  })
}
