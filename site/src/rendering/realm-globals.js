// What code finds in a realm beside the language itself: what a browser and a server have in common, and no more.
import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * One rendering. What it started ends with it.
 * @typedef {{
 *   rendering: { status: number, url: string },
 *   id: number,
 *   version: string,
 *   headers: Readonly<Record<string, string>>,
 *   abort: AbortController,
 *   timers: Set<number>,
 *   dataFailed: boolean,
 * }} Job
 */

/** @type {AsyncLocalStorage<Job>} */
export const jobs = new AsyncLocalStorage()

/**
 * Closes the way from what a realm is handed to code of Node: `fetch.constructor('return process')()`.
 * It ends with the thread.
 */
export function removeFunctionConstructors() {
  const functions = [() => {}, async () => {}, function* () {}, async function* () {}]
  for (const each of functions) {
    Reflect.deleteProperty(Reflect.getPrototypeOf(each) ?? {}, 'constructor')
  }
}

/** @param {import('./render-worker-messages.ts').RenderJob} message @returns {Job} */
export const createJob = ({ id, version, url, headers = {} }) => ({
  rendering: { status: 200, url: url ?? '' },
  id,
  version,
  headers,
  abort: new AbortController(),
  timers: new Set(),
  dataFailed: false,
})

/** Ends what a rendering has left behind. @param {Job} job */
export function endJob({ abort, timers }) {
  abort.abort()
  for (const timer of timers) clearTimeout(timer)
}

/**
 * @typedef {(...values: unknown[]) => void} Callback
 * @typedef {(error: unknown) => void} HandleError
 */

/**
 * Origins that may be called, and where they are reached.
 * @typedef {Pick<import('./render-worker-messages.ts').RenderWorkerData, 'origins' | 'internalOrigins'>} Callable
 */

/** Node forgets whose callback has thrown. @param {Callback} callback @param {HandleError} onError @returns {Callback} */
const guard =
  (callback, onError) =>
  (...values) => {
    try {
      callback(...values)
    } catch (error) {
      onError(error)
    }
  }

/** @param {typeof setTimeout | typeof setInterval} start @param {HandleError} onError */
function createTimerFunction(start, onError) {
  return (
    /** @type {Callback} */ callback,
    /** @type {number | undefined} */ delay,
    /** @type {unknown[]} */ ...values
  ) => {
    const job = jobs.getStore()
    if (job?.abort.signal.aborted) return 0
    // A number, as in browsers: Node's own object knows all other timers.
    const timer = Number(start(guard(callback, onError), delay, ...values))
    job?.timers.add(timer)
    return timer
  }
}

/**
 * Requests go to the addresses that the configuration names, and nowhere else, redirected or not.
 * @param {Callable} callable
 */
function createFetch({ origins, internalOrigins = {} }) {
  return async (
    /** @type {string | URL | Request} */ input,
    /** @type {RequestInit | undefined} */ init = {},
  ) => {
    const asked = new Request(input, { ...init, redirect: 'error' })
    const { origin } = new URL(asked.url)
    if (!origins.includes(origin)) {
      throw new TypeError(`${origin} may not be called while rendering`)
    }
    const address = (internalOrigins[origin] ?? origin) + asked.url.slice(origin.length)
    const request = new Request(address, asked)
    const job = jobs.getStore()
    for (const [name, value] of Object.entries(job?.headers ?? {})) request.headers.set(name, value)
    const { signal } = job?.abort ?? new AbortController()
    try {
      const response = await fetch(request, { signal: AbortSignal.any([request.signal, signal]) })
      if (job && (response.status >= 500 || response.status === 429)) job.dataFailed = true
      return response
    } catch (error) {
      if (job && !request.signal.aborted) job.dataFailed = true
      throw error
    }
  }
}

/** @param {(text: string) => void} report receives what code complains of */
function createConsole(report) {
  const ignore = () => {}
  const send = (/** @type {unknown[]} */ ...values) => report(values.map(describeError).join(' '))
  return { log: ignore, info: ignore, debug: ignore, trace: ignore, warn: send, error: send }
}

/** @param {unknown} error which may be of a realm's own class */
export function describeError(error) {
  /** @type {unknown} */
  const object = Object(error)
  const { stack } = /** @type {{ stack?: unknown }} */ (object)
  return typeof stack === 'string' ? stack : String(error)
}

/**
 * @param {Callable} callable
 * @param {(text: string) => void} report receives what code writes to its console
 * @param {HandleError} onError receives what is thrown where nothing catches it
 */
export const createGlobals = (callable, report, onError) => ({
  AbortController,
  AbortSignal,
  Blob,
  DOMException,
  Event,
  EventTarget,
  File,
  FormData,
  Headers,
  ReadableStream,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
  TransformStream,
  URL,
  URLSearchParams,
  WritableStream,
  atob,
  btoa,
  clearInterval,
  clearTimeout,
  console: createConsole(report),
  performance,
  queueMicrotask: (/** @type {Callback} */ callback) => queueMicrotask(guard(callback, onError)),
  setInterval: createTimerFunction(setInterval, onError),
  setTimeout: createTimerFunction(setTimeout, onError),
  structuredClone,
  fetch: createFetch(callable),
})
