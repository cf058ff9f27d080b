/** The measurement of one request. */
export interface Sample {
  kind: string
  /** Latency in milliseconds. */
  ms: number
  /** HTTP status; 0 without a response. */
  status: number
}

/** Latencies of one kind of request, in milliseconds. */
export interface LatencyRow {
  kind: string
  count: number
  p50: number
  p99: number
  max: number
  errors: number
}

/** The quantile of sorted values, always one of them; 0 for none. @param share 0 to 1 */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}

function summarizeKind(kind: string, samples: readonly Sample[]): LatencyRow {
  const sorted = samples.map((sample) => sample.ms).sort((a, b) => a - b)
  const errors = samples.filter(({ status }) => status === 0 || status >= 400).length
  return {
    kind,
    count: samples.length,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    max: quantile(sorted, 1),
    errors,
  }
}

/** One row per kind, and a last one for all requests. */
export function summarize(samples: readonly Sample[]): LatencyRow[] {
  const kinds = [...new Set(samples.map((sample) => sample.kind))].sort()
  const rows = kinds.map((kind) =>
    summarizeKind(
      kind,
      samples.filter((sample) => sample.kind === kind),
    ),
  )
  return [...rows, summarizeKind('all', samples)]
}

/** The rows as a text table. */
export function formatTable(rows: readonly LatencyRow[]): string {
  const head = ['', 'requests', 'p50 ms', 'p99 ms', 'max ms', 'errors']
  const cells = rows.map((row) => [
    row.kind,
    row.count,
    row.p50.toFixed(1),
    row.p99.toFixed(1),
    row.max.toFixed(1),
    row.errors,
  ])
  const lines = [head, ...cells].map(([first, ...rest]) => {
    return String(first).padEnd(12) + rest.map((cell) => String(cell).padStart(10)).join('')
  })
  return lines.join('\n')
}
