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

/** What all production builds replace: they render the same, in the browser and on the server. */
export function createCommonAliases() {
  const router = packageFolder(
    'react-router',
    packageFolder('react-router-dom', packageFolder('@shop/router')),
  )
  const lucide = packageFolder('lucide-react', packageFolder('@shop/ui'))
  return {
    // The router offers bundlers only its development build.
    'react-router$': path.join(router, 'dist/production/index.mjs'),
    'react-router/dom$': path.join(router, 'dist/production/dom-export.mjs'),
    [path.join(lucide, 'dist/esm/createLucideIcon.mjs')]:
      require.resolve('@shop/ui/icons/create-icon.ts'),
  }
}

/** What production builds for browsers replace in installed packages to stay small. */
export function createProductionAliases() {
  const axios = packageFolder('axios', packageFolder('@shop/kernel'))
  return {
    ...createCommonAliases(),
    ...standIns(UNUSED_AXIOS_PARTS, path.join(axios, 'lib'), 'bundled/unused-axios-part.js'),
  }
}

/** @param {string[]} parts @param {string} folder @param {string} file the module beside this one that replaces them */
function standIns(parts, folder, file) {
  const standIn = path.join(import.meta.dirname, file)
  return Object.fromEntries(parts.map((part) => [path.join(folder, `${part}.js`), standIn]))
}
