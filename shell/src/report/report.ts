import { getConfig } from '@shop/kernel'

import type { Release } from './blame.ts'

/** When a remote failed: loading its entry, loading a page, rendering it, or later, in a handler. */
export type Phase = 'load' | 'page' | 'render' | 'event'

interface Failure extends Release {
  phase: Phase
  message: string
  /** Path of the page it happened on. */
  page: string
}

/** Milliseconds that failures are gathered for before they are sent together. */
export const GATHERING = 2_000
/** A page that fails without end must not report without end. */
export const MOST = 20

const told = new Set<string>()
let gathered: Failure[] = []

function send(): void {
  const { reportUrl } = getConfig()
  const failures = gathered
  gathered = []
  if (!reportUrl || failures.length === 0) return
  // Plain text needs no question beforehand, which a page that is being left cannot wait for.
  navigator.sendBeacon(reportUrl, JSON.stringify(failures))
}

/** Notes a failure of a remote; the same one is reported once. Never throws, never waits. */
export function report(release: Release, phase: Phase, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error)
  const key = `${release.remote} ${phase} ${message}`
  if (told.has(key) || told.size >= MOST) return
  told.add(key)
  if (gathered.length === 0) setTimeout(send, GATHERING)
  gathered.push({ ...release, phase, message, page: window.location.pathname })
}

/** Sends what was gathered when the page is left; returns the function that ends it. */
export function sendOnLeaving(): () => void {
  const onHidden = () => {
    if (document.visibilityState === 'hidden') send()
  }
  document.addEventListener('visibilitychange', onHidden)
  return () => document.removeEventListener('visibilitychange', onHidden)
}
