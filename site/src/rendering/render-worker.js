// Renders pages apart from the server's own thread. Plain JavaScript, so that a worker starts without a compiler.
import { setImmediate } from 'node:timers/promises'
import { parentPort, threadId, workerData } from 'node:worker_threads'

import {
  createContext,
  currentContext,
  describeError,
  installGlobals,
  runInContext,
  runPart,
} from './rendering-context.js'
import { createServerBuilds } from './server-builds.js'
import { CRASH_PREFIX, toVersionName } from './version-name.js'

/**
 * @typedef {import('./rendering-context.js').Context} Context
 * @typedef {import('./render-worker-messages.ts').LiveRemote} LiveRemote
 * @typedef {import('./render-worker-messages.ts').RenderJob} RenderJob
 * @typedef {import('./render-worker-messages.ts').RenderMessage} RenderMessage
 * @typedef {import('./render-worker-messages.ts').RenderResult} RenderResult
 */

/** @type {unknown} */
const received = workerData
const data = /** @type {import('./render-worker-messages.ts').RenderWorkerData} */ (received)
const shellName = toVersionName('shell', data.shellVersion)
const builds = createServerBuilds(data)
const loadRoutes = (/** @type {LiveRemote} */ remote) => builds.load(remote).routes
const loadMarkdown = (/** @type {LiveRemote} */ remote) => builds.load(remote).markdown ?? {}
const loadExtensions = (/** @type {LiveRemote} */ remote) => builds.load(remote).extensions ?? {}
/** Languages that the shell is ready for, with the configuration of this revision. @type {Map<string, Promise<void>>} */
const started = new Map()
/** @type {string | undefined} */
let revision
/** Growth of typed arrays in bytes, by version. @type {Map<string, number>} */
const grown = new Map()
/** The rendering that has begun last: an error without a context is probably its own. @type {Context | undefined} */
let latest

/** @param {RenderMessage} message */
const send = (message) => parentPort?.postMessage(message)

installGlobals(data, handleWarning, handleUncaught)
process.on('uncaughtException', (error) => handleUncaught(error))
process.on('unhandledRejection', (error) => handleUncaught(error))

class ThreadCrash extends Error {}

/** @param {string} text */
function handleWarning(text) {
  send({ type: 'warning', version: currentContext()?.version ?? shellName, text })
}

/** Ends the thread, which such an error may have left in any state. @param {unknown} error @param {Context} [context] */
function handleUncaught(error, context = currentContext() ?? latest) {
  if (error instanceof ThreadCrash) throw error
  const isAborted = context?.abort.signal.aborted ?? false
  // Nobody may be waiting for a request that was given up or has failed.
  if (context?.dataFailed || (isAborted && isAbortError(error))) return
  const version = context?.version ?? shellName
  /** @type {import('./render-worker-messages.ts').Crash} */
  const crash = { id: context?.id, version, reason: describeError(error) }
  // A message would be lost: this error is what is left of the thread.
  throw new ThreadCrash(CRASH_PREFIX + JSON.stringify(crash))
}

/** @param {unknown} error */
function isAbortError(error) {
  const { name } = /** @type {{ name?: string }} */ (error ?? {})
  return name !== undefined && ['AbortError', 'CanceledError', 'CancelledError'].includes(name)
}

/** @param {RenderJob} job */
async function startShell({ language, configuration }) {
  const shell = builds.loadShell()
  if (configuration.revision !== revision) started.clear()
  revision = configuration.revision
  const start = started.get(language) ?? shell.start(configuration.config)
  started.set(language, start)
  await start
  return shell
}

/** @param {Context} context @returns {Promise<never>} rejects when the rendering has waited too long for its data */
const rejectLate = (context) =>
  new Promise((_resolve, reject) => {
    setTimeout(() => {
      context.dataFailed = true
      reject(new Error(`It waited longer than ${data.dataTimeoutMs} ms for its data`))
    }, data.dataTimeoutMs)
  })

/**
 * What the shell needs to fill the page's slots, and to tell whose code runs: a thread that hangs cannot say so any more.
 * @param {RenderJob} job @param {Context} context
 */
function createFillers({ id, version, fillers = { remotes: [], allowed: [] } }, context) {
  const versions = new Map(
    fillers.remotes.map(({ name, entry }) => [name, toVersionName(name, entry.metadata.version)]),
  )
  const announce = (/** @type {string | null} */ name) => {
    const running = versions.get(name ?? '') ?? version
    send({ type: 'running', id, version: running })
    return running
  }
  return {
    ...{ ...fillers, loadExtensions, timeoutMs: data.boxTimeoutMs },
    enter: (/** @type {string | null} */ name) => void (context.version = announce(name)),
    run: (/** @type {string} */ name, /** @type {() => Promise<unknown>} */ work) =>
      runPart(context, announce(name), work),
  }
}

/** @param {RenderJob} job @param {Context} context @returns {Promise<RenderResult>} */
async function perform(job, context) {
  const { url, owner, isLayout, isMarkdown, language } = job
  let shell
  try {
    shell = await startShell(job)
  } catch (error) {
    started.delete(language)
    context.version = shellName
    throw error
  }
  if (isLayout) {
    const layout = shell.renderLayout?.({ url })
    return { page: layout ? { status: 200, ...layout } : null }
  }
  const rendering = isMarkdown
    ? (shell.renderMarkdown?.({ url, owner, loadRoutes, loadMarkdown }) ?? null)
    : shell.render({ url, owner, loadRoutes, fillers: createFillers(job, context) })
  const page = await Promise.race([rendering, rejectLate(context)])
  if (!page) return { page: null }
  // A page may have set the status.
  return { page: { status: context.rendering.status, ...page } }
}

/** @param {RenderJob} job @returns {Promise<RenderResult>} */
async function render(job) {
  const context = createContext(job)
  latest = context
  send({ type: 'started', id: job.id })
  const before = process.memoryUsage().arrayBuffers
  try {
    return await runInContext(context, () => perform(job, context))
  } catch (error) {
    const { version, dataFailed } = context
    return { failure: { version, dataFailed, reason: describeError(error) } }
  } finally {
    checkMemory(context.version, before)
  }
}

/** Ends a thread whose typed arrays, which V8 does not limit, take too much. @param {string} version @param {number} before */
function checkMemory(version, before) {
  const after = process.memoryUsage().arrayBuffers
  grown.set(version, (grown.get(version) ?? 0) + after - before)
  if (after < data.memoryMb * 2 ** 20) return
  const [[culprit] = [version]] = [...grown].toSorted(([, one], [, other]) => other - one)
  const reason = `Its typed arrays keep more than ${data.memoryMb} MiB`
  /** @type {import('./render-worker-messages.ts').Crash} */
  const crash = { version: culprit, reason }
  // Its page is sent before.
  setTimeout(() => {
    throw new ThreadCrash(CRASH_PREFIX + JSON.stringify(crash))
  }, 0)
}

/** Loads the live versions and renders the shell, so that no visitor waits for code to be compiled. */
async function prepare() {
  const { configuration } = data
  const job = { url: '/', owner: null, isLayout: true, version: shellName, configuration, id: 0 }
  for (const language of data.languages) {
    const { failure } = await render({ ...job, language })
    if (failure) return send({ type: 'unloadable', ...failure })
  }
  for (const remote of data.remotes) {
    const version = toVersionName(remote.name, remote.entry.metadata.version)
    const context = createContext({ ...job, owner: remote, version, language: 'en' })
    try {
      await runInContext(context, async () => loadRoutes(remote))
    } catch (error) {
      send({ type: 'unloadable', version, reason: describeError(error) })
    }
  }
}

/** @returns {Promise<(job: RenderJob | null) => Promise<RenderResult>>} called by the pool when the thread starts */
async function initialize() {
  // Until the pool's call that loads this module has returned, ending the thread would abort the process.
  await setImmediate()
  send({ type: 'loaded', threadId })
  await prepare()
  return async (job) => (job ? render(job) : { page: null })
}

export default initialize()
