import type { VitalCounts } from '@shop/contracts/browser/web-vitals.ts'
import type { ReportCounts, ReportedFailure } from '@shop/contracts/wire/failure-report.ts'
import { ReleaseError } from '@shop/release-format/release-error.ts'

import { ReportsError } from '../canary/read-reports.ts'
import { promoteInSteps } from '../commands/promote-in-steps.ts'
import { createReleaseContext } from './release-context.ts'

export const versions = [{ name: 'mfe-catalog', version: '2.0.0' } as const]
const MINUTE_MS = 60_000
const options = { versions, steps: [1, 10, 50, 100], everyMs: 10 * MINUTE_MS }

/** Counts of both versions: page loads, and those in which it failed. */
export const count = (
  canary: [number, number],
  live: [number, number] = [1_000, 0],
): ReportCounts =>
  Object.entries({ '2.0.0': canary, '1.0.0': live }).flatMap(([version, [loads, failures]]) => [
    { version, phase: 'use', reports: loads, pageLoads: loads },
    { version, phase: 'render', reports: failures, pageLoads: failures },
  ])

/** A shop in which time passes only while a command waits. `at` runs something once so many minutes have passed. */
export async function createCanaryContext(counts: ReportCounts = count([100, 0])) {
  const shop = await createReleaseContext()
  const begin = Date.parse('2026-03-01T09:00:00Z')
  let time = begin
  const reports = {
    counts,
    failures: [] as ReportedFailure[],
    vitals: [] as VitalCounts,
    isDown: false,
    /** Why only the vitals cannot be read. */
    vitalsError: undefined as ReportsError | undefined,
  }
  const events: { minute: number; run: () => unknown }[] = []
  const shares: string[] = []
  const services = {
    now: () => new Date(time),
    async wait(milliseconds: number) {
      time += milliseconds
      const current = await shop.stateOf('mfe-catalog')
      const share = current?.canaries.find(({ version }) => version === '2.0.0')?.traffic ?? 0
      const line = `${Math.floor((time - milliseconds - begin) / MINUTE_MS / 10) * 10} min: ${share} %`
      if (shares.at(-1) !== line) shares.push(line)
      for (const event of events.filter(({ minute }) => time - begin >= minute * MINUTE_MS)) {
        events.splice(events.indexOf(event), 1)
        await event.run()
      }
      if (time - begin > 600 * MINUTE_MS) throw new ReleaseError('Waited for ten hours')
    },
    readFailures: async () => {
      if (reports.isDown) throw new ReportsError('The reports cannot be read.')
      return reports.failures
    },
    readVitals: async () => {
      if (reports.vitalsError) throw reports.vitalsError
      if (reports.isDown) throw new ReportsError('The reports cannot be read.')
      return reports.vitals
    },
    readReports: async () => {
      if (reports.isDown) throw new ReportsError('The reports cannot be read.')
      return reports.counts
    },
  }
  const at = (minute: number, run: () => unknown) => void events.push({ minute, run })
  const interruptAt = (minute: number) =>
    at(minute, () => {
      throw new ReleaseError('Interrupted')
    })
  const run = (changes: Partial<Parameters<typeof promoteInSteps>[1]> = {}) =>
    promoteInSteps(shop.context, { ...options, ...changes }, services)
  const resume = () => promoteInSteps(shop.context, { versions }, services)
  return { ...shop, services, reports, shares, at, interruptAt, run, resume }
}
