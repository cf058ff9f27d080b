import { card } from '../products/card.ts'
import { cloth } from '../materials/cloth.ts'
import { mark } from '../brand/mark.ts'
import type { Material } from '../materials/material.ts'
import { darker } from '../graphics/colour.ts'
import { cylinder } from '../graphics/cylinder.ts'
import { roundRect } from '../graphics/paths.ts'
import { shadow, slab, type Studio } from '../graphics/slab.ts'
import { faceAt, type Vector } from '../graphics/projection.ts'
import type { Draw } from '../scenes/composition.ts'

export const plinth =
  (at: Vector, radius: number, height: number, colour: string): Draw =>
  (studio) =>
    cylinder(studio, { at, radius, height, colour })

export const standing =
  (at: Vector, turn: number, material: Material, floor = 0): Draw =>
  (studio) =>
    card(studio, {
      face: faceAt(at, { tilt: 70, turn }),
      material,
      floor,
      ...(floor > 0 ? { soft: 6, strength: 0.14 } : { soft: 16 }),
    })

const collar = (colour: string) =>
  `<path d="M-40 -90Q0 -46 40 -90Z" fill="${darker(colour, 0.4)}"/><path d="M-44 -90Q0 -40 44 -90" fill="none" stroke="${darker(colour, 0.12)}" stroke-width="9"/><path d="M-49 -90Q0 -34 49 -90" fill="none" stroke="#000" stroke-opacity="0.25" stroke-width="1.6"/>`

/** A shirt folded square: two layers of cloth, the upper one in front. */
function folded(studio: Studio, at: Vector, turn: number, colour: string, art: string): string {
  const layer = (width: number, height: number, lift: number, drawn: string) => {
    const path = roundRect(width, height, 12)
    const face = faceAt([at[0], at[1], at[2] + lift], { turn })
    const fabric = { colour, thread: '0.5 0.7', crease: 0.6, seed: 4 }
    return (
      shadow(studio, face, path, { floor: at[2] + lift - 12, soft: 10, strength: 0.4 }) +
      slab(studio, face, {
        path,
        depth: 12,
        edge: darker(colour, 0.08),
        art: cloth(studio.sheet, path, fabric) + drawn,
      })
    )
  }
  return layer(236, 184, 12, '') + layer(230, 180, 25, art)
}

/** Shirts folded square, one on the other. */
export const pile =
  ([x, y, z]: Vector, colours: readonly string[]): Draw =>
  (studio) =>
    colours
      .map((colour, index) => {
        const top = index === colours.length - 1
        const art = top ? collar(colour) + mark('#e9e5dc', 40, 52, 8) : ''
        const at: Vector = [x + (index % 2) * 5, y, z + 26 * index]
        return folded(studio, at, -16 + index * 3, colour, art)
      })
      .join('')

/** A card lying on something `floor` millimetres high. */
export const lying =
  (at: Vector, spin: number, material: Material, floor = 0): Draw =>
  (studio) =>
    card(studio, { face: faceAt(at, { spin }), material, floor, soft: 8, strength: 0.4 })

/** Paper cards in an untidy heap of so many. */
export const paperCards =
  ([x, y]: readonly [number, number], count: number): Draw =>
  (studio) =>
    Array.from({ length: count }, (_, index) => {
      const base = index % 3 === 0 ? '#e6e2da' : '#f7f5f1'
      const wobble = Math.sin(index * 12.9) * 2.4
      return card(studio, {
        face: faceAt([x + wobble, y - wobble, 3 + index * 1.7], { spin: wobble * 2.2 }),
        material: { kind: 'plain', base, ink: '#f7f5f1' },
        floor: index * 1.7,
        soft: 8,
        strength: 0.2,
      })
    }).join('')
