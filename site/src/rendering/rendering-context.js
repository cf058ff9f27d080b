// The surroundings of a rendering in its thread: its requests and timers end with it.
import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * @typedef {{
 *   rendering: { status: number, url: string, language: 'en' | 'ar' },
 *   id: number,
 *   version: string,
 *   headers: Readonly<Record<string, string>>,
 *   abort: AbortController,
 *   timers: Set<NodeJS.Timeout>,
 *   dataFailed: boolean,
 * }} Context
 * @typedef {(error: unknown, context?: Context) => void} HandleError
 */

/** @type {AsyncLocalStorage<Context>} */
const contexts = new AsyncLocalStorage()

/** Undefined outside of any rendering. */
export const currentContext = () => contexts.getStore()

/** @param {import('./render-worker-messages.ts').RenderJob} job @returns {Context} */
export const createContext = ({ id, version, url, language, headers = {} }) => ({
  rendering: { status: 200, url, language },
  id,
  version,
  headers,
  abort: new AbortController(),
  timers: new Set(),
  dataFailed: false,
})

/**
 * Runs work as a part of a rendering. What it has started ends with it.
 * @template Result
 * @param {Context} context
 * @param {() => Promise<Result>} work
 */
export async function runInContext(context, work) {
  try {
    return await contexts.run(context, work)
  } finally {
    context.abort.abort()
    for (const timer of context.timers) clearTimeout(timer)
  }
}

/**
 * Runs a part of a rendering that is another version's: what goes wrong with its data is no fault of the page's.
 * @template Result
 * @param {Context} context
 * @param {string} version
 * @param {() => Promise<Result>} work
 */
export const runPart = (context, version, work) =>
  contexts.run({ ...context, version, dataFailed: false }, work)

/** @param {unknown} error */
export function describeError(error) {
  /** @type {unknown} */
  const object = Object(error)
  const { stack } = /** @type {{ stack?: unknown }} */ (object)
  return typeof stack === 'string' ? stack : String(error)
}

/**
 * Limits requests, redirected ones too, to the origins that the configuration names.
 * @param {Pick<import('./render-worker-messages.ts').RenderWorkerData, 'origins' | 'internalOrigins'>} data
 * @returns {typeof fetch}
 */
function createFetch({ origins, internalOrigins = {} }) {
  const send = globalThis.fetch
  return async (input, init) => {
    const asked = new Request(input, { ...init, redirect: 'error' })
    const { origin } = new URL(asked.url)
    if (!origins.includes(origin)) {
      throw new TypeError(`${origin} may not be called while rendering`)
    }
    const context = currentContext()
    const address = (internalOrigins[origin] ?? origin) + asked.url.slice(origin.length)
    const signals = context ? [asked.signal, context.abort.signal] : [asked.signal]
    const request = new Request(new Request(address, asked), { signal: AbortSignal.any(signals) })
    for (const [name, value] of Object.entries(context?.headers ?? {})) {
      request.headers.set(name, value)
    }
    try {
      const response = await send(request)
      if (context && (response.status >= 500 || response.status === 429)) context.dataFailed = true
      return response
    } catch (error) {
      if (context && !asked.signal.aborted) context.dataFailed = true
      throw error
    }
  }
}

/**
 * A timer ends with its rendering, and what its callback throws is that rendering's failure.
 * @param {typeof setTimeout | typeof setInterval} start
 * @param {HandleError} onError
 */
const createTimer =
  (start, onError) =>
  (
    /** @type {(...values: unknown[]) => void} */ callback,
    /** @type {number | undefined} */ delayMs,
    /** @type {unknown[]} */ ...values
  ) => {
    const context = currentContext()
    const run = () => {
      try {
        callback(...values)
      } catch (error) {
        onError(error, context)
      }
    }
    const timer = start(run, delayMs)
    if (context?.abort.signal.aborted) clearTimeout(timer)
    context?.timers.add(timer)
    return timer
  }

/**
 * Puts functions into this thread that belong to the rendering whose code calls them.
 * @param {import('./render-worker-messages.ts').RenderWorkerData} data
 * @param {(text: string) => void} onWarning receives what code writes as a warning or an error
 * @param {HandleError} onError receives what is thrown where nothing catches it
 */
export function installGlobals(data, onWarning, onError) {
  const warn = (/** @type {unknown[]} */ ...values) =>
    onWarning(values.map(describeError).join(' '))
  const ignore = () => {}
  Object.assign(console, { warn, error: warn, log: ignore, info: ignore, debug: ignore })
  Object.assign(globalThis, {
    fetch: createFetch(data),
    setTimeout: createTimer(setTimeout, onError),
    setInterval: createTimer(setInterval, onError),
    renderHost: {
      currentRendering() {
        const context = currentContext()
        if (!context) throw new Error('This runs outside of any rendering')
        return context.rendering
      },
    },
  })
}
