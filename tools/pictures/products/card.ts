import { mark, waves } from '../brand/mark.ts'
import { darken, lighten } from '../graphics/colour.ts'
import { roundedRectPath } from '../graphics/paths.ts'
import type { Plane } from '../graphics/projection.ts'
import { type Canvas, shadow, slab } from '../graphics/slab.ts'
import type { SvgDocument } from '../graphics/svg-document.ts'
import { type Material, surface } from '../materials/material.ts'
import { qrCode } from './qr-code.ts'

/** Size of a bank card, millimetres. */
const CARD = { width: 85.6, height: 54, corner: 3.4, depth: 1.5 }
const outline = roundedRectPath(CARD.width, CARD.height, CARD.corner)

/** Light along the upper edge, and the reflection of the window. */
function gloss(doc: SvgDocument, strength: number): string {
  const rim = doc.linearGradient(
    [
      [0, '#ffffff', 0.85],
      [0.5, '#ffffff', 0.1],
      [1, '#000000', 0.25],
    ],
    [0, 0, 1, 1],
  )
  const glance = doc.linearGradient(
    [
      [0.2, '#ffffff', 0],
      [0.42, '#ffffff', 0.3 * strength],
      [0.5, '#ffffff', 0.05 * strength],
      [0.58, '#ffffff', 0.16 * strength],
      [0.66, '#ffffff', 0],
    ],
    [0, 0, 1, 0.7],
  )
  return `<path d="${outline}" fill="${glance}"/><path d="${roundedRectPath(CARD.width - 0.3, CARD.height - 0.3, CARD.corner)}" fill="none" stroke="${rim}" stroke-width="0.35"/>`
}

/** Engraved drawing, with a light lower edge. */
function engraved(art: (paint: string) => string, material: Material): string {
  const lip = material.kind === 'metal' ? '#ffffff' : lighten(material.base, 0.6)
  return `<g transform="translate(0.14 0.22)" opacity="0.35">${art(lip)}</g>${art(material.ink)}`
}

export function cardFront(doc: SvgDocument, material: Material): string {
  const art = (paint: string) => mark(paint, 19) + waves(paint, 6.5, 34, -19)
  return (
    surface(doc, outline, material) +
    engraved(art, material) +
    gloss(doc, material.kind === 'metal' ? 1 : 0.5)
  )
}

function cardBack(doc: SvgDocument, material: Material): string {
  const art = (paint: string) => qrCode(paint, 25, 24, 0) + mark(paint, 8, -34, -19)
  return (
    surface(doc, outline, material) +
    engraved(art, material) +
    gloss(doc, material.kind === 'metal' ? 0.8 : 0.4)
  )
}

export interface CardPose {
  face: Plane
  material: Material
  side?: 'front' | 'back'
  /** Height of the surface that the shadow falls on. */
  floor?: number
  soft?: number
  strength?: number
}

/** A card in space with its shadow. */
export function card(
  canvas: Canvas,
  { face, material, side = 'front', ...look }: CardPose,
): string {
  const draw = side === 'front' ? cardFront : cardBack
  const edge = material.kind === 'metal' ? lighten(material.base, 0.2) : darken(material.base, 0.18)
  const body = slab(canvas, face, {
    path: outline,
    depth: CARD.depth,
    edge,
    art: draw(canvas.doc, material),
  })
  return shadow(canvas, face, outline, look) + body
}
