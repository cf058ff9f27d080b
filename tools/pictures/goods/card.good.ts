import type { Paper } from '../studio/backdrop.ts'
import { faceAt } from '../studio/space.ts'
import { card } from './card.ts'
import type { Good } from './good.ts'
import type { Material } from './material.ts'

/** A card leaning in front of its own back, and the two fanned out flat. */
export function cardGood(material: Material, paper: Paper, accent: string): Good {
  return {
    paper,
    accent,
    hero: (studio) =>
      card(studio, {
        face: faceAt([16, 34, 25], { tilt: 64, turn: -26 }),
        material,
        side: 'back',
      }) +
      card(studio, {
        face: faceAt([-8, -10, 28.6], { tilt: 66, turn: -26, spin: 6 }),
        material,
        soft: 14,
      }),
    flat: (studio) =>
      card(studio, { face: faceAt([9, 22, 2], { spin: -9 }), material, side: 'back', soft: 10 }) +
      card(studio, { face: faceAt([-4, -17, 6], { spin: -9 }), material, soft: 14 }),
    reach: 104,
    flatReach: 112,
    middle: [4, 4, 28],
    focus: [-4, -10, 30],
  }
}
