import { castShadow } from './cuboid.ts'
import { darker, lighter } from './colour.ts'
import type { Studio } from './slab.ts'
import { faceAt, onFace, plus, seen, type Vector } from './projection.ts'

/** Points of a circle lying flat. */
export function ring(at: Vector, radius: number): Vector[] {
  return Array.from({ length: 32 }, (_, index) => {
    const angle = (index / 32) * Math.PI * 2
    return plus(at, [radius * Math.cos(angle), radius * Math.sin(angle), 0])
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
  studio: Studio,
  { at, radius, height, colour, top = '' }: Cylinder,
): string {
  const { sheet, camera } = studio
  const [x, foot] = seen(camera, at)
  const [, head] = seen(camera, plus(at, [0, 0, height]))
  const rx = radius * camera.scale
  const ry = rx * Math.sin((camera.pitch * Math.PI) / 180)
  const wall = sheet.linear(
    [
      [0, darker(colour, 0.1)],
      [0.25, lighter(colour, 0.22)],
      [0.55, darker(colour, 0.08)],
      [1, darker(colour, 0.38)],
    ],
    [0, 0, 1, 0],
  )
  const lid = sheet.linear(
    [
      [0, lighter(colour, 0.38)],
      [1, lighter(colour, 0.04)],
    ],
    [0, 0, 1, 1],
  )
  const side = `M${x - rx} ${head}A${rx} ${ry} 0 0 0 ${x + rx} ${head}V${foot}A${rx} ${ry} 0 0 1 ${x - rx} ${foot}Z`
  const points = [...ring(at, radius), ...ring(plus(at, [0, 0, height]), radius)]
  return `${castShadow(studio, points)}<path d="${side}" fill="${wall}"/><ellipse cx="${x}" cy="${head}" rx="${rx}" ry="${ry}" fill="${lid}" stroke="#fff" stroke-opacity="0.35" stroke-width="1.5"/><g transform="${onFace(camera, faceAt(plus(at, [0, 0, height])))}">${top}</g>`
}
