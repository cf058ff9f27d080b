// Renders pages apart from the server's own thread. Plain JavaScript, so that a worker starts without a compiler.
import { AsyncLocalStorage } from 'node:async_hooks'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import vm from 'node:vm'
import { parentPort, workerData } from 'node:worker_threads'

/**
 * @typedef {import('./render-worker-messages.ts').RenderJob} RenderJob
 * @typedef {import('./render-worker-messages.ts').RenderWorkerData} RenderWorkerData
 * @typedef {import('./render-worker-messages.ts').LiveRemote} LiveRemote
 * @typedef {{
 *   sharedModules: Record<string, unknown>,
 *   start: (config: unknown) => Promise<void>,
 *   render: (request: object) => Promise<object>,
 * }} ShellModule
 */

/**
 * @template Value what the caller knows the value to be; it is not checked
 * @param {unknown} value
 * @returns {Value}
 */
const assume = (value) => /** @type {Value} */ (value)

/** @type {RenderWorkerData} */
const { folder, shellVersion, config, origins } = assume(workerData)

/** As the build names it. */
const SERVER_BUILD = '.server/server.cjs'

/** @type {AsyncLocalStorage<object>} */
const renderings = new AsyncLocalStorage()

/** @type {Map<string, vm.Script>} */
const scripts = new Map()

/** @param {string} name @param {string} version @returns {vm.Script} a front end's build for the server, compiled once for all realms */
function compile(name, version) {
  const file = path.join(folder, name, version, SERVER_BUILD)
  const script =
    scripts.get(file) ??
    new vm.Script(
      `(function (module, exports, require, serverPublicPath) {${readFileSync(file, 'utf8')}\n})`,
      { filename: `${name}@${version}` },
    )
  scripts.set(file, script)
  return script
}

/** Requests go to the addresses that the configuration names, and nowhere else. */
const guardedFetch = (
  /** @type {string | URL | Request} */ input,
  /** @type {RequestInit | undefined} */ init,
) => {
  const { origin } = new URL(input instanceof Request ? input.url : input)
  if (!origins.includes(origin)) throw new TypeError(`${origin} may not be called while rendering`)
  return fetch(input, init)
}

/** What code that runs in a realm finds beside the language itself. */
const globals = {
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
  console,
  performance,
  queueMicrotask,
  setInterval,
  setTimeout,
  structuredClone,
  fetch: guardedFetch,
}

/**
 * A realm renders in one language: what modules keep of it is the same for all its renderings.
 * @param {string} language
 */
async function createRealm(language) {
  const context = vm.createContext({ ...globals })
  context.renderHost = {
    language,
    currentRendering() {
      const rendering = renderings.getStore()
      if (!rendering) throw new Error('This runs outside of any rendering')
      return rendering
    },
  }
  /** @param {string} name @param {string} version @param {string} publicPath @param {Record<string, unknown>} modules */
  const run = (name, version, publicPath, modules) => {
    const module = { exports: {} }
    const require = (/** @type {string} */ request) => {
      if (Object.hasOwn(modules, request)) return modules[request]
      throw new Error(`${name}@${version} asks for ${request}, which the shell does not share`)
    }
    /** @type {(...parameters: unknown[]) => void} */
    const wrapper = assume(compile(name, version).runInContext(context))
    wrapper(module, module.exports, require, publicPath)
    return module.exports
  }
  const shell = /** @type {ShellModule} */ (
    run('shell', shellVersion, `/shell/${shellVersion}/`, {})
  )
  await shell.start(config)

  /** @type {Map<string, unknown>} */
  const routes = new Map()
  return {
    render: (/** @type {object} */ request) => shell.render(request),
    loadRoutes: (/** @type {LiveRemote} */ { name, entry }) => {
      const { version } = entry.metadata
      const key = `${name}@${version}`
      if (!routes.has(key)) {
        const publicPath = entry.url.slice(0, entry.url.lastIndexOf('/') + 1)
        const module = /** @type {{ routes: unknown }} */ (
          run(name, version, publicPath, shell.sharedModules)
        )
        routes.set(key, module.routes)
      }
      return routes.get(key)
    },
  }
}

/** @type {Map<string, ReturnType<typeof createRealm>>} */
const realms = new Map()

/** @param {string} language */
function realmOf(language) {
  const realm = realms.get(language) ?? createRealm(language)
  realms.set(language, realm)
  return realm
}

/** @param {RenderJob} job */
async function render({ language, url, remotes }) {
  const realm = await realmOf(language)
  const rendering = { status: 200 }
  const page = await renderings.run(rendering, () =>
    realm.render({ url, remotes, loadRoutes: realm.loadRoutes }),
  )
  // What was rendered may have set the status.
  return { ...rendering, ...page }
}

/** @param {RenderJob} job */
async function answer(job) {
  try {
    parentPort?.postMessage({ id: job.id, page: await render(job) })
  } catch (error) {
    // It may be of a realm's own class.
    /** @type {{ stack?: string }} */
    const { stack } = assume(Object(error))
    const reason = stack ?? String(error)
    parentPort?.postMessage({ id: job.id, reason })
  }
}

parentPort?.on('message', (/** @type {RenderJob} */ job) => void answer(job))
