import { fitLength } from '@shop/contracts/characters.ts'
import type { FailureReport, ReportPhase } from '@shop/contracts/failure-report.ts'
import { getConfig, isConfigured } from '@shop/kernel/config'
import { findRequestId } from '@shop/kernel/http'

import type { RemoteRelease } from './attribute-error.ts'

declare global {
  interface Window {
    /** While the shell has a canary: counts this page load as one in which the shell failed. */
    reportShellFailure?: (phase: Phase, message: string, requestId?: string) => void
  }
}

/** When a remote failed. */
export type Phase = Exclude<ReportPhase, 'use'>

export const FLUSH_DELAY_MS = 2_000
/** Limit per page load, so that a failing loop does not report endlessly. */
export const MAX_REPORTS = 20

/** As the contract says, whose code is not in the first load. */
const MAX_TEXT = 300

const reported = new Set<string>()
/** Releases whose use was reported, and no failure since. */
const unfailed = new Set<string>()
let queue: FailureReport[] = []

function flush(): void {
  // Before the configuration has arrived, nobody knows where to report to.
  const reportUrl = isConfigured() ? getConfig().reportUrl : undefined
  const failures = queue
  queue = []
  if (!reportUrl || failures.length === 0) return
  // A text/plain body needs no CORS preflight, which an unloading page would not survive.
  navigator.sendBeacon(reportUrl, JSON.stringify(failures))
}

/** Queues a report, each one once. */
function report(
  release: RemoteRelease,
  phase: ReportPhase,
  text: string,
  requestId?: string,
): void {
  const message = fitLength(text, MAX_TEXT)
  const name = `${release.remote} ${release.version}`
  const key = `${name} ${phase} ${message}`
  if (reported.has(key) || reported.size >= MAX_REPORTS) return
  reported.add(key)
  const isUse = phase === 'use'
  const first = !isUse && unfailed.delete(name)
  if (isUse) unfailed.add(name)
  if (queue.length === 0) setTimeout(flush, FLUSH_DELAY_MS)
  const page = window.location.pathname.slice(0, MAX_TEXT)
  // JSON leaves out what is undefined.
  queue.push({ ...release, phase, message, page, ...(first && { first }), requestId })
}

/** Queues a failure of a remote for reporting, each one once. Never throws. @param release null for one of the shell */
export function reportFailure(release: RemoteRelease | null, phase: Phase, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error)
  const requestId = findRequestId(error)
  window.reportShellFailure?.(phase, message, requestId)
  if (release) report(release, phase, message, requestId)
}

/** Reports that this page load uses a canary; its failures are counted as a share of these. */
export function reportUse(release: RemoteRelease): void {
  report(release, 'use', '')
}

/** Sends queued failures when the page is hidden. @returns removes the listener */
export function flushOnPageHide(): () => void {
  const handleVisibilityChange = () => {
    if (document.visibilityState === 'hidden') flush()
  }
  document.addEventListener('visibilitychange', handleVisibilityChange)
  return () => document.removeEventListener('visibilitychange', handleVisibilityChange)
}
