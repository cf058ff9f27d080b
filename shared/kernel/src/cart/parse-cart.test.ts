import fc from 'fast-check'

import { anyCart, anyId, line } from '../testing/cart-lines.ts'
import { MAX_CART_LINES, MAX_QUANTITY } from './cart.ts'
import { parseCart } from './parse-cart.ts'

const parseItems = (stored: unknown) => parseCart(stored).items
const noCuts = { surplus: 0, unreadable: 0, quantities: 0, titles: 0 }

describe('parseCart', () => {
  test('returns what was serialized', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const stored: unknown = JSON.parse(JSON.stringify(cart))
        expect(parseCart(stored)).toEqual({ items: cart, cuts: noCuts })
      }),
    )
  })

  test('never throws and returns valid lines only, whatever was stored', () => {
    // Our own keys and those of Object.prototype, for inputs that are almost valid.
    const key = fc.constantFrom(
      'id',
      '_id',
      'title',
      'price',
      'quantity',
      'en',
      'valueOf',
      'toString',
    )
    const anything = fc.anything({ key, maxDepth: 3, values: [fc.integer(), fc.string(), anyId] })
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.array(anything)), (stored) => {
        for (const item of parseItems(stored)) {
          expect(item.id).not.toBe('')
          expect(item.price).toBeGreaterThanOrEqual(0)
          expect(item.quantity).toBeGreaterThanOrEqual(1)
          expect(typeof item.title.en).toBe('string')
        }
      }),
      { numRuns: 300 },
    )
  })

  test.each([[undefined], [null], [{}], ['[]'], [7], [{ length: 1, 0: line() }]])(
    'returns an empty cart for %j',
    (stored) => expect(parseItems(stored)).toEqual([]),
  )

  test('keeps valid lines between invalid ones, each product once', () => {
    const stored = [null, line(), 'x', { id: 'y' }, [], line({ quantity: 9 }), line({ id: 'oak' })]
    expect(parseItems(stored)).toEqual([line(), line({ id: 'oak' })])
  })

  test('accepts the older shape: `_id`, texts without language, numbers as text', () => {
    const stored = [{ _id: 'a', title: 'Old', description: 'Text', price: '21.50', quantity: '2' }]
    expect(parseItems(stored)).toEqual([
      {
        id: 'a',
        image: '',
        title: { en: 'Old' },
        description: { en: 'Text' },
        price: 21.5,
        quantity: 2,
      },
    ])
  })

  test('accepts what other backends know: opaque ids, more decimals, null texts', () => {
    const stored = [
      { id: 'pay.1/2', title: { en: 'Card', ar: null }, description: null, price: 1.255 },
      { id: 7, title: { ar: 'بطاقة' }, price: '0.795' },
    ]
    expect(parseItems(stored)).toMatchObject([
      { id: 'pay.1/2', title: { en: 'Card' }, description: { en: '' }, price: 1.26 },
      { id: '7', title: { en: 'بطاقة', ar: 'بطاقة' }, price: 0.8 },
    ])
  })

  test('keeps a logo, and leaves out what is none', () => {
    const logo = 'M0 0L1000 0L1000 1000Z'
    const text = { name: 'Ali', line: '' }
    const parse = (engraving: object, engravings?: object[]) =>
      parseItems([{ ...line(), engraving, engravings }])[0]
    expect(parse({ ...text, logo })).toMatchObject({ engraving: { ...text, logo } })
    expect(parse({ ...text, logo }, [text, { name: '', line: '' }])).toMatchObject({
      engraving: { ...text, logo },
      engravings: [text, { name: '', line: '' }],
    })
    expect(parse({ name: '', line: '', logo })).toMatchObject({ engraving: { logo } })
    expect(parse({ ...text, logo: '<svg onload="alert(1)">' })?.engraving).toEqual(text)
    expect(parse({ name: '', line: '', logo: 'M0' })).not.toHaveProperty('engraving')
  })

  test.each([
    ['no id', { id: undefined }],
    ['an empty id', { id: '' }],
    ['an id that no address takes', { id: 'x'.repeat(257) }],
    ['no price', { price: undefined }],
    ['a negative price', { price: -1 }],
    ['a price that no order takes', { price: 1_000_000.01 }],
    ['an infinite price', { price: Number.POSITIVE_INFINITY }],
    ['an empty price', { price: '' }],
    ['a list as its price', { price: [] }],
    ['true as its price', { price: true }],
    ['a price that cannot be converted', { price: { valueOf: 1, toString: 1 } }],
  ])('drops a line with %s', (_, changes) => {
    expect(parseCart([{ ...line(), ...changes }, line({ id: 'oak' })])).toEqual({
      items: [line({ id: 'oak' })],
      cuts: { ...noCuts, unreadable: 1 },
    })
  })

  test.each([
    [0, 1],
    [-3, 1],
    [2.9, 2],
    ['4', 4],
    ['many', 1],
    [null, 1],
    [{ valueOf: 1, toString: 1 }, 1],
    [Infinity, 1],
    [9e15, MAX_QUANTITY],
    [Number.MAX_VALUE, MAX_QUANTITY],
  ])('parses the quantity %j as %d', (quantity, expected) => {
    expect(parseItems([{ ...line(), quantity }])).toEqual([line({ quantity: expected })])
  })

  test.each([
    ['nothing', undefined, ''],
    ['an empty text', { en: '' }, ''],
    ['invisible characters', { en: ' \u200b\u202e', ar: '\u00a0' }, ''],
    ['only the Arabic title', { en: '', ar: 'بطاقة' }, 'بطاقة'],
    ['invisible English', { en: '\u2066', ar: 'بطاقة' }, 'بطاقة'],
  ])('keeps a line whose title is %s', (_, title, expected) => {
    expect(parseItems([{ ...line(), title }])).toMatchObject([{ title: { en: expected } }])
  })

  test('keeps a name on a product, and the line of one that cannot be read', () => {
    const engraving = { name: 'مريم', line: '' }
    const stored = [
      { ...line({ id: 'named' }), engraving: { ...engraving, name: ' مريم ', surface: 'gone' } },
      { ...line({ id: 'emoji' }), engraving: { name: '😀', line: '' } },
      { ...line({ id: 'odd' }), engraving: 7 },
    ]
    expect(parseCart(stored)).toEqual({
      items: [line({ id: 'named', engraving }), line({ id: 'emoji' }), line({ id: 'odd' })],
      cuts: noCuts,
    })
    expect(parseItems(stored)[1]).not.toHaveProperty('engraving')
  })

  test('keeps a name on each piece, and the surface of a line that was stored with its name', () => {
    const [mariam, none] = [
      { name: 'مريم', line: '' },
      { name: '', line: '' },
    ]
    const area = { finish: 'engraved', color: '#000000', width: 68, height: 12 } as const
    const corners = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ]
    const surface = { ...area, corners }
    const stored = [
      { ...line({ id: 'list' }), engraving: none, engravings: [none, mariam], surface },
      { ...line({ id: 'same' }), engravings: [mariam, mariam] },
      { ...line({ id: 'old' }), engraving: { ...mariam, surface } },
      { ...line({ id: 'wrong' }), engravings: [{ name: '😀', line: '' }] },
    ]
    expect(parseItems(stored)).toEqual([
      { ...line({ id: 'list' }), engraving: mariam, engravings: [none, mariam], surface },
      { ...line({ id: 'same' }), engraving: mariam },
      { ...line({ id: 'old' }), engraving: mariam, surface },
      line({ id: 'wrong' }),
    ])
  })

  test('leaves out an Arabic title that shows nothing', () => {
    expect(parseItems([{ ...line(), title: { en: 'Card', ar: ' ' } }])[0]?.title).toEqual({
      en: 'Card',
    })
  })

  test('returns the lines that a cart holds and counts the others', () => {
    const stored = Array.from({ length: 5000 }, (_, id) => line({ id: `${id}` }))
    const { items, cuts } = parseCart(stored)
    expect(items).toEqual(stored.slice(0, MAX_CART_LINES))
    expect(cuts).toEqual({ ...noCuts, surplus: 4800 })
    expect(parseCart(items)).toEqual({ items, cuts: noCuts })
  })

  test('shortens what is too long and counts titles and quantities', () => {
    const stored = [
      { ...line(), title: { en: 'x'.repeat(1_000_000) }, description: 'y'.repeat(1_000_000) },
      { ...line({ id: 'oak' }), quantity: 9e15, image: `data:,${'z'.repeat(2000)}` },
    ]
    const { items, cuts } = parseCart(stored)
    expect(JSON.stringify(items).length).toBeLessThan(2000)
    expect(items).toMatchObject([{ quantity: 1 }, { quantity: MAX_QUANTITY, image: '' }])
    expect(cuts).toEqual({ ...noCuts, titles: 1, quantities: 1 })
  })
})
