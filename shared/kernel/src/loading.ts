import timeouts from '@shop/contracts/browser/timeouts.json' with { type: 'json' }

import { retryPendingQueries } from './http/query-client.ts'
import { queryClient } from './http/shared-query-client.ts'

/** Limit for loading any one part of a page, code or data. */
export const LOAD_TIMEOUT_MS: number = timeouts.loadTimeoutMs

/** A page that is still loading after this time says so, and offers to ask again. */
export const SLOW_AFTER_MS: number = 4_500

/** An operation timed out. */
export class TimeoutError extends Error {
  /** @param operation named as the subject of the message */
  constructor(operation: string, timeoutMs: number) {
    super(`${operation} timed out after ${timeoutMs / 1000} s`)
    this.name = 'TimeoutError'
  }
}

/**
 * Rejects when `promise` does not settle in time. The promise itself is not cancelled.
 * @param operation named by the error
 * @throws TimeoutError after `timeoutMs`
 */
export async function withTimeout<Value>(
  promise: Promise<Value>,
  timeoutMs: number,
  operation: string,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(operation, timeoutMs)), timeoutMs)
  })
  try {
    return await Promise.race([promise, timeout])
  } finally {
    clearTimeout(timer)
  }
}

interface IdleOptions {
  /** Milliseconds after which a busy browser runs the task anyway. */
  timeoutMs: number
  /** Milliseconds to wait in Safari, which has no idle callbacks. */
  fallbackDelayMs: number
}

/** Runs a task when the browser is idle. @returns cancels it */
export function whenIdle(
  task: () => void,
  { timeoutMs, fallbackDelayMs }: IdleOptions,
): () => void {
  /* eslint-disable no-restricted-globals, no-restricted-properties -- They are used where they are there. */
  if (!window.requestIdleCallback) {
    const timer = setTimeout(task, fallbackDelayMs)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, { timeout: timeoutMs })
  return () => cancelIdleCallback(handle)
  /* eslint-enable no-restricted-globals, no-restricted-properties */
}

/** Marks the script of a remote's entry, as webpack marks those of chunks with `data-webpack`. */
export const ENTRY_SCRIPT_ATTRIBUTE = 'data-entry'

const LOADING_SCRIPTS = `script[data-webpack], script[${ENTRY_SCRIPT_ATTRIBUTE}]`

/** The scripts that are loaded next may hang at the same stalled connection, for example because their preload does. */
const RETRY_WINDOW_MS = 10_000

let attempt = 0
let observer: MutationObserver | null = null
let retryWindowTimer: ReturnType<typeof setTimeout> | undefined

/**
 * Requests a script by another address: the browser joins a request for the same address to the one that hangs.
 * Whichever arrives first completes the loading; a failure of the second changes nothing.
 */
function requestAgain(script: HTMLScriptElement): void {
  const url = new URL(script.src)
  url.searchParams.set('retry', String(attempt))
  const { integrity, crossOrigin } = script
  const second = document.createElement('script')
  Object.assign(second, { integrity, crossOrigin, src: url.href, async: true })
  second.onload = () => {
    second.remove()
    if (script.isConnected) script.dispatchEvent(new Event('load'))
  }
  second.onerror = () => second.remove()
  document.head.append(second)
}

function isLoadingScript(node: Node): node is HTMLScriptElement {
  return node instanceof HTMLScriptElement && node.matches(LOADING_SCRIPTS)
}

/** Requests again every script that is being loaded, and those whose loading starts within the next seconds. */
function retryPendingScripts(): void {
  attempt += 1
  document.querySelectorAll<HTMLScriptElement>(LOADING_SCRIPTS).forEach(requestAgain)
  observer ??= new MutationObserver((records) =>
    records
      .flatMap(({ addedNodes }) => [...addedNodes])
      .filter(isLoadingScript)
      .forEach(requestAgain),
  )
  observer.observe(document.head, { childList: true })
  clearTimeout(retryWindowTimer)
  retryWindowTimer = setTimeout(() => observer?.disconnect(), RETRY_WINDOW_MS)
}

/** Sends new requests for all code and data that the page is waiting for. */
export function retryPendingLoads(): void {
  retryPendingScripts()
  retryPendingQueries(queryClient)
}

/**
 * Waits for code, and requests it again each time that it has been pending for twice as long: nothing on the page says
 * that it waits, so nobody else will.
 */
export async function withAutomaticRetry<Value>(load: () => Promise<Value>): Promise<Value> {
  let delayMs = SLOW_AFTER_MS
  let timer = setTimeout(retry, delayMs)
  function retry() {
    retryPendingScripts()
    delayMs *= 2
    timer = setTimeout(retry, delayMs)
  }
  try {
    return await load()
  } finally {
    clearTimeout(timer)
  }
}
