import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { minify } from '@swc/core'
import ts from 'typescript'

import { readJson } from './json.js'

const { resolve } = createRequire(import.meta.url)
/** @param {string} file as the kernel exports it */
const kernelFile = (file) => resolve(`@shop/kernel/${file}`)

/** @param {string} lang @returns {unknown} the texts of the startup notice */
const readTexts = (lang) => readJson(kernelFile(`startup/messages/${lang}.json`))

/** @param {'en' | 'ar'} lang @returns {typeof import('@shop/kernel/page-texts/messages/en.json')} the texts that are part of the HTML */
export const readPageTexts = (lang) => readJson(kernelFile(`page-texts/messages/${lang}.json`))

/** @param {string[]} files of the kernel @param {string} [prefix] JavaScript in front of them */
async function compile(files, prefix = '') {
  const sources = files.map((file) => readFileSync(kernelFile(file), 'utf8'))
  const { outputText } = ts.transpileModule(sources.join('\n'), {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  })
  // Inline scripts share the page's scope, so each is a block.
  const { code } = await minify(`{${prefix}${outputText}}`, {
    module: false,
    toplevel: true,
    compress: true,
    mangle: true,
  })
  return code
}

/** @returns {Promise<string>} sets language, direction and theme before the first paint, and takes the token out of the address */
export function compileHeadScript() {
  return compile(['startup/inline-head-script.ts'])
}

/** @returns {Promise<string>} requests the page's scripts, keeps clicks and notes changes until they are there, and says so when they do not arrive */
export function compileStartupScript() {
  const texts = { en: readTexts('en'), ar: readTexts('ar') }
  return compile(
    [
      'startup/inline-page-changes.ts',
      'startup/inline-early-clicks.ts',
      'startup/inline-request-scripts.ts',
      'startup/inline-startup-notice.ts',
    ],
    `const STARTUP_TEXTS=${JSON.stringify(texts)};`,
  )
}
