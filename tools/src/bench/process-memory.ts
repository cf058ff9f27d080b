import { readFileSync } from 'node:fs'

/** The memory of a process (resident set, Linux) in megabytes. */
export function readMegabytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return (Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024) / 1e6
}

/** The average, rounded; 0 of nothing. */
export const average = (values: readonly number[]) =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / (values.length || 1))
