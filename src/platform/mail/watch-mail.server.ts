import type { Metrics } from '../metrics/metrics.ts'
import type { Tracing } from '../tracing/open-tracing.server.ts'
import { untilEnd } from '../tracing/spans.server.ts'
import type { SendMail } from './mail-worker.server.ts'

type Watchers = { metrics: Pick<Metrics, 'mailTried'> | undefined; tracing: Tracing | undefined }

/** Counts and traces each attempt. A mail is sent long after its request, so it is a trace of its own. */
export function watchMail(send: SendMail, { metrics, tracing }: Watchers): SendMail {
  return async (mail) => {
    try {
      const span = tracing?.begin('send mail', 'client', { 'blueprompt.mail.attempt': mail.attempts })
      const outcome = span ? await untilEnd(span, () => send(mail)) : await send(mail)
      metrics?.mailTried(outcome)
      return outcome
    } catch (error) {
      metrics?.mailTried('failed')
      throw error
    }
  }
}
