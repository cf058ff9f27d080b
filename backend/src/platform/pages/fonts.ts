import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

import type { Language } from '../i18n/messages.ts'
import { type Asset, toAsset } from './asset.ts'

// The shop's typeface: Readex Pro carries Latin and Arabic in one design.
const { resolve } = createRequire(import.meta.url)
const folder = path.dirname(resolve('@fontsource-variable/readex-pro/package.json'))
const css = readFileSync(path.join(folder, 'wght.css'), 'utf8')

const FILE_URL = /\.\/files\/([\w-]+)\.woff2/g

const files = new Map<string, Asset>(
  Array.from(css.matchAll(FILE_URL), ([file, name = '']) => {
    const body = readFileSync(path.join(folder, file))
    return [name, toAsset({ name, extension: 'woff2', type: 'font/woff2', body })]
  }),
)

/** One file per script; browsers fetch those whose characters a page uses. */
export const fontFiles: readonly Asset[] = [...files.values()]

/** `@font-face` rules of the files. */
export const fontCss = css.replaceAll(FILE_URL, (_, name: string) => files.get(name)?.path ?? '')

/** Address of the file that carries most letters of a language, to be preloaded. */
export function fontPath(lang: Language): string {
  return files.get(`readex-pro-${lang === 'ar' ? 'arabic' : 'latin'}-wght-normal`)?.path ?? ''
}
