import type { VitalReport } from '@shop/contracts/browser/web-vitals.ts'
import { redactPath, redactStack, redactText } from '@shop/contracts/rules/redact.ts'
import type { FailureReport, ReportPhase } from '@shop/contracts/wire/failure-report.ts'
import { getConfig, isConfigured } from '@shop/kernel/config'
import { findRequestId } from '@shop/kernel/http'

import { markFailed } from '../remotes/failed-releases.ts'
import { attributeError, type Release } from './attribute-error.ts'

type Details = Pick<FailureReport, 'page' | 'stack' | 'requestId'>

declare global {
  interface Window {
    /** While the shell has a canary: counts this page load as one in which the shell failed. */
    reportShellFailure?: (phase: Phase, message: string, details: Details) => void
  }
}

type Phase = Exclude<ReportPhase, 'use'>

export const FLUSH_DELAY_MS = 2_000
/** Limit per page load, so that a failing loop does not report endlessly. */
export const MAX_REPORTS = 20

/** A page that is there that long after it began to be left stays: the link was one to a file, or to an app. */
export const LEAVING_TIMEOUT_MS = 10_000

/** Whether it is that of a request which the page itself has given up. */
const isAborted = (error: unknown) =>
  error instanceof Object && 'name' in error && /^(Abort|Canceled)Error$/.test(String(error.name))

const reported = new Set<string>()
/** Errors that were reported, of which another one may be the consequence. */
const reportedErrors = new WeakSet<object>()
/** Releases whose use was reported, and no failure since. */
const unfailed = new Set<string>()
let queue: (FailureReport | VitalReport)[] = []
let takeVitals = (): VitalReport[] => []
/** Some browsers abort what a page still loads as soon as it is being left, which fails like a broken release. */
let isLeaving = false

function flush(): void {
  // Nobody knows where to report to before the configuration has arrived.
  const reportUrl = isConfigured() ? getConfig().reportUrl : undefined
  const failures = queue
  queue = []
  if (!reportUrl || failures.length === 0) return
  // A text/plain body needs no CORS preflight, which an unloading page would not survive.
  navigator.sendBeacon(reportUrl, JSON.stringify(failures))
}

let findPagePattern = (): string | undefined => undefined

/** Lets reports name the page by its pattern, which has no id of anything. @param find the pattern of the current page */
export function namePagesBy(find: () => string | undefined): void {
  findPagePattern = find
}

/** Sends what was measured of the page when it is hidden. @param take what is sent, once */
export function sendVitalsOf(take: () => VitalReport[]): void {
  takeVitals = take
}

export const getShellVersion = (): string | undefined =>
  document.documentElement.dataset.folder?.split('/')[2]

/** Queues a report, each one once. */
function report(release: Release, phase: ReportPhase, message: string, details: Details): void {
  const name = `${release.remote} ${release.version}`
  const key = `${name} ${phase} ${message}`
  if (reported.has(key) || reported.size >= MAX_REPORTS) return
  reported.add(key)
  const isUse = phase === 'use'
  const first = !isUse && unfailed.delete(name)
  if (isUse) unfailed.add(name)
  if (queue.length === 0) setTimeout(flush, FLUSH_DELAY_MS)
  const language = document.documentElement.lang === 'ar' ? 'ar' : 'en'
  const page = { shell: getShellVersion(), language } as const
  // JSON leaves out what is undefined.
  queue.push({ ...release, phase, message, ...details, ...page, ...(first && { first }) })
}

const currentPage = () => redactPath(findPagePattern() ?? window.location.pathname)

/** Whether an error, or what caused it, was reported already: it is caught again where it is shown. Notes it otherwise. */
function isReported(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (reportedErrors.has(error)) return true
  const { cause } = error
  if (cause instanceof Error && reportedErrors.has(cause)) return true
  reportedErrors.add(error)
  return false
}

/**
 * Queues a failure for reporting, each one once, unless the page is being left. Never throws.
 * @param release that failed; null leaves it to the error's stack, and nothing is reported whose stack names none
 * @param requestId of the response that it is about, unless the error says so
 */
export function reportFailure(
  release: Release | null,
  phase: Phase,
  error: unknown,
  requestId = findRequestId(error),
): void {
  if (isLeaving || isAborted(error) || isReported(error)) return
  const { message, stack } =
    error instanceof Error ? error : { message: String(error), stack: undefined }
  const failed = release ?? attributeError(stack)
  const text = redactText(String(message))
  const details = {
    page: currentPage(),
    stack: redactStack(stack ?? '') || undefined,
    requestId,
  }
  // Rejected rows are the data's fault: another release would reject them, too.
  if (failed && phase !== 'data') markFailed(failed.remote, failed.version)
  window.reportShellFailure?.(phase, text, details)
  // While the shell has a canary, that has reported it.
  if (failed && !(failed.remote === 'shell' && window.reportShellFailure)) {
    report(failed, phase, text, details)
  }
}

/** Reports that this page load uses a canary; its failures are counted as a share of these. */
export function reportUse(release: Release): void {
  report(release, 'use', '', { page: currentPage() })
}

/** Sends queued failures and what was measured when the page is hidden, and takes no more while it is being left. @returns removes the listeners */
export function flushOnPageHide(): () => void {
  const handleVisibilityChange = () => {
    if (document.visibilityState !== 'hidden') return
    queue.push(...takeVitals().map((vital) => ({ ...vital, shell: getShellVersion() })))
    flush()
  }
  let staying: ReturnType<typeof setTimeout> | undefined
  const handleLeaving = () => {
    isLeaving = true
    // `pagehide` follows `beforeunload`: the pause lasts from the last of them.
    clearTimeout(staying)
    staying = setTimeout(() => (isLeaving = false), LEAVING_TIMEOUT_MS)
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
