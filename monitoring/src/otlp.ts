import {
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import type { FastifyBaseLogger } from 'fastify'

import { redact } from './redact.ts'
import type { Span, SpanIds, Tracer } from './tracer.ts'

interface ExportOptions {
  /** Address of the collector; traces go to `/v1/traces` there. */
  endpoint: string
  service: string
  log: FastifyBaseLogger
}

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
} as const

const toContext = (parent: SpanIds | undefined) =>
  parent
    ? trace.setSpanContext(ROOT_CONTEXT, {
        traceId: parent.traceId,
        spanId: parent.spanId,
        traceFlags: parent.isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
        isRemote: true,
      })
    : ROOT_CONTEXT

const describe = (error: unknown) => redact(error instanceof Error ? error.message : String(error))

/** Creates a tracer that sends spans to a collector of OpenTelemetry, in the background, and what stops it. */
export function createOtlpTracer({ endpoint, service, log }: ExportOptions): {
  tracer: Tracer
  stop: () => Promise<void>
} {
  const report = (message: string) => log.warn(`OpenTelemetry: ${message}`)
  const ignore = () => {}
  diag.setLogger(
    { error: report, warn: report, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  )
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` })
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': `storefront-${service}` }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  })
  const tracer = provider.getTracer('storefront')
  return {
    tracer: {
      startSpan({ name, kind, parent, startedAt, attributes = {} }): Span {
        const span = tracer.startSpan(
          name,
          {
            kind: KINDS[kind],
            attributes,
            ...(startedAt !== undefined && { startTime: startedAt }),
          },
          toContext(parent),
        )
        const { traceId, spanId, traceFlags } = span.spanContext()
        return {
          ids: { traceId, spanId, isSampled: (traceFlags & TraceFlags.SAMPLED) !== 0 },
          end({ name: finalName, attributes: more, error } = {}) {
            if (finalName !== undefined) span.updateName(finalName)
            if (more) span.setAttributes(more)
            if (error !== undefined) {
              span.setStatus({ code: SpanStatusCode.ERROR, message: describe(error) })
            }
            span.end()
          },
        }
      },
    },
    stop: () => provider.shutdown(),
  }
}
