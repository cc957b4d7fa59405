import type { SeverityNumber } from '@opentelemetry/api'
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http'
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs'
import { pino } from 'pino'
import { z } from 'zod'
import { logsEndpoint, type Collector, type Config } from '../config.server.ts'
import type { Log } from '../log.server.ts'
import { version } from '../version.server.ts'
import { endWithin, ourResource, reportTrouble } from './open-telemetry.server.ts'

/** A second destination of the log. */
export type LogSender = {
  write: (line: string) => void
  /** Sends what is left, for a few seconds. */
  stop: () => Promise<void>
}

const Line = z.looseObject({ level: z.int(), time: z.iso.datetime(), msg: z.string().default('') })

/**
 * Sends each line to a collector of OpenTelemetry too, in the background: on another machine it is out of reach for
 * whoever breaks into this one. `local` is told when lines cannot be sent.
 */
export function openLogSender(
  config: Collector & Pick<Config, 'otelServiceName'>,
  local: Pick<Log, 'warn'>,
): LogSender {
  reportTrouble(local)
  const url = logsEndpoint(config)
  const exporter = new OTLPLogExporter(url === undefined ? {} : { url })
  const provider = new LoggerProvider({
    resource: ourResource(config),
    processors: [new BatchLogRecordProcessor({ exporter, scheduledDelayMillis: 2_000 })],
  })
  const logger = provider.getLogger('blueprompt', version)
  return {
    write(line) {
      const { level, time, msg, ...rest } = Line.parse(JSON.parse(line))
      logger.emit({
        timestamp: new Date(time),
        severityNumber: severityOf(level),
        severityText: pino.levels.labels[level] ?? String(level),
        body: msg,
        attributes: z.record(z.string(), z.json()).parse(rest),
      })
    },
    stop: () => endWithin(provider),
  }
}

/** Levels of pino go from 10 (trace) to 60 (fatal), those of OpenTelemetry from 1 to 21 in steps of four. */
function severityOf(level: number): SeverityNumber {
  return Math.min(24, Math.max(1, Math.floor((level / 10) * 4 - 3)))
}
