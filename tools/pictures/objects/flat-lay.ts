import { planeAt, planeTransform, project, type Vector } from '../graphics/projection.ts'
import { shadow } from '../graphics/slab.ts'
import type { SvgDocument } from '../graphics/svg-document.ts'
import type { Drawing } from '../scenes/composition.ts'

/** An item that lies flat on the paper, drawn from above in millimetres around its middle. */
export interface FlatLay {
  /** Shape of the shadow. */
  outline: string
  art: (doc: SvgDocument) => string
}

/** Groove along an edge or a pocket. */
export const crease = (path: string, width = 2.4, opacity = 0.3) =>
  `<path d="${path}" fill="none" stroke="#000" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round"/>`

/** Row of thread in a colour of its own. */
export const stitch = (path: string, colour: string, width = 1.6) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-dasharray="6 3.4"/>`

/** Buttons down a line, with thread through their holes. */
export const buttons = (
  points: readonly (readonly [number, number])[],
  colour: string,
  radius = 6.5,
) =>
  points
    .map(
      ([x, y]) =>
        `<circle cx="${x + 1.5}" cy="${y + 2}" r="${radius}" fill="#000" opacity="0.25"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}" stroke="#000" stroke-opacity="0.25"/><path d="M${x - 2} ${y - 2}l4 4m0 -4l-4 4" stroke="#000" stroke-opacity="0.45" stroke-width="1.3"/>`,
    )
    .join('')

/** Shading that turns the long edges of a tube of cloth away from the light. */
export const tubeShading = (doc: SvgDocument, path: string, strength = 0.2) =>
  `<path d="${path}" fill="${doc.linearGradient(
    [
      [0, '#000000', strength],
      [0.22, '#000000', 0],
      [0.4, '#ffffff', strength * 0.5],
      [0.65, '#000000', 0],
      [1, '#000000', strength * 1.1],
    ],
    [0, 0, 1, 0],
  )}"/>`

/**
 * Lays an item down in a scene.
 * @param spin degrees
 * @param size factor of enlargement
 */
export const layFlat =
  (item: FlatLay, at: Vector, spin = 0, size = 1): Drawing =>
  ({ doc, camera }) => {
    const near = { ...camera, centre: project(camera, at), scale: camera.scale * size }
    const face = planeAt([0, 0, 9], { spin })
    // Softer than it is long, a shadow would be a halo.
    const cast =
      item.outline && shadow({ doc, camera: near }, face, item.outline, { soft: 5, strength: 0.36 })
    return `${cast}<g transform="${planeTransform(near, face)}">${item.art(doc)}</g>`
  }
