import {
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind as Kinds,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api'
import { parseTraceParent } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
} from '@opentelemetry/sdk-trace'
import type { Config } from '../config.server.ts'
import type { Log } from '../log.server.ts'
import { version } from '../version.server.ts'
import type { OpenSpan, SpanAttributes, SpanKind } from './spans.server.ts'

export type Tracing = {
  /** The first span of a trace, or of our part of one that `traceparent` began. */
  begin: (name: string, kind: SpanKind, attributes: SpanAttributes, traceparent?: string) => OpenSpan
  /** Sends what is left, for a few seconds. */
  stop: () => Promise<void>
}

type TracingConfig = Pick<Config, 'otelServiceName' | 'otelSampler' | 'otelSamplerArgument'>

const kinds = { server: Kinds.SERVER, client: Kinds.CLIENT, internal: Kinds.INTERNAL }
const stopWithinMs = 3_000
const warnEveryMs = 60_000

/**
 * Traces in OpenTelemetry's terms, sent in the background. The exporter itself reads the variables that begin with
 * OTEL_EXPORTER_OTLP_. Nothing is registered globally: a library that finds a global tracer writes what it likes into
 * its spans, addresses and error messages included.
 */
export function openTracing(config: TracingConfig, log: Pick<Log, 'warn'>): Tracing {
  diag.setLogger(warnRarely(log), DiagLogLevel.WARN)
  const processor = new BatchSpanProcessor({ exporter: new OTLPTraceExporter(), scheduledDelayMillis: 2_000 })
  const provider = new TracerProvider({
    // Without the detectors of host and process: they tell more than anybody asked for.
    resource: defaultResource()
      .merge(detectResources({ detectors: [envDetector] }))
      .merge(resourceFromAttributes({ 'service.name': config.otelServiceName, 'service.version': version })),
    sampler: samplerOf(config),
    spanLimits: { attributeValueLengthLimit: 2_000 },
    spanProcessors: [processor],
  })
  const tracer = provider.getTracer('blueprompt', version)
  const begin = (above: Context, name: string, kind: SpanKind, attributes: SpanAttributes): OpenSpan => {
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes: { ...attributes } }, above)
    return asOpenSpan(span, begin)
  }
  return {
    begin(name, kind, attributes, traceparent) {
      const remote = parseTraceParent(traceparent ?? '')
      const above = remote ? trace.setSpanContext(ROOT_CONTEXT, { ...remote, isRemote: true }) : ROOT_CONTEXT
      return begin(above, name, kind, attributes)
    },
    async stop() {
      const timeout = new Promise((resolve) => setTimeout(resolve, stopWithinMs).unref())
      await Promise.race([provider.shutdown().catch(() => undefined), timeout])
    },
  }
}

type Begin = (above: Context, name: string, kind: SpanKind, attributes: SpanAttributes) => OpenSpan

function asOpenSpan(span: Span, begin: Begin): OpenSpan {
  const here = trace.setSpan(ROOT_CONTEXT, span)
  return {
    traceId: span.spanContext().traceId,
    begin: (name, kind, attributes) => begin(here, name, kind, attributes),
    set: (attributes) => void span.setAttributes({ ...attributes }),
    rename: (name) => void span.updateName(name),
    end(failure) {
      if (failure !== undefined) {
        span.setStatus({ code: SpanStatusCode.ERROR })
        span.setAttribute('error.type', failure)
      }
      span.end()
    },
  }
}

function samplerOf({ otelSampler, otelSamplerArgument }: TracingConfig): Sampler {
  const roots: Record<string, () => Sampler> = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(otelSamplerArgument),
  }
  const root = roots[otelSampler.replace('parentbased_', '')]?.() ?? new AlwaysOnSampler()
  return otelSampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root
}

/** A collector that is away would otherwise fill the log, with a line for each batch. */
function warnRarely(log: Pick<Log, 'warn'>) {
  let quietUntil = 0
  const warn = (text: string) => {
    if (performance.now() < quietUntil) return
    quietUntil = performance.now() + warnEveryMs
    log.warn({ reason: text.slice(0, 300) }, 'traces could not be sent')
  }
  return { error: warn, warn, info: () => undefined, debug: () => undefined, verbose: () => undefined }
}
