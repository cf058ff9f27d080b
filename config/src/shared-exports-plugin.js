import { readFileSync } from 'node:fs'
import path from 'node:path'

import webpack from 'webpack'

const { WebpackError } = webpack

const QUERY_EXPORTS = path.join(import.meta.dirname, 'bundled/query-exports.js')

/** The names that a module which only exports another's names lists. @param {string} file */
function readExportedNames(file) {
  const [, names = ''] = /export \{([^}]+)\} from/.exec(readFileSync(file, 'utf8')) ?? []
  return names.split(',').flatMap((name) => name.trim() || [])
}

/** Limited copies of libraries, by the request that they answer. @returns {Record<string, readonly string[]>} */
export const createLimitedExports = () => ({
  '@tanstack/react-query': readExportedNames(QUERY_EXPORTS),
})

/** @typedef {import('webpack').Dependency & { request?: string, ids?: readonly string[] }} ImportDependency */

/**
 * webpack plugin: a build that imports what the page's copy of a shared library does not export fails. Its own copy, which has
 * the name, is never used in the shop.
 */
export class SharedExportsPlugin {
  /** @param {Record<string, readonly string[]>} limited exported names by request */
  constructor(limited) {
    this.limited = limited
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('SharedExports', (compilation) => {
      compilation.hooks.finishModules.tap('SharedExports', (modules) => {
        for (const module of modules) this.check(module, compilation)
      })
    })
  }

  /** @param {import('webpack').Module} module @param {import('webpack').Compilation} compilation */
  check(module, compilation) {
    const missing = new Set(
      /** @type {ImportDependency[]} */ (module.dependencies).flatMap(({ request = '', ids }) => {
        const [name] = ids ?? []
        const names = Object.hasOwn(this.limited, request) ? this.limited[request] : undefined
        return names && name !== undefined && !names.includes(name) ? `${name} of ${request}` : []
      }),
    )
    for (const name of missing) {
      const error = new WebpackError(
        `${name} is not in the shop: its copy has only what @shop/config lists. Add it there, with a new version of the kernel.`,
      )
      error.module = module
      compilation.errors.push(error)
    }
  }
}
