import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { readJson } from '@shop/config/json.js'
import { emitTypes } from 'release/build/emit-types.ts'
import { findTypeProblems } from 'release/checks/type-compatibility.ts'
import semver from 'semver'

/** The exports of a package when its API was recorded: declarations by path, `@shop/NAME/src/….d.ts`. */
export interface PackageApi {
  version: string
  types: Record<string, string>
}

export const API_FILE = 'api.json'
const TESTS = /\.test\.|[\\/](?:fixture|testing|messages|pictures)[\\/]/

interface Manifest {
  name: string
  version: string
  exports: Record<string, string>
}

function exportedModules(folder: string, { exports }: Manifest): string[] {
  const targets = Object.values(exports)
  if (!targets.includes('./src/*')) {
    return targets
      .filter((target) => /\.tsx?$/.test(target))
      .map((target) => path.join(folder, target))
  }
  const source = path.join(folder, 'src')
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !TESTS.test(`/${file}`))
    .map((file) => path.join(source, file))
}

/** The API of the packages below `shared`, by folder. */
export function readApis(root: string): Map<string, PackageApi> {
  const packages = readdirSync(path.join(root, 'shared')).map((name) => {
    const folder = path.join(root, 'shared', name)
    const manifest: Manifest = readJson(path.join(folder, 'package.json'))
    return { folder, manifest, modules: exportedModules(folder, manifest) }
  })
  const types = emitTypes(
    root,
    packages.flatMap(({ modules }) => modules),
  )
  return new Map(
    packages.map(({ folder, manifest: { name, version } }) => [
      folder,
      {
        version,
        types: Object.fromEntries(
          Object.entries(types).filter(([module]) => module.startsWith(`${name}/`)),
        ),
      },
    ]),
  )
}

/** The recorded API of a package; null before the first record. */
export function readRecordedApi(folder: string): PackageApi | null {
  const file = path.join(folder, API_FILE)
  return existsSync(file) ? readJson(file) : null
}

/**
 * Finds what packages have lost since their APIs were recorded, or have changed so that users break, without a new major version.
 * @param recorded, current by folder
 */
export function findApiProblems(
  root: string,
  recorded: Map<string, PackageApi>,
  current: Map<string, PackageApi>,
): string[] {
  const join = (apis: Map<string, PackageApi>): Record<string, string> =>
    Object.assign({}, ...[...apis.values()].map(({ types }) => types)) as Record<string, string>
  const changed = [...recorded].flatMap(([folder, { version, types }]) => {
    const now = current.get(folder)
    if (now && semver.major(now.version) > semver.major(version)) return []
    return Object.keys(types).filter((module) => now?.types[module] !== types[module])
  })
  if (changed.length === 0) return []
  return findTypeProblems(root, changed, join(recorded), join(current), { withTypes: true }).map(
    ({ module, text }) =>
      `${module.replace('/src/', '/').replace(/\.d\.ts$/, '')} breaks those who use it: ${text}\n` +
      '  Keep what it exported, or give the package the next major version and run npm run api -- record.',
  )
}

/** Packages whose CHANGELOG says nothing of their version. @param apis by folder */
export function findChangelogProblems(apis: Map<string, PackageApi>): string[] {
  return [...apis].flatMap(([folder, { version }]) => {
    const file = path.join(folder, 'CHANGELOG.md')
    const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
    if (text.split('\n').includes(`## ${version}`)) return []
    return `${file} has no "## ${version}": say there what a remote of another repository has to know.`
  })
}
