import { type ReportCounts, reportCountsSchema } from '@shop/contracts/failure-report.ts'
import { signPermission } from '@shop/server/signed-permission.ts'

import { ReleaseError } from '../release-error.ts'
import type { FailureRate } from './compare-failures.ts'

/** Reads what browsers reported of a remote's versions since a time. @throws ReportsError */
export type ReadReports = (remote: string, since: Date) => Promise<ReportCounts>

/** The reports cannot be read; the message says why. */
export class ReportsError extends ReleaseError {
  override readonly name = 'ReportsError'
}

const TIMEOUT_MS = 5_000
const PERMISSION_MS = 60_000

/** `fetch` wraps what the system says. */
function describeFailure(error: unknown): string {
  const { name, message, cause } = error as Error & {
    cause?: { code?: string; message?: string }
  }
  const reason = cause?.code ?? cause?.message
  if (reason) return reason
  return name === 'TimeoutError' ? 'no response within 5 s' : message
}

/**
 * Creates what reads the reports of the backend.
 * @param url that browsers post reports to: `reportUrl` of the shop's configuration
 * @param secret that the backend checks permissions with, if it has one
 */
export function createReportsReader(url: string, secret: string | undefined): ReadReports {
  return async (remote, since) => {
    try {
      const address = new URL(url)
      address.searchParams.set('remote', remote)
      address.searchParams.set('since', since.toISOString())
      const expiresAt = new Date(Date.now() + PERMISSION_MS)
      const response = await fetch(address, {
        headers: secret
          ? { authorization: `Bearer ${await signPermission(secret, 'reports', expiresAt)}` }
          : {},
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (response.status === 401) {
        throw new Error("RELEASE_SECRET is missing, or is not the backend's")
      }
      if (!response.ok) throw new Error(`it responds with ${response.status}`)
      const { data } = reportCountsSchema.safeParse(await response.json())
      if (!data) throw new Error('it does not respond with counts')
      return data.counts
    } catch (error) {
      throw new ReportsError(
        `The failure reports at ${url} (RELEASE_REPORTS_URL) cannot be read: ${describeFailure(error)}.`,
      )
    }
  }
}

/** How often a version failed, of its page loads that were reported. */
export function rateOf(counts: ReportCounts, version: string): FailureRate {
  const sum = (rows: ReportCounts) => rows.reduce((total, { pageLoads }) => total + pageLoads, 0)
  const own = counts.filter((row) => row.version === version)
  const pageLoads = sum(own.filter(({ phase }) => phase === 'use'))
  // A use and its failure may be counted in different minutes, and anybody may send anything.
  return {
    pageLoads,
    failures: Math.min(pageLoads, sum(own.filter(({ phase }) => phase !== 'use'))),
  }
}

/** The phase of a failure, as the end of "failed …". */
const PHASES = {
  use: '',
  load: 'when it was loaded',
  page: 'when a page was loaded',
  data: 'on data',
  render: 'when it was rendered',
  event: 'in use',
} as const

/** How often a version failed, in words: `3 of 40 page loads (7.5 %), mostly when it was rendered`. */
export function describeRate(counts: ReportCounts, version: string): string {
  const { pageLoads, failures } = rateOf(counts, version)
  const percent = pageLoads === 0 ? 0 : (100 * failures) / pageLoads
  const [most] = counts
    .filter((row) => row.version === version && row.phase !== 'use')
    .toSorted((one, other) => other.pageLoads - one.pageLoads)
  const mostly = most && failures > 0 ? `, mostly ${PHASES[most.phase]}` : ''
  return `${failures} of ${pageLoads} page loads (${Number(percent.toFixed(1))} %)${mostly}`
}
