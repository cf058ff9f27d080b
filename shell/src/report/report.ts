import { getConfig, isConfigured } from '@shop/kernel'

import type { RemoteRelease } from './attribute-error.ts'

/** When a remote failed: loading its entry, a page or data, rendering, or later in an event handler. */
export type Phase = 'load' | 'page' | 'data' | 'render' | 'event'

interface Failure extends RemoteRelease {
  phase: Phase
  message: string
  /** Path of the page. */
  page: string
}

export const FLUSH_DELAY_MS = 2_000
/** Limit per page load, so that a failing loop does not report endlessly. */
export const MAX_REPORTS = 20

const reported = new Set<string>()
let queue: Failure[] = []

function flush(): void {
  // Before the configuration has arrived, nobody knows where to report to.
  const reportUrl = isConfigured() ? getConfig().reportUrl : undefined
  const failures = queue
  queue = []
  if (!reportUrl || failures.length === 0) return
  // A text/plain body needs no CORS preflight, which an unloading page would not survive.
  navigator.sendBeacon(reportUrl, JSON.stringify(failures))
}

/** Queues a failure of a remote for reporting, each one once. Never throws. */
export function reportFailure(release: RemoteRelease, phase: Phase, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error)
  const key = `${release.remote} ${phase} ${message}`
  if (reported.has(key) || reported.size >= MAX_REPORTS) return
  reported.add(key)
  if (queue.length === 0) setTimeout(flush, FLUSH_DELAY_MS)
  queue.push({ ...release, phase, message, page: window.location.pathname })
}

/** Sends queued failures when the page is hidden. @returns removes the listener */
export function flushOnPageHide(): () => void {
  const handleVisibilityChange = () => {
    if (document.visibilityState === 'hidden') flush()
  }
  document.addEventListener('visibilitychange', handleVisibilityChange)
  return () => document.removeEventListener('visibilitychange', handleVisibilityChange)
}
