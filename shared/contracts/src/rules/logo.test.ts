import { engravingSchema, shownEngravingSchema } from '../wire/engraving.ts'
import { fits } from './engraving-layout.ts'
import {
  countBlankPieces,
  fitEngravings,
  groupPieces,
  hasText,
  listPlaced,
  placeEngravings,
  toDesignedLine,
  toEngravingsKey,
  toLineEngravings,
} from './engraving-list.ts'
import { isLogo, MAX_LOGO_LENGTH, measureLogo, toLogoFile } from './logo.ts'
import { hasRoomForLogo, layOutDesign } from './logo-layout.ts'
import type { Surface } from './surface.ts'

const square = 'M0 0L1000 0L1000 1000L0 1000Z'
const wide = 'M0 0L1000 0L1000 250L0 250ZM100 50L200 50L200.5 99.5Z'
const none = { name: '', line: '' }
const ali = { name: 'Ali', line: 'CEO' }
const maryam = { name: 'مريم', line: '' }

describe('isLogo', () => {
  test.each([square, wide])('takes closed outlines: %s', (path) => {
    expect(isLogo(path)).toBe(true)
  })

  test.each([
    ['nothing', ''],
    ['an outline that is open', 'M0 0L1000 0L1000 1000'],
    ['a line', 'M0 0L1000 0Z'],
    ['what begins without a move', 'L0 0L1000 0L1000 1000Z'],
    ['a place outside of the box', 'M0 0L1001 0L1000 1000Z'],
    ['a negative place', 'M0 0L-1 0L1000 1000Z'],
    ['too many decimals', 'M0 0L1.25 0L1000 1000Z'],
    ['relative coordinates', 'm0 0l1000 0l1000 1000z'],
    ['an exponent', 'M0 0L1e3 0L1000 1000Z'],
    ['the end of an attribute', `${square}"/><script>alert(1)</script>`],
    ['a line break', `${square}\n`],
    ['a long path', square.repeat(Math.ceil((MAX_LOGO_LENGTH + 1) / square.length))],
  ])('refuses %s', (_, path) => {
    expect(isLogo(path)).toBe(false)
  })
})

test('a logo is measured, and is a file by itself', () => {
  expect(measureLogo(wide)).toEqual({ width: 1000, height: 250 })
  expect(toLogoFile(wide)).toBe(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 250"><path fill-rule="evenodd" d="${wide}"/></svg>\n`,
  )
})

describe('the contract of an engraving', () => {
  test('takes a logo beside or instead of a text, and none that is not one', () => {
    expect(engravingSchema.safeParse({ ...ali, logo: square }).success).toBe(true)
    expect(engravingSchema.safeParse({ ...none, logo: square }).success).toBe(true)
    expect(engravingSchema.safeParse(none).success).toBe(false)
    const refused = engravingSchema.safeParse({ ...ali, logo: 'M0 0' })
    expect(refused.error?.issues[0]?.message).toMatch(/^The logo cannot be read/)
  })

  test('reads an order tolerantly: without a logo that cannot be drawn', () => {
    expect(shownEngravingSchema.parse({ ...ali, logo: '<svg>' })).toEqual({ ...ali })
    expect(shownEngravingSchema.safeParse({ ...none, logo: '<svg>' }).success).toBe(false)
  })
})

describe('the logo of a line', () => {
  test('is on all pieces, whatever their texts', () => {
    expect(toLineEngravings([none, none], square)).toEqual({ engraving: { ...none, logo: square } })
    expect(toLineEngravings([ali, ali], square)).toEqual({ engraving: { ...ali, logo: square } })
    const line = { engraving: { ...ali, logo: square }, engravings: [ali, maryam] }
    expect(toLineEngravings([ali, maryam], square)).toEqual(line)
    expect(toDesignedLine([{ ...ali, logo: square }, maryam])).toEqual(line)
    expect(fitEngravings(line, 3)).toEqual({ ...line, engravings: [ali, maryam, none] })
    expect(fitEngravings({ ...line, engravings: [none, maryam] }, 1)).toEqual({
      engraving: { ...none, logo: square },
    })
  })

  test('is no text', () => {
    const line = { engraving: { ...none, logo: square } }
    expect(hasText(line)).toBe(false)
    expect(countBlankPieces(line, 3)).toBe(3)
    expect(groupPieces({ ...line, quantity: 3 })).toEqual([])
    const named = { engraving: { ...ali, logo: square }, quantity: 3 }
    expect(groupPieces(named)).toEqual([{ engraving: ali, pieces: 3 }])
  })

  test('tells lines apart, whose keys without one are what they were', () => {
    expect(toEngravingsKey({ engraving: ali })).toBe('["Ali","CEO"]')
    expect(toEngravingsKey({ engraving: ali, engravings: [ali] })).toBe('[["Ali","CEO"]]')
    const keys = [wide, square].flatMap((logo) => [
      toEngravingsKey({ engraving: { ...ali, logo } }),
      toEngravingsKey({ engraving: { ...ali, logo }, engravings: [ali] }),
    ])
    expect(new Set(keys).size).toBe(4)
  })

  test('is drawn on the first surface of the first piece, beside the texts of that piece', () => {
    const [front, back] = ['#111111', '#222222'].map((color): Surface => ({
      finish: 'engraved',
      color,
      width: 68,
      height: 12,
      corners: [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ],
    }))
    const line = toDesignedLine([{ ...none, logo: square }, ali])
    expect(listPlaced(placeEngravings(line, [front, back]) ?? none)).toEqual([
      { ...none, logo: square, surface: front },
      { ...ali, surface: back },
    ])
    expect(listPlaced(placeEngravings(line, [undefined, back]) ?? none)).toEqual([
      { ...ali, surface: back },
    ])
  })
})

describe('layOutDesign', () => {
  const card = { width: 68, height: 12.4 }
  const fob = { width: 19.4, height: 15 }
  const box = (design: Parameters<typeof layOutDesign>[0], area: typeof card) => {
    const { logo } = layOutDesign(design, area)
    if (!logo) throw new Error('There is no logo')
    const { width, height } = measureLogo(logo.path)
    return {
      left: logo.x,
      top: logo.y,
      right: logo.x + width * logo.scale,
      bottom: logo.y + height * logo.scale,
    }
  }

  test('fills a surface with a logo alone', () => {
    expect(box({ ...none, logo: square }, card)).toEqual({
      left: 27.8,
      top: 0,
      right: 40.2,
      bottom: 12.4,
    })
    expect(layOutDesign(ali, card).logo).toBeNull()
  })

  test('sets a logo beside the text on a wide surface, where one begins to read', () => {
    const [text] = layOutDesign({ ...ali, logo: square }, card).texts
    expect(box({ ...ali, logo: square }, card).right).toBeLessThan(text?.x ?? 0)
    const [arabic] = layOutDesign({ ...maryam, logo: square }, card).texts
    expect(box({ ...maryam, logo: square }, card).left).toBeGreaterThan(arabic?.x ?? Infinity)
  })

  test('sets it above the text where that leaves it larger', () => {
    const { texts } = layOutDesign({ ...ali, logo: wide }, fob)
    expect(texts[0]?.x).toBeCloseTo(fob.width / 2)
    expect(box({ ...ali, logo: wide }, fob).bottom).toBeLessThan(
      (texts[0]?.y ?? 0) - (texts[0]?.fontSize ?? 0) / 2,
    )
  })

  test.each([card, fob])('keeps all within the surface: %j', (area) => {
    for (const logo of [square, wide, 'M0 0L200 0L200 1000Z']) {
      for (const text of [ali, maryam, { name: 'Al Harthi', line: '' }, none]) {
        const { left, top, right, bottom } = box({ ...text, logo }, area)
        expect(Math.min(left, top)).toBeGreaterThan(-0.001)
        expect(right).toBeLessThan(area.width + 0.001)
        expect(bottom).toBeLessThan(area.height + 0.001)
        for (const { y, fontSize } of layOutDesign({ ...text, logo }, area).texts) {
          expect(y).toBeLessThan(area.height)
          expect(y - fontSize).toBeGreaterThan(-0.001)
        }
      }
    }
  })

  test('has no room for a logo that would be too small to be cut', () => {
    const long = { name: 'W'.repeat(26), line: 'W'.repeat(33) }
    const low = { width: 68, height: 8 }
    expect(fits('name', long.name, low)).toBe(true)
    expect(hasRoomForLogo({ ...long, logo: square }, low)).toBe(false)
    expect(hasRoomForLogo({ ...ali, logo: square }, low)).toBe(true)
    expect(hasRoomForLogo(long, low)).toBe(true)
  })
})
