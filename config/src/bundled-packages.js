import { existsSync } from 'node:fs'
import path from 'node:path'

import { readJson } from './json.js'

/** @typedef {import('@cyclonedx/cyclonedx-library/Contrib/FromNodePackageJson').Types.NodePackageJson & { private?: boolean }} PackageManifest */
/** @typedef {{ folder: string, manifest: PackageManifest }} BundledPackage */

/** @type {Map<string, BundledPackage | null>} by folder */
const known = new Map()

/**
 * The package that a file belongs to: of the nearest folder upwards whose `package.json` has a name and a version.
 * @param {string} folder
 * @returns {BundledPackage | null}
 */
export function findPackage(folder) {
  const found = known.get(folder)
  if (found !== undefined) return found
  const file = path.join(folder, 'package.json')
  /** @type {PackageManifest} */
  const manifest = existsSync(file) ? readJson(file) : {}
  const parent = path.dirname(folder)
  const result =
    manifest.name !== undefined && manifest.version !== undefined
      ? { folder, manifest }
      : parent === folder
        ? null
        : findPackage(parent)
  known.set(folder, result)
  return result
}

/**
 * The packages of which a build has modules: scripts, style sheets, fonts, pictures.
 * @param {import('webpack').Compilation} compilation
 * @returns {BundledPackage[]}
 */
export function listBundledPackages({ chunkGraph, modules }) {
  const packages = [...modules]
    .filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
    .flatMap(withConcatenated)
    .map((module) => String(Reflect.get(module, 'resource') ?? ''))
    .filter((resource) => path.isAbsolute(resource))
    .map((resource) => findPackage(path.dirname(resource)))
  return [...new Set(packages)].filter((found) => found !== null)
}

/** @param {import('webpack').Module} module @returns {import('webpack').Module[]} the modules that were joined into it, or itself */
function withConcatenated(module) {
  return 'modules' in module ? /** @type {import('webpack').Module[]} */ (module.modules) : [module]
}
