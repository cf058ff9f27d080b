import { darken, lighten } from '../graphics/colour.ts'
import type { SvgDocument } from '../graphics/svg-document.ts'
import { GROUND } from './facade.ts'

const long = 'M0 0C70 -220 90 -520 0 -840C-90 -520 -70 -220 0 0Z'

/** A plant in a large pot before the shop. */
export function potted(doc: SvgDocument, x: number, colour: string, size = 1): string {
  const foot = GROUND + 90
  const blades = [-58, 56, -38, 34, -20, 16, -4].map((angle, index) => {
    const tone = index % 2 ? '#5f8060' : '#41624a'
    const fill = doc.linearGradient(
      [
        [0, lighten(tone, 0.24)],
        [0.5, tone],
        [0.51, darken(tone, 0.18)],
        [1, darken(tone, 0.1)],
      ],
      [0, 0, 1, 0],
    )
    return `<path d="${long}" transform="rotate(${angle}) scale(${1 - Math.abs(angle) * 0.003})" fill="${fill}"/>`
  })
  const pot = doc.linearGradient(
    [
      [0, darken(colour, 0.1)],
      [0.3, lighten(colour, 0.24)],
      [1, darken(colour, 0.4)],
    ],
    [0, 0, 1, 0],
  )
  return `<g transform="translate(${x} ${foot}) scale(${size})"><ellipse cx="90" cy="10" rx="330" ry="48" fill="#000" opacity="0.34" filter="${doc.blur(26)}"/><g transform="translate(0 -420)">${blades.join('')}</g><path d="M-220 -440H220L170 0Q0 36 -170 0Z" fill="${pot}"/><ellipse cy="-440" rx="220" ry="30" fill="${darken(colour, 0.55)}"/></g>`
}

/** A lantern on the wall, lit. */
export function lantern(doc: SvgDocument, x: number, y: number): string {
  const glow = doc.radialGradient([
    [0, '#ffe9b8', 0.85],
    [1, '#ffe9b8', 0],
  ])
  return `<circle cx="${x}" cy="${y}" r="420" fill="${glow}"/><path d="M${x - 12} ${y - 220}h24v80h-24Z" fill="#4b3a26"/><path d="M${x - 84} ${y - 70}L${x} ${y - 160}L${x + 84} ${y - 70}Z" fill="#4b3a26"/><path d="M${x - 74} ${y - 66}H${x + 74}L${x + 52} ${y + 110}H${x - 52}Z" fill="#fff1c9" stroke="#4b3a26" stroke-width="15"/><path d="M${x} ${y - 66}V${y + 110}M${x - 64} ${y + 20}H${x + 64}" stroke="#4b3a26" stroke-width="9"/>`
}

/** A double door of wood or metal with glass in it; drawn over its opening. */
export function door(
  doc: SvgDocument,
  [x, width]: readonly [number, number],
  top: number,
  colour: string,
): string {
  const half = width / 2
  const leaf = doc.diagonalFade(lighten(colour, 0.16), darken(colour, 0.24))
  const shine = doc.linearGradient([
    [0, '#fff6df', 0.95],
    [0.5, '#e2c08e', 0.95],
    [1, '#8d6a46', 0.95],
  ])
  const wing = (left: number, side: number) =>
    `<path fill-rule="evenodd" d="M${left} ${top}h${half}V${GROUND}h${-half}ZM${left + 90} ${top + 110}V${GROUND - 620}h${half - 180}V${top + 110}Z" fill="${leaf}"/><rect x="${left + 90}" y="${top + 110}" width="${half - 180}" height="${GROUND - 730 - top}" fill="${shine}" opacity="0.75"/><path d="M${left + 90} ${top + 600}L${left + half - 90} ${top + 200}V${top + 620}L${left + 90} ${top + 1020}Z" fill="#fff" opacity="0.2"/><rect x="${left + 90}" y="${GROUND - 520}" width="${half - 180}" height="400" rx="12" fill="none" stroke="#000" stroke-opacity="0.25" stroke-width="12"/><rect x="${side}" y="${GROUND - 1130}" width="30" height="420" rx="15" fill="#d8b878" stroke="#6f5223" stroke-width="5"/>`
  return `${wing(x, x + half - 66)}${wing(x + half, x + half + 36)}<path d="M${x + half} ${top}V${GROUND}" stroke="#000" stroke-opacity="0.5" stroke-width="12"/><rect x="${x - 60}" y="${GROUND - 26}" width="${width + 120}" height="60" fill="#cfc7ba"/><rect x="${x - 60}" y="${GROUND + 20}" width="${width + 120}" height="26" fill="#000" opacity="0.3"/>`
}
