// Renders pages apart from the server's own thread. Plain JavaScript, so that a worker starts without a compiler.
import { parentPort, workerData } from 'node:worker_threads'

import { createRealm } from './realm.js'
import {
  createGlobals,
  createJob,
  describeError,
  endJob,
  jobs,
  removeFunctionConstructors,
} from './realm-globals.js'
import { toVersionName } from './version-name.js'

/**
 * @typedef {import('./realm.js').Realm} Realm
 * @typedef {import('./realm-globals.js').Job} Job
 * @typedef {import('./render-worker-messages.ts').RenderJob} RenderJob
 * @typedef {import('./render-worker-messages.ts').RenderMessage} RenderMessage
 * @typedef {import('./render-worker-messages.ts').RenderWorkerData} RenderWorkerData
 */

/** @type {unknown} */
const received = workerData
const data = /** @type {RenderWorkerData} */ (received)
const shellName = toVersionName('shell', data.shellVersion)

/** @param {RenderMessage} message */
const send = (message) => parentPort?.postMessage(message)

/** @param {string} text */
function handleComplaint(text) {
  send({ type: 'complaint', version: jobs.getStore()?.version ?? shellName, text })
}

const globals = createGlobals(data, handleComplaint, handleCrash)

/** @type {Map<string, Promise<Realm>>} */
const realms = new Map()

/** @param {string} language */
function realmOf(language) {
  const realm = realms.get(language) ?? jobs.exit(() => createRealm(data, language, globals))
  realms.set(language, realm)
  return realm
}

/**
 * Rejects when a rendering has waited too long for its data.
 * @param {Job} job
 * @returns {Promise<never>}
 */
const rejectLate = (job) =>
  new Promise((_resolve, reject) => {
    const timer = setTimeout(() => {
      job.dataFailed = true
      reject(new Error(`It waited longer than ${data.dataTimeoutMs} ms for its data`))
    }, data.dataTimeoutMs)
    job.timers.add(Number(timer))
  })

/** @param {RenderJob} message @param {Job} job */
async function perform({ language, url, owner, isLayout }, job) {
  let realm
  try {
    realm = await realmOf(language)
  } catch (error) {
    realms.delete(language)
    job.version = shellName
    throw error
  }
  if (url !== null && isLayout) return realm.renderLayout(url)
  if (url !== null) {
    const page = await Promise.race([realm.render({ url, owner }), rejectLate(job)])
    // What was rendered may have set the status.
    return { ...job.rendering, ...page }
  }
  if (owner) realm.keep(owner)
  return null
}

/** @param {RenderJob} message */
async function answer(message) {
  const { id } = message
  const job = createJob(message)
  try {
    const page = await jobs.run(job, () => perform(message, job))
    endJob(job)
    send({ type: 'page', id, page })
  } catch (error) {
    endJob(job)
    const { version, dataFailed } = job
    send({ type: 'failure', id, version, dataFailed, reason: describeError(error) })
  }
}

/** What nothing has caught may have left anything behind: the thread is replaced. @param {unknown} error */
function handleCrash(error) {
  const job = jobs.getStore()
  // What a rendering has given up, or could not fetch, nobody may be waiting for.
  if (job?.dataFailed || (job?.abort.signal.aborted && isAbort(error))) return
  const version = job?.version ?? shellName
  send({ type: 'crash', ...(job && { id: job.id }), version, reason: describeError(error) })
}

/** @param {unknown} error */
function isAbort(error) {
  const { name } = /** @type {{ name?: string }} */ (error ?? {})
  return name !== undefined && ['AbortError', 'CanceledError', 'CancelledError'].includes(name)
}

process.on('uncaughtException', handleCrash)
process.on('unhandledRejection', handleCrash)
removeFunctionConstructors()
parentPort?.on('message', (/** @type {RenderJob} */ message) => void answer(message))
