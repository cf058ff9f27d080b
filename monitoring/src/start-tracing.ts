import { setTimeout as pause } from 'node:timers/promises'

import type { FastifyBaseLogger } from 'fastify'

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
  const { exportTraces } = await import('./otlp.ts')
  const stop = exportTraces({ endpoint, ...options })
  return async () => {
    const sent = stop().catch((error: unknown) => options.log.warn(error, 'Traces were lost'))
    // A collector that is away must not keep the program.
    await Promise.race([sent, pause(STOP_TIMEOUT_MS, undefined, { ref: false })])
  }
}
