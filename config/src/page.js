import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import ts from 'typescript'
import { minify } from 'terser'
import webpack from 'webpack'

import { production } from './base.js'
import { FOLDER_MARK, HEAD_MARK, SCRIPT_ORIGINS_MARK, SITE_MARK, WRITTEN } from './page-marks.js'

/** Runs before anything else on a page: language, direction and theme for the first paint, and the token out of the address. */
const headScript = path.resolve(import.meta.dirname, '../../shared/kernel/src/head.ts')

/** The colours of both themes. */
const palette = path.resolve(import.meta.dirname, '../../shared/ui/src/tokens/palette.ts')

/** @returns {string} the empty page in the colour of its theme, which nothing else knows before the first script has run */
function canvasStyle() {
  const { outputText } = ts.transpileModule(readFileSync(palette, 'utf8'), {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.CommonJS },
  })
  const exports = /** @type {Record<string, Record<string, { background: string }>>} */ ({})
  new Function('exports', outputText)(exports)
  const { light, dark } = exports.palettes ?? {}
  return `<style>html{color-scheme:light;background:${light?.background}}html.dark{color-scheme:dark;background:${dark?.background}}</style>`
}

/** Small enough to come with the page, so that no address of it is needed. */
const icon = path.resolve(import.meta.dirname, '../../shared/ui/src/brand/favicon.svg')

/** @returns {Promise<string>} the head script, ready to be put into a page */
async function compileHeadScript() {
  const { outputText } = ts.transpileModule(readFileSync(headScript, 'utf8'), {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  })
  const { code } = await minify(outputText, { module: false, toplevel: true })
  return code ?? ''
}

/** What previews show of a page without a picture of its own: a file of the front end that has one. */
const SOCIAL_PICTURE = 'social.png'

/**
 * Where the messages of each language are, for the head script, which knows the language and preloads them.
 * @param {import('webpack').Compilation} compilation
 * @param {string} folder
 */
function messageFiles(compilation, folder) {
  return ['en', 'ar']
    .map((lang) => {
      const files = [...(compilation.namedChunks.get(`messages.${lang}`)?.files ?? [])]
      const scripts = files.filter((file) => file.endsWith('.js')).map((file) => folder + file)
      return ` data-messages-${lang}="${scripts.join(' ')}"`
    })
    .join('')
}

/**
 * The HTML page of a front end. The release tool fills in the folder's address, and the page's head and
 * preload links where the comments are. A picture `src/brand/social.png` goes with it.
 * @param {{ scripts?: string[] }} [options] `scripts` run before the page's own
 * @returns {{ apply: (compiler: import('webpack').Compiler) => void }}
 */
export function page({ scripts = [] } = {}) {
  return {
    apply(compiler) {
      const picture = path.join(compiler.context, 'src/brand', SOCIAL_PICTURE)
      const pictured = production && existsSync(picture)
      html(scripts, pictured).apply(compiler)
      if (!pictured) return
      compiler.hooks.thisCompilation.tap('SocialPicture', (compilation) => {
        compilation.hooks.processAssets.tap('SocialPicture', () => {
          const source = new webpack.sources.RawSource(readFileSync(picture))
          compilation.emitAsset(SOCIAL_PICTURE, source)
        })
      })
    },
  }
}

/** @param {string[]} scripts @param {boolean} pictured whether there is a picture for previews */
function html(scripts, pictured) {
  const folder = production ? FOLDER_MARK : '/'
  const preview = `<meta ${WRITTEN}="picture" property="og:image" content="${SITE_MARK}${folder}${SOCIAL_PICTURE}">`
  return new HtmlWebpackPlugin({
    inject: false,
    minify: false,
    chunks: ['main'],
    publicPath: '',
    templateContent: async ({ htmlWebpackPlugin, compilation }) => {
      const { js, css } = htmlWebpackPlugin.files
      return `<!doctype html>
<html lang="en" dir="ltr" class="light" data-folder="${folder}" data-script-origins="${SCRIPT_ORIGINS_MARK}"${messageFiles(compilation, folder)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${canvasStyle()}
${HEAD_MARK}${pictured ? preview : ''}
<link rel="icon" type="image/svg+xml" href="data:image/svg+xml;base64,${readFileSync(icon, 'base64')}">
<script>${await compileHeadScript()}</script>
${[...scripts, ...js].map((src) => `<script defer fetchpriority="high" src="${folder}${src}"></script>`).join('\n')}
${css.map((/** @type {string} */ href) => `<link rel="stylesheet" href="${folder}${href}">`).join('\n')}
<!--preload-->
</head>
<body><div id="root"></div><noscript>This shop needs JavaScript.</noscript></body>
</html>
`
    },
  })
}
