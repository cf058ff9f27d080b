import { createRequire } from 'node:module'
import path from 'node:path'

import { readJson } from './json.js'

const require = createRequire(import.meta.url)

/**
 * Packages of which a page must have exactly one copy, or that every remote would bring again. A trailing slash covers deep imports (`react/jsx-runtime`,
 * `react-dom/client`), which a bare name does not match.
 */
const SINGLETONS = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  'react-hot-toast',
  'styled-components',
  '@tanstack/react-query',
  '@shop/schema',
  '@shop/router',
  '@shop/kernel',
]

/** Requests of shared packages; one with a trailing slash stands for all that begin with it. */
export const sharedRequests = SINGLETONS

/** Provided by the shell, but not in its initial scripts: only requests and actions need them. */
const DEFERRED = ['@shop/schema', 'react-hot-toast']

/** Libraries that the shell does without: the first remote that needs one brings it. */
const SHARED_BY_REMOTES = ['leaflet']

/** @param {string} request @returns {string} the name of its package: `react-dom` of `react-dom/client` */
export function packageOf(request) {
  return request.split('/', request.startsWith('@') ? 2 : 1).join('/')
}

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
 * The `shared` option of Module Federation: strict singletons, so that a wrong version fails inside its remote instead
 * of giving the page a second cart.
 * @param {string} directory the package's folder
 * @param {{ eager: boolean }} options `eager` bundles the copies into the initial scripts: for the host, which always needs them
 */
export function sharedModules(directory, { eager }) {
  return Object.fromEntries(
    [...SINGLETONS, ...(eager ? [] : SHARED_BY_REMOTES)].map((request) => {
      const version = versionOf(packageOf(request), directory)
      return [
        request,
        {
          singleton: true,
          strictVersion: true,
          requiredVersion: `^${version}`,
          version,
          eager: eager && !DEFERRED.includes(request),
        },
      ]
    }),
  )
}

/** @param {string} directory @returns {string} semver range of the kernels that a remote built here works with */
export function kernelRange(directory) {
  return `^${versionOf('@shop/kernel', directory)}`
}

/**
 * What tells whether two builds fit together.
 * @param {Record<string, { version: string, requiredVersion: string }>} shared as `sharedModules` gives it
 * @returns {Record<string, { version: string, requiredVersion: string }>} by request
 */
export function sharedVersions(shared) {
  return Object.fromEntries(
    Object.entries(shared).map(([request, { version, requiredVersion }]) => [
      request,
      { version, requiredVersion },
    ]),
  )
}
