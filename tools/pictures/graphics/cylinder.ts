import { darken, lighten } from './colour.ts'
import { castShadow } from './cuboid.ts'
import { add, planeAt, planeTransform, project, type Vector } from './projection.ts'
import type { Canvas } from './slab.ts'

/** Points of a circle lying flat. */
export function circlePoints(at: Vector, radius: number): Vector[] {
  return Array.from({ length: 32 }, (_, index) => {
    const angle = (index / 32) * Math.PI * 2
    return add(at, [radius * Math.cos(angle), radius * Math.sin(angle), 0])
  })
}

interface Cylinder {
  /** Middle of the bottom. */
  at: Vector
  radius: number
  height: number
  colour: string
  /** Drawing on the top, in millimetres around its middle. */
  top?: string
}

/** A round plinth or disc standing on the floor, with its shadow. */
export function cylinder(
  canvas: Canvas,
  { at, radius, height, colour, top = '' }: Cylinder,
): string {
  const { doc, camera } = canvas
  const [x, foot] = project(camera, at)
  const [, head] = project(camera, add(at, [0, 0, height]))
  const rx = radius * camera.scale
  const ry = rx * Math.sin((camera.pitch * Math.PI) / 180)
  const wall = doc.linearGradient(
    [
      [0, darken(colour, 0.1)],
      [0.25, lighten(colour, 0.22)],
      [0.55, darken(colour, 0.08)],
      [1, darken(colour, 0.38)],
    ],
    [0, 0, 1, 0],
  )
  const lid = doc.diagonalFade(lighten(colour, 0.38), lighten(colour, 0.04))
  const side = `M${x - rx} ${head}A${rx} ${ry} 0 0 0 ${x + rx} ${head}V${foot}A${rx} ${ry} 0 0 1 ${x - rx} ${foot}Z`
  const points = [...circlePoints(at, radius), ...circlePoints(add(at, [0, 0, height]), radius)]
  return `${castShadow(canvas, points)}<path d="${side}" fill="${wall}"/><ellipse cx="${x}" cy="${head}" rx="${rx}" ry="${ry}" fill="${lid}" stroke="#fff" stroke-opacity="0.35" stroke-width="1.5"/><g transform="${planeTransform(camera, planeAt(add(at, [0, 0, height])))}">${top}</g>`
}
