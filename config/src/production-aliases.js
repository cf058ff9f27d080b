import { createRequire } from 'node:module'
import path from 'node:path'

import { packageFolder } from './package-folder.js'

const require = createRequire(import.meta.url)

/** Requests are sent by the `xhr` adapter, as JSON. axios has no switch that leaves the rest out. */
const UNUSED_AXIOS_PARTS = [
  'adapters/fetch',
  'helpers/formDataToJSON',
  'helpers/HttpStatusCode',
  'helpers/toURLEncodedForm',
]

/** The entries of remotes are loaded by address, and the site writes the preload links. */
const UNUSED_FEDERATION_PARTS = ['plugins/snapshot/SnapshotHandler', 'utils/preload']

/** The router's production build: it offers bundlers only its development build. */
export function createRouterAliases() {
  const router = packageFolder(
    'react-router',
    packageFolder('react-router-dom', packageFolder('@shop/router')),
  )
  return {
    'react-router$': path.join(router, 'dist/production/index.mjs'),
    'react-router/dom$': path.join(router, 'dist/production/dom-export.mjs'),
  }
}

/** What production builds for browsers replace in installed packages to stay small. */
export function createProductionAliases() {
  const axios = packageFolder('axios', packageFolder('@shop/kernel'))
  // Its package.json is not exported.
  const federation = path.dirname(require.resolve('@module-federation/runtime-core'))
  return {
    ...createRouterAliases(),
    ...standIns(UNUSED_AXIOS_PARTS, path.join(axios, 'lib'), 'unused-axios-part.js'),
    ...standIns(UNUSED_FEDERATION_PARTS, federation, 'unused-federation-parts.js'),
  }
}

/** @param {string[]} parts @param {string} folder @param {string} file the module beside this one that replaces them */
function standIns(parts, folder, file) {
  const standIn = path.join(import.meta.dirname, file)
  return Object.fromEntries(parts.map((part) => [path.join(folder, `${part}.js`), standIn]))
}
