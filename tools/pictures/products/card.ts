import { mark, waves } from '../brand/mark.ts'
import type { Paper } from '../graphics/backdrop.ts'
import { darker, lighter } from '../graphics/colour.ts'
import { roundRect } from '../graphics/paths.ts'
import { faceAt, type Frame } from '../graphics/projection.ts'
import { shadow, slab, type Studio } from '../graphics/slab.ts'
import type { Sheet } from '../graphics/svg-document.ts'
import { type Material, surface } from '../materials/material.ts'
import type { Good } from './product.ts'
import { code } from './qr-code.ts'

/** Size of a bank card, millimetres. */
export const CARD = { width: 85.6, height: 54, corner: 3.4, depth: 1.5 }
const outline = roundRect(CARD.width, CARD.height, CARD.corner)

/** Soft light along the upper edge, and the glance of the window across the face. */
function gloss(sheet: Sheet, strength: number): string {
  const rim = sheet.linear(
    [
      [0, '#ffffff', 0.85],
      [0.5, '#ffffff', 0.1],
      [1, '#000000', 0.25],
    ],
    [0, 0, 1, 1],
  )
  const glance = sheet.linear(
    [
      [0.2, '#ffffff', 0],
      [0.42, '#ffffff', 0.3 * strength],
      [0.5, '#ffffff', 0.05 * strength],
      [0.58, '#ffffff', 0.16 * strength],
      [0.66, '#ffffff', 0],
    ],
    [0, 0, 1, 0.7],
  )
  return `<path d="${outline}" fill="${glance}"/><path d="${roundRect(CARD.width - 0.3, CARD.height - 0.3, CARD.corner)}" fill="none" stroke="${rim}" stroke-width="0.35"/>`
}

/** Drawing cut into the surface: a light lower lip makes it look sunk. */
function engraved(art: (paint: string) => string, material: Material): string {
  const lip = material.kind === 'metal' ? '#ffffff' : lighter(material.base, 0.6)
  return `<g transform="translate(0.14 0.22)" opacity="0.35">${art(lip)}</g>${art(material.ink)}`
}

export function cardFront(sheet: Sheet, material: Material): string {
  const art = (paint: string) => mark(paint, 19) + waves(paint, 6.5, 34, -19)
  return (
    surface(sheet, outline, material) +
    engraved(art, material) +
    gloss(sheet, material.kind === 'metal' ? 1 : 0.5)
  )
}

export function cardBack(sheet: Sheet, material: Material): string {
  const art = (paint: string) => code(paint, 25, 24, 0) + mark(paint, 8, -34, -19)
  return (
    surface(sheet, outline, material) +
    engraved(art, material) +
    gloss(sheet, material.kind === 'metal' ? 0.8 : 0.4)
  )
}

export interface CardPose {
  face: Frame
  material: Material
  side?: 'front' | 'back'
  /** Height of what the shadow falls on. */
  floor?: number
  soft?: number
  strength?: number
}

/** A card in space with its shadow. */
export function card(
  studio: Studio,
  { face, material, side = 'front', ...look }: CardPose,
): string {
  const draw = side === 'front' ? cardFront : cardBack
  const edge = material.kind === 'metal' ? lighter(material.base, 0.2) : darker(material.base, 0.18)
  const body = slab(studio, face, {
    path: outline,
    depth: CARD.depth,
    edge,
    art: draw(studio.sheet, material),
  })
  return shadow(studio, face, outline, look) + body
}

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
