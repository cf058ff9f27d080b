import { readFileSync } from 'node:fs'
import path from 'node:path'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import ts from 'typescript'
import { minify } from 'terser'

import { production } from './base.js'

/** Runs before anything else on a page: language, direction and theme for the first paint, and the token out of the address. */
const headScript = path.resolve(import.meta.dirname, '../../shared/kernel/src/head.ts')

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

/** Stands for the address of the version's folder, which is known when the build is published. */
export const FOLDER_MARK = '%FOLDER%'

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
 * The HTML page of a front end. The release tool fills in the folder's address, and preload links where
 * the comment is.
 * @param {{ scripts?: string[] }} [options] `scripts` run before the page's own
 */
export function page({ scripts = [] } = {}) {
  const folder = production ? FOLDER_MARK : '/'
  return new HtmlWebpackPlugin({
    inject: false,
    minify: false,
    chunks: ['main'],
    publicPath: '',
    templateContent: async ({ htmlWebpackPlugin, compilation }) => {
      const { js, css } = htmlWebpackPlugin.files
      return `<!doctype html>
<html lang="en" dir="ltr" class="light" data-folder="${folder}"${messageFiles(compilation, folder)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
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
