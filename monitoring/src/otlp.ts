import { diag, DiagLogLevel, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import type { FastifyBaseLogger } from 'fastify'

interface ExportOptions {
  /** Address of the collector; traces go to `/v1/traces` there. */
  endpoint: string
  service: string
  log: FastifyBaseLogger
}

/** Sends spans to a collector of OpenTelemetry, in the background. @returns sends what is left, and stops it */
export function exportTraces({ endpoint, service, log }: ExportOptions): () => Promise<void> {
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
  trace.setGlobalTracerProvider(provider)
  return async () => {
    trace.disable()
    await provider.shutdown()
  }
}
