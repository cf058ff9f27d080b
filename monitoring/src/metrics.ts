import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export { Counter, Gauge, Histogram, Registry }

/** From what is in memory to what a visitor gives up on, in seconds. */
const DURATION_BUCKETS_S = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30]

/** Creates the metrics of a process: memory, event loop, garbage collection. */
export function createMetrics(): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry
}

/** A histogram of durations in seconds. @param labelNames keep their values few: each combination is kept for good */
export function createDurations<Label extends string>(
  registry: Registry,
  name: string,
  help: string,
  labelNames: readonly Label[],
): Histogram<Label> {
  return new Histogram({
    name,
    help,
    labelNames: [...labelNames],
    buckets: DURATION_BUCKETS_S,
    registers: [registry],
  })
}
