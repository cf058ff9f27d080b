import sharp from 'sharp'

import { darken, lighten, mix } from './colour.ts'
import {
  circlePath,
  convexHullPath,
  mirror,
  roundedRectPath,
  starPath,
  symmetricPath,
} from './paths.ts'
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
import { createRandom } from './random.ts'
import { SvgDocument } from './svg-document.ts'

describe('mix, lighten, darken', () => {
  it('returns the mix of each channel', () => {
    expect(mix('#000000', '#ff8000', 0.5)).toBe('#804000')
    expect(mix('#123456', '#ffffff', 0)).toBe('#123456')
  })

  it('returns a colour closer to white or black', () => {
    expect(lighten('#808080', 1)).toBe('#ffffff')
    expect(Number.parseInt(darken('#808080', 0.5).slice(1, 3), 16)).toBeLessThan(0x80)
  })
})

describe('convexHullPath', () => {
  it('returns a path of the outer points only', () => {
    const path = convexHullPath([
      [0, 0],
      [10, 0],
      [5, 5],
      [10, 10],
      [0, 10],
      [3, 6],
    ])
    expect(path.match(/[\d.]+ [\d.]+/g)?.sort()).toEqual([
      '0.0 0.0',
      '0.0 10.0',
      '10.0 0.0',
      '10.0 10.0',
    ])
  })
})

describe('createRandom', () => {
  const take = (seed: number) => {
    const random = createRandom(seed)
    return Array.from({ length: 200 }, random)
  }

  it('returns the same numbers only for the same seed', () => {
    expect(take(4)).toEqual(take(4))
    expect(take(4)).not.toEqual(take(5))
  })

  it('returns numbers spread between 0 and 1', () => {
    const numbers = take(9)
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...numbers)).toBeLessThan(1)
    const mean = numbers.reduce((sum, value) => sum + value, 0) / numbers.length
    expect(mean).toBeGreaterThan(0.4)
    expect(mean).toBeLessThan(0.6)
  })
})

describe('roundedRectPath, circlePath, starPath', () => {
  it('return closed paths', () => {
    for (const path of [roundedRectPath(10, 6, 1), circlePath(4), starPath(5)])
      expect(path).toMatch(/^M.*Z$/)
  })

  it('return ten corners for a star', () => {
    expect(starPath(5).split('L')).toHaveLength(10)
  })
})

describe('SvgDocument', () => {
  it('defines the same filter once', () => {
    const doc = new SvgDocument()
    const first = doc.blur(3)
    expect(doc.blur(3)).toBe(first)
    expect(doc.blur(4)).not.toBe(first)
    expect(doc.toSvg(10, 10, '').match(/<filter/g)).toHaveLength(2)
  })

  it('writes definitions by the ids that it returned', () => {
    const doc = new SvgDocument()
    const paint = doc.linearGradient([
      [0, '#ffffff'],
      [1, '#000000', 0.5],
    ])
    const id = /#(\w+)/.exec(paint)?.[1]
    expect(doc.toSvg(4, 4, '')).toContain(`<linearGradient id="${id}"`)
    expect(doc.toSvg(4, 4, '')).toContain('stop-opacity="0.5"')
  })
})

describe('paths', () => {
  async function alpha(path: string) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"><g transform="translate(30 0)"><path d="${path}"/></g></svg>`
    const { data } = await sharp(Buffer.from(svg))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return (x: number, y: number) => data[(y * 60 + x) * 4 + 3] ?? 0
  }

  it('symmetricPath returns the right half and its mirror image', () => {
    expect(symmetricPath([0, 1], [10, 2], [0, 9])).toBe('M0 1L10 2L0 9L-10 2L0 1Z')
  })

  it('symmetricPath joins the halves when they end beside the axis', () => {
    expect(symmetricPath([4, 0], [6, 8])).toBe('M4 0L6 8L-6 8L-4 0Z')
  })

  it('symmetricPath swaps the control points of mirrored curves', () => {
    expect(symmetricPath([0, 0], [1, 2, 3, 4, 5, 6])).toBe('M0 0C1 2 3 4 5 6L-5 6C-3 4 -1 2 0 0Z')
  })

  it('symmetricPath renders the same on both sides', async () => {
    const at = await alpha(
      symmetricPath([0, 4], [14, 4, 26, 10, 22, 26], [12, 40], [20, 50, 10, 56, 0, 56]),
    )
    for (let y = 0; y < 60; y += 3) {
      for (let x = 0; x < 30; x += 3) expect(Math.abs(at(x, y) - at(59 - x, y))).toBeLessThan(8)
    }
    expect(at(30, 30)).toBe(255)
  })

  it('mirror renders a drawing and its mirror image', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="4"><g transform="translate(10 0)">${mirror('<rect x="6" width="3" height="4"/>')}</g></svg>`
    const data = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()
    expect([data[2 * 4 + 3], data[10 * 4 + 3], data[17 * 4 + 3]]).toEqual([255, 0, 255])
  })
})

describe('projection', () => {
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
})
