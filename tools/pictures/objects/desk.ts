import { mark } from '../brand/mark.ts'
import { darken, lighten } from '../graphics/colour.ts'
import { cylinder } from '../graphics/cylinder.ts'
import { circlePath, roundedRectPath } from '../graphics/paths.ts'
import {
  add,
  planeAt,
  planeTransform,
  project,
  shiftPlane,
  type Vector,
} from '../graphics/projection.ts'
import type { SvgDocument } from '../graphics/svg-document.ts'
import type { Drawing } from '../scenes/composition.ts'
import { flatObject, reflection } from './flat-object.ts'

const LAPTOP = { width: 310, depth: 214, height: 204 }
const alloy = '#c4c8ca'

function keys(doc: SvgDocument): string {
  const rows = Array.from({ length: 5 }, (_, row) =>
    Array.from(
      { length: 13 },
      (_, column) =>
        `<rect x="${-130 + column * 20.2}" y="${-88 + row * 20}" width="17" height="16.6" rx="3" fill="#33373b"/>`,
    ).join(''),
  ).join('')
  return `<path d="${roundedRectPath(LAPTOP.width, LAPTOP.depth, 12)}" fill="${doc.diagonalFade('#dde0e1', '#b4b9bc')}"/><rect x="-135" y="-93" width="270" height="110" rx="6" fill="#24272a"/>${rows}<path d="${roundedRectPath(112, 66, 6)}" transform="translate(0 62)" fill="#cfd3d5" stroke="#000" stroke-opacity="0.16"/>`
}

/** A shop's page on a screen: header, picture, products; no words in any language. */
function page(accent: string): string {
  const bar = (x: number, y: number, width: number, paint: string, height = 4) =>
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="${paint}"/>`
  const product = (x: number, paint: string) =>
    `<rect x="${x}" y="30" width="58" height="44" rx="4" fill="${paint}"/>${bar(x, 79, 40, '#8e999b')}${bar(x, 87, 24, '#c4cccd')}`
  return [
    `<rect x="-146" y="-94" width="292" height="188" fill="#fbfaf7"/>`,
    `<rect x="-146" y="-94" width="292" height="18" fill="#ffffff"/>${mark(accent, 11, -132, -85)}`,
    [20, 50, 80].map((x) => bar(x, -87, 22, '#aab3b4')).join(''),
    `<rect x="-136" y="-70" width="272" height="88" rx="6" fill="${accent}"/>`,
    bar(-120, -52, 92, '#ffffff', 8) +
      bar(-120, -36, 70, '#ffffffaa') +
      bar(-120, -8, 46, '#f0c9a0', 13),
    `<rect x="34" y="-52" width="76" height="48" rx="5" fill="#d9b26b" transform="rotate(-8 72 -28)"/>${mark('#6a4c1d', 18, 72, -28)}`,
    product(-136, '#e3d3c2') +
      product(-65, '#cfdadb') +
      product(6, '#d6ddd0') +
      product(77, '#ead7cc'),
  ].join('')
}

/** An open laptop that shows the shop. */
export const laptop = (at: Vector, turn: number, accent = '#1f6f78'): Drawing => {
  const base = planeAt(add(at, [0, 0, 11]), { turn })
  const hinge = shiftPlane(base, 0, -LAPTOP.depth / 2)
  const screen = shiftPlane(planeAt(hinge.at, { tilt: 72, turn }), 0, -LAPTOP.height / 2)
  const lid = roundedRectPath(LAPTOP.width, LAPTOP.height, 10)
  const keyboard = flatObject(base, {
    path: roundedRectPath(LAPTOP.width, LAPTOP.depth, 12),
    depth: 10,
    edge: '#9da2a5',
    art: keys,
    soft: 18,
  })
  const display = flatObject(screen, {
    path: lid,
    depth: 5,
    edge: alloy,
    soft: 26,
    art: (doc) =>
      `<path d="${lid}" fill="#15181a"/><g clip-path="${doc.clipPath('<rect x="-146" y="-94" width="292" height="188" rx="3"/>')}">${page(accent)}</g><path d="${lid}" fill="${reflection(doc, 0.16)}"/>`,
  })
  return (canvas) => display(canvas) + keyboard(canvas)
}

/** A cup of coffee. */
export const cup =
  (at: Vector, colour: string): Drawing =>
  (canvas) => {
    const { doc, camera } = canvas
    const grip = planeAt(add(at, [40, 0, 42]), { tilt: 90 })
    const ring = (paint: string, width: number) =>
      `<path d="${circlePath(19)}" fill="none" stroke="${paint}" stroke-width="${width}"/>`
    const coffee = doc.radialGradient(
      [
        [0, '#7a4a26'],
        [0.8, '#4a2a14'],
        [1, '#2c170a'],
      ],
      [0.4, 0.4, 0.7],
    )
    const top = `<circle r="38" fill="${doc.diagonalFade(darken(colour, 0.25), lighten(colour, 0.2))}"/><circle cy="1.5" r="34.6" fill="${coffee}"/><circle r="36.4" fill="none" stroke="#fff" stroke-opacity="0.4" stroke-width="1.6"/>`
    return `<g transform="${planeTransform(camera, grip)}">${ring(darken(colour, 0.36), 10)}${ring(colour, 7.5)}</g>${cylinder(canvas, { at, radius: 38, height: 82, colour, top })}`
  }

/** A closed notebook with a ribbon. */
export const notebook = (at: Vector, spin: number, colour: string): Drawing =>
  flatObject(planeAt(add(at, [0, 0, 14]), { spin }), {
    path: roundedRectPath(140, 200, 7),
    depth: 13,
    edge: '#efe9dd',
    art: (doc) =>
      `<path d="${roundedRectPath(140, 200, 7)}" fill="${doc.diagonalFade(lighten(colour, 0.12), darken(colour, 0.18))}"/><path d="M-56 -100V100" stroke="#000" stroke-opacity="0.25" stroke-width="2"/><path d="M44 -100V100" stroke="${darken(colour, 0.5)}" stroke-width="6"/>${mark(lighten(colour, 0.5), 30, -6, 0)}`,
  })

/** A pencil lying on the paper; `at` is its middle. */
export const pencil = (at: Vector, spin: number, colour: string): Drawing =>
  flatObject(planeAt(add(at, [0, 0, 6]), { spin }), {
    path: 'M-78 -3.6H66L80 0L66 3.6H-78Z',
    depth: 4,
    edge: darken(colour, 0.2),
    soft: 5,
    art: (doc) =>
      `<path d="M-78 -3.6H66V3.6H-78Z" fill="${doc.linearGradient([
        [0, lighten(colour, 0.4)],
        [0.4, colour],
        [1, darken(colour, 0.35)],
      ])}"/><path d="M66 -3.6L80 0L66 3.6Z" fill="#e4c79a"/><path d="M75.6 -1.1L80 0L75.6 1.1Z" fill="#2b2b2b"/><path d="M-78 -3.6h10v7.2h-10Z" fill="#c9ccce"/>`,
  })

/** Leaves in a pot. */
export const plant =
  (at: Vector, colour: string): Drawing =>
  (canvas) => {
    const { doc, camera } = canvas
    const [x, y] = project(camera, add(at, [0, 0, 70]))
    const leaf = 'M0 0C14 -30 16 -78 0 -120C-16 -78 -14 -30 0 0Z'
    const blades = [-62, 58, -36, 38, -14, 16, 0].map((angle, index) => {
      const tone = index % 2 ? '#5c7a5a' : '#45644a'
      const fill = doc.linearGradient(
        [
          [0, lighten(tone, 0.24)],
          [0.5, tone],
          [0.52, darken(tone, 0.18)],
          [1, darken(tone, 0.1)],
        ],
        [0, 0, 1, 0],
      )
      return `<path d="${leaf}" transform="rotate(${angle}) scale(${1.1 - Math.abs(angle) * 0.004})" fill="${fill}"/>`
    })
    return `<g filter="${doc.blur(18)}" opacity="0.26"><ellipse cx="${x + 70 * camera.scale}" cy="${y + 50 * camera.scale}" rx="${90 * camera.scale}" ry="${40 * camera.scale}" fill="#2a2119"/></g>${cylinder(canvas, { at, radius: 42, height: 70, colour, top: '<circle r="37" fill="#3b2a1e"/>' })}<g transform="translate(${x} ${y}) scale(${camera.scale})">${blades.join('')}</g>`
  }
