import { mark } from '../brand/mark.ts'
import { darken } from '../graphics/colour.ts'
import { cylinder } from '../graphics/cylinder.ts'
import { roundedRectPath } from '../graphics/paths.ts'
import { planeAt, type Vector } from '../graphics/projection.ts'
import { type Canvas, shadow, slab } from '../graphics/slab.ts'
import { cloth } from '../materials/cloth.ts'
import type { Material } from '../materials/material.ts'
import { card } from '../products/card.ts'
import type { Drawing } from '../scenes/composition.ts'

export const plinth =
  (at: Vector, radius: number, height: number, colour: string): Drawing =>
  (canvas) =>
    cylinder(canvas, { at, radius, height, colour })

export const standingCard =
  (at: Vector, turn: number, material: Material, floor = 0): Drawing =>
  (canvas) =>
    card(canvas, {
      face: planeAt(at, { tilt: 70, turn }),
      material,
      floor,
      ...(floor > 0 ? { soft: 6, strength: 0.14 } : { soft: 16 }),
    })

const collar = (colour: string) =>
  `<path d="M-40 -90Q0 -46 40 -90Z" fill="${darken(colour, 0.4)}"/><path d="M-44 -90Q0 -40 44 -90" fill="none" stroke="${darken(colour, 0.12)}" stroke-width="9"/><path d="M-49 -90Q0 -34 49 -90" fill="none" stroke="#000" stroke-opacity="0.25" stroke-width="1.6"/>`

/** A shirt folded square: two layers of cloth, the upper one in front. */
function foldedShirt(
  canvas: Canvas,
  at: Vector,
  turn: number,
  colour: string,
  art: string,
): string {
  const layer = (width: number, height: number, lift: number, drawn: string) => {
    const path = roundedRectPath(width, height, 12)
    const face = planeAt([at[0], at[1], at[2] + lift], { turn })
    const fabric = { colour, thread: '0.5 0.7', crease: 0.6, seed: 4 }
    return (
      shadow(canvas, face, path, { floor: at[2] + lift - 12, soft: 10, strength: 0.4 }) +
      slab(canvas, face, {
        path,
        depth: 12,
        edge: darken(colour, 0.08),
        art: cloth(canvas.doc, path, fabric) + drawn,
      })
    )
  }
  return layer(236, 184, 12, '') + layer(230, 180, 25, art)
}

/** Shirts folded square, one on the other. */
export const shirtPile =
  ([x, y, z]: Vector, colours: readonly string[]): Drawing =>
  (canvas) =>
    colours
      .map((colour, index) => {
        const top = index === colours.length - 1
        const art = top ? collar(colour) + mark('#e9e5dc', 40, 52, 8) : ''
        const at: Vector = [x + (index % 2) * 5, y, z + 26 * index]
        return foldedShirt(canvas, at, -16 + index * 3, colour, art)
      })
      .join('')

/** A card lying on something `floor` millimetres high. */
export const lyingCard =
  (at: Vector, spin: number, material: Material, floor = 0): Drawing =>
  (canvas) =>
    card(canvas, { face: planeAt(at, { spin }), material, floor, soft: 8, strength: 0.4 })

/** Paper cards in an untidy heap of so many. */
export const paperCards =
  ([x, y]: readonly [number, number], count: number): Drawing =>
  (canvas) =>
    Array.from({ length: count }, (_, index) => {
      const base = index % 3 === 0 ? '#e6e2da' : '#f7f5f1'
      const wobble = Math.sin(index * 12.9) * 2.4
      return card(canvas, {
        face: planeAt([x + wobble, y - wobble, 3 + index * 1.7], { spin: wobble * 2.2 }),
        material: { kind: 'plain', base, ink: '#f7f5f1' },
        floor: index * 1.7,
        soft: 8,
        strength: 0.2,
      })
    }).join('')
