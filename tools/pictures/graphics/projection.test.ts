import {
  planeAt,
  isFrontFacing,
  planeTransform,
  shadowTransform,
  project,
  projectShadow,
  shiftPlane,
  type Camera,
} from './projection.ts'

const above: Camera = { yaw: 0, pitch: 90, scale: 2, centre: [100, 50] }
const level: Camera = { ...above, pitch: 0 }

const rounded = (point: readonly number[]) =>
  point.map((value) => Math.round(value * 1e6) / 1e6 + 0)

describe('seen', () => {
  it('puts the origin in the centre', () => {
    expect(project(above, [0, 0, 0])).toEqual([100, 50])
  })

  it('shows depth from above and height from the side', () => {
    expect(rounded(project(above, [3, 10, 99]))).toEqual([106, 30])
    expect(rounded(project(level, [3, 99, 10]))).toEqual([106, 30])
  })

  it('turns the scene with the camera', () => {
    expect(rounded(project({ ...above, yaw: 90 }, [10, 0, 0]))).toEqual([100, 30])
  })
})

describe('faceAt', () => {
  it('lies flat and looks up without a tilt', () => {
    const { u, v, n } = planeAt([0, 0, 0])
    expect([u, v, n].map(rounded)).toEqual([
      [1, 0, 0],
      [0, -1, 0],
      [0, 0, 1],
    ])
  })

  it('stands and looks at the viewer at 90 degrees', () => {
    const { v, n } = planeAt([0, 0, 0], { tilt: 90 })
    expect([v, n].map(rounded)).toEqual([
      [0, 0, -1],
      [0, -1, 0],
    ])
  })

  it('keeps its axes at right angles however it is turned', () => {
    const { u, v, n } = planeAt([0, 0, 0], { spin: 31, tilt: 57, turn: -24 })
    const dot = (a: readonly number[], b: readonly number[]) =>
      a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0)
    for (const pair of [dot(u, v), dot(v, n), dot(n, u)]) expect(pair).toBeCloseTo(0)
    for (const axis of [u, v, n]) expect(dot(axis, axis)).toBeCloseTo(1)
  })

  it('moves along its own axes', () => {
    const face = shiftPlane(planeAt([1, 2, 3], { tilt: 90 }), 10, 5, 2)
    expect(rounded(face.at)).toEqual([11, 0, -2])
  })
})

describe('transforms', () => {
  it('lay a drawing on a face', () => {
    expect(planeTransform(above, planeAt([5, 0, 0]))).toBe('matrix(2 0 0 2 110 50)')
  })

  it('leave what lies on the floor where its shadow is', () => {
    const flat = planeAt([5, 7, 0])
    expect(shadowTransform(above, flat)).toBe(planeTransform(above, flat))
  })

  it('throw the shadow of what is higher further along the light', () => {
    const [low] = projectShadow(above, [0, 0, 10])
    const [high] = projectShadow(above, [0, 0, 20])
    expect(low).toBeGreaterThan(100)
    expect(high - 100).toBeCloseTo((low - 100) * 2)
  })
})

describe('facesViewer', () => {
  it('knows front from back', () => {
    const camera = { ...above, pitch: 30 }
    expect(isFrontFacing(camera, planeAt([0, 0, 0], { tilt: 90 }))).toBe(true)
    expect(isFrontFacing(camera, planeAt([0, 0, 0], { tilt: 90, turn: 180 }))).toBe(false)
    expect(isFrontFacing(camera, planeAt([0, 0, 0]))).toBe(true)
  })

  it('sees one flank of a turned box, not the other', () => {
    const flank = (turn: number) =>
      isFrontFacing({ ...above, pitch: 30 }, planeAt([0, 0, 0], { tilt: 90, turn }))
    expect([flank(-24 + 90), flank(-24 - 90)]).toEqual([true, false])
  })
})
