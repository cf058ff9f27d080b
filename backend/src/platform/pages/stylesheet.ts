import { readFileSync } from 'node:fs'

import { type Palette, palettes } from '@shop/contracts/configuration/brand/palette.ts'

import { toAsset } from './asset.ts'
import { fontCss } from './fonts.ts'

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
export const stylesheet = toAsset({
  name: 'pages',
  extension: 'css',
  type: 'text/css; charset=utf-8',
  body: [fontCss, paletteCss, ...pagesCss].join('\n'),
})
