import { readFileSync } from 'node:fs'

/** @typedef {import('webpack').LoaderContext<object>} Context @typedef {Parameters<Context['callback']>[2]} SourceMap */

/** @type {Map<string, { source: string, code: string, map: SourceMap }>} what other loaders made of a file */
const results = new Map()

/**
 * webpack loader that hands what the loaders after it made of a file to all builds of a process: the same loaders make the builds
 * of all front ends, for browsers and for the server, out of the same files. Only the builds for browsers ask for a source map.
 * @this {Context}
 */
export function pitch() {
  const known = results.get(this.resource)
  if (!known || (this.sourceMap && !known.map)) return
  if (known.source !== readFileSync(this.resourcePath, 'utf8')) return
  this.addDependency(this.resourcePath)
  this.callback(null, known.code, known.map)
}

/** @this {Context} @param {string} code @param {SourceMap} map */
export default function remember(code, map) {
  const source = readFileSync(this.resourcePath, 'utf8')
  results.set(this.resource, { source, code, map })
  this.callback(null, code, map)
}
