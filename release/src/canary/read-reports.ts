import { type VitalCounts, vitalCountsSchema } from '@shop/contracts/browser/web-vitals.ts'
import {
  type ReportCounts,
  reportCountsSchema,
  type ReportedFailure,
  reportedFailuresSchema,
} from '@shop/contracts/wire/failure-report.ts'
import { ReleaseError } from '@shop/release-format/release-error.ts'
import { type Permission, signPermission } from '@shop/server/signed-permission.ts'
import type { z } from 'zod/mini'

import type { FailureRate } from './compare-failures.ts'

/** What the backend keeps of what browsers reported. Every method throws a ReportsError when it cannot be read. */
export interface Readers {
  /** How often the versions of a front end were loaded and failed since a time. */
  readReports: (name: string, since: Date) => Promise<ReportCounts>
  /** The distinct failures of a version, the one of most page loads first. */
  readFailures: (name: string, version: string) => Promise<ReportedFailure[]>
  /** What visitors felt of the pages of a front end's versions since a time. */
  readVitals: (name: string, since: Date) => Promise<VitalCounts>
}

/** The reports cannot be read; the message says why. */
export class ReportsError extends ReleaseError {
  override readonly name = 'ReportsError'
  /** Whether the backend is older and has no such reports. */
  readonly isUnsupported: boolean

  constructor(message: string, isUnsupported = false) {
    super(message)
    this.isUnsupported = isUnsupported
  }
}

const TIMEOUT_MS = 5_000
const PERMISSION_MS = 60_000

/** `fetch` wraps what the system says. */
export function describeFailure(error: unknown): string {
  const { name, message, cause } = error as Error & {
    cause?: { code?: string; message?: string }
  }
  const reason = cause?.code ?? cause?.message
  if (reason) return reason
  return name === 'TimeoutError' ? 'no response within 5 s' : message
}

/** The backend's reports: their address, that browsers post them to, and the secret that it checks permissions with, if it has one. */
export interface ReportsAddress {
  url: string
  secret?: string | undefined
}

/** Why the backend does not answer. */
export const REFUSED = "RELEASE_SECRET is missing, or is not the backend's"

/** The headers of a call of the backend that needs a permission. */
export async function authorize(
  { secret }: ReportsAddress,
  permission: Permission,
): Promise<Record<string, string>> {
  if (!secret) return {}
  const expiresAt = new Date(Date.now() + PERMISSION_MS)
  return { authorization: `Bearer ${await signPermission(secret, expiresAt, permission)}` }
}

/** Asks the backend for what it keeps of reports. @throws ReportsError that says why it did not get it */
async function fetchReports<Schema extends z.ZodMiniType>(
  reports: ReportsAddress,
  kind: string,
  query: Record<string, string>,
  schema: Schema,
): Promise<z.output<Schema>> {
  const { url } = reports
  let isUnsupported = false
  try {
    const address = new URL(url + kind)
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
    const response = await fetch(address, {
      headers: await authorize(reports, 'reports'),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.status === 401) throw new Error(REFUSED)
    isUnsupported = response.status === 404
    if (!response.ok) throw new Error(`it responds with ${response.status}`)
    const { data } = schema.safeParse(await response.json())
    if (!data) throw new Error('it does not respond with reports')
    return data
  } catch (error) {
    throw new ReportsError(
      `The failure reports at ${url} (RELEASE_REPORTS_URL) cannot be read: ${describeFailure(error)}.`,
      isUnsupported,
    )
  }
}

/** The reports of a backend. */
export const readersOf = (address: ReportsAddress): Readers => ({
  async readReports(remote, since) {
    const query = { remote, since: since.toISOString() }
    return (await fetchReports(address, '', query, reportCountsSchema)).counts
  },
  async readFailures(remote, version) {
    const query = { remote, version }
    return (await fetchReports(address, '/failures', query, reportedFailuresSchema)).failures
  },
  async readVitals(remote, since) {
    const query = { remote, since: since.toISOString() }
    return (await fetchReports(address, '/vitals', query, vitalCountsSchema)).vitals
  },
})

/** The address at which `npm start` receives reports. */
const localReports = (env: NodeJS.ProcessEnv) =>
  `http://localhost:${env.BACKEND_PORT || 4000}/api/v1.0/failure-reports`

/** The reports of the configured backend. */
export const readReportsAddress = (env: NodeJS.ProcessEnv = process.env): ReportsAddress => ({
  url: env.RELEASE_REPORTS_URL || localReports(env),
  secret: env.RELEASE_SECRET,
})

export const createReaders = (env: NodeJS.ProcessEnv = process.env): Readers =>
  readersOf(readReportsAddress(env))

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
export const PHASES = {
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
