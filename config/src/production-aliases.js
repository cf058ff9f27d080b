import { createRequire } from 'node:module'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

/** Requests are sent by the `xhr` adapter, as JSON. axios has no switch that leaves the rest out. */
const UNUSED_AXIOS_PARTS = [
  'adapters/fetch',
  'helpers/formDataToJSON',
  'helpers/HttpStatusCode',
  'helpers/toURLEncodedForm',
]

/** What production builds replace in installed packages to stay small. */
export function createProductionAliases() {
  const axios = findPackage('shared/kernel', 'axios')
  const router = findPackage('node_modules/react-router-dom', 'react-router')
  const standIn = path.join(import.meta.dirname, 'unused-axios-part.js')
  return {
    // The package offers bundlers only its development build.
    'react-router$': path.join(router, 'dist/production/index.mjs'),
    'react-router/dom$': path.join(router, 'dist/production/dom-export.mjs'),
    ...Object.fromEntries(
      UNUSED_AXIOS_PARTS.map((part) => [path.join(axios, `lib/${part}.js`), standIn]),
    ),
  }
}

/** @param {string} user folder of a package that depends on it @param {string} name @returns {string} its folder */
function findPackage(user, name) {
  const require = createRequire(path.join(root, user, 'package.json'))
  return path.dirname(require.resolve(`${name}/package.json`))
}
