import { card } from '../goods/card.ts'
import { cloth } from '../goods/cloth.ts'
import { mark } from '../goods/mark.ts'
import type { Material } from '../goods/material.ts'
import { darker } from '../studio/colour.ts'
import { cylinder } from '../studio/cylinder.ts'
import { roundRect } from '../studio/shapes.ts'
import { shadow, slab } from '../studio/solid.ts'
import { faceAt, type Vector } from '../studio/space.ts'
import type { Draw } from './placed.ts'

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

/** Shirts folded square, one on the other. */
export const pile =
  ([x, y, z]: Vector, colours: readonly string[]): Draw =>
  (studio) => {
    const path = roundRect(230, 180, 16)
    return colours
      .map((colour, index) => {
        const face = faceAt([x + (index % 2) * 5, y, z + 27 * (index + 1)], {
          turn: -16 + index * 3,
        })
        const top = index === colours.length - 1 ? mark('#e9e5dc', 54) : ''
        const art =
          cloth(studio.sheet, path, { colour, thread: '0.3 0.5', crease: 0.6, seed: 4 + index }) +
          top
        return (
          shadow(studio, face, path, { floor: z + 27 * index, soft: 16 }) +
          slab(studio, face, { path, depth: 26, edge: darker(colour, 0.08), art })
        )
      })
      .join('')
  }
