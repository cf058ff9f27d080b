import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import webpack from 'webpack'

import { pageMeta } from './page-meta.js'
import { sharedVersions } from './shared-versions.js'

/**
 * Writes `remote.json` beside a remote's files: what the release tool needs to know of a build
 * without running it. A chunk called `page.KEY` holds the page of the path that `paths.json` calls KEY,
 * and `messages.KEY.LANG` its messages; pages whose keys begin alike (`GROUP.PAGE`) may share `page.GROUP` and
 * `messages.GROUP.LANG`. `messages.LANG` holds the messages of the whole remote.
 */
export class RemoteDescriptionPlugin {
  /** @param {{ name: string, paths: Record<string, string>, kernel: string }} remote */
  constructor(remote) {
    this.remote = remote
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('RemoteDescription', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'RemoteDescription', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          try {
            const json = JSON.stringify(this.describe(compilation, compiler.context), null, 2)
            compilation.emitAsset('remote.json', new webpack.sources.RawSource(json))
          } catch (error) {
            compilation.errors.push(new webpack.WebpackError(String(error)))
          }
        },
      )
    })
  }

  /** @param {import('webpack').Compilation} compilation @param {string} directory the remote's folder */
  describe(compilation, directory) {
    const { name, paths, kernel } = this.remote
    const source = path.join(directory, 'src')
    const filesOf = (/** @type {string} */ group) =>
      (compilation.namedChunkGroups.get(group)?.getFiles() ?? []).filter((file) =>
        file.endsWith('.js'),
      )
    const container = name.replaceAll('-', '_')
    const { exposes = {}, shared = {} } = federationOf(compilation.compiler)
    return {
      name,
      kernel,
      exposes: Object.keys(exposes),
      shared: sharedVersions(shared),
      budget: budgetOf(directory),
      paths: Object.values(paths),
      entry: filesOf(container)[0],
      preload: ['routes', 'messages.en', 'messages.ar'].flatMap(filesOf),
      pages: Object.fromEntries(
        Object.entries(paths).map(([key, pattern]) => [
          pattern,
          [...new Set(chunksOf(key).flatMap(filesOf))],
        ]),
      ),
      meta: pageMeta(paths, source),
      unlisted: unlisted(paths, source),
    }
  }
}

/** @param {import('webpack').Compiler} compiler @returns {{ exposes?: object, shared?: Parameters<typeof sharedVersions>[0] }} what the container was told to be */
function federationOf({ options }) {
  const plugin = options.plugins.find((one) => one?.constructor.name === 'ModuleFederationPlugin')
  return plugin ? Reflect.get(plugin, '_options') : {}
}

/** @param {string} directory @returns {number | null} bytes (gzip) that a page may need, where the remote's package says so */
function budgetOf(directory) {
  const file = path.join(directory, 'package.json')
  return JSON.parse(readFileSync(file, 'utf8')).budget ?? null
}

/** @param {string} key @returns {string[]} the chunks of a page and of the group that it is in */
function chunksOf(key) {
  const [group = key] = key.split('.')
  return [group, key].flatMap((name) => [
    `page.${name}`,
    `messages.${name}.en`,
    `messages.${name}.ar`,
  ])
}

/**
 * The paths that search engines must not list, by their keys in `unlisted.json`.
 * @param {Record<string, string>} paths
 * @param {string} source
 */
function unlisted(paths, source) {
  const file = path.join(source, 'unlisted.json')
  if (!existsSync(file)) return []
  return JSON.parse(readFileSync(file, 'utf8')).map((/** @type {string} */ key) => {
    if (paths[key] !== undefined) return paths[key]
    throw new Error(`src/unlisted.json names the page ${key}, which src/paths.json does not have`)
  })
}
