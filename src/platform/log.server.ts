import { pino, type DestinationStream, type Logger } from 'pino'
import type { Config } from './config.server.ts'
import { currentTraceId } from './tracing/spans.server.ts'

export type Log = Logger

/** JSON lines on standard output. Nothing personal belongs in them: no bodies, queries or addresses. */
export function createLog(level: Config['logLevel'], destination: DestinationStream = standardOutput()): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { error: describeError },
      mixin: traceOfLine,
    },
    destination,
  )
}

/** Leads from a line to the trace that it belongs to, while traces are taken. */
function traceOfLine(): { traceId?: string } {
  const traceId = currentTraceId()
  // A new object each time: the logger writes the rest of the line into it.
  return traceId === undefined ? {} : { traceId }
}

/** Lines wait for each other up to a tenth of a second: a write for each would cost as much as a page from the cache. */
export function standardOutput(): DestinationStream {
  return pino.destination({ dest: 1, sync: false, minLength: 4_096, periodicFlush: 100 })
}

export function toBoth(one: DestinationStream, other: DestinationStream): DestinationStream {
  return pino.multistream([one, other].map((stream) => ({ stream, level: 'trace' as const })))
}

type ErrorDescription = {
  type: string
  code?: string
  message?: string
  stack?: string
  cause?: ErrorDescription
}

/** What a log may say about an error: database errors lose their text, since it quotes the data. */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  const quotesData = 'query' in error || 'routine' in error
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at '))
  return {
    type: error.name,
    ...(code === undefined ? {} : { code }),
    ...(quotesData ? {} : { message: error.message.slice(0, 300) }),
    ...(frames === undefined ? {} : { stack: frames.join('\n') }),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  }
}
