import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { LICENSE_NOTICES } from '@shop/release-format/version-files.js'

import { readJson } from './json.js'

/** @typedef {{ name?: string, version?: string, private?: boolean, license?: string, author?: string | { name: string } }} Manifest */

const LICENSE_FILE = /^(licen[cs]e|notice|copying)/i
const RULE = `\n${'-'.repeat(80)}\n\n`

/** @param {import('webpack').StatsModule[]} modules @returns {string[]} their files; those of concatenated modules are nested */
const listFiles = (modules) =>
  modules.flatMap(({ nameForCondition, modules: nested = [] }) => [
    ...(nameForCondition ? [nameForCondition] : []),
    ...listFiles(nested),
  ])

/** @param {string} folder @returns {string | null} the folder of the package that a folder belongs to */
function findPackage(folder) {
  const file = path.join(folder, 'package.json')
  /** @type {Manifest} */
  const { name, version } = existsSync(file) ? readJson(file) : {}
  if (name !== undefined && version !== undefined) return folder
  const parent = path.dirname(folder)
  return parent === folder ? null : findPackage(parent)
}

/** @param {string} folder of a package @returns {string[]} its notice; none for one of the shop's own */
function describePackage(folder) {
  /** @type {Manifest} */
  const manifest = readJson(path.join(folder, 'package.json'))
  const { name = '', version, license = 'see below', author } = manifest
  if (manifest.private === true || name.startsWith('@shop/')) return []
  const texts = readdirSync(folder)
    .filter((file) => LICENSE_FILE.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8').trim())
  const holder = typeof author === 'string' ? author : (author?.name ?? `the authors of ${name}`)
  const text = texts.length > 0 ? texts.join('\n\n') : `Copyright: ${holder}`
  return [`${name} ${version}\nLicense: ${license}\n\n${text}\n`]
}

/**
 * webpack plugin: writes the notices that the licenses of a build's packages ask for. The plugins of the registry overlook modules that
 * webpack has concatenated, or ES modules.
 */
export class LicensePlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply({ hooks, webpack: { Compilation, sources } }) {
    hooks.thisCompilation.tap('License', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'License', stage }, () => {
        const { modules = [] } = compilation
          .getStats()
          .toJson({ all: false, modules: true, nestedModules: true, modulesSpace: Infinity })
        const packages = listFiles(modules).map((file) => findPackage(path.dirname(file)))
        const notices = [...new Set(packages)]
          .filter((folder) => folder !== null)
          .flatMap(describePackage)
        const text = [...new Set(notices)].toSorted().join(RULE)
        compilation.emitAsset(LICENSE_NOTICES, new sources.RawSource(text))
      })
    })
  }
}
