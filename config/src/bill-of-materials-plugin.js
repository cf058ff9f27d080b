import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { BILL_OF_MATERIALS, LICENSE_NOTICES } from '@shop/release-format/version-files.js'

import { findPackage, listBundledPackages } from './bundled-packages.js'
import { packageFolder } from './package-folder.js'

/** @typedef {import('./bundled-packages.js').BundledPackage} BundledPackage */

/**
 * webpack plugin: writes which packages the builds of a front end contain, and the notices of their licenses. One instance
 * is among the plugins of each of its builds; the last one to end writes.
 */
export class BillOfMaterialsPlugin {
  /** @type {Set<BundledPackage>} */
  #packages = new Set()
  #pending = 0

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    this.#pending += 1
    compiler.hooks.afterEmit.tapPromise('BillOfMaterials', async (compilation) => {
      for (const bundled of listBundledPackages(compilation)) this.#packages.add(bundled)
      this.#pending -= 1
      if (this.#pending === 0) await this.#write(compiler)
    })
  }

  /** @param {import('webpack').Compiler} compiler */
  async #write({ context, outputPath }) {
    // What only a release needs is loaded when the builds are done.
    const [{ createBillOfMaterials }, { createLicenseNotices }] = await Promise.all([
      import('./bill-of-materials.js'),
      import('./license-notices.js'),
    ])
    const subject = findPackage(context)
    // Its own code is in every build: what loads the chunks.
    const bundler = findPackage(packageFolder('webpack'))
    if (!subject || !bundler) throw new Error(`${context} has no package.json with a version`)
    const { name = '', version = '' } = subject.manifest
    const packages = [...new Set([...this.#packages, subject, bundler])]
    const files = {
      [BILL_OF_MATERIALS]: createBillOfMaterials({ name, version }, packages),
      [LICENSE_NOTICES]: createLicenseNotices(name, packages),
    }
    for (const [file, text] of Object.entries(files)) {
      const target = path.join(outputPath, file)
      await mkdir(path.dirname(target), { recursive: true })
      await writeFile(target, text)
    }
  }
}
