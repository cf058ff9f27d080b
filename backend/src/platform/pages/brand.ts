import { type Accent, createAccentColors } from '@shop/contracts/configuration/brand/accent.ts'
import { LOGO_MARK, LOGO_TILE } from '@shop/contracts/configuration/brand/logo.ts'
import { type Palette, palettes } from '@shop/contracts/configuration/brand/palette.ts'
import type { RuntimeConfig } from '@shop/contracts/configuration/runtime-config.ts'

import type { Config } from '../config/config.ts'
import type { Language } from '../i18n/messages.ts'
import { type Html, html } from './html.ts'

/** What the shop is called and looks like. */
export interface Brand {
  name: Record<Language, string>
  /** In place of the shop's own mark. */
  logo?: RuntimeConfig['logo']
  /** In place of the palette's own. */
  accent?: Accent | undefined
}

/** The brand of the installation, which counts until an owner has saved another. */
export const getDefaultBrand = ({ brandName }: Pick<Config, 'brandName'>): Brand => ({
  name: brandName,
})

/** The colours of a theme in the brand's own. */
export const getPalette = ({ accent }: Brand, theme: 'light' | 'dark'): Palette => ({
  ...palettes[theme],
  ...(accent && createAccentColors(accent[theme], theme)),
})

const { accent, accentText } = palettes.light
const { size, cornerRadius } = LOGO_TILE
const { dot } = LOGO_MARK

const mark = html`<g transform="${LOGO_TILE.markTransform}">
  <path
    class="mark-line"
    d="${LOGO_MARK.path}"
    fill="none"
    stroke="${accentText}"
    stroke-width="${LOGO_MARK.strokeWidth}"
    stroke-linecap="round"
  />
  <circle class="mark-dot" cx="${dot.cx}" cy="${dot.cy}" r="${dot.r}" fill="${accentText}" />
</g>`

/** The shop's own logo as inline SVG, coloured by the stylesheet. */
const brandMark = html`<svg
  class="mark"
  viewBox="0 0 ${size} ${size}"
  width="${size}"
  height="${size}"
  aria-hidden="true"
>
  <rect
    class="mark-ground"
    width="${size}"
    height="${size}"
    rx="${cornerRadius}"
    fill="${accent}"
  />
  ${mark}
</svg>`

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" rx="${cornerRadius}" fill="${accent}"/>${mark.text}</svg>`

/** The shop's own logo as a data URL, for the page's icon. */
const ICON_URL = `data:image/svg+xml,${encodeURIComponent(icon.replace(/\s+/g, ' '))}`

/** Address of the page's icon. */
export const getIconUrl = ({ logo }: Brand): string => logo?.light.url ?? ICON_URL

/** The logo, and the name unless the logo says it. */
export function renderLogo({ name, logo }: Brand, lang: Language): Html {
  if (!logo) return html`${brandMark}<span>${name[lang]}</span>`
  const { light, dark = light, withName } = logo
  const alt = withName ? '' : name[lang]
  const renderImage = ({ url, width, height }: typeof light, theme: 'light' | 'dark') =>
    html`<img
      class="logo on-${theme}"
      src="${url}"
      width="${width}"
      height="${height}"
      alt="${alt}"
    />`
  return html`${renderImage(light, 'light')}${renderImage(dark, 'dark')}${withName && html`<span>${name[lang]}</span>`}`
}
