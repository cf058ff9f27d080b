import { LOGO_MARK } from '@shop/contracts/brand/logo.ts'

import { mark } from './mark.ts'

const ICON_BACKGROUND = '#17605f'
const { path, strokeWidth, dot } = LOGO_MARK

/** The mark alone, in the colour of the text around it. */
export const logoSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none"><path d="${path}" stroke="currentColor" stroke-width="${strokeWidth}" stroke-linecap="round"/><circle cx="${dot.cx}" cy="${dot.cy}" r="${dot.r}" fill="currentColor"/></svg>\n`

/** App icon `size` pixels across; `corner` is the corner radius as a fraction of it. */
export function iconSvg(size: number, corner: number): string {
  const radius = size * corner
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" rx="${radius}" fill="${ICON_BACKGROUND}"/>${mark('#ffffff', size * 0.66, size / 2, size / 2)}</svg>\n`
}

const badge = (art: string, ground: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 30"><rect x=".5" y=".5" width="47" height="29" rx="4.5" fill="${ground}" stroke="#000" stroke-opacity=".14"/>${art}</svg>\n`

const letters = (strokes: string, paint: string) =>
  `<path d="${strokes}" fill="none" stroke="${paint}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>`

/** Payment card badges of the footer; own drawings, not the brands' artwork. */
export const cardBadges: Readonly<Record<string, string>> = {
  visa: badge(
    letters(
      'M10.5 10.5L13.4 19.5L18.4 10.5M22 10.5L20.4 19.5M30 11.5C28.4 10 25.6 10.4 25.6 12.6C25.6 15 29.2 14.8 28.9 17.4C28.7 19.8 25.6 19.9 24 18.4M31.6 19.5L36 10.5L37.6 19.5M33.2 16.8H37.2',
      '#1b3a7a',
    ),
    '#ffffff',
  ),
  mastercard: badge(
    '<circle cx="20" cy="15" r="8.2" fill="#d8392b"/><circle cx="28" cy="15" r="8.2" fill="#f0a02f"/><path d="M24 7.84a8.2 8.2 0 0 1 0 14.32a8.2 8.2 0 0 1 0-14.32Z" fill="#e8682a"/>',
    '#ffffff',
  ),
  amex: badge(
    letters(
      'M7.5 19.5L11 10.5L14.5 19.5M8.8 16.6H13.2M17.5 19.5V10.5L21.2 15.6L24.9 10.5V19.5M33.2 10.5H28.4V19.5H33.2M28.4 15H32.4M36 10.5L41 19.5M41 10.5L36 19.5',
      '#ffffff',
    ),
    '#2a6fb5',
  ),
  card: badge(
    '<rect x="9" y="7" width="30" height="16" rx="2.6" fill="none" stroke="#4b5a5a" stroke-width="1.8"/><path d="M9 12h30" stroke="#4b5a5a" stroke-width="3"/><path d="M13 18.6h7" stroke="#4b5a5a" stroke-width="1.8" stroke-linecap="round"/><path d="M31 16.4a3 3 0 0 1 0 4.4M33.4 15a5 5 0 0 1 0 7" fill="none" stroke="#4b5a5a" stroke-width="1.4" stroke-linecap="round"/>',
    '#ffffff',
  ),
}
