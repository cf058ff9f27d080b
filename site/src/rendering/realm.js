// A realm: the builds of the shell and of remotes in one language, apart from Node and from the other language.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import vm from 'node:vm'

import { SERVER_BUILD } from '@shop/release-format/version-files.js'
import { LRUCache } from 'lru-cache'

import { jobs } from './realm-globals.js'
import { toVersionName } from './version-name.js'

/**
 * @typedef {import('./render-worker-messages.ts').LiveRemote} LiveRemote
 * @typedef {import('./render-worker-messages.ts').RenderedPage} RenderedPage
 * @typedef {import('./render-worker-messages.ts').RenderWorkerData} RenderWorkerData
 * @typedef {{
 *   sharedModules: Record<string, unknown>,
 *   start: (config: unknown) => Promise<void>,
 *   render: (request: object) => Promise<RenderedPage>,
 *   renderLayout?: (request: { url: string }) => RenderedPage,
 * }} ShellModule
 * @typedef {{
 *   keep: (remote: LiveRemote) => void,
 *   render: (request: { url: string, owner: LiveRemote | null }) => Promise<RenderedPage>,
 *   renderLayout: (url: string) => RenderedPage | null,
 * }} Realm
 */

/** Versions that testers ask for; those that visitors get are kept. */
const MAX_OTHERS = 10

/** Compiled for the first realm, and soon for the other. @type {LRUCache<string, vm.Script>} */
const scripts = new LRUCache({ max: 50 })

/** @param {string} folder @param {string} name @param {string} version @returns {vm.Script} a front end's build for the server, compiled once for all realms */
function compile(folder, name, version) {
  const file = path.join(folder, name, version, SERVER_BUILD)
  const script =
    scripts.get(file) ??
    new vm.Script(
      `(function (module, exports, require, serverPublicPath) {${readFileSync(file, 'utf8')}\n})`,
      { filename: toVersionName(name, version) },
    )
  scripts.set(file, script)
  return script
}

/**
 * A realm renders in one language: what modules keep of it is the same for all its renderings.
 * @param {RenderWorkerData} data
 * @param {string} language
 * @param {object} globals
 * @returns {Promise<Realm>}
 */
export async function createRealm({ folder, shellVersion, config }, language, globals) {
  // As the browser's policy: no code from texts.
  const codeGeneration = { strings: false, wasm: false }
  const context = vm.createContext({ ...globals }, { codeGeneration })
  context.renderHost = {
    language,
    currentRendering() {
      const job = jobs.getStore()
      if (!job) throw new Error('This runs outside of any rendering')
      return job.rendering
    },
  }
  /** @param {string} name @param {string} version @param {string} publicPath @param {Record<string, unknown>} modules */
  const run = (name, version, publicPath, modules) => {
    const module = { exports: {} }
    const require = (/** @type {string} */ request) => {
      if (Object.hasOwn(modules, request)) return modules[request]
      throw new Error(
        `${toVersionName(name, version)} asks for ${request}, which the shell does not share`,
      )
    }
    /** @type {unknown} */
    const result = compile(folder, name, version).runInContext(context)
    const wrapper = /** @type {(...parameters: unknown[]) => void} */ (result)
    wrapper(module, module.exports, require, publicPath)
    return module.exports
  }
  const shell = /** @type {ShellModule} */ (
    run('shell', shellVersion, `/shell/${shellVersion}/`, {})
  )
  await shell.start(config)

  /** @type {Map<string, unknown>} */
  const kept = new Map()
  /** @type {LRUCache<string, { routes: unknown }>} */
  const others = new LRUCache({ max: MAX_OTHERS })

  const readRoutes = (/** @type {LiveRemote} */ { name, entry }) => {
    const publicPath = entry.url.slice(0, entry.url.lastIndexOf('/') + 1)
    const { version } = entry.metadata
    return /** @type {{ routes: unknown }} */ (run(name, version, publicPath, shell.sharedModules))
  }
  const keyOf = (/** @type {LiveRemote} */ { name, entry }) =>
    toVersionName(name, entry.metadata.version)

  const loadRoutes = (/** @type {LiveRemote} */ remote) => {
    const key = keyOf(remote)
    if (kept.has(key)) return kept.get(key)
    const module = others.get(key) ?? readRoutes(remote)
    others.set(key, module)
    return module.routes
  }
  return {
    keep(remote) {
      kept.set(keyOf(remote), readRoutes(remote).routes)
    },
    render: ({ url, owner }) =>
      // A shell that was published before looks the owner up among the remotes.
      shell.render({ url, owner, remotes: owner ? [owner] : [], loadRoutes }),
    // A shell that was published before renders whole pages only.
    renderLayout: (url) => shell.renderLayout?.({ url }) ?? null,
  }
}
