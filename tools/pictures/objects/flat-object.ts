import type { Draw } from '../scenes/composition.ts'
import type { Sheet } from '../graphics/svg-document.ts'
import { shadow, slab } from '../graphics/slab.ts'
import type { Frame } from '../graphics/projection.ts'

interface Thing {
  path: string
  /** Millimetres. */
  depth: number
  edge: string
  art: (sheet: Sheet) => string
  /** Height of what it lies on, millimetres. */
  floor?: number
  soft?: number
  strength?: number
}

/** A flat thing of some thickness on a face, with its shadow. */
export const thing =
  (face: Frame, { path, depth, edge, art, ...look }: Thing): Draw =>
  (studio) =>
    shadow(studio, face, path, { soft: 10, strength: 0.4, ...look }) +
    slab(studio, face, { path, depth, edge, art: art(studio.sheet) })

/** Fill from light to dark, from the upper left to the lower right. */
export const slope = (sheet: Sheet, light: string, dark: string) =>
  sheet.linear(
    [
      [0, light],
      [1, dark],
    ],
    [0, 0, 1, 1],
  )

/** Glance of a window over glass or lacquer. */
export const glance = (sheet: Sheet, strength = 0.3) =>
  sheet.linear(
    [
      [0, '#ffffff', strength],
      [0.36, '#ffffff', strength * 0.2],
      [0.361, '#ffffff', 0],
    ],
    [0, 0, 1, 0.6],
  )
