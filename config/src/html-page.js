import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { createFontPreload } from '@shop/release-format/font-preload.js'
import {
  FOLDER_PLACEHOLDER,
  HEAD_PLACEHOLDER,
  PRELOAD_PLACEHOLDER,
  SCRIPT_ORIGINS_PLACEHOLDER,
  SITE_PLACEHOLDER,
  STATIC_META_ATTRIBUTE,
} from '@shop/release-format/html-placeholders.js'
import HtmlWebpackPlugin from 'html-webpack-plugin'

import { isProduction } from './base.js'
import { compileHeadScript, compileStartupScript, readPageTexts } from './inline-scripts.js'
import { createInlineStyle, createNoScriptStyle } from './inline-style.js'
import { emitImages, findPreviewImage, PREVIEW_IMAGE, PREVIEW_IMAGE_SIZE } from './preview-image.js'

const { resolve } = createRequire(import.meta.url)

/** Inlined, so that it needs no path. */
const FAVICON = resolve('@shop/ui/brand/favicon.svg')

/** Icons for what does not take the inlined one, the home screens of phones among them. The site's manifest names the last two. */
const ICONS = ['favicon.ico', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png'].map((file) =>
  resolve(`@shop/ui/brand/${file}`),
)

/**
 * @typedef {object} PageOptions
 * @property {string} [filename]
 * @property {string} [entry] name of the entry whose scripts the page has
 * @property {string} [remote] what the page of a remote alone is told of it
 * @property {string} [paintAfter] nothing is painted before the element with this id has arrived, where the browser can
 *   wait: what comes late would push away what stands there already
 */

/**
 * webpack plugin that writes a page, `index.html` by default, with placeholders for what is known at release or when the
 * site answers (`html-placeholders.js`). The icons and a preview image `src/brand/social.png` are emitted with it.
 * @param {PageOptions} [options]
 * @returns {{ apply: (compiler: import('webpack').Compiler) => void }}
 */
export function createHtmlPlugin(options = {}) {
  return {
    apply(compiler) {
      const hasOwnHead = isProduction && options.remote === undefined
      const image = hasOwnHead ? findPreviewImage(compiler.context) : null
      createTemplatePlugin(options, hasOwnHead, image !== null).apply(compiler)
      if (hasOwnHead) emitImages(compiler, image ? [...ICONS, image] : ICONS)
    },
  }
}

/** @param {PageOptions} options @param {boolean} hasIcons @param {boolean} hasPreviewImage */
function createTemplatePlugin(
  { filename = 'index.html', entry = 'main', remote, paintAfter },
  hasIcons,
  hasPreviewImage,
) {
  const folder = isProduction ? FOLDER_PLACEHOLDER : '/'
  const previewMeta = (/** @type {string} */ property, /** @type {string | number} */ content) =>
    `<meta ${STATIC_META_ATTRIBUTE}="picture" property="og:image${property}" content="${content}">`
  const preview = [
    previewMeta('', `${SITE_PLACEHOLDER}${folder}${PREVIEW_IMAGE}`),
    previewMeta(':width', PREVIEW_IMAGE_SIZE.width),
    previewMeta(':height', PREVIEW_IMAGE_SIZE.height),
  ].join('\n')
  const icons = `<link rel="icon" sizes="32x32" href="${folder}favicon.ico">
<link rel="apple-touch-icon" href="${folder}apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">
`
  return new HtmlWebpackPlugin({
    filename,
    inject: false,
    minify: false,
    chunks: [entry],
    publicPath: '',
    templateContent: async (parameters) => {
      const { htmlWebpackPlugin, compilation } =
        /** @type {HtmlWebpackPlugin.TemplateParameter} */ (parameters)
      const { js, css } = htmlWebpackPlugin.files
      const arabicFont = findFont(compilation, 'arabic')
      return `<!doctype html>
<html lang="en" dir="ltr" class="light" data-folder="${folder}" data-script-origins="${SCRIPT_ORIGINS_PLACEHOLDER}"${remote === undefined ? messageAttributes(compilation, folder) : ` data-remote="${remote}"`}${arabicFont ? ` data-font-ar="${folder}${arabicFont}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${createInlineStyle()}
${createNoScriptStyle()}
${HEAD_PLACEHOLDER}${hasPreviewImage ? preview : ''}
${paintAfter ? `<link rel="expect" href="#${paintAfter}" blocking="render">\n` : ''}${hasIcons ? icons : ''}<link rel="icon" type="image/svg+xml" href="data:image/svg+xml;base64,${readFileSync(FAVICON, 'base64')}">
<script>${await compileHeadScript()}</script>
<script>${await compileStartupScript()}</script>
${js.map((src) => `<script defer fetchpriority="high" src="${folder}${src}"></script>`).join('\n')}
${createStyles(compilation, css, folder)}
${PRELOAD_PLACEHOLDER}
</head>
<body>${createNoScriptLines()}${createClickStatus()}<div id="root"></div>${remote === undefined ? SKELETON : ''}</body>
</html>
`
    },
  })
}

/** Stands for the page until something is in the root. `RegionLoading` of the shell has the same elements. */
const SKELETON = `<div id="page-skeleton" aria-hidden="true"><div class="skeleton-bar"></div><div class="skeleton">${'<i></i>'.repeat(8)}</div></div>`

const texts = { en: readPageTexts('en'), ar: readPageTexts('ar') }

/** The line above the page in a browser without scripts: about the page when the server rendered it, else about the shop. */
function createNoScriptLines() {
  const line = (/** @type {'page' | 'shop'} */ kind) =>
    `<p class="${kind}" lang="en" dir="ltr">${texts.en[`noScript.${kind}`]}</p>` +
    `<p class="${kind}" lang="ar" dir="rtl">${texts.ar[`noScript.${kind}`]}</p>`
  return `<noscript><div class="no-script">${line('page')}${line('shop')}</div></noscript>`
}

/**
 * The page's style sheets and the font that every language uses. In production they are inlined: a request of their
 * own would hold up the first paint, and the fonts would be asked for only after it.
 * @param {import('webpack').Compilation} compilation
 * @param {string[]} files
 * @param {string} folder
 */
function createStyles(compilation, files, folder) {
  if (!isProduction)
    return files.map((file) => `<link rel="stylesheet" href="${folder}${file}">`).join('\n')
  const css = files.map((file) =>
    readAsset(compilation, file).replaceAll('url(./', `url(${folder}`),
  )
  const font = findFont(compilation, 'latin')
  const preload = font ? createFontPreload(folder + font) : ''
  return css.length > 0 ? `${preload}<style>${css.join('')}</style>` : preload
}

/**
 * The font that most letters of a script are in. `fonts.css` of `@shop/ui` names it so.
 * @param {import('webpack').Compilation} compilation
 * @param {'latin' | 'arabic'} script
 * @returns {string | undefined} file
 */
const findFont = (compilation, script) =>
  Object.keys(compilation.assets).find((file) => file.startsWith(`readex-pro-${script}.`))

/** @param {import('webpack').Compilation} compilation @param {string} file */
const readAsset = (compilation, file) =>
  String(compilation.getAsset(file)?.source.source()).replaceAll(/\/\*[^]*?\*\//g, '')

/** The live region in which the startup script says that a click was noticed. */
function createClickStatus() {
  const waiting = 'click.waiting'
  return `<div id="early-click-status" aria-live="polite" data-en="${texts.en[waiting]}" data-ar="${texts.ar[waiting]}"></div>`
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
