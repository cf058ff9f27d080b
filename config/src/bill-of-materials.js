import { existsSync, realpathSync } from 'node:fs'
import path from 'node:path'

import { FromNodePackageJson, License } from '@cyclonedx/cyclonedx-library/Contrib'
import { ComponentType, HashAlgorithm } from '@cyclonedx/cyclonedx-library/Enums'
import { Bom, Component, Metadata } from '@cyclonedx/cyclonedx-library/Models'
import { JSON as Json, JsonSerializer } from '@cyclonedx/cyclonedx-library/Serialize'
import { Spec1dot6 } from '@cyclonedx/cyclonedx-library/Spec'
import { PackageURL } from 'packageurl-js'
import parseExpression from 'spdx-expression-parse'

import { readJson } from './json.js'

/** @typedef {import('./bundled-packages.js').BundledPackage} BundledPackage */
/** @typedef {{ version?: string, integrity?: string }} LockedPackage */

const components = new FromNodePackageJson.Builders.ComponentBuilder(
  new FromNodePackageJson.Factories.ExternalReferenceFactory(),
  new License.Factories.LicenseFactory(parseExpression),
)

/** @param {BundledPackage} bundled whether it is the shop's own, which is on no registry */
export const isOwn = ({ manifest }) =>
  manifest.private === true || manifest.license === 'UNLICENSED'

/**
 * The bill of materials of a program or a front end: what its build contains, with versions, licenses and digests, and
 * which of these depends on which. The same packages give the same text.
 * @param {{ name: string, version: string }} subject
 * @param {readonly BundledPackage[]} packages
 * @returns {string} CycloneDX as JSON
 */
export function createBillOfMaterials({ name, version }, packages) {
  const subject = new Component(ComponentType.Application, name, { version, bomRef: name })
  const bom = new Bom({ metadata: new Metadata({ component: subject }) })
  /** @type {Map<string, Component>} */
  const byFolder = new Map()
  /** @type {Map<string, Component>} one for all places where the same version is installed */
  const byReference = new Map()
  for (const bundled of packages) {
    const created = createComponent(bundled)
    if (!created?.bomRef.value || bundled.manifest.name === name) continue
    const component = byReference.get(created.bomRef.value) ?? created
    byReference.set(created.bomRef.value, component)
    byFolder.set(bundled.folder, component)
    bom.components.add(component)
  }
  for (const { folder, manifest } of packages) {
    const dependent = manifest.name === name ? subject : byFolder.get(folder)
    for (const dependency of dependenciesOf(manifest)) {
      const found = byFolder.get(findInstalled(folder, dependency) ?? '')
      if (found) dependent?.dependencies.add(found.bomRef)
    }
  }
  const serializer = new JsonSerializer(new Json.Normalize.Factory(Spec1dot6))
  return `${serializer.serialize(bom, { sortLists: true, space: 2 })}\n`
}

/** @param {BundledPackage} bundled */
function createComponent(bundled) {
  const { folder, manifest } = bundled
  const component = components.makeComponent(manifest)
  if (!component) return undefined
  component.bomRef.value = `${manifest.name}@${manifest.version}`
  // What engines it runs on says nothing of a build.
  component.properties.clear()
  if (isOwn(bundled)) {
    component.licenses.clear()
    return component
  }
  component.purl = new PackageURL(
    'npm',
    component.group,
    component.name,
    component.version,
  ).toString()
  const digest = readDigest(folder, component.version)
  if (digest !== null) component.hashes.set(HashAlgorithm['SHA-512'], digest)
  return component
}

/** @param {object} manifest @returns {string[]} */
function dependenciesOf(manifest) {
  return ['dependencies', 'peerDependencies', 'optionalDependencies'].flatMap((kind) =>
    Object.keys(/** @type {Record<string, object | undefined>} */ (manifest)[kind] ?? {}),
  )
}

/**
 * Where Node finds a package: in the nearest `node_modules` upwards.
 * @param {string} folder @param {string} name
 * @returns {string | null}
 */
function findInstalled(folder, name) {
  const installed = path.join(folder, 'node_modules', name)
  if (existsSync(installed)) return realpathSync(installed)
  const parent = path.dirname(folder)
  return parent === folder ? null : findInstalled(parent, name)
}

/** @type {Map<string, Record<string, LockedPackage>>} by the folder of the lock file */
const lockFiles = new Map()

/** @param {string} root @returns {Record<string, LockedPackage>} */
function readLockFile(root) {
  const known = lockFiles.get(root)
  if (known) return known
  const file = path.join(root, 'package-lock.json')
  /** @type {{ packages?: Record<string, LockedPackage> }} */
  const { packages = {} } = existsSync(file) ? readJson(file) : {}
  lockFiles.set(root, packages)
  return packages
}

/**
 * The digest of a package as it came from the registry, by the nearest lock file that knows it.
 * @param {string} folder @param {string | undefined} version
 * @returns {string | null} hexadecimal
 */
function readDigest(folder, version) {
  for (let root = path.dirname(folder); root !== path.dirname(root); root = path.dirname(root)) {
    const locked = readLockFile(root)[path.relative(root, folder).replaceAll(path.sep, '/')]
    const digest = /^sha512-(\S+)/.exec(locked?.integrity ?? '')?.[1]
    if (digest !== undefined && locked?.version === version)
      return Buffer.from(digest, 'base64').toString('hex')
  }
  return null
}
