import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { readJson } from './json.js'

/** Beside the packed packages: which there are, and the versions of libraries that they were tested with. */
export const PACKAGES_FILE = 'packages.json'

/** Where a repository of its own has the packed packages. */
const FOLDER = 'packages'

/** @typedef {Record<string, string>} Versions by name */
/** @typedef {{ packages: Versions, libraries: Versions }} Packed the packages' files, by name */
/** @typedef {{ dependencies: Versions, devDependencies: Versions, overrides?: Versions }} Manifest of a repository */

/**
 * Replaces the packages of a repository by those of a folder, and the versions of libraries by those that they were tested with.
 * `npm install` installs them.
 * @param {string} repository
 * @param {string} source folder that `npm run pack-packages` of the shop's repository has written
 * @returns {string[]} a line for each change; none when all is as it was
 * @throws Error when the folder is none of these
 */
export function upgradePackages(repository, source) {
  const file = path.join(source, PACKAGES_FILE)
  if (!existsSync(file)) {
    throw new Error(
      `${file} is missing. Write the packages in the shop's repository first: npm run pack-packages -- DIR`,
    )
  }
  /** @type {Packed} */
  const packed = readJson(file)
  const manifestFile = path.join(repository, 'package.json')
  /** @type {Manifest} */
  const manifest = readJson(manifestFile)
  const wanted = {
    ...packed.libraries,
    ...Object.fromEntries(
      Object.entries(packed.packages).map(([name, tarball]) => [name, `file:${FOLDER}/${tarball}`]),
    ),
  }
  /** @type {string[]} */
  const changes = []
  const { dependencies, devDependencies, overrides = {} } = manifest
  for (const versions of [dependencies, devDependencies, overrides]) {
    for (const [name, before] of Object.entries(versions)) {
      const after = wanted[name]
      if (after === undefined || after === before) continue
      versions[name] = after
      changes.push(`${name}: ${before} → ${after}`)
    }
  }
  // The others need it, and the registry has none.
  for (const name of Object.keys(packed.packages)) {
    if (dependencies[name] !== undefined || devDependencies[name] !== undefined) continue
    devDependencies[name] = wanted[name] ?? ''
    changes.push(`${name}: new, ${wanted[name]}`)
  }

  const folder = path.join(repository, FOLDER)
  mkdirSync(folder, { recursive: true })
  const tarballs = Object.values(packed.packages)
  if (path.resolve(source) !== path.resolve(folder)) {
    for (const tarball of [...tarballs, PACKAGES_FILE]) {
      copyFileSync(path.join(source, tarball), path.join(folder, tarball))
    }
  }
  for (const old of readdirSync(folder)) {
    if (old.endsWith('.tgz') && !tarballs.includes(old)) rmSync(path.join(folder, old))
  }
  writeFileSync(manifestFile, toText(manifest))
  forgetInstalled(repository)
  return changes
}

/**
 * npm takes a tarball of the same name for the one that its lock file knows, and that out of its cache.
 * @param {string} repository
 */
function forgetInstalled(repository) {
  rmSync(path.join(repository, 'node_modules/@shop'), { recursive: true, force: true })
  const file = path.join(repository, 'package-lock.json')
  if (!existsSync(file)) return
  /** @type {{ packages: Record<string, { resolved?: string }> }} */
  const { packages, ...lock } = readJson(file)
  const others = Object.entries(packages).filter(
    ([, { resolved }]) => !resolved?.startsWith(`file:${FOLDER}/`),
  )
  writeFileSync(file, toText({ ...lock, packages: Object.fromEntries(others) }))
}

/** @param {object} content */
const toText = (content) => `${JSON.stringify(content, null, 2)}\n`
