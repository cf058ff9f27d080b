import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

import { patternsOverlap } from '@shop/release-format/overlapping-patterns.js'
import webpack from 'webpack'

import { parseJson } from './json.js'
import { packageName } from './package-folder.js'
import { PAGES_FILE, readPages } from './pages.js'
import { findTypeErrors } from './type-errors.js'

/** @typedef {{ name: string, paths: readonly string[] }} PathOwner */

const TIMEOUT_MS = 10_000

/** A repository of its own has this package installed; here the front ends stand side by side. */
const isInstalled = import.meta.dirname.split(path.sep).includes('node_modules')

/** @param {string} directory of a remote @returns {string[]} the folders of the other remotes of its repository */
export function listOtherRemotes(directory) {
  const root = path.dirname(directory)
  return readdirSync(root)
    .map((name) => path.join(root, name))
    .filter((folder) => folder !== directory && existsSync(path.join(folder, PAGES_FILE)))
}

/** @param {string} directory @returns {PathOwner} */
const readOwner = (directory) => ({
  name: packageName(directory),
  paths: readPages(directory).pages.map((page) => page.path),
})

/** @param {string} directory of another team, whose mistakes are its own @returns {PathOwner[]} */
function readOther(directory) {
  try {
    return [readOwner(directory)]
  } catch {
    return []
  }
}

/**
 * The other remotes that are live in a shop; none where it does not answer, which its proxy says.
 * @param {string} shop its origin @param {string} name of the remote from source @param {AbortSignal} signal
 * @returns {Promise<PathOwner[]>}
 */
async function fetchOwners(shop, name, signal) {
  try {
    const response = await fetch(`${shop}/discovery.json`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    })
    /** @type {Parameters<typeof import('@shop/release-format/dev-discovery.js').withDevServer>[0]} */
    const { microFrontends } = parseJson(await response.text())
    return Object.entries(microFrontends).flatMap(([owner, versions]) =>
      owner === name
        ? []
        : [{ name: owner, paths: versions.flatMap(({ extras }) => extras.paths) }],
    )
  } catch {
    return []
  }
}

/**
 * The paths of a remote that share an address with another one's: who is live owns it.
 * @param {readonly string[]} paths @param {readonly PathOwner[]} others @returns {string[]}
 */
export const findTakenPaths = (paths, others) =>
  paths.flatMap((pattern) =>
    others.flatMap((other) => {
      const owned = other.paths.find((each) => patternsOverlap(pattern, each))
      return owned === undefined
        ? []
        : [`${PAGES_FILE}: ${pattern} shares addresses with ${owned}, which ${other.name} owns`]
    }),
  )

/**
 * Finds what is wrong with a remote although it compiles: its types, and paths that others own.
 * @param {string} directory the remote's folder @param {string | undefined} shop origin of a shop that is elsewhere
 * @returns {(signal: AbortSignal) => Promise<string[]>}
 */
export function createMistakeFinder(directory, shop) {
  const others = isInstalled ? [] : listOtherRemotes(directory)
  return async (signal) => {
    const { name, paths } = readOwner(directory)
    const owners =
      shop === undefined ? others.flatMap(readOther) : await fetchOwners(shop, name, signal)
    const root = isInstalled ? directory : path.dirname(directory)
    return [...findTakenPaths(paths, owners), ...(await findTypeErrors(root, directory, signal))]
  }
}

/** webpack plugin that shows, after each build of a development server, the mistakes that are looked for beside it. */
export class DevelopmentChecksPlugin {
  /** @param {(signal: AbortSignal) => Promise<string[]>} findMistakes */
  constructor(findMistakes) {
    this.findMistakes = findMistakes
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    /** @type {string[]} */
    let mistakes = []
    let isShowing = false
    let end = new AbortController()
    /** @param {AbortSignal} signal */
    const show = async (signal) => {
      const found = await this.findMistakes(signal).catch((/** @type {unknown} */ error) => [
        String(error),
      ])
      if (signal.aborted || found.length === 0) return
      mistakes = found
      isShowing = true
      compiler.watching?.invalidate()
    }
    compiler.hooks.watchRun.tap('DevelopmentChecks', ({ modifiedFiles, removedFiles }) => {
      isShowing &&= !modifiedFiles?.size && !removedFiles?.size
      if (isShowing) return
      mistakes = []
      end.abort()
      end = new AbortController()
    })
    // Later than the hash, which tells browsers that they have something to load.
    compiler.hooks.afterCompile.tap('DevelopmentChecks', (compilation) => {
      if (compilation.compiler !== compiler) return
      for (const text of mistakes) compilation.errors.push(new webpack.WebpackError(text))
    })
    compiler.hooks.done.tap('DevelopmentChecks', (stats) => {
      const isShown = isShowing
      isShowing = false
      // Beside what does not compile, the rest follows from it.
      if (isShown || !compiler.watching || stats.hasErrors()) return
      void show(end.signal)
    })
    compiler.hooks.watchClose.tap('DevelopmentChecks', () => end.abort())
  }
}

/** @param {string} directory the remote's folder @param {string | undefined} shop origin of a shop that is elsewhere */
export const createDevelopmentChecks = (directory, shop) =>
  new DevelopmentChecksPlugin(createMistakeFinder(directory, shop))

/** webpack plugin that refuses the code of another remote, which its team changes and releases alone. */
export class OwnCodePlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const others = isInstalled ? [] : listOtherRemotes(compiler.context)
    const ownerOf = (/** @type {string | undefined} */ file) =>
      others.find((folder) => file?.startsWith(folder + path.sep))
    compiler.hooks.thisCompilation.tap('OwnCode', (compilation) => {
      compilation.hooks.finishModules.tap('OwnCode', (modules) => {
        for (const module of modules) {
          const owner = ownerOf(resourceOf(module))
          const user = resourceOf(compilation.moduleGraph.getIssuer(module))
          if (owner === undefined || ownerOf(user) === owner) continue
          const [from, to] = [user ?? compiler.context, resourceOf(module) ?? ''].map((file) =>
            path.relative(path.dirname(compiler.context), file),
          )
          const text = `${from} imports ${to}, the code of ${path.basename(owner)}. Remotes share contracts and the kernel, never each other's code.`
          compilation.errors.push(new webpack.WebpackError(text))
        }
      })
    })
  }
}

/** @param {import('webpack').Module | null | undefined} module @returns {string | undefined} its file */
const resourceOf = (module) =>
  module instanceof webpack.NormalModule ? module.resource.split('?', 1)[0] : undefined
