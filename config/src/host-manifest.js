import webpack from 'webpack'

import { readBudget, readShellSlots } from './package-folder.js'
import { sharedFiles, sharedModules, sharedVersions } from './shared-modules.js'
import { findProvidedExports } from './used-exports.js'

/** webpack plugin: writes `host.json`, what the shell provides to remotes and how large its start may be, for the release tool. */
export class HostManifestPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('HostManifest', (compilation) => {
      /** @type {Record<string, string[]>} */
      let provides = {}
      compilation.hooks.afterOptimizeDependencies.tap('HostManifest', () => {
        provides = findProvidedExports(compilation, sharedFiles())
      })
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'HostManifest', stage }, () => {
        const json = JSON.stringify({ ...createHostManifest(compiler.context), provides }, null, 2)
        compilation.emitAsset('host.json', new webpack.sources.RawSource(`${json}\n`))
      })
    })
  }
}

/** @param {string} directory the shell's folder */
function createHostManifest(directory) {
  const budget = readBudget(directory)
  const slots = readShellSlots(directory)
  return {
    shared: sharedVersions(sharedModules(directory, { provide: true })),
    ...(budget !== null && { budget }),
    ...(slots.length > 0 && { slots }),
  }
}
