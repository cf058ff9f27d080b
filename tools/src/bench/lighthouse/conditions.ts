import { cpus } from 'node:os'

import { median } from '../median.ts'
import type { LighthouseResult } from './figures.ts'

/** Describes the machine and the time of a measurement. Lighthouse's benchmark index falls when the machine does other work as well. */
export function describeConditions(results: readonly LighthouseResult[]): string {
  const [first] = results
  const indices = results.flatMap(({ environment }) => environment?.benchmarkIndex ?? [])
  const [, chromium = 'unknown'] =
    /Chrome\/(\d+)/.exec(first?.environment?.hostUserAgent ?? '') ?? []
  const date = new Date().toISOString().slice(0, 10)
  const processors = cpus()
  return [
    date,
    `${processors.length} × ${processors[0]?.model.trim() ?? 'unknown processor'}`,
    `Chromium ${chromium}`,
    `Lighthouse ${first?.lighthouseVersion ?? 'unknown'}`,
    `benchmark index ${Math.round(Math.min(...indices))} to ${Math.round(Math.max(...indices))}, median ${Math.round(median(indices))}`,
  ].join(', ')
}
