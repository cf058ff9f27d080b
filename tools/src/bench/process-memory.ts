import { readFileSync } from 'node:fs'

/** The memory of a process (resident set, Linux) in megabytes. */
export function readMegabytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return (Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024) / 1e6
}
