import { readFileSync } from 'node:fs'
import path from 'node:path'

import HtmlWebpackPlugin from 'html-webpack-plugin'

import { isProduction } from './base.js'
import {
  FOLDER_PLACEHOLDER,
  HEAD_PLACEHOLDER,
  PRELOAD_PLACEHOLDER,
  SCRIPT_ORIGINS_PLACEHOLDER,
  SITE_PLACEHOLDER,
  STATIC_META_ATTRIBUTE,
} from './html-placeholders.js'
import { compileHeadScript, compileStartupNotice } from './inline-scripts.js'
import { createInlineStyle } from './inline-style.js'
import { emitPreviewImage, findPreviewImage, PREVIEW_IMAGE } from './preview-image.js'

/** Inlined, so that it needs no path. */
const FAVICON = path.resolve(import.meta.dirname, '../../shared/ui/src/brand/favicon.svg')

/**
 * webpack plugin that writes a front end's `index.html`, with placeholders for what is known at release or when the
 * site answers (`html-placeholders.js`). A preview image `src/brand/social.png` is emitted with it.
 * @param {{ scripts?: string[] }} [options] `scripts` run before the page's own
 * @returns {{ apply: (compiler: import('webpack').Compiler) => void }}
 */
export function createHtmlPlugin({ scripts = [] } = {}) {
  return {
    apply(compiler) {
      const image = isProduction ? findPreviewImage(compiler.context) : null
      createTemplatePlugin(scripts, image !== null).apply(compiler)
      if (image) emitPreviewImage(compiler, image)
    },
  }
}

/** @param {string[]} scripts @param {boolean} hasPreviewImage */
function createTemplatePlugin(scripts, hasPreviewImage) {
  const folder = isProduction ? FOLDER_PLACEHOLDER : '/'
  const preview = `<meta ${STATIC_META_ATTRIBUTE}="picture" property="og:image" content="${SITE_PLACEHOLDER}${folder}${PREVIEW_IMAGE}">`
  return new HtmlWebpackPlugin({
    inject: false,
    minify: false,
    chunks: ['main'],
    publicPath: '',
    templateContent: async (parameters) => {
      const { htmlWebpackPlugin, compilation } =
        /** @type {HtmlWebpackPlugin.TemplateParameter} */ (parameters)
      const { js, css } = htmlWebpackPlugin.files
      return `<!doctype html>
<html lang="en" dir="ltr" class="light" data-folder="${folder}" data-script-origins="${SCRIPT_ORIGINS_PLACEHOLDER}"${messageAttributes(compilation, folder)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${createInlineStyle()}
${HEAD_PLACEHOLDER}${hasPreviewImage ? preview : ''}
<link rel="icon" type="image/svg+xml" href="data:image/svg+xml;base64,${readFileSync(FAVICON, 'base64')}">
<script>${await compileHeadScript()}</script>
<script>${await compileStartupNotice()}</script>
${[...scripts, ...js].map((src) => `<script defer fetchpriority="high" src="${folder}${src}"></script>`).join('\n')}
${css.map((href) => `<link rel="stylesheet" href="${folder}${href}">`).join('\n')}
${PRELOAD_PLACEHOLDER}
</head>
<body><div id="root"></div><noscript><p>This shop needs JavaScript.</p><p lang="ar" dir="rtl">يحتاج هذا المتجر إلى JavaScript.</p></noscript></body>
</html>
`
    },
  })
}

/**
 * The message scripts of each language as data attributes: the head script knows the language and preloads them.
 * @param {import('webpack').Compilation} compilation
 * @param {string} folder
 */
function messageAttributes(compilation, folder) {
  return ['en', 'ar']
    .map((lang) => {
      // A catalogue that is part of the main script, or of the pages, has no chunk of its own.
      const files = [...(compilation.namedChunks.get(`messages.${lang}`)?.files ?? [])]
      const scripts = files.filter((file) => file.endsWith('.js')).map((file) => folder + file)
      return ` data-messages-${lang}="${scripts.join(' ')}"`
    })
    .join('')
}
