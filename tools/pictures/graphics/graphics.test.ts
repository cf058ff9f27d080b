import { darken, lighten, mix } from './colour.ts'
import { circlePath, convexHullPath, roundedRectPath, starPath } from './paths.ts'
import { createRandom } from './random.ts'
import { SvgDocument } from './svg-document.ts'

describe('colours', () => {
  it('mix channel by channel', () => {
    expect(mix('#000000', '#ff8000', 0.5)).toBe('#804000')
    expect(mix('#123456', '#ffffff', 0)).toBe('#123456')
  })

  it('get lighter and darker', () => {
    expect(lighten('#808080', 1)).toBe('#ffffff')
    expect(Number.parseInt(darken('#808080', 0.5).slice(1, 3), 16)).toBeLessThan(0x80)
  })
})

describe('hull', () => {
  it('goes round the outer points and leaves out those inside', () => {
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

describe('randomOf', () => {
  const take = (seed: number) => {
    const random = createRandom(seed)
    return Array.from({ length: 200 }, random)
  }

  it('repeats itself for the same seed and differs for another', () => {
    expect(take(4)).toEqual(take(4))
    expect(take(4)).not.toEqual(take(5))
  })

  it('stays between 0 and 1 and spreads', () => {
    const numbers = take(9)
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...numbers)).toBeLessThan(1)
    const mean = numbers.reduce((sum, value) => sum + value, 0) / numbers.length
    expect(mean).toBeGreaterThan(0.4)
    expect(mean).toBeLessThan(0.6)
  })
})

describe('paths', () => {
  it('close', () => {
    for (const path of [roundedRectPath(10, 6, 1), circlePath(4), starPath(5)])
      expect(path).toMatch(/^M.*Z$/)
  })

  it('have ten corners in a star', () => {
    expect(starPath(5).split('L')).toHaveLength(10)
  })
})

describe('Sheet', () => {
  it('defines the same paint once', () => {
    const doc = new SvgDocument()
    const first = doc.blur(3)
    expect(doc.blur(3)).toBe(first)
    expect(doc.blur(4)).not.toBe(first)
    expect(doc.toSvg(10, 10, '').match(/<filter/g)).toHaveLength(2)
  })

  it('writes the id that it handed out', () => {
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
