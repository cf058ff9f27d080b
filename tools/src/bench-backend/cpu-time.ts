import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const UTIME = 11
const STIME = 12

/** Ticks of the processor's time that Linux counts in a second. */
const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** Seconds of processor time that a process has used so far, all its threads together (Linux). */
export function readCpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name, in parentheses, may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[UTIME]) + Number(fields[STIME])) / ticksPerSecond
}
