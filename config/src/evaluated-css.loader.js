import path from 'node:path'
import { runInNewContext } from 'node:vm'

import { build } from 'esbuild'

/**
 * webpack loader of `*.css.ts`: runs the module while building, and hands on the style sheet that it exports by default.
 * The module is bundled apart from the build, whose plugins make code for browsers of every module. What it imports is
 * watched.
 * @this {import('webpack').LoaderContext<{}>}
 * @returns {Promise<string>} css
 * @throws Error when it cannot be bundled, throws, or exports no string
 */
export default async function evaluatedCssLoader() {
  const { outputFiles, metafile } = await build({
    entryPoints: [this.resourcePath],
    absWorkingDir: this.rootContext,
    bundle: true,
    format: 'iife',
    globalName: 'exported',
    metafile: true,
    write: false,
    logLevel: 'silent',
  })
  for (const file of Object.keys(metafile.inputs))
    this.addDependency(path.resolve(this.rootContext, file))
  /** @type {unknown} */
  const css = runInNewContext(`${outputFiles[0]?.text};exported.default`)
  if (typeof css !== 'string')
    throw new Error(`${this.resourcePath} does not export a style sheet by default`)
  return css
}
