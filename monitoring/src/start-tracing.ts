import type { FastifyBaseLogger } from 'fastify'

import { setTracer } from './tracer.ts'

/** How long a program that stops waits for its last traces to be taken. */
const STOP_TIMEOUT_MS = 2_000

interface Options {
  /** Address of a collector of OpenTelemetry; without one nothing is loaded and nothing sent. */
  endpoint: string | undefined
  service: 'site' | 'backend'
  log: FastifyBaseLogger
}

/** Exports traces where the settings say so. @returns sends what is left, and stops it */
export async function startTracing({
  endpoint,
  ...options
}: Options): Promise<() => Promise<void>> {
  if (endpoint === undefined) return () => Promise.resolve()
  const { createOtlpTracer } = await import('./otlp.ts')
  const { tracer, stop } = createOtlpTracer({ endpoint, ...options })
  setTracer(tracer)
  return async () => {
    setTracer(undefined)
    const sent = stop().catch((error: unknown) => options.log.warn(error, 'Traces were lost'))
    // A collector that is away must not keep the program.
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, STOP_TIMEOUT_MS)))
    await Promise.race([sent, late])
    clearTimeout(timer)
  }
}
