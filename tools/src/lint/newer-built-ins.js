import { createRequire } from 'node:module'

import { oldestVersions } from '@shop/config/browsers.js'
import { readJson } from '@shop/config/json.js'

/** @typedef {import('@mdn/browser-compat-data').CompatStatement | undefined} Compat */
/** @typedef {import('@mdn/browser-compat-data').BrowserName} BrowserName */

/**
 * Whether a browser has it, by MDN, without a flag and by this name.
 * @param {Compat} compat @param {BrowserName} browser @param {number} version
 */
function has(compat, browser, version) {
  const support = compat?.support[browser] ?? { version_added: '0' }
  return [support]
    .flat()
    .some(
      ({ version_added: added, flags, prefix, alternative_name: otherName }) =>
        !(flags ?? prefix ?? otherName) && parseFloat(String(added).replace('≤', '')) <= version,
    )
}

/**
 * Finds the built-ins of browsers that one of the supported ones lacks in its oldest version, by `browserslist` of the
 * root `package.json` and MDN's data.
 * @returns {[object: string, member?: string][]} globals, and members of globals or of their prototypes
 */
export function findNewerBuiltIns() {
  /** @type {import('@mdn/browser-compat-data').CompatData} */
  const { api, javascript } = readJson(
    createRequire(import.meta.url).resolve('@mdn/browser-compat-data'),
  )
  const oldest = [...oldestVersions(import.meta.dirname)]
  /** @param {Compat} compat */
  const isNewer = (compat) =>
    oldest.some(([name, version]) => {
      const browser = /** @type {BrowserName} */ (name.replace('ios_saf', 'safari_ios'))
      return !has(compat, browser, Number(version))
    })
  const objects = /** @type {Record<string, import('@mdn/browser-compat-data').Identifier>} */ ({
    ...api,
    ...javascript.builtins,
  })
  return Object.entries(objects).flatMap(([object, { __compat, ...members }]) => {
    /** @type {[object: string, member?: string][]} */
    const found = Object.entries(members)
      .filter(([name, member]) => name !== object && isNewer(member.__compat))
      .map(([name]) => [object, name.replace('_static', '')])
    return __compat && isNewer(__compat) ? [[object]] : found
  })
}
