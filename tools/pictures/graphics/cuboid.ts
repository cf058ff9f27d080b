import { convexHullPath } from './paths.ts'
import {
  add,
  isFrontFacing,
  type Plane,
  planeAt,
  planeTransform,
  projectShadow,
  shiftPlane,
  type Vector,
} from './projection.ts'
import type { Canvas } from './slab.ts'

export interface Cuboid {
  /** Middle of the bottom. */
  at: Vector
  /** Width, depth and height in millimetres. */
  size: Vector
  turn?: number
  /** Draws a face of a given size around its middle; `shade` darkens the sides. */
  face: (width: number, height: number, side: 'top' | 'front' | 'side') => string
}

type Side = readonly [Plane, number, number, 'top' | 'front' | 'side']

function cuboidSides({ at, size: [width, depth, height], turn = 0 }: Cuboid): Side[] {
  const middle: Vector = add(at, [0, 0, height / 2])
  const wall = (angle: number, reach: number) =>
    shiftPlane(planeAt(middle, { tilt: 90, turn: turn + angle }), 0, 0, reach)
  return [
    [wall(0, depth / 2), width, height, 'front'],
    [wall(90, width / 2), depth, height, 'side'],
    [wall(-90, width / 2), depth, height, 'side'],
    [planeAt(add(at, [0, 0, height]), { turn }), width, depth, 'top'],
  ]
}

function cuboidCorners({ at, size: [width, depth, height], turn = 0 }: Cuboid): Vector[] {
  const base = planeAt(at, { turn })
  return [0, height].flatMap((z) =>
    [-1, 1].flatMap((u) =>
      [-1, 1].map((v) => add(shiftPlane(base, (u * width) / 2, (v * depth) / 2).at, [0, 0, z])),
    ),
  )
}

/** Soft shadow on the floor of a solid, from its corner points; light falls through `hole`, a path. */
export function castShadow(
  { doc, camera }: Canvas,
  points: readonly Vector[],
  { soft = 18, strength = 0.36, floor = 0, hole = '' } = {},
): string {
  const path = convexHullPath(points.map((point) => projectShadow(camera, point, floor))) + hole
  const layer = (blur: number, opacity: number) =>
    `<path d="${path}" fill-rule="evenodd" filter="${doc.blur(blur)}" fill="#2a2119" opacity="${opacity}"/>`
  return layer(soft, strength * 0.75) + layer(soft * 0.3, strength * 0.5)
}

/** A box standing on the floor, with its shadow. */
export function cuboid(
  canvas: Canvas,
  box: Cuboid,
  look: { soft?: number; strength?: number; floor?: number } = {},
): string {
  const shade = { top: 0, front: 0.1, side: 0.3 }
  const faces = cuboidSides(box)
    .filter(([frame]) => isFrontFacing(canvas.camera, frame))
    .map(([frame, width, height, side]) => {
      const cover = `x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}"`
      const fade = canvas.doc.linearGradient([
        [0, '#000000', shade[side] * 0.6],
        [1, '#000000', shade[side]],
      ])
      const rim = `<path d="M${-width / 2} ${-height / 2}h${width}" stroke="#fff" stroke-opacity="0.4" stroke-width="0.5"/>`
      return `<g transform="${planeTransform(canvas.camera, frame)}">${box.face(width, height, side)}<rect ${cover} fill="${fade}"/>${side === 'top' ? '' : rim}</g>`
    })
  return castShadow(canvas, cuboidCorners(box), look) + faces.join('')
}
