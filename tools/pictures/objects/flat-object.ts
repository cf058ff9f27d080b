import type { Plane } from '../graphics/projection.ts'
import { shadow, slab } from '../graphics/slab.ts'
import type { SvgDocument } from '../graphics/svg-document.ts'
import type { Drawing } from '../scenes/composition.ts'

interface FlatObject {
  path: string
  /** Millimetres. */
  depth: number
  edge: string
  art: (doc: SvgDocument) => string
  /** Height of the surface it lies on, millimetres. */
  floor?: number
  soft?: number
  strength?: number
}

/** A slab on a plane, with its shadow. */
export const flatObject =
  (face: Plane, { path, depth, edge, art, ...look }: FlatObject): Drawing =>
  (canvas) =>
    shadow(canvas, face, path, { soft: 10, strength: 0.4, ...look }) +
    slab(canvas, face, { path, depth, edge, art: art(canvas.doc) })

/** Reflection of a window on glass or lacquer. */
export const reflection = (doc: SvgDocument, strength = 0.3) =>
  doc.linearGradient(
    [
      [0, '#ffffff', strength],
      [0.36, '#ffffff', strength * 0.2],
      [0.361, '#ffffff', 0],
    ],
    [0, 0, 1, 0.6],
  )
