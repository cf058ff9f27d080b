import { existsSync } from 'node:fs'
import path from 'node:path'

import webpack from 'webpack'

import { readBudget } from './budget.js'
import { measureBundledLibraries } from './bundled-libraries.js'
import { nameChunks } from './chunk-names.js'
import { readJson } from './json.js'
import { readRouteTable } from './route-table.js'
import { sharedVersions } from './shared-modules.js'
import { readStaticMeta } from './static-meta.js'

/** @typedef {import('./route-table.js').RouteEntry} RouteEntry */
/**
 * @typedef {object} Remote
 * @property {string} name
 * @property {string} kernel range of the kernels that it works with
 * @property {readonly string[]} exposes modules that the shell may load
 * @property {Parameters<typeof sharedVersions>[0]} shared
 */
/** @typedef {{ routes: RouteEntry[], messageChunks: Map<string, string[]> }} NamedRoutes */

/**
 * Names the chunks of a remote's pages and messages after its route table, and writes its manifest `remote.json`
 * beside its files: what the release tool needs to know of a build without running it.
 */
export class RemoteManifestPlugin {
  /** @param {Remote} remote */
  constructor(remote) {
    this.remote = remote
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('RemoteManifest', (compilation) => {
      const attempt = (/** @type {() => void} */ step) => {
        try {
          step()
        } catch (error) {
          compilation.errors.push(new webpack.WebpackError(String(error)))
        }
      }
      /** @type {NamedRoutes | undefined} */
      let named
      compilation.hooks.beforeChunks.tap('RemoteManifest', () =>
        attempt(() => {
          const routes = readRouteTable(compiler.context)
          const pageChunks = routes.flatMap(({ code }) => code)
          const byFile = new Map(pageChunks.map(({ file, chunk }) => [file, chunk]))
          named = { routes, messageChunks: nameChunks(compilation, byFile) }
        }),
      )
      compilation.hooks.processAssets.tap(
        { name: 'RemoteManifest', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () =>
          attempt(() => {
            if (!named) return
            const json = JSON.stringify(this.createManifest(compilation, named), null, 2)
            compilation.emitAsset('remote.json', new webpack.sources.RawSource(json))
          }),
      )
    })
  }

  /** @param {import('webpack').Compilation} compilation @param {NamedRoutes} named */
  createManifest(compilation, { routes, messageChunks }) {
    const { name, kernel, exposes, shared } = this.remote
    const directory = compilation.compiler.context
    const source = path.join(directory, 'src')
    const paths = Object.fromEntries(routes.map((route) => [route.key, route.path]))
    const filesOf = (/** @type {string} */ chunk) => scriptsOf(compilation, chunk)
    const container = name.replaceAll('-', '_')
    /** @type {{ version?: string }} */
    const { version } = readJson(path.join(directory, 'package.json'))
    return {
      name,
      version,
      kernel,
      exposes,
      shared: sharedVersions(shared),
      budget: readBudget(directory),
      libraries: measureBundledLibraries(compilation, 'routes'),
      paths: Object.values(paths),
      entry: filesOf(container)[0],
      preload: ['routes', 'messages.en', 'messages.ar'].flatMap(filesOf),
      pages: Object.fromEntries(
        routes.map((route) => [route.path, pageFiles(route, messageChunks, filesOf)]),
      ),
      meta: readStaticMeta(paths, source),
      noindex: readNoindex(paths, source),
    }
  }
}

/** @param {import('webpack').Compilation} compilation @param {string} chunk its name @returns {string[]} */
function scriptsOf(compilation, chunk) {
  const files = compilation.namedChunkGroups.get(chunk)?.getFiles() ?? []
  return files.filter((file) => file.endsWith('.js'))
}

/**
 * The files that a page needs beside the remote's entry.
 * @param {RouteEntry} route
 * @param {Map<string, string[]>} messageChunks by module
 * @param {(chunk: string) => string[]} filesOf
 * @returns {string[]}
 * @throws when one of its modules has no file: `src/routes.tsx` names it, but nothing imports it
 */
function pageFiles({ key, code, messages }, messageChunks, filesOf) {
  const chunks = [
    ...code.map(({ file, chunk }) => ({ file, files: filesOf(chunk) })),
    ...messages.map((file) => ({ file, files: (messageChunks.get(file) ?? []).flatMap(filesOf) })),
  ]
  for (const { file, files } of chunks) {
    if (files.length === 0) throw new Error(`The page "${key}" got no script for ${file}`)
  }
  return [...new Set(chunks.flatMap(({ files }) => files))]
}

/**
 * The paths that search engines must not index: their keys are in `src/noindex.json`.
 * @param {Record<string, string>} paths
 * @param {string} source
 * @returns {string[]}
 */
function readNoindex(paths, source) {
  const file = path.join(source, 'noindex.json')
  if (!existsSync(file)) return []
  /** @type {string[]} */
  const keys = readJson(file)
  return keys.map((key) => {
    if (paths[key] !== undefined) return paths[key]
    throw new Error(`src/noindex.json names the page ${key}, which src/paths.json does not have`)
  })
}
