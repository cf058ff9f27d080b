import { darken, lighten, mix } from './colour.ts'
import { circlePath, convexHullPath, roundedRectPath, starPath } from './paths.ts'
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
