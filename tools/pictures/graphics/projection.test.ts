import {
  type Camera,
  isFrontFacing,
  planeAt,
  planeTransform,
  project,
  projectShadow,
  shadowTransform,
  shiftPlane,
} from './projection.ts'

const above: Camera = { yaw: 0, pitch: 90, scale: 2, centre: [100, 50] }
const level: Camera = { ...above, pitch: 0 }

const rounded = (point: readonly number[]) =>
  point.map((value) => Math.round(value * 1e6) / 1e6 + 0)

describe('project', () => {
  it('returns the centre for the origin', () => {
    expect(project(above, [0, 0, 0])).toEqual([100, 50])
  })

  it('returns depth seen from above and height seen from the side', () => {
    expect(rounded(project(above, [3, 10, 99]))).toEqual([106, 30])
    expect(rounded(project(level, [3, 99, 10]))).toEqual([106, 30])
  })

  it('rotates points by the yaw of the camera', () => {
    expect(rounded(project({ ...above, yaw: 90 }, [10, 0, 0]))).toEqual([100, 30])
  })
})

describe('planeAt', () => {
  it('returns a horizontal plane without a tilt', () => {
    const { u, v, n } = planeAt([0, 0, 0])
    expect([u, v, n].map(rounded)).toEqual([
      [1, 0, 0],
      [0, -1, 0],
      [0, 0, 1],
    ])
  })

  it('returns a plane that faces the viewer at a tilt of 90 degrees', () => {
    const { v, n } = planeAt([0, 0, 0], { tilt: 90 })
    expect([v, n].map(rounded)).toEqual([
      [0, 0, -1],
      [0, -1, 0],
    ])
  })

  it('returns orthonormal axes however the plane is turned', () => {
    const { u, v, n } = planeAt([0, 0, 0], { spin: 31, tilt: 57, turn: -24 })
    const dot = (a: readonly number[], b: readonly number[]) =>
      a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0)
    for (const pair of [dot(u, v), dot(v, n), dot(n, u)]) expect(pair).toBeCloseTo(0)
    for (const axis of [u, v, n]) expect(dot(axis, axis)).toBeCloseTo(1)
  })

  it('is moved along its own axes by shiftPlane', () => {
    const face = shiftPlane(planeAt([1, 2, 3], { tilt: 90 }), 10, 5, 2)
    expect(rounded(face.at)).toEqual([11, 0, -2])
  })
})

describe('planeTransform, shadowTransform, projectShadow', () => {
  it('return the matrix of a plane', () => {
    expect(planeTransform(above, planeAt([5, 0, 0]))).toBe('matrix(2 0 0 2 110 50)')
  })

  it('return the same matrix for a plane on the floor and its shadow', () => {
    const flat = planeAt([5, 7, 0])
    expect(shadowTransform(above, flat)).toBe(planeTransform(above, flat))
  })

  it('return a shadow further along the light when a point is higher', () => {
    const [low] = projectShadow(above, [0, 0, 10])
    const [high] = projectShadow(above, [0, 0, 20])
    expect(low).toBeGreaterThan(100)
    expect(high - 100).toBeCloseTo((low - 100) * 2)
  })
})

describe('isFrontFacing', () => {
  it('returns false when the plane faces away', () => {
    const camera = { ...above, pitch: 30 }
    expect(isFrontFacing(camera, planeAt([0, 0, 0], { tilt: 90 }))).toBe(true)
    expect(isFrontFacing(camera, planeAt([0, 0, 0], { tilt: 90, turn: 180 }))).toBe(false)
    expect(isFrontFacing(camera, planeAt([0, 0, 0]))).toBe(true)
  })

  it('returns true for one side of a turned box only', () => {
    const flank = (turn: number) =>
      isFrontFacing({ ...above, pitch: 30 }, planeAt([0, 0, 0], { tilt: 90, turn }))
    expect([flank(-24 + 90), flank(-24 - 90)]).toEqual([true, false])
  })
})
