import { diag, DiagLogLevel } from '@opentelemetry/api'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
  type Resource,
} from '@opentelemetry/resources'
import type { Config } from '../config.server.ts'
import type { Log } from '../log.server.ts'
import { version } from '../version.server.ts'

const stopWithinMs = 3_000
const warnEveryMs = 60_000

/** Who sends. Without the detectors of host and process: they tell more than anybody asked for. */
export function ourResource({ otelServiceName }: Pick<Config, 'otelServiceName'>): Resource {
  return defaultResource()
    .merge(detectResources({ detectors: [envDetector] }))
    .merge(resourceFromAttributes({ 'service.name': otelServiceName, 'service.version': version }))
}

/** Sends what is left, for a few seconds. */
export async function endWithin(provider: { shutdown: () => Promise<void> }): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, stopWithinMs).unref())
  const sent = provider.shutdown().catch((error: unknown) => diag.error(String(error)))
  await Promise.race([sent, timeout])
}

/** Once a minute: a collector that is away would otherwise fill the log, with a line for each batch. */
export function reportTrouble(log: Pick<Log, 'warn'>): void {
  let quietUntil = 0
  const warn = (text: string) => {
    if (performance.now() < quietUntil) return
    quietUntil = performance.now() + warnEveryMs
    log.warn({ reason: text.slice(0, 300) }, 'traces or log lines could not be sent')
  }
  const nothing = () => undefined
  const logger = { error: warn, warn, info: nothing, debug: nothing, verbose: nothing }
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true })
}
