import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import webpack from 'webpack'

/** Shown in link previews of pages without an image of their own; emitted beside the HTML. */
export const PREVIEW_IMAGE = 'social.png'

/** @param {string} directory the package's folder @returns {string | null} the front end's preview image, where it has one */
export function findPreviewImage(directory) {
  const file = path.join(directory, 'src/brand', PREVIEW_IMAGE)
  return existsSync(file) ? file : null
}

/** @param {import('webpack').Compiler} compiler @param {string} file the image, emitted under its fixed name */
export function emitPreviewImage(compiler, file) {
  compiler.hooks.thisCompilation.tap('PreviewImage', (compilation) => {
    compilation.hooks.processAssets.tap('PreviewImage', () => {
      compilation.emitAsset(PREVIEW_IMAGE, new webpack.sources.RawSource(readFileSync(file)))
    })
  })
}
