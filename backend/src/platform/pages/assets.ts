import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

import {
  type Accent,
  accentThemes,
  createAccentColors,
} from '@shop/contracts/configuration/brand/accent.ts'
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

const declareColors = (palette: Partial<Palette>): string =>
  Object.entries(palette)
    .map(([name, value]) => `--${toKebabCase(name)}:${value};`)
    .join('')

const declarePalette = (scheme: 'light' | 'dark', palette: Palette): string =>
  `color-scheme:${scheme};${declareColors(palette)}`

/** Custom properties of each theme. Print is always light. */
const toThemes = (light: string, dark: string, inverse: string, brand: string): string =>
  [
    `:root{${light}}:root{--brand:${brand};}`,
    `@media screen{html.dark{${dark}}}`,
    `@media screen and (prefers-color-scheme:dark){html:not(.light){${dark}}}`,
    `.inverse{${inverse}}`,
  ].join('\n')

/** The palette as custom properties, `--line-strong` for `lineStrong`. */
const paletteCss = toThemes(
  declarePalette('light', light),
  declarePalette('dark', dark),
  declarePalette('dark', inverse),
  light.accent,
)

const pagesCss = ['base', 'layout', 'form', 'member', 'card'].map((name) =>
  readFileSync(new URL(`./styles/${name}.css`, import.meta.url), 'utf8'),
)

/** The stylesheet of the server-rendered pages. */
export const stylesheet = toAsset('pages', 'css', {
  type: 'text/css; charset=utf-8',
  body: [fontCss, paletteCss, ...pagesCss].join('\n'),
})

/** Address of the stylesheet of an owner's accent colour: all that is in it follows from its name. */
export const accentPath = (accent: Accent): string =>
  `/assets/accent-${accentThemes.map((theme) => accent[theme].slice(1)).join('-')}.css`

function createAccentCss({ light, dark }: Accent): string {
  const inDark = declareColors(createAccentColors(dark, 'dark'))
  return toThemes(declareColors(createAccentColors(light, 'light')), inDark, inDark, light)
}

const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Serves the files of the server-rendered pages: stylesheets and fonts. */
export function assetsRoutes(app: App): void {
  for (const { path, type, body } of [stylesheet, ...fontFiles]) {
    app.get(path, { schema: { hide: true } }, (_request, reply) =>
      reply.type(type).header('cache-control', IMMUTABLE).send(body),
    )
  }
  app.get<{ Params: { light: string; dark: string } }>(
    '/assets/accent-:light(^[\\da-f]{6})-:dark(^[\\da-f]{6}).css',
    { schema: { hide: true } },
    ({ params: { light, dark } }, reply) =>
      reply
        .type(stylesheet.type)
        .header('cache-control', IMMUTABLE)
        .send(createAccentCss({ light: `#${light}`, dark: `#${dark}` })),
  )
}
