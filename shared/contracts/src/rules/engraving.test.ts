import fc from 'fast-check'

import { productDetailsSchema } from '../wire/catalog.ts'
import { engravingSchema, shownEngravingSchema } from '../wire/engraving.ts'
import {
  countSurplus,
  estimateWidth,
  findEngravingProblem,
  fits,
  getLayers,
  layOut,
} from './engraving-layout.ts'
import { normalizeEngraving, normalizeEngravingText, toEngravingKey } from './engraving-text.ts'
import { type Corners, project, toCssTransform, toSvgTransform } from './projection.ts'
import { findRefusedCharacter } from './refused-characters.ts'
import { getSurface, isConvex, toCloseUp } from './surface.ts'

const corners: Corners = [
  [0.2, 0.6],
  [0.7, 0.5],
  [0.8, 0.7],
  [0.3, 0.9],
]
const parallel: Corners = [
  [0.2, 0.6],
  [0.7, 0.5],
  [0.75, 0.7],
  [0.25, 0.8],
]
const card = { finish: 'engraved', color: '#3a2116', width: 68, height: 12.4 } as const

describe('project', () => {
  const units = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ] as const

  test.each([
    ['a parallelogram', parallel],
    ['a perspective', corners],
  ])('maps the corners of the unit square to those of %s', (_, quad) => {
    const { a, b, c, d, e, f, g, h } = project(quad)
    units.forEach(([x, y], index) => {
      const w = g * x + h * y + 1
      expect((a * x + b * y + c) / w).toBeCloseTo(quad[index]?.[0] ?? Number.NaN, 6)
      expect((d * x + e * y + f) / w).toBeCloseTo(quad[index]?.[1] ?? Number.NaN, 6)
    })
  })

  test('keeps a point of both diagonals on both', () => {
    const { a, b, c, d, e, f, g, h } = project(corners)
    const w = (g + h) / 2 + 1
    const [x, y] = [((a + b) / 2 + c) / w, ((d + e) / 2 + f) / w]
    const cross = ([x0, y0]: readonly number[], [x1, y1]: readonly number[]) =>
      ((x1 ?? 0) - (x0 ?? 0)) * (y - (y0 ?? 0)) - ((y1 ?? 0) - (y0 ?? 0)) * (x - (x0 ?? 0))
    expect(cross(corners[0], corners[2])).toBeCloseTo(0, 6)
    expect(cross(corners[1], corners[3])).toBeCloseTo(0, 6)
  })
})

describe('toCssTransform', () => {
  test('is flat for a parallelogram, and needs no size of the picture', () => {
    expect(toCssTransform(parallel)).toBe('translate(20%, 60%) matrix(0.5, -0.1, 0.05, 0.2, 0, 0)')
  })

  test('has a perspective for other corners', () => {
    expect(toCssTransform(corners)).toMatch(
      /^perspective\(100cqw\) translate\(20%, 60%\) matrix3d\(/,
    )
  })
})

describe('toSvgTransform', () => {
  test('maps the unit square to a parallelogram', () => {
    expect(toSvgTransform(parallel)).toBe('matrix(0.5 -0.1 0.05 0.2 0.2 0.6)')
  })

  test('keeps the middle of a perspective', () => {
    const { a, b, c, g, h } = project(corners)
    const [m1 = 0, , m3 = 0, , x = 0] = toSvgTransform(corners).slice(7, -1).split(' ').map(Number)
    expect(x + (m1 + m3) / 2).toBeCloseTo(((a + b) / 2 + c) / ((g + h) / 2 + 1), 4)
  })
})

describe('toCloseUp', () => {
  test('shows the middle of the surface, enlarged to the frame’s width', () => {
    const middle: Corners = [
      [0.3, 0.45],
      [0.7, 0.45],
      [0.7, 0.55],
      [0.3, 0.55],
    ]
    expect(toCloseUp(middle, 2)).toEqual({ width: '200%', transform: 'translate(-25%, -37.5%)' })
  })

  test('stays within the picture', () => {
    const corner: Corners = [
      [0, 0],
      [0.1, 0],
      [0.1, 0.1],
      [0, 0.1],
    ]
    expect(toCloseUp(corner, 1)).toEqual({ width: '300%', transform: 'translate(0%, 0%)' })
  })
})

describe('isConvex', () => {
  test.each([
    [corners, true],
    [[corners[0], corners[2], corners[1], corners[3]] as Corners, false],
    [[corners[3], corners[2], corners[1], corners[0]] as Corners, false],
    [[corners[0], corners[0], corners[2], corners[3]] as Corners, false],
  ])('of %j is %p', (quad, expected) => expect(isConvex(quad)).toBe(expected))
})

describe('getSurface', () => {
  const product = { ...card, pictures: [parallel, null] }
  test('finds the corners of a picture, and nothing on one that does not show it', () => {
    expect(getSurface(product, 0)).toEqual({ ...card, corners: parallel })
    expect(getSurface(product, 1)).toBeUndefined()
    expect(getSurface(product, 5)).toBeUndefined()
    expect(getSurface(undefined, 0)).toBeUndefined()
  })
})

describe('normalizeEngravingText', () => {
  test.each([
    ['  Maryam   Al\u00a0Harthy ', 'Maryam Al Harthy'],
    ['\u202eAli\u202c\u200f', 'Ali'],
    ['Ａｌｉ', 'Ali'],
    ['\ufee3\ufeae\ufef3\ufee2', 'مريم'],
    ['a\u200cb', 'ab'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['مَ\u200c', 'مَ'],
    ['Zoe\u0308', 'Zo\u00eb'],
    ['٩٦٨ 12', '٩٦٨ 12'],
    ['two\nlines\u0007', 'two lines'],
    [' 👨‍👩‍👧 ', '👨‍👩‍👧'],
  ])('of %j returns %j', (typed, expected) => expect(normalizeEngravingText(typed)).toBe(expected))

  test('changes nothing that it has normalised', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = normalizeEngravingText(text)
        expect(normalizeEngravingText(once)).toBe(once)
      }),
    )
  })
})

describe('normalizeEngraving', () => {
  test('returns null without any text', () => {
    expect(normalizeEngraving({ name: ' ', line: '\u200f' })).toBeNull()
    expect(normalizeEngraving({ name: '', line: ' CEO ' })).toEqual({ name: '', line: 'CEO' })
  })
})

describe('findRefusedCharacter', () => {
  test.each([
    'Maryam Al-Harthy',
    'مُحَمَّد بن عبد الله الخروصيّ',
    'Zoë Šárka O’Neill',
    'د. علي | CEO & Founder',
    'R&D #1 (100%)',
    '+968 9123 4567 · a@b.om',
    'گلناز پارسا',
    'ســالم الحــارثي',
    'اللَّٰهُ',
    'A\ufe0fl\u034fi',
    '',
  ])('takes %j', (text) => expect(findRefusedCharacter(normalizeEngravingText(text))).toBeNull())

  test.each([
    ['Ali 😀', 'emoji', '😀'],
    ['Ali 👨‍👩‍👧!', 'emoji', '👨‍👩‍👧'],
    ['❤️ Ali', 'emoji', '❤️'],
    ['🇴🇲', 'emoji', '🇴🇲'],
    ['1️⃣', 'emoji', '1️⃣'],
    ['Ali 李', 'character', '李'],
    ['Иван', 'character', 'И'],
    ['a<b>', 'character', '<'],
    ['Z\u0335\u0321\u0322\u0327', 'marks', 'Z\u0335\u0321\u0322\u0327'],
    [`A${'\u0335'.repeat(40)}`, 'marks', `A${'\u0335'.repeat(4)}`],
    ['\u064bab', 'character', '\u25cc\u064b'],
    ['س\u06e1', 'character', '\u25cc\u06e1'],
    ['a\u2800', 'character', 'U+2800'],
    ['a\ue000', 'character', 'U+E000'],
  ])('refuses %j by its %s %j', (text, kind, character) =>
    expect(findRefusedCharacter(text)).toEqual({ kind, character }),
  )
})

test('findRefusedCharacter quotes something visible, whatever was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), (text) => {
      const refused = findRefusedCharacter(normalizeEngravingText(text))
      if (refused && refused.kind !== 'emoji') {
        expect(refused.character).toMatch(/[\p{L}\p{N}\p{P}\p{S}]/u)
      }
    }),
  )
})

describe('estimateWidth', () => {
  test.each([
    ['', 0],
    ['ii', 0.6],
    ['é', 0.6],
    ['مُحَمَّد', 0.65 + 0.8 + 0.65 + 0.6],
    ['بب', 0.4 + 1],
    ['بــب', 0.4 + 0.1 + 0.1 + 1],
    ['دد', 1.2],
    ['Ж', 1.1],
  ])('of %j is %d', (text, expected) => expect(estimateWidth(text)).toBeCloseTo(expected, 6))
})

describe('layOut', () => {
  test('sets both texts in the middle of the surface, each by its own direction', () => {
    const texts = layOut({ name: 'مريم', line: 'Designer' }, card)
    expect(texts).toMatchObject([
      { text: 'مريم', direction: 'rtl', x: 34 },
      { text: 'Designer', direction: 'ltr', x: 34 },
    ])
    expect(texts[0]?.fontSize).toBeGreaterThan(texts[1]?.fontSize ?? 0)
  })

  test('takes the first letter’s direction, and left to right without one', () => {
    const directions = ['+968 علي Ali', '123'].map((name) => layOut({ name, line: '' }, card))
    expect(directions).toMatchObject([[{ direction: 'rtl' }], [{ direction: 'ltr' }]])
  })

  test('sets letters with three marks smaller, since they are taller', () => {
    const [plain, tall] = ['الله', 'اللَّٰهُ'].map(
      (name) => layOut({ name, line: '' }, card)[0]?.fontSize,
    )
    expect(tall).toBeCloseTo((plain ?? 0) * 0.85, 6)
  })

  test('isolates numbers beside right-to-left letters, at the size that they have without', () => {
    const phone = 'هاتف +968 9123 4567'
    const [drawn] = layOut({ name: phone, line: '' }, card)
    expect(drawn?.text).toBe('هاتف \u2066+968 9123 4567\u2069')
    expect(estimateWidth(drawn?.text ?? '')).toBe(estimateWidth(phone))
  })

  test('keeps every text that fits within the surface, by the widths that it knows', () => {
    const letters = fc.constantFrom(...'ilmWEaz بسمصلاقدعé 12')
    const texts = fc.string({ unit: letters, maxLength: 80 }).map(normalizeEngravingText)
    fc.assert(
      fc.property(texts, texts, (name, line) => {
        fc.pre(fits('name', name, card) && fits('line', line, card))
        for (const { text, fontSize, y } of layOut({ name, line }, card)) {
          expect(estimateWidth(text) * fontSize).toBeLessThanOrEqual(card.width + 1e-6)
          expect(y - fontSize).toBeGreaterThanOrEqual(0)
          expect(y + 0.3 * fontSize).toBeLessThanOrEqual(card.height)
        }
      }),
    )
  })
})

describe('countSurplus', () => {
  test('tells by how much a text is too long for the smallest size', () => {
    const long = 'W'.repeat(30)
    expect(countSurplus('name', long, card)).toBe(4)
    expect(countSurplus('name', long.slice(4), card)).toBe(0)
    expect(fits('name', long.slice(4), card)).toBe(true)
    expect(fits('name', long.slice(3), card)).toBe(false)
  })
})

describe('findEngravingProblem', () => {
  test.each([
    ['Maryam', null],
    ['', null],
    ['W'.repeat(27) + '😀', { kind: 'emoji', character: '😀' }],
    ['W'.repeat(28), { kind: 'tooLong', surplus: 2 }],
    ['i'.repeat(81), { kind: 'tooLong', surplus: 1 }],
  ])('of %j is %j', (text, problem) =>
    expect(findEngravingProblem('name', text, card)).toEqual(problem),
  )
})

describe('getLayers', () => {
  test('ends with the colour of each finish', () => {
    for (const finish of ['engraved', 'printed', 'embossed'] as const) {
      expect(getLayers({ finish, color: '#123456' }).at(-1)).toMatchObject({ color: '#123456' })
    }
  })
})

describe('engravingSchema', () => {
  test('normalises what was typed', () => {
    expect(engravingSchema.parse({ name: ' Ali  ', line: '' })).toEqual({ name: 'Ali', line: '' })
  })

  test.each([
    { name: '😀', line: '' },
    { name: '', line: ' ' },
    { name: 'Ali' },
    { name: 'a'.repeat(81), line: '' },
  ])('refuses %j', (engraving) => expect(engravingSchema.safeParse(engraving).success).toBe(false))
})

describe('shownEngravingSchema', () => {
  test('drops a surface of another shape and keeps the text', () => {
    const shown = { name: 'Ali', line: '' }
    const surface = { ...card, corners: parallel }
    expect(shownEngravingSchema.parse({ ...shown, surface })).toEqual({ ...shown, surface })
    for (const bad of [null, {}, { ...surface, corners: [] }, { ...surface, color: 'red;x:y' }]) {
      expect(shownEngravingSchema.parse({ ...shown, surface: bad })).toEqual(shown)
    }
  })
})

describe('productDetailsSchema', () => {
  test('reads a family and a surface, and drops what is none', () => {
    const surface = { ...card, pictures: [parallel, null] }
    const details = { family: 'cards', surface }
    expect(productDetailsSchema.parse(details)).toMatchObject(details)
    expect(productDetailsSchema.parse({ family: {}, surface: { ...surface, height: 1 } })).toEqual(
      {},
    )
  })
})

describe('toEngravingKey', () => {
  test('differs by either text', () => {
    const keys = [undefined, { name: 'a', line: '' }, { name: '', line: 'a' }].map(toEngravingKey)
    expect(new Set(keys).size).toBe(3)
  })
})
