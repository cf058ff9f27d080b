import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

import { type Palette, palettes } from '@shop/contracts/brand/palette.ts'

import type { App } from '../http/app.types.ts'

const { light, dark, inverse } = palettes

const toKebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function declareColors(palette: Palette, prefix = ''): string {
  return Object.entries(palette)
    .map(([name, value]) => `--${prefix}${toKebabCase(name)}:${value};`)
    .join('')
}

/** The palette as custom properties, `--line-strong` for `lineStrong`. */
const paletteCss = [
  `:root{${declareColors(light)}${declareColors(inverse, 'inverse-')}--brand:${light.accent};}`,
  `@media (prefers-color-scheme:dark){:root{${declareColors(dark)}}}`,
].join('\n')

const pagesCss = readFileSync(new URL('./pages.css', import.meta.url), 'utf8')
const stylesheet = `${paletteCss}\n${pagesCss}`
const contentHash = createHash('sha256').update(stylesheet).digest('hex').slice(0, 12)

/** Contains the content's hash, so that browsers may cache it forever. */
export const STYLESHEET_PATH = `/pages-${contentHash}.css`

/** Serves the stylesheet of the server-rendered pages. */
export function stylesheetRoutes(app: App): void {
  app.get(STYLESHEET_PATH, { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(stylesheet),
  )
}
