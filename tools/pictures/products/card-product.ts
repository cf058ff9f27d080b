import type { Paper } from '../graphics/backdrop.ts'
import { cuboid } from '../graphics/cuboid.ts'
import { planeAt } from '../graphics/projection.ts'
import type { Material } from '../materials/material.ts'
import { card } from './card.ts'
import type { Product } from './product.ts'

type Arrangement = Pick<Product, 'draw' | 'width' | 'middle' | 'focus' | 'pitch'>

/** A card in front of another that shows its back. */
const pair = (material: Material): Arrangement => ({
  draw: (canvas) =>
    card(canvas, {
      face: planeAt([16, 34, 25], { tilt: 64, turn: -26 }),
      material,
      side: 'back',
    }) +
    card(canvas, {
      face: planeAt([-8, -10, 28.6], { tilt: 66, turn: -26, spin: 6 }),
      material,
      soft: 14,
    }),
  width: 104,
  middle: [4, 4, 28],
  focus: [-4, -10, 30],
})

/** One lying across another. */
const crossed = (material: Material): Arrangement => ({
  draw: (canvas) =>
    card(canvas, {
      face: planeAt([13, 17, 2], { spin: -32 }),
      material,
      side: 'back',
      soft: 7,
    }) +
    card(canvas, {
      face: planeAt([-8, -9, 6.5], { spin: 17 }),
      material,
      floor: 2,
      soft: 9,
      strength: 0.4,
    }),
  pitch: 58,
  width: 112,
  middle: [2, 4, 0],
  focus: [-8, -9, 6],
})

const PILE = [-3, 2, -1, 3, -2, 1]

/** A pile, and one leaning against it that shows its back. */
const pile = (material: Material): Arrangement => ({
  draw: (canvas) =>
    card(canvas, {
      face: planeAt([10, 37, 24.6], { tilt: 62, turn: 16, spin: -2 }),
      material,
      side: 'back',
    }) +
    PILE.map((spin, index) =>
      card(canvas, {
        face: planeAt([-5 + spin * 0.4, -6, 2 + index * 1.7], { spin: spin - 22 }),
        material,
        floor: Math.max(0, index * 1.7 - 0.4),
        soft: index === 0 ? 10 : 2,
        strength: index === 0 ? 0.4 : 0.2,
      }),
    ).join(''),
  pitch: 38,
  width: 112,
  middle: [1, 10, 16],
  focus: [-5, -6, 12],
})

/** One upright against a block of stone, another lying before it. */
const display = (material: Material): Arrangement => {
  const stone = (width: number, height: number) =>
    `<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" fill="${'#cfc5b4'}"/>`
  return {
    draw: (canvas) =>
      cuboid(canvas, {
        at: [26, 44, 0],
        size: [66, 30, 50],
        turn: -18,
        face: stone,
      }) +
      card(canvas, {
        face: planeAt([9, 17, 26.4], { tilt: 74, turn: -18 }),
        material,
        soft: 8,
      }) +
      card(canvas, {
        face: planeAt([-19, -29, 2], { spin: 13 }),
        material,
        side: 'back',
        soft: 8,
        strength: 0.4,
      }),
    pitch: 34,
    width: 124,
    middle: [3, 8, 20],
    focus: [9, 17, 28],
  }
}

const arrangements = { pair, crossed, pile, display }

/** Two or more cards of a material. */
export function cardProduct(
  material: Material,
  paper: Paper,
  accent: string,
  arrangement: keyof typeof arrangements = 'pair',
): Product {
  return {
    paper,
    accent,
    ...arrangements[arrangement](material),
    drawFlat: (canvas) =>
      card(canvas, { face: planeAt([9, 22, 2], { spin: -9 }), material, side: 'back', soft: 10 }) +
      card(canvas, { face: planeAt([-4, -17, 6], { spin: -9 }), material, soft: 14 }),
    flatWidth: 112,
  }
}
