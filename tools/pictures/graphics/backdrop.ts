import { darken, lighten, mix } from './colour.ts'
import type { SvgDocument } from './svg-document.ts'

/** Colours of the backdrop paper. */
const papers = {
  sand: '#e9e0d4',
  mist: '#dfe4e6',
  sage: '#d9e0d6',
  blush: '#ecddd3',
  stone: '#d8d4ce',
  night: '#2e3338',
  pine: '#223b36',
} as const
export type Paper = keyof typeof papers

/** Dark papers, under light text; strong window light would look like fog on them. */
const dark: readonly Paper[] = ['night', 'pine']

export interface Backdrop {
  width: number
  height: number
  paper: Paper
  /** Height of the line between wall and floor, as a fraction; 0 is no wall. */
  horizon: number
}

/** Window light on the wall and floor: slanted panes with soft edges. */
function windowLight(doc: SvgDocument, { width, height, paper }: Backdrop): string {
  const blur = doc.blur(width * 0.016)
  const pane = (column: number, row: number) =>
    `<rect x="${width * (0.08 + column * 0.24)}" y="${height * (-0.12 + row * 0.36)}" width="${width * 0.2}" height="${height * 0.31}"/>`
  const all = [0, 1, 2].flatMap((row) => [0, 1].map((column) => pane(column, row))).join('')
  return `<g filter="${blur}" fill="#fff7ea" opacity="${dark.includes(paper) ? 0.06 : 0.42}"><g transform="translate(${width * 0.34} ${-height * 0.02}) skewX(-24) rotate(6)">${all}</g></g>`
}

/** A seamless paper sweep lit from the upper left. */
export function backdrop(doc: SvgDocument, room: Backdrop): string {
  const { width, height, horizon } = room
  const tone = papers[room.paper]
  const wall = doc.linearGradient(
    [
      [0, lighten(tone, dark.includes(room.paper) ? 0.14 : 0.3)],
      [0.7, tone],
      [1, darken(tone, 0.1)],
    ],
    [0.1, 0, 0.5, 1],
  )
  const floor = doc.linearGradient(
    [
      [0, darken(tone, 0.09), 0],
      [0.18, mix(tone, darken(tone, 0.07), 0.7), 0.9],
      [1, lighten(tone, 0.12)],
    ],
    [0, 0, 0, 1],
  )
  const corner = doc.radialGradient(
    [
      [0.55, darken(tone, 0.35), 0],
      [1, darken(tone, 0.5), 0.34],
    ],
    [0.42, 0.42, 0.86],
  )
  const top = height * (horizon - 0.1)
  const full = `width="${width}" height="${height}"`
  const sweep =
    horizon > 0
      ? `<rect y="${top}" width="${width}" height="${height - top}" fill="${floor}"/>`
      : ''
  return `<rect ${full} fill="${wall}"/>${sweep}${windowLight(doc, room)}<rect ${full} fill="${corner}"/>`
}
