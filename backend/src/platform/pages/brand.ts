import { LOGO_MARK, LOGO_TILE } from '@shop/contracts/configuration/brand/logo.ts'
import { palettes } from '@shop/contracts/configuration/brand/palette.ts'

import type { Language } from '../i18n/messages.ts'
import { html } from './html.ts'

export const brandName: Record<Language, string> = { en: 'Wasla', ar: 'وصلة' }

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

/** The logo as inline SVG, coloured by the stylesheet. */
export const brandMark = html`<svg
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

/** The logo as a data URL, for the page's icon. */
export const ICON_URL = `data:image/svg+xml,${encodeURIComponent(icon.replace(/\s+/g, ' '))}`
