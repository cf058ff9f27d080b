import { darken, lighten } from '../graphics/colour.ts'
import { roundedRectPath } from '../graphics/paths.ts'
import { add, planeAt, shiftPlane, type Vector } from '../graphics/projection.ts'
import type { Drawing } from '../scenes/composition.ts'
import { flatObject } from './flat-object.ts'

const WIDTH = 150
const HEIGHT = 104

/** An open envelope, lying, and what looks out of it. */
export const envelope = (
  at: Vector,
  spin: number,
  colour: string,
  inside: (place: ReturnType<typeof planeAt>) => Drawing,
): Drawing => {
  const face = planeAt(add(at, [0, 0, 3]), { spin })
  const [x, y] = [WIDTH / 2, HEIGHT / 2]
  const back = `M${-x} ${y}V${-y}L-14 ${-y - 64}Q0 ${-y - 72} 14 ${-y - 64}L${x} ${-y}V${y}Z`
  const paper = flatObject(face, {
    path: back,
    depth: 2,
    edge: darken(colour, 0.2),
    soft: 9,
    art: (doc) =>
      `<path d="${back}" fill="${doc.diagonalFade(darken(colour, 0.24), darken(colour, 0.12))}"/><path d="M${-x + 8} ${-y}L0 ${-y - 60}L${x - 8} ${-y}Z" fill="#000" opacity="0.08"/>`,
  })
  const pocket = `M${-x} ${-y + 2}L-8 6Q0 11 8 6L${x} ${-y + 2}V${y}H${-x}Z`
  const front = flatObject(shiftPlane(face, 0, 0, 4), {
    path: pocket,
    depth: 0.6,
    edge: lighten(colour, 0.2),
    soft: 4,
    strength: 0.3,
    art: (doc) =>
      `<path d="${pocket}" fill="${doc.diagonalFade(lighten(colour, 0.24), darken(colour, 0.08))}"/><path d="M${-x} ${y}L-6 -2M${x} ${y}L6 -2" stroke="#000" stroke-opacity="0.12" stroke-width="1"/>`,
  })
  const content = inside(shiftPlane(face, 0, -34, 2))
  return (canvas) => paper(canvas) + content(canvas) + front(canvas)
}

/** A paper label on a string. */
export const swingTag = (at: Vector, spin: number, colour: string, art: string): Drawing => {
  const path = 'M-22 -30L-10 -42H10L22 -30V40Q22 44 18 44H-18Q-22 44 -22 40Z'
  return flatObject(planeAt(add(at, [0, 0, 4]), { spin }), {
    path,
    depth: 1.6,
    edge: darken(colour, 0.2),
    floor: at[2],
    soft: 6,
    art: (doc) =>
      `<path d="M0 -33C-14 -60 -30 -64 -26 -84S10 -84 0 -33" fill="none" stroke="#efe6d6" stroke-width="2.2"/><path d="${path}" fill="${doc.diagonalFade(lighten(colour, 0.16), darken(colour, 0.12))}"/><circle cy="-33" r="5" fill="${darken(colour, 0.55)}"/><circle cy="-33" r="5.8" fill="none" stroke="#e6cf9c" stroke-width="1.8"/><path d="${roundedRectPath(36, 66, 3)}" transform="translate(0 8)" fill="none" stroke="#fff" stroke-opacity="0.35" stroke-width="1"/>${art}`,
  })
}

/** A per cent sign, `size` high. */
export const percentSign = (paint: string, size: number, x = 0, y = 0) =>
  `<g transform="translate(${x} ${y}) scale(${size / 24})" fill="none" stroke="${paint}" stroke-width="3.4" stroke-linecap="round"><path d="M8 -10L-8 10"/><circle cx="-6.6" cy="-6.4" r="4"/><circle cx="6.6" cy="6.4" r="4"/></g>`
