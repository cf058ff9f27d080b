import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

import { type Palette, palettes } from '@shop/contracts/configuration/brand/palette.ts'

import type { App } from '../http/app.types.ts'
import type { Language } from '../i18n/messages.ts'

/** A file of the server-rendered pages. Its path has the content's hash: browsers may cache it forever. */
interface Asset {
  path: string
  type: string
  body: string | Buffer
}

/** Names a file's address by its content. */
function toAsset(name: string, extension: string, { type, body }: Omit<Asset, 'path'>): Asset {
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 12)
  return { path: `/assets/${name}-${hash}.${extension}`, type, body }
}

// The shop's typeface: Readex Pro carries Latin and Arabic in one design.
const { resolve } = createRequire(import.meta.url)
const fontFolder = path.dirname(resolve('@fontsource-variable/readex-pro/package.json'))
const fontFaces = readFileSync(path.join(fontFolder, 'wght.css'), 'utf8')

const FILE_URL = /\.\/files\/([\w-]+)\.woff2/g

const fonts = new Map<string, Asset>(
  Array.from(fontFaces.matchAll(FILE_URL), ([file, name = '']) => {
    const body = readFileSync(path.join(fontFolder, file))
    return [name, toAsset(name, 'woff2', { type: 'font/woff2', body })]
  }),
)

/** One file per script; browsers fetch those whose characters a page uses. */
export const fontFiles: readonly Asset[] = [...fonts.values()]

/** `@font-face` rules of the files. */
const fontCss = fontFaces.replaceAll(FILE_URL, (_, name: string) => fonts.get(name)?.path ?? '')

/** Address of the file that carries most letters of a language, to be preloaded. */
export function fontPath(lang: Language): string {
  return fonts.get(`readex-pro-${lang === 'ar' ? 'arabic' : 'latin'}-wght-normal`)?.path ?? ''
}

const { light, dark, inverse } = palettes

const toKebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function declareColors(scheme: 'light' | 'dark', palette: Palette): string {
  const colors = Object.entries(palette).map(([name, value]) => `--${toKebabCase(name)}:${value};`)
  return `{color-scheme:${scheme};${colors.join('')}}`
}

/** The palette as custom properties, `--line-strong` for `lineStrong`. Print is always light. */
const paletteCss = [
  `:root${declareColors('light', light)}:root{--brand:${light.accent};}`,
  `@media screen{html.dark${declareColors('dark', dark)}}`,
  `@media screen and (prefers-color-scheme:dark){html:not(.light)${declareColors('dark', dark)}}`,
  `.inverse${declareColors('dark', inverse)}`,
].join('\n')

const pagesCss = ['base', 'layout', 'form', 'member', 'card'].map((name) =>
  readFileSync(new URL(`./styles/${name}.css`, import.meta.url), 'utf8'),
)

/** The stylesheet of the server-rendered pages. */
export const stylesheet = toAsset('pages', 'css', {
  type: 'text/css; charset=utf-8',
  body: [fontCss, paletteCss, ...pagesCss].join('\n'),
})

/** Serves the files of the server-rendered pages: stylesheet and fonts. */
export function assetsRoutes(app: App): void {
  for (const { path, type, body } of [stylesheet, ...fontFiles]) {
    app.get(path, { schema: { hide: true } }, (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=31536000, immutable').send(body),
    )
  }
}
