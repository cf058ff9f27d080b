import { mark } from '../brand/mark.ts'
import type { Paper } from '../graphics/backdrop.ts'
import { darken, lighten } from '../graphics/colour.ts'
import { planeAt, planeTransform } from '../graphics/projection.ts'
import type { Canvas } from '../graphics/slab.ts'
import { cloth, type Fabric, seam } from '../materials/cloth.ts'
import type { Product } from './product.ts'

const crown =
  'M-92 40C-100 -20 -82 -84 -20 -98C10 -104 46 -100 68 -82C98 -58 106 -8 100 44C60 30 -40 26 -92 40Z'
const brim =
  'M-96 34C-60 14 50 16 102 40C112 60 106 74 92 84C60 58 -62 54 -124 92C-150 98 -150 78 -134 64C-124 54 -110 42 -96 34Z'
const under = 'M-124 92C-62 54 60 58 92 84C60 80 -50 72 -118 98Z'

/** A cap seen from its left front, resting on its brim. */
function cap({ doc, camera }: Canvas, colour: string, ink: string): string {
  const twill: Fabric = { colour, thread: '0.5 0.35', crease: 0.55, seed: 41 }
  const round = doc.radialGradient(
    [
      [0, '#ffffff', 0.34],
      [0.45, '#ffffff', 0.04],
      [0.75, '#000000', 0.12],
      [1, '#000000', 0.5],
    ],
    [0.34, 0.24, 0.86],
  )
  const swoop = doc.linearGradient(
    [
      [0, '#ffffff', 0.24],
      [0.4, '#ffffff', 0],
      [1, '#000000', 0.4],
    ],
    [0.1, 0, 0.6, 1],
  )
  const panels = [
    'M-20 -98C-66 -60 -74 0 -66 34',
    'M-20 -98C20 -62 44 -10 46 30',
    'M-18 -98C50 -92 84 -40 88 40',
  ]
  const face = planeAt([0, 0, 70], { tilt: 78 })
  const ground = planeTransform(camera, planeAt([0, 0, 0]))
  const blob = (rx: number, ry: number, blur: number, opacity: number) =>
    `<g filter="${doc.blur(blur)}" opacity="${opacity}"><g transform="${ground}"><ellipse cx="6" cy="12" rx="${rx}" ry="${ry}" fill="#2a2119"/></g></g>`
  return [
    blob(150, 80, 30, 0.32) + blob(118, 42, 12, 0.4),
    `<g transform="${planeTransform(camera, face)}"><g transform="translate(0 -8)">`,
    cloth(doc, crown, twill),
    `<path d="${crown}" fill="${round}"/>`,
    panels.map((path) => seam(path, colour)).join(''),
    `<ellipse cx="-18" cy="-98" rx="8" ry="4.6" fill="${lighten(colour, 0.12)}" stroke="#000" stroke-opacity="0.3"/>`,
    `<circle cx="-52" cy="-50" r="3.4" fill="${darken(colour, 0.5)}"/><circle cx="62" cy="-52" r="3.4" fill="${darken(colour, 0.5)}"/>`,
    `<g transform="translate(-16 -26) skewY(-2)">${mark(darken(colour, 0.5), 50, 1, 2)}${mark(ink, 50)}</g>`,
    `<path d="M-92 34C-40 18 60 22 100 40" fill="none" stroke="#000" stroke-opacity="0.5" stroke-width="9" filter="${doc.blur(4)}"/>`,
    `<path d="${under}" fill="${darken(colour, 0.55)}"/>`,
    cloth(doc, brim, { ...twill, crease: 0.2 }),
    `<path d="${brim}" fill="${swoop}"/>`,
    [0, 1, 2]
      .map(
        (row) =>
          `<path d="M${-112 + row * 8} ${72 - row * 10}C-60 ${48 - row * 7} 50 ${50 - row * 7} ${94 + row * 2} ${68 - row * 8}" fill="none" stroke="#000" stroke-opacity="0.22" stroke-width="1.6"/>`,
      )
      .join(''),
    '</g></g>',
  ].join('')
}

export function capProduct(colour: string, ink: string, paper: Paper): Product {
  const draw = (canvas: Canvas) => cap(canvas, colour, ink)
  return {
    paper,
    accent: colour,
    draw: draw,
    pitch: 24,
    width: 250,
    middle: [-10, 0, 66],
    focus: [-14, 0, 98],
  }
}
