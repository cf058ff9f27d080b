// A realm: the builds of the shell and of remotes in one language, apart from Node and from the other language.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import vm from 'node:vm'

import { SERVER_BUILD } from '@shop/config/server-build-file.js'

import { jobs } from './realm-globals.js'

/**
 * @typedef {import('./render-worker-messages.ts').LiveRemote} LiveRemote
 * @typedef {import('./render-worker-messages.ts').RenderedPage} RenderedPage
 * @typedef {import('./render-worker-messages.ts').RenderWorkerData} RenderWorkerData
 * @typedef {{
 *   sharedModules: Record<string, unknown>,
 *   start: (config: unknown) => Promise<void>,
 *   render: (request: object) => Promise<RenderedPage>,
 * }} ShellModule
 * @typedef {{
 *   loadRoutes: (remote: LiveRemote) => unknown,
 *   render: (request: { url: string, remotes: readonly LiveRemote[] }) => Promise<RenderedPage>,
 * }} Realm
 */

/** @type {Map<string, vm.Script>} */
const scripts = new Map()

/** @param {string} folder @param {string} name @param {string} version @returns {vm.Script} a front end's build for the server, compiled once for all realms */
function compile(folder, name, version) {
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
      throw new Error(`${name}@${version} asks for ${request}, which the shell does not share`)
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
  const routes = new Map()
  const loadRoutes = (/** @type {LiveRemote} */ { name, entry }) => {
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
  }
  return { loadRoutes, render: (request) => shell.render({ ...request, loadRoutes }) }
}
