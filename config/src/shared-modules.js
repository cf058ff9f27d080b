import { createRequire } from 'node:module'
import path from 'node:path'

import { packageOf } from '@shop/release-format/package-of.js'

import { readJson } from './json.js'

const require = createRequire(import.meta.url)

const KERNEL = '@shop/kernel'

/** @returns {string[]} the requests of the kernel's parts, which its `package.json` lists: `@shop/kernel/cart`, … */
function kernelParts() {
  /** @type {{ exports: Record<string, unknown> }} */
  const manifest = readJson(require.resolve(`${KERNEL}/package.json`))
  return Object.keys(manifest.exports)
    .filter((part) => /^\.\/[a-z]+$/.test(part))
    .map((part) => path.posix.join(KERNEL, part))
}

/** Modules of which a page must have exactly one copy, or that every remote would bring again. A request that is not listed is no shared one. */
const SINGLETONS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-hot-toast',
  'styled-components',
  '@tanstack/react-query',
  '@shop/router',
  ...kernelParts(),
]

export const sharedRequests = SINGLETONS

/** @param {string} request @returns {boolean} whether it is a module of the shop, whose exports webpack can list */
export const isOurs = (request) => request.startsWith('@shop/')

/** The files of the shop's own shared modules, by request. */
export const sharedFiles = () =>
  Object.fromEntries(
    SINGLETONS.filter(isOurs).map((request) => [request, require.resolve(request)]),
  )

/** Provided by the shell, but not in its initial scripts: only actions need it. */
export const DEFERRED = 'react-hot-toast'

/** @param {string} name @param {string} directory @returns {string} the installed version */
function versionOf(name, directory) {
  const folders = require.resolve.paths(name) ?? []
  for (const folder of [path.join(directory, 'node_modules'), ...folders]) {
    try {
      /** @type {{ version: string }} */
      const { version } = readJson(path.join(folder, name, 'package.json'))
      return version
    } catch {
      // Not installed here: try the next folder up.
    }
  }
  throw new Error(`${name} is not installed`)
}

/**
 * The versions of a shared module that a build works with. A minor version of a module of the shop only adds, and the gate
 * compares the names and types that a build uses with those of the live shell: the number alone must stop no other team. Which
 * names a minor version of a library adds is not known; its patches add none.
 * @param {string} request @param {string} version that it is built with
 */
function rangeOf(request, version) {
  const [major = '0', minor = '0'] = version.split('.')
  if (version.includes('-')) return `^${version}`
  return isOurs(request) && major !== '0' ? `^${major}.0.0` : `^${major}.${minor}.0`
}

/**
 * The `shared` option of Module Federation: strict singletons, so that a wrong version fails inside its remote instead
 * of giving the page a second cart.
 * @param {string} directory the package's folder
 * @param {{ provide: boolean }} options `provide` bundles the copies into the initial scripts: for the host, which always needs them.
 *   A remote has none of its own.
 */
export function sharedModules(directory, { provide }) {
  return Object.fromEntries(
    SINGLETONS.map((request) => {
      const version = versionOf(packageOf(request), directory)
      const common = {
        singleton: true,
        strictVersion: true,
        requiredVersion: rangeOf(request, version),
        version,
      }
      return [
        request,
        provide
          ? { ...common, eager: request !== DEFERRED }
          : { ...common, import: /** @type {const} */ (false) },
      ]
    }),
  )
}

/** @param {string} directory @returns {string} semver range of the kernels that a remote built here works with */
export function kernelRange(directory) {
  return rangeOf(KERNEL, versionOf(KERNEL, directory))
}

/**
 * States which versions a build shares and accepts, which tells whether two builds fit together.
 * @param {Record<string, { version: string, requiredVersion: string, import?: false }>} shared as `sharedModules` gives it
 * @returns {Record<string, { version: string, requiredVersion: string, import?: false }>} by request
 */
export function sharedVersions(shared) {
  return Object.fromEntries(
    Object.entries(shared).map(([request, { version, requiredVersion, import: own }]) => [
      request,
      { version, requiredVersion, ...(own === false && { import: own }) },
    ]),
  )
}
