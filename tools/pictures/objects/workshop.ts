import { darken, lighten } from '../graphics/colour.ts'
import { roundedRectPath } from '../graphics/paths.ts'
import { add, planeAt, type Vector } from '../graphics/projection.ts'
import { type Material, surface } from '../materials/material.ts'
import { woods } from '../materials/palette.ts'
import type { Drawing } from '../scenes/composition.ts'
import { flatObject } from './flat-object.ts'

/** Short and long lines along an edge, one a centimetre. */
const scale = (length: number, paint: string, height: number) =>
  Array.from({ length: Math.floor(length / 5) - 1 }, (_, step) => {
    const reach = step % 2 ? height * 0.36 : height * 0.22
    return `<path d="M${-length / 2 + 5 + step * 5} ${-height / 2}v${reach}" stroke="${paint}" stroke-width="0.8"/>`
  }).join('')

/** A mat to cut on, with a grid. */
export const cuttingMat = (
  at: Vector,
  width: number,
  depth: number,
  colour: string,
  spin = 0,
): Drawing => {
  const path = roundedRectPath(width, depth, 10)
  const lines = (count: number, draw: (at: number) => string, reach: number) =>
    Array.from({ length: count }, (_, index) => draw(-reach / 2 + 14 + index * 20)).join('')
  return flatObject(planeAt(add(at, [0, 0, 3]), { spin }), {
    path,
    depth: 3,
    edge: darken(colour, 0.3),
    art: (doc) =>
      `<path d="${path}" fill="${doc.diagonalFade(lighten(colour, 0.1), darken(colour, 0.1))}"/><g stroke="#fff" stroke-opacity="0.2" stroke-width="0.8">${lines(Math.floor((width - 20) / 20), (x) => `<path d="M${x} ${-depth / 2 + 10}V${depth / 2 - 10}"/>`, width)}${lines(Math.floor((depth - 20) / 20), (y) => `<path d="M${-width / 2 + 10} ${y}H${width / 2 - 10}"/>`, depth)}</g><path d="${roundedRectPath(width - 16, depth - 16, 6)}" fill="none" stroke="#fff" stroke-opacity="0.4" stroke-width="1"/>`,
  })
}

/** A steel ruler. */
export const ruler = (at: Vector, length: number, spin: number, floor = 0): Drawing =>
  flatObject(planeAt(add(at, [0, 0, floor + 2]), { spin }), {
    path: roundedRectPath(length, 30, 2),
    depth: 1.4,
    edge: '#8d9296',
    floor,
    soft: 4,
    art: (doc) =>
      `<path d="${roundedRectPath(length, 30, 2)}" fill="${doc.linearGradient(
        [
          [0, '#f4f5f6'],
          [0.3, '#b9bec2'],
          [0.55, '#eceeef'],
          [1, '#a2a8ac'],
        ],
        [0, 0, 1, 0.2],
      )}"/>${scale(length, '#2a2e31', 30)}<circle cx="${length / 2 - 12}" r="4" fill="#5b6064"/>`,
  })

/** A board or hide lying on something. */
export const board = (
  at: Vector,
  [width, depth, height]: Vector,
  material: Material,
  spin = 0,
  corner = 4,
): Drawing => {
  const path = roundedRectPath(width, depth, corner)
  return flatObject(planeAt(add(at, [0, 0, height]), { spin }), {
    path,
    depth: height,
    edge: darken(material.base, 0.2),
    floor: at[2],
    art: (doc) => surface(doc, path, material),
  })
}

const half = 'M-38 -7Q-38 -10 -34 -10L-6 -7L38 -2V0H-38Z'

/** A wooden clothes peg, lying. */
export const clothesPeg = (at: Vector, spin: number): Drawing =>
  flatObject(planeAt([at[0], at[1], at[2] + 9], { spin }), {
    path: 'M-38 -7Q-38 -10 -34 -10L-6 -7L38 -2V2L-6 7L-34 10Q-38 10 -38 7Z',
    depth: 8,
    edge: darken(woods.bamboo.base, 0.16),
    soft: 5,
    art: (doc) =>
      `${surface(doc, half, woods.bamboo)}<g transform="scale(1 -1)">${surface(doc, half, woods.bamboo)}</g><path d="M-38 0H38" stroke="#5b4020" stroke-width="1.2"/><rect x="-7" y="-8.6" width="9" height="17.2" rx="3" fill="#b9bec2" stroke="#666c70"/><path d="M-4.6 -8.4V8.4M-2 -8.4V8.4M0.4 -8.4V8.4" stroke="#6b7175" stroke-width="0.7"/>`,
  })
