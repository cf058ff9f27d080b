import { readFileSync } from 'node:fs'

const SAMPLE_INTERVAL_MS = 1000
const MINUTE_MS = 60_000

interface MemorySample {
  /** Milliseconds since the start. */
  at: number
  megabytes: number
}

export interface MemoryReport {
  first: { average: number; max: number }
  last: { average: number; max: number }
}

function readMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return (Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024) / 1e6
}

function summarize(samples: readonly MemorySample[]) {
  const values = samples.map(({ megabytes }) => megabytes)
  const average = values.reduce((sum, value) => sum + value, 0) / (values.length || 1)
  return { average: Math.round(average), max: Math.round(Math.max(0, ...values)) }
}

/** Compares the first and the last minute, of a shorter time its halves. */
export function compareMinutes(samples: readonly MemorySample[]): MemoryReport {
  const end = samples.at(-1)?.at ?? 0
  const span = Math.min(MINUTE_MS, end / 2)
  return {
    first: summarize(samples.filter(({ at }) => at <= span)),
    last: summarize(samples.filter(({ at }) => at >= end - span)),
  }
}

/** Samples the memory of a process (resident set, Linux) every second. @returns ends it, with the report */
export function watchMemory(pid: number): () => MemoryReport {
  const started = performance.now()
  const samples: MemorySample[] = []
  const sample = () => {
    samples.push({ at: performance.now() - started, megabytes: readMegabytes(pid) })
  }
  sample()
  const timer = setInterval(sample, SAMPLE_INTERVAL_MS)
  return () => {
    clearInterval(timer)
    sample()
    return compareMinutes(samples)
  }
}
