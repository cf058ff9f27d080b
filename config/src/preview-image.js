import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import webpack from 'webpack'

/** Shown in link previews of pages without an image of their own; emitted beside the HTML. */
export const PREVIEW_IMAGE = 'social.png'
/** In CSS pixels. */
export const PREVIEW_IMAGE_SIZE = { width: 1200, height: 630 }

/** @param {string} directory the package's folder @returns {string | null} the front end's preview image, where it has one */
export function findPreviewImage(directory) {
  const file = path.join(directory, 'src/brand', PREVIEW_IMAGE)
  return existsSync(file) ? file : null
}

/** @param {import('webpack').Compiler} compiler @param {readonly string[]} images files, emitted under their names */
export function emitImages(compiler, images) {
  compiler.hooks.thisCompilation.tap('Images', (compilation) => {
    compilation.hooks.processAssets.tap('Images', () => {
      for (const file of images) {
        const source = new webpack.sources.RawSource(readFileSync(file))
        compilation.emitAsset(path.basename(file), source)
      }
    })
  })
}
