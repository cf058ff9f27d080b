import path from 'node:path'

import webpack from 'webpack'

import { measureBundledLibraries } from './bundled-libraries.js'
import { messageChunk } from './generated-names.js'
import { readJson } from './json.js'
import { readBudget } from './package-folder.js'
import { readPages } from './pages.js'
import { isOurs, sharedVersions } from './shared-modules.js'
import { readStaticMeta } from './static-meta.js'
import { findUsedExports } from './used-exports.js'

/** @typedef {import('./pages.js').Page} Page @typedef {import('./pages.js').Extension} Extension @typedef {import('./pages.js').LoadedPart} LoadedPart */
/**
 * @typedef {object} Remote
 * @property {string} name
 * @property {string} kernel range of the kernels that it works with
 * @property {readonly string[]} exposes modules that the shell may load
 * @property {Parameters<typeof sharedVersions>[0]} shared
 */

const LANGUAGES = ['en', 'ar']

/** Writes a remote's manifest `remote.json` beside its files: what the release tool needs to know of a build without running it. */
export class RemoteManifestPlugin {
  /** @param {Remote} remote */
  constructor(remote) {
    this.remote = remote
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('RemoteManifest', (compilation) => {
      /** @type {Record<string, string[]>} */
      let uses = {}
      compilation.hooks.afterOptimizeDependencies.tap('RemoteManifest', () => {
        uses = findUsedExports(compilation, Object.keys(this.remote.shared).filter(isOurs))
      })
      compilation.hooks.processAssets.tap(
        { name: 'RemoteManifest', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          // A wrong pages.json has been reported.
          if (compilation.errors.length > 0) return
          try {
            const json = JSON.stringify(this.createManifest(compilation, uses), null, 2)
            compilation.emitAsset('remote.json', new webpack.sources.RawSource(json))
          } catch (error) {
            compilation.errors.push(new webpack.WebpackError(String(error)))
          }
        },
      )
    })
  }

  /** @param {import('webpack').Compilation} compilation @param {Record<string, string[]>} uses names of shared modules, by request */
  createManifest(compilation, uses) {
    const { name, kernel, exposes, shared } = this.remote
    const directory = compilation.compiler.context
    const { pages, layouts, extensions, touches } = readPages(directory)
    const filesOf = (/** @type {string} */ chunk) => filesOfChunk(compilation, chunk)
    /** @param {Page} page @returns {LoadedPart[]} */
    const partsOf = (page) => {
      const layout = page.layout === undefined ? undefined : layouts[page.layout]
      return layout ? [layout, page] : [page]
    }
    const byPath = (/** @type {(page: Page) => unknown} */ toValue) =>
      Object.fromEntries(pages.map((page) => [page.path, toValue(page)]))
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
      libraries: measureBundledLibraries(
        compilation,
        exposes.map((module) => path.basename(module)),
      ),
      uses,
      paths: pages.map((page) => page.path),
      entry: filesOf(container).find(isScript),
      preload: ['routes', ...messageChunks('')].flatMap(filesOf),
      pages: byPath((page) => filesOfParts(`page "${page.key}"`, partsOf(page), filesOf)),
      query: byPath(({ query }) => query),
      meta: readStaticMeta(
        Object.fromEntries(pages.map((page) => [page.key, page.path])),
        path.join(directory, 'src'),
      ),
      session: pages.filter(({ session }) => session).map((page) => page.path),
      noindex: pages.filter(({ index }) => index === false).map((page) => page.path),
      touches,
      ...describeSlots(pages),
      ...describeSkeletons(pages),
      markdown: pages.filter(({ markdown }) => markdown).map((page) => page.path),
      ...(extensions.length > 0 && {
        extensions: extensions.map((extension) => describeExtension(extension, filesOf)),
      }),
    }
  }
}

/** @param {string} folder @returns {string[]} the chunks of its catalogues */
const messageChunks = (folder) => LANGUAGES.map((lang) => messageChunk(folder, lang))

const isScript = (/** @type {string} */ file) => file.endsWith('.js')

/**
 * @param {import('webpack').Compilation} compilation
 * @param {string} chunk its name
 * @returns {string[]} the scripts and style sheets without which it does not run
 */
const filesOfChunk = (compilation, chunk) =>
  (compilation.namedChunkGroups.get(chunk)?.getFiles() ?? []).filter((file) =>
    /\.(js|css)$/.test(file),
  )

/** @param {Page[]} pages @returns {{ slots?: Record<string, string[]> }} those of each page that has some, by path */
function describeSlots(pages) {
  /** @type {Record<string, string[]>} */
  const slots = {}
  for (const page of pages) if (page.slots?.length) slots[page.path] = page.slots
  return Object.keys(slots).length > 0 ? { slots } : {}
}

/** @param {Page[]} pages */
function describeSkeletons(pages) {
  /** @type {Record<string, string>} */
  const skeletons = {}
  for (const page of pages) if (page.skeleton) skeletons[page.path] = page.skeleton
  return Object.keys(skeletons).length > 0 ? { skeletons } : {}
}

/** @param {Extension} extension @param {(chunk: string) => string[]} filesOf */
function describeExtension(extension, filesOf) {
  const { key, slots, order, height, condition, example, messages } = extension
  const files = [
    ...['extensions', ...(messages.includes('') ? messageChunks('') : [])].flatMap(filesOf),
    ...filesOfParts(`extension "${key}"`, [extension], filesOf),
  ]
  return { key, slots, order, height, condition, example, files }
}

/**
 * The files that a page or an extension needs beside the remote's entry and its common ones.
 * @param {string} subject names it in errors
 * @param {LoadedPart[]} parts the page's layout and the page itself
 * @param {(chunk: string) => string[]} filesOf
 * @returns {string[]}
 * @throws when a chunk has no file: the build lacks a module that `pages.json` names
 */
function filesOfParts(subject, parts, filesOf) {
  const chunks = parts.flatMap(({ chunk }) => chunk ?? [])
  const catalogues = parts.flatMap(({ messages }) =>
    messages.filter(Boolean).flatMap(messageChunks),
  )
  const files = [...chunks, ...catalogues].map((chunk) => {
    const own = filesOf(chunk)
    if (!own.some(isScript)) throw new Error(`The ${subject} got no script for ${chunk}`)
    return own
  })
  return [...new Set(files.flat())]
}
