import { mark } from '../brand/mark.ts'
import type { SvgDocument } from '../graphics/svg-document.ts'
import { bar } from './phone.ts'

const tile = (x: number, y: number, ground: string, art: string) =>
  `<g transform="translate(${x} ${y})"><rect x="-14.6" y="-14" width="29.2" height="28" rx="3.4" fill="${ground}"/>${art}${bar(-4.6, 18, 20, 1.8, '#8f9a9c')}${bar(-8, 21.6, 13, 1.6, '#c3cbcc')}</g>`

const card = (paint: string, ink: string) =>
  `<rect x="-10" y="-6" width="20" height="12.6" rx="1.4" fill="#000" opacity="0.18" transform="translate(0.8 1.4)"/><rect x="-10" y="-6" width="20" height="12.6" rx="1.4" fill="${paint}"/>${mark(ink, 5.6)}`
const tee = (paint: string) =>
  `<path d="M-3.4 -9Q0 -5.4 3.4 -9L8.4 -7L12 0L8.2 2L6.6 -0.6V9.6H-6.6V-0.6L-8.2 2L-12 0L-8.4 -7Z" fill="${paint}"/>`
const band = (paint: string) =>
  `<ellipse rx="9.4" ry="6" fill="none" stroke="${paint}" stroke-width="3.4"/>`

/** The shop on a phone: a banner, four products and the bar at the foot; no words in any language. */
export function shopPage(doc: SvgDocument, accent: string): string {
  const tabs = [-24, -8, 8, 24].map((x, index) =>
    index === 1
      ? `<rect x="${x - 5}" y="60" width="10" height="10" rx="3" fill="${accent}"/>`
      : `<rect x="${x - 4}" y="61" width="8" height="8" rx="2.6" fill="none" stroke="#9aa5a7" stroke-width="1.2"/>`,
  )
  return [
    '<rect x="-36" y="-75" width="72" height="150" fill="#faf8f4"/>',
    `${mark(accent, 7.4, -26, -56)}${bar(20, -56, 14, 5, '#e6e2da')}${bar(4, -56, 8, 5, '#e6e2da')}`,
    `<rect x="-30" y="-48" width="60" height="32" rx="4.4" fill="${doc.diagonalFade(accent, '#10343a')}"/>${bar(-12, -39, 26, 3, '#ffffff')}${bar(-15, -33.6, 20, 2, '#ffffff')}${bar(-16.5, -24, 17, 5.4, '#e9b98d')}<g transform="translate(17 -31) rotate(-12)">${card('#d3ad66', '#6a4c1d')}</g>`,
    tile(-15.2, 4, '#e9ddd0', card('#5d4030', '#e6d2b4')),
    tile(15.2, 4, '#dbe3e2', tee('#2c4a3e')),
    tile(-15.2, 42, '#e3e6dc', card('#2b6b8c', '#eef5f6')),
    tile(15.2, 42, '#efe0d8', band('#b9633f')),
    `<rect x="-36" y="55" width="72" height="20" fill="#ffffff"/>${tabs.join('')}`,
  ].join('')
}
