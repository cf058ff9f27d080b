// The builds of front ends for the server, as a thread loads them.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import vm from 'node:vm'

import { SERVER_BUILD } from '@shop/release-format/version-files.js'
import { LRUCache } from 'lru-cache'

import { createIntegrityCheck } from '../version-integrity.js'
import { toVersionName } from './version-name.js'

/**
 * @typedef {import('./render-worker-messages.ts').LiveRemote} LiveRemote
 * @typedef {import('./render-worker-messages.ts').RenderedPage} RenderedPage
 * @typedef {{
 *   sharedModules: Record<string, unknown>,
 *   start: (config: unknown) => Promise<void>,
 *   render: (request: object) => Promise<Omit<RenderedPage, 'status'>>,
 *   renderMarkdown?: (request: object) => Promise<Omit<RenderedPage, 'status'> | null>,
 *   renderLayout?: (request: { url: string }) => Omit<RenderedPage, 'status'>,
 * }} Shell
 */

/** Versions that only testers ask for, in memory. */
const MAX_OTHERS = 10

/**
 * Runs a build. It finds the modules that its host hands it, and no others.
 * @param {string} folder of the releases
 * @param {string} name
 * @param {string} version
 * @param {Record<string, unknown>} modules
 * @returns {unknown} what it exports
 */
function runBuild(folder, name, version, modules) {
  const label = toVersionName(name, version)
  const module = { exports: {} }
  const require = (/** @type {string} */ request) => {
    if (Object.hasOwn(modules, request)) return modules[request]
    throw new Error(`${label} asks for ${request}, which the shell does not share`)
  }
  const file = path.join(name, version, SERVER_BUILD)
  if (!createIntegrityCheck(folder)(file)) {
    throw new Error(`${label} has another build for the server than was published`)
  }
  const source = readFileSync(path.join(folder, file), 'utf8')
  const parameters = ['module', 'exports', 'require', 'serverPublicPath']
  const run = /** @type {(...values: unknown[]) => void} */ (
    vm.compileFunction(source, parameters, { filename: label })
  )
  run(module, module.exports, require, `/${name}/${version}/`)
  return module.exports
}

/** @typedef {{ routes: unknown, extensions?: Record<string, unknown>, markdown?: Record<string, unknown> }} RemoteBuild */

/** @param {LiveRemote} remote */
const toKey = ({ name, entry }) => toVersionName(name, entry.metadata.version)

/**
 * Creates what loads the builds of a shell and of remotes, each once.
 * @param {Pick<import('./render-worker-messages.ts').RenderWorkerData, 'folder' | 'shellVersion' | 'remotes'>} data
 */
export function createServerBuilds({ folder, shellVersion, remotes }) {
  /** @type {Shell | undefined} */
  let shell
  const liveNames = new Set(remotes.map(toKey))
  /** @type {Map<string, RemoteBuild>} */
  const live = new Map()
  /** @type {LRUCache<string, RemoteBuild>} */
  const others = new LRUCache({ max: MAX_OTHERS })

  /** @throws what its code throws */
  function loadShell() {
    shell ??= /** @type {Shell} */ (runBuild(folder, 'shell', shellVersion, {}))
    return shell
  }

  return {
    loadShell,
    /** @param {LiveRemote} remote @returns {RemoteBuild} @throws what its code throws */
    load(remote) {
      const key = toKey(remote)
      const loaded = liveNames.has(key) ? live : others
      const build =
        loaded.get(key) ??
        /** @type {RemoteBuild} */ (
          runBuild(folder, remote.name, remote.entry.metadata.version, loadShell().sharedModules)
        )
      loaded.set(key, build)
      return build
    },
  }
}
