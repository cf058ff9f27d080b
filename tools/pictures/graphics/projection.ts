/** A point or direction: x to the right, y away from the viewer, z up; millimetres. */
export type Vector = readonly [x: number, y: number, z: number]

/** A plane in space: SVG x runs along `u`, SVG y along `v`; `n` is the normal. */
export interface Plane {
  at: Vector
  u: Vector
  v: Vector
  n: Vector
}

/** Orthographic camera: each plane is an affine image of its drawing. */
export interface Camera {
  /** Degrees around the vertical axis. */
  yaw: number
  /** Degrees above the horizon; 90 looks straight down. */
  pitch: number
  /** Pixels per millimetre. */
  scale: number
  /** Where the origin of space appears. */
  centre: readonly [x: number, y: number]
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
const round = (value: number) => Math.round(value * 1000) / 1000

export const add = (a: Vector, b: Vector, factor = 1): Vector => [
  a[0] + b[0] * factor,
  a[1] + b[1] * factor,
  a[2] + b[2] * factor,
]

function rotateAroundZ([x, y, z]: Vector, degrees: number): Vector {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))]
  return [x * cos - y * sin, x * sin + y * cos, z]
}

function rotateAroundX([x, y, z]: Vector, degrees: number): Vector {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))]
  return [x, y * cos - z * sin, y * sin + z * cos]
}

/**
 * A plane at a point: horizontal at tilt 0, facing the viewer at tilt 90.
 * Degrees: `spin` within the plane, then `tilt`, then `turn` around the vertical.
 */
export function planeAt(at: Vector, { spin = 0, tilt = 0, turn = 0 } = {}): Plane {
  const place = (vector: Vector) =>
    rotateAroundZ(rotateAroundX(rotateAroundZ(vector, -spin), tilt), turn)
  return { at, u: place([1, 0, 0]), v: place([0, -1, 0]), n: place([0, 0, 1]) }
}

/** The plane moved along its own axes. */
export function shiftPlane(face: Plane, u: number, v: number, n = 0): Plane {
  return { ...face, at: add(add(add(face.at, face.u, u), face.v, v), face.n, n) }
}

/** Pixel position of a point of space. */
export function project(camera: Camera, point: Vector): readonly [number, number] {
  const [x, y, z] = rotateAroundZ(point, camera.yaw)
  const [cos, sin] = [Math.cos(radians(camera.pitch)), Math.sin(radians(camera.pitch))]
  return [
    camera.centre[0] + camera.scale * x,
    camera.centre[1] - camera.scale * (z * cos + y * sin),
  ]
}

function affineMatrix(
  origin: readonly number[],
  alongU: readonly number[],
  alongV: readonly number[],
) {
  const [ox = 0, oy = 0] = origin
  const [ux = 0, uy = 0] = alongU
  const [vx = 0, vy = 0] = alongV
  return `matrix(${[ux - ox, uy - oy, vx - ox, vy - oy, ox, oy].map(round).join(' ')})`
}

/** SVG transform of a drawing in millimetres onto a plane. */
export function planeTransform(camera: Camera, { at, u, v }: Plane): string {
  return affineMatrix(project(camera, at), project(camera, add(at, u)), project(camera, add(at, v)))
}

/** Direction of the light: from the upper left, over the viewer's shoulder. */
const LIGHT_DIRECTION: Vector = [0.55, 0.42, -1]

/** SVG transform of the drawing's shadow onto the floor at height `floor`. */
export function shadowTransform(
  camera: Camera,
  { at, u, v }: Plane,
  floor = 0,
  light = LIGHT_DIRECTION,
): string {
  const cast = (point: Vector) => project(camera, add(point, light, (point[2] - floor) / -light[2]))
  return affineMatrix(cast(at), cast(add(at, u)), cast(add(at, v)))
}

/** Pixel position of the shadow of a point on the floor. */
export function projectShadow(camera: Camera, point: Vector, floor = 0, light = LIGHT_DIRECTION) {
  return project(camera, add(point, light, (point[2] - floor) / -light[2]))
}

/** Whether a plane faces the camera. */
export function isFrontFacing(camera: Camera, { n }: Plane): boolean {
  const [, y, z] = rotateAroundZ(n, camera.yaw)
  return z * Math.sin(radians(camera.pitch)) - y * Math.cos(radians(camera.pitch)) > 0.001
}
