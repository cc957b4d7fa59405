import { AsyncLocalStorage } from 'node:async_hooks'

/** Only what says nothing about people: routes, tools, models, statements without their values, codes, counts. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>

export type SpanKind = 'server' | 'client' | 'internal'

export type OpenSpan = {
  /** 32 hexadecimal digits. */
  traceId: string
  begin: (name: string, kind: SpanKind, attributes: SpanAttributes) => OpenSpan
  set: (attributes: SpanAttributes) => void
  rename: (name: string) => void
  /** `failure`: a code or the name of an error, never its message, which may quote data. */
  end: (failure?: string) => void
}

const inside = new AsyncLocalStorage<OpenSpan>()

export function currentTraceId(): string | undefined {
  return inside.getStore()?.traceId
}

/** Spans that begin during `work` are below this one. Does not end it. */
export function belowSpan<Result>(span: OpenSpan | undefined, work: () => Result): Result {
  return span === undefined ? work() : inside.run(span, work)
}

/** Does `work` in a span below the open one. Without one, as always while tracing is off, it only does it. */
export async function inSpan<Result>(
  name: string,
  kind: SpanKind,
  attributes: SpanAttributes,
  work: (span: OpenSpan | undefined) => Promise<Result>,
): Promise<Result> {
  const span = inside.getStore()?.begin(name, kind, attributes)
  if (span === undefined) return work(undefined)
  return untilEnd(span, work)
}

/** Does `work` in this span and ends it. */
export async function untilEnd<Result>(
  span: OpenSpan,
  work: (span: OpenSpan) => Promise<Result>,
): Promise<Result> {
  try {
    const result = await inside.run(span, () => work(span))
    span.end()
    return result
  } catch (error) {
    span.end(failureName(error))
    throw error
  }
}

function failureName(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const code = 'code' in error ? error.code : 'kind' in error ? error.kind : undefined
  return typeof code === 'string' && /^[\w-]{1,40}$/.test(code) ? code : error.name
}
