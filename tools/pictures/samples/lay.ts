import type { Draw } from '../scenes/placed.ts'
import { shadow } from '../studio/solid.ts'
import { faceAt, onFace, seen, type Vector } from '../studio/space.ts'
import type { Piece } from './piece.ts'

/**
 * Lays a piece down somewhere in a scene.
 * @param spin degrees
 * @param size how much larger than life
 */
export const lay =
  (piece: Piece, at: Vector, spin = 0, size = 1): Draw =>
  ({ sheet, camera }) => {
    const near = { ...camera, centre: seen(camera, at), scale: camera.scale * size }
    const face = faceAt([0, 0, 14], { spin })
    const cast =
      piece.outline &&
      shadow({ sheet, camera: near }, face, piece.outline, { soft: 15, strength: 0.42 })
    return `${cast}<g transform="${onFace(near, face)}">${piece.art(sheet)}</g>`
  }
