import {
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
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
} from '@opentelemetry/sdk-trace'
import { tracesEndpoint, type Collector, type Config } from '../config.server.ts'
import type { Log } from '../log.server.ts'
import { version } from '../version.server.ts'
import { endWithin, ourResource, reportTrouble } from './open-telemetry.server.ts'
import type { OpenSpan, SpanAttributes, SpanKind } from './spans.server.ts'

export type Tracing = {
  /** The first span of a trace, or of our part of one that `traceparent` began. */
  begin: (name: string, kind: SpanKind, attributes: SpanAttributes, traceparent?: string) => OpenSpan
  /** Sends what is left, for a few seconds. */
  stop: () => Promise<void>
}

type TracingConfig = Collector & Pick<Config, 'otelServiceName' | 'otelSampler' | 'otelSamplerArgument'>

const kinds = { server: Kinds.SERVER, client: Kinds.CLIENT, internal: Kinds.INTERNAL }

/**
 * Traces in OpenTelemetry's terms, sent in the background. Except for the address, the exporter itself reads the
 * variables that begin with OTEL_EXPORTER_OTLP_. Nothing is registered globally: a library that finds a global tracer
 * writes what it likes into its spans, addresses and error messages included.
 */
export function openTracing(config: TracingConfig, log: Pick<Log, 'warn'>): Tracing {
  reportTrouble(log)
  const url = tracesEndpoint(config)
  const exporter = new OTLPTraceExporter(url === undefined ? {} : { url })
  const processor = new BatchSpanProcessor({ exporter, scheduledDelayMillis: 2_000 })
  const provider = new TracerProvider({
    resource: ourResource(config),
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
    stop: () => endWithin(provider),
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
