import { fitLength } from '@shop/contracts/characters.ts'
import type { FailureReport, ReportPhase } from '@shop/contracts/failure-report.ts'
import { getConfig, isConfigured } from '@shop/kernel/config'
import { findRequestId } from '@shop/kernel/http'

import { markFailed } from '../remotes/failed-releases.ts'
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

/** A page that is there that long after it began to be left stays: the link was one to a file, or to an app. */
export const LEAVING_TIMEOUT_MS = 10_000

/** Whether it is that of a request which the page itself has given up. */
const isAborted = (error: unknown) =>
  error instanceof Object && 'name' in error && /^(Abort|Canceled)Error$/.test(String(error.name))

/** As the contract says, whose code is not in the first load. */
const MAX_TEXT = 300

const reported = new Set<string>()
/** Releases whose use was reported, and no failure since. */
const unfailed = new Set<string>()
let queue: FailureReport[] = []
/** Some browsers abort what a page still loads as soon as it is being left, which fails like a broken release. */
let isLeaving = false

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

/** Queues a failure of a remote for reporting, each one once, unless the page is being left. Never throws. @param release null for one of the shell */
export function reportFailure(release: RemoteRelease | null, phase: Phase, error: unknown): void {
  if (isLeaving || isAborted(error)) return
  // Rejected rows are the data's fault: another release would reject them, too.
  if (release && phase !== 'data') markFailed(release.remote, release.version)
  const message = error instanceof Error ? error.message : String(error)
  const requestId = findRequestId(error)
  window.reportShellFailure?.(phase, message, requestId)
  if (release) report(release, phase, message, requestId)
}

/** Reports that this page load uses a canary; its failures are counted as a share of these. */
export function reportUse(release: RemoteRelease): void {
  report(release, 'use', '')
}

/** Sends queued failures when the page is hidden, and takes no more while it is being left. @returns removes the listeners */
export function flushOnPageHide(): () => void {
  const handleVisibilityChange = () => {
    if (document.visibilityState === 'hidden') flush()
  }
  const handleLeaving = () => {
    isLeaving = true
    setTimeout(() => (isLeaving = false), LEAVING_TIMEOUT_MS)
  }
  document.addEventListener('visibilitychange', handleVisibilityChange)
  window.addEventListener('beforeunload', handleLeaving)
  window.addEventListener('pagehide', handleLeaving)
  return () => {
    document.removeEventListener('visibilitychange', handleVisibilityChange)
    window.removeEventListener('beforeunload', handleLeaving)
    window.removeEventListener('pagehide', handleLeaving)
  }
}
