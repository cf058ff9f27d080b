import { cloth } from '../goods/cloth.ts'
import { surface, type Material } from '../goods/material.ts'
import type { Draw } from '../scenes/placed.ts'
import { darker, lighter } from '../studio/colour.ts'
import { roundRect } from '../studio/shapes.ts'
import { faceAt, onFace, plus, type Vector } from '../studio/space.ts'
import { slope, thing } from './thing.ts'

/** Short and long lines along an edge, one a centimetre. */
const scale = (length: number, paint: string, height: number) =>
  Array.from({ length: Math.floor(length / 5) - 1 }, (_, step) => {
    const reach = step % 2 ? height * 0.36 : height * 0.22
    return `<path d="M${-length / 2 + 5 + step * 5} ${-height / 2}v${reach}" stroke="${paint}" stroke-width="0.8"/>`
  }).join('')

/** A mat to cut on, with a grid. */
export const mat = (at: Vector, width: number, depth: number, colour: string, spin = 0): Draw => {
  const path = roundRect(width, depth, 10)
  const lines = (count: number, draw: (at: number) => string, reach: number) =>
    Array.from({ length: count }, (_, index) => draw(-reach / 2 + 14 + index * 20)).join('')
  return thing(faceAt(plus(at, [0, 0, 3]), { spin }), {
    path,
    depth: 3,
    edge: darker(colour, 0.3),
    art: (sheet) =>
      `<path d="${path}" fill="${slope(sheet, lighter(colour, 0.1), darker(colour, 0.1))}"/><g stroke="#fff" stroke-opacity="0.2" stroke-width="0.8">${lines(Math.floor((width - 20) / 20), (x) => `<path d="M${x} ${-depth / 2 + 10}V${depth / 2 - 10}"/>`, width)}${lines(Math.floor((depth - 20) / 20), (y) => `<path d="M${-width / 2 + 10} ${y}H${width / 2 - 10}"/>`, depth)}</g><path d="${roundRect(width - 16, depth - 16, 6)}" fill="none" stroke="#fff" stroke-opacity="0.4" stroke-width="1"/>`,
  })
}

/** A steel ruler. */
export const ruler = (at: Vector, length: number, spin: number, floor = 0): Draw =>
  thing(faceAt(plus(at, [0, 0, floor + 2]), { spin }), {
    path: roundRect(length, 30, 2),
    depth: 1.4,
    edge: '#8d9296',
    floor,
    soft: 4,
    art: (sheet) =>
      `<path d="${roundRect(length, 30, 2)}" fill="${sheet.linear(
        [
          [0, '#f4f5f6'],
          [0.3, '#b9bec2'],
          [0.55, '#eceeef'],
          [1, '#a2a8ac'],
        ],
        [0, 0, 1, 0.2],
      )}"/>${scale(length, '#2a2e31', 30)}<circle cx="${length / 2 - 12}" r="4" fill="#5b6064"/>`,
  })

const winding =
  'M-230 36C-170 -64 -90 -64 -40 10S70 96 118 24S74 -84 22 -52S-8 62 62 72S196 22 240 -50'

/** A tailor's tape, winding over the paper. */
export const tape =
  (at: Vector, spin: number, colour: string): Draw =>
  ({ sheet, camera }) => {
    const place = onFace(camera, faceAt(plus(at, [0, 0, 3]), { spin }))
    const line = (paint: string, width: number, dash = '', shift = '') =>
      `<path d="${winding}" fill="none" stroke="${paint}" stroke-width="${width}"${dash && ` stroke-dasharray="${dash}"`}${shift && ` transform="translate(${shift})"`}/>`
    return `<g filter="${sheet.blur(4)}" opacity="0.4" transform="translate(5 6)"><g transform="${place}">${line('#2a2119', 19)}</g></g><g transform="${place}">${line(darker(colour, 0.34), 19, '', '0.6 2')}${line(colour, 18)}${line('#2a2e31', 16, '0.9 9.1')}${line(colour, 9)}${line(darker(colour, 0.6), 5, '4 36')}${line('#ffffff', 1.4, '', '-2 -6').replace('/>', ' opacity="0.3"/>')}</g>`
  }

interface Swatch {
  at: Vector
  size: readonly [width: number, height: number]
  colour: string
  /** As in `Fabric`. */
  thread: string
  spin?: number
  floor?: number
}

/** A sample of fabric with cut edges. */
export const swatch = ({
  at,
  size: [width, height],
  colour,
  thread,
  spin = 0,
  floor = 0,
}: Swatch): Draw => {
  const teeth = (
    from: readonly [number, number],
    dx: number,
    dy: number,
    count: number,
    out: readonly [number, number],
  ) =>
    Array.from({ length: count }, (_, index) => {
      const [x, y] = [from[0] + dx * (index + 0.5), from[1] + dy * (index + 0.5)]
      return `L${x + out[0]} ${y + out[1]}L${x + dx / 2} ${y + dy / 2}`
    }).join('')
  const [x, y] = [width / 2, height / 2]
  const [across, down] = [Math.round(width / 9), Math.round(height / 9)]
  const path = `M${-x} ${-y}${teeth([-x, -y], width / across, 0, across, [0, -4])}${teeth([x, -y], 0, height / down, down, [4, 0])}${teeth([x, y], -width / across, 0, across, [0, 4])}${teeth([-x, y], 0, -height / down, down, [-4, 0])}Z`
  return thing(faceAt(plus(at, [0, 0, floor + 3]), { spin }), {
    path,
    depth: 2.4,
    edge: darker(colour, 0.2),
    floor,
    soft: 7,
    art: (sheet) => cloth(sheet, path, { colour, thread, crease: 0.5, seed: 12 }),
  })
}

/** A board or hide lying on something. */
export const board = (
  at: Vector,
  [width, depth, height]: Vector,
  material: Material,
  spin = 0,
  corner = 4,
): Draw => {
  const path = roundRect(width, depth, corner)
  return thing(faceAt(plus(at, [0, 0, height]), { spin }), {
    path,
    depth: height,
    edge: darker(material.base, 0.2),
    floor: at[2],
    art: (sheet) => surface(sheet, path, material),
  })
}
