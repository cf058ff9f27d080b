import { isLogo, measureLogo } from '@shop/contracts/rules/logo.ts'

import { type Ink, invertInk, type Pixels, separateInk } from './separate-ink.ts'
import { traceLogo } from './trace-logo.ts'

type Rgba = [red: number, green: number, blue: number, alpha?: number]

const SIDE = 120
const white: Rgba = [255, 255, 255]
const black: Rgba = [0, 0, 0]
const blue: Rgba = [20, 40, 160]
const clear: Rgba = [0, 0, 0, 0]

/** A square picture; positions are from 0 to 1. */
function paint(color: (x: number, y: number) => Rgba, side = SIDE): Pixels {
  const data = Array.from({ length: side * side }, (_, index) => {
    const [red, green, blueness, alpha = 255] = color(
      ((index % side) + 0.5) / side,
      (Math.floor(index / side) + 0.5) / side,
    )
    return [red, green, blueness, alpha]
  }).flat()
  return { data, width: side, height: side }
}

const isRing = (x: number, y: number) => {
  const distance = Math.hypot(x - 0.5, y - 0.5)
  return distance < 0.4 && distance > 0.2
}
const ring = (ink: Rgba, ground: Rgba) => paint((x, y) => (isRing(x, y) ? ink : ground))

function separate(pixels: Pixels): Ink {
  const ink = separateInk(pixels)
  if (typeof ink === 'string') throw new Error(ink)
  return ink
}

/** The part of a picture that is ink. */
const share = ({ values }: Ink) => values.reduce((sum, value) => sum + value, 0) / values.length

const RING_SHARE = Math.PI * (0.4 ** 2 - 0.2 ** 2)

describe('separateInk', () => {
  test.each([
    ['dark on light', ring(blue, white)],
    ['light on dark', ring(white, blue)],
    ['one colour on another', ring([200, 30, 30], [250, 220, 120])],
    ['dark on nothing', ring(black, clear)],
    ['white on nothing', ring(white, [255, 255, 255, 0])],
    [
      'smoothed edges',
      paint((x, y) => {
        const distance = Math.abs(Math.hypot(x - 0.5, y - 0.5) - 0.3)
        const grey = Math.round(255 * Math.min(1, Math.max(0, (distance - 0.1) * SIDE + 0.5)))
        return [grey, grey, grey]
      }),
    ],
  ])('finds the ink of a logo: %s', (_, pixels) => {
    expect(share(separate(pixels))).toBeCloseTo(RING_SHARE, 1)
  })

  test('takes light letters on a dark shape for holes in it', () => {
    const letter = (x: number, y: number) => Math.abs(x - 0.5) < 0.05 && Math.abs(y - 0.5) < 0.1
    const badge = paint((x, y) =>
      letter(x, y) ? white : Math.hypot(x - 0.5, y - 0.5) < 0.4 ? blue : clear,
    )
    const { values } = separate(badge)
    expect(values[(SIDE * SIDE + SIDE) / 2]).toBeCloseTo(0, 1)
  })

  test.each([
    ['empty', paint(() => white)],
    ['empty', paint(() => clear)],
    ['empty', ring([250, 250, 250], [240, 240, 240])],
    ['colors', paint((x, y) => (isRing(x, y) ? (x < 0.5 ? [220, 20, 20] : blue) : white))],
    [
      'shades',
      paint((x, y) => {
        const grey = Math.round(127 + 60 * Math.sin(x * 9) + 60 * Math.cos(y * 7))
        return [grey, grey, grey]
      }),
    ],
  ])('says that a picture is no logo: %s', (problem, pixels) => {
    expect(separateInk(pixels)).toBe(problem)
  })

  test('is inverted', () => {
    expect(share(invertInk(separate(ring(black, white))))).toBeCloseTo(1 - RING_SHARE, 1)
  })
})

describe('traceLogo', () => {
  const trace = (pixels: Pixels) => {
    const traced = traceLogo(separate(pixels))
    if (typeof traced === 'string') throw new Error(traced)
    return traced.path
  }

  test('traces outlines and holes to one path that the contract takes', () => {
    const path = trace(ring(black, white))
    expect(isLogo(path)).toBe(true)
    expect(path.match(/M/g)).toHaveLength(2)
    expect(measureLogo(path)).toEqual({ width: 1000, height: 1000 })
  })

  test('moves what is traced into the corner of its box, as large as it takes it', () => {
    const path = trace(paint((x, y) => (x > 0.5 && x < 0.9 && y > 0.3 && y < 0.5 ? black : white)))
    const { width, height } = measureLogo(path)
    expect(width).toBe(1000)
    expect(Math.abs(height - 500)).toBeLessThan(15)
    expect(path.length).toBeLessThan(200)
  })

  test('leaves out specks', () => {
    const square = (x: number, y: number) => x > 0.3 && x < 0.7 && y > 0.3 && y < 0.7
    const speck = (x: number, y: number) => x > 0.9 && x < 0.904 && y > 0.9 && y < 0.904
    const path = trace(paint((x, y) => (square(x, y) || speck(x, y) ? black : white), 400))
    expect(path.match(/M/g)).toHaveLength(1)
  })

  test('says that a logo has too many parts', () => {
    const dots = paint((x, y) => (Math.sin(x * 190) * Math.sin(y * 190) > 0.1 ? black : white), 300)
    expect(traceLogo(separate(dots))).toBe('detailed')
  })

  test('closes outlines at the edge of an inverted picture', () => {
    const traced = traceLogo(invertInk(separate(ring(black, white))))
    expect(traced).toMatchObject({ path: expect.stringMatching(/^M.*Z$/) as string })
    if (typeof traced !== 'string') expect(isLogo(traced.path)).toBe(true)
  })
})
