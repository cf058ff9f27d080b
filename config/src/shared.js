import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)

/**
 * What a page must have exactly once. A trailing slash covers the deep imports (`react/jsx-runtime`,
 * `react-dom/client`), which a bare name does not match.
 */
const singletons = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  'react-hot-toast',
  'styled-components',
  '@tanstack/react-query',
  '@shop/router',
  '@shop/kernel',
]

/** @param {string} name @param {string} directory @returns {string} the installed version */
function versionOf(name, directory) {
  const folders = require.resolve.paths(name) ?? []
  for (const folder of [path.join(directory, 'node_modules'), ...folders]) {
    try {
      const file = path.join(folder, name, 'package.json')
      return JSON.parse(readFileSync(file, 'utf8')).version
    } catch {
      // Not in this folder: the next one up.
    }
  }
  throw new Error(`${name} is not installed`)
}

/**
 * The share configuration: one copy of each singleton on a page, and a wrong version fails inside the
 * remote that brought it instead of giving the page two carts.
 * @param {string} directory the package's folder
 * @param {{ eager: boolean }} options `eager` puts the copies into the initial scripts: for the host, which always needs them
 */
export function sharedModules(directory, { eager }) {
  return Object.fromEntries(
    singletons.map((request) => {
      const version = versionOf(request.replace(/\/$/, ''), directory)
      return [
        request,
        { singleton: true, strictVersion: true, requiredVersion: `^${version}`, version, eager },
      ]
    }),
  )
}

/** @param {string} directory @returns {string} the range of kernels that a remote built here works with */
export function kernelRange(directory) {
  return `^${versionOf('@shop/kernel', directory)}`
}
