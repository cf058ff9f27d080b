/** One answered request: what it was, how long it took in milliseconds, and its status (0: no answer). */
export interface Sample {
  kind: string
  ms: number
  status: number
}

export interface Row {
  kind: string
  count: number
  p50: number
  p99: number
  max: number
  errors: number
}

/** The value that `share` (0 to 1) of the sorted values do not exceed; 0 of none. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}

function rowOf(kind: string, samples: readonly Sample[]): Row {
  const sorted = samples.map((sample) => sample.ms).sort((a, b) => a - b)
  const errors = samples.filter(({ status }) => status === 0 || status >= 400).length
  return {
    ...{ kind, count: samples.length, errors },
    ...{ p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99), max: quantile(sorted, 1) },
  }
}

/** One row per kind, and one for all together at the end. */
export function summarize(samples: readonly Sample[]): Row[] {
  const kinds = [...new Set(samples.map((sample) => sample.kind))].sort()
  const rows = kinds.map((kind) =>
    rowOf(
      kind,
      samples.filter((sample) => sample.kind === kind),
    ),
  )
  return [...rows, rowOf('all', samples)]
}

/** The rows as a table of text; times in milliseconds. */
export function formatTable(rows: readonly Row[]): string {
  const head = ['', 'requests', 'p50 ms', 'p99 ms', 'max ms', 'errors']
  const cells = rows.map((row) => [
    row.kind,
    ...[row.count, row.p50.toFixed(1), row.p99.toFixed(1), row.max.toFixed(1), row.errors],
  ])
  const lines = [head, ...cells].map(([first, ...rest]) => {
    return String(first).padEnd(12) + rest.map((cell) => String(cell).padStart(10)).join('')
  })
  return lines.join('\n')
}
