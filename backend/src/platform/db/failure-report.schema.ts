import type { VitalName } from '@shop/contracts/browser/web-vitals.ts'
import type { ReportPhase } from '@shop/contracts/wire/failure-report.ts'

/** The tables of failures of front ends, and of what is counted of visits. */
export interface FailureReportSchema {
  /** Failures of remotes in browsers, and uses of canaries, counted by the minute. */
  failureReports: {
    remote: string
    version: string
    phase: ReportPhase
    /** ISO 8601 up to the minute. */
    minute: string
    reports: number
    pageLoads: number
  }
  /** Distinct failures of versions in browsers, redacted, a limited number of each version. */
  failureSamples: {
    remote: string
    version: string
    /** Equal for failures that differ in numbers only. */
    fingerprint: string
    phase: ReportPhase
    message: string
    stack: string
    page: string
    shell: string | null
    language: string | null
    pageLoads: number
    firstAt: string
    lastAt: string
  }
  /** Page loads by what visitors felt of them. */
  vitalCounts: {
    remote: string
    version: string
    /** ISO 8601. */
    day: string
    page: string
    vital: VitalName
    bucket: number
    pageLoads: number
  }
}
