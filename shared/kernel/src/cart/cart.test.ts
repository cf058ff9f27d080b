import { buildProduct } from '@shop/testing/fixtures.ts'
import fc from 'fast-check'

import {
  addItem,
  type CartItem,
  MAX_ENTERED_QUANTITY,
  parseCart,
  removeItem,
  setQuantity,
  stepQuantity,
  toCartItem,
} from './cart.ts'

const line = (changes: Partial<CartItem> = {}): CartItem => ({
  ...toCartItem(buildProduct()),
  ...changes,
})

const anyId = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/)
const anyText = fc.record(
  { en: fc.string({ minLength: 1 }), ar: fc.string() },
  { requiredKeys: ['en'] },
)
const anyLine: fc.Arbitrary<CartItem> = fc.record({
  id: anyId,
  image: fc.webUrl(),
  title: anyText,
  description: anyText,
  price: fc.integer({ min: 0, max: 100_000_000 }).map((hundredths) => hundredths / 100),
  quantity: fc.integer({ min: 1, max: 1_000_000 }),
})
const anyCart = fc.uniqueArray(anyLine, { selector: ({ id }) => id, maxLength: 8 })

describe('toCartItem', () => {
  test('returns a line of quantity 1 with shortened descriptions', () => {
    expect(toCartItem(buildProduct())).toEqual({
      id: 'steel-card',
      image: 'http://api.test/media/steel-card-640.webp?widths=320,640',
      title: { en: 'Steel card', ar: 'بطاقة فولاذية' },
      description: { en: 'A card of brush', ar: 'بطاقة من الفولا' },
      price: 21,
      quantity: 1,
    })
  })

  test('has no Arabic description when the product has none', () => {
    const { description } = toCartItem(buildProduct({ description: { en: 'Short' } }))
    expect(description).toEqual({ en: 'Short' })
  })
})

describe('addItem', () => {
  test('appends the line', () => {
    const next = addItem([line()], line({ id: 'oak-card' }))
    expect(next?.map(({ id }) => id)).toEqual(['steel-card', 'oak-card'])
  })

  test('returns null for a product already in the cart, whatever else differs', () => {
    expect(addItem([line({ quantity: 3 })], line({ price: 5 }))).toBeNull()
  })

  test('is undone by removeItem', () => {
    fc.assert(
      fc.property(anyCart, anyLine, (cart, item) => {
        fc.pre(cart.every(({ id }) => id !== item.id))
        expect(removeItem(addItem(cart, item) ?? [], item.id)).toEqual(cart)
      }),
    )
  })
})

describe('setQuantity', () => {
  test.each([1, 42, MAX_ENTERED_QUANTITY])('sets the quantity %p of that product only', (n) => {
    const other = line({ id: 'oak-card', quantity: 2 })
    expect(setQuantity([line(), other], 'steel-card', n)).toEqual([line({ quantity: n }), other])
  })

  test.each([0, -3, 1.5, Number.NaN, Infinity, MAX_ENTERED_QUANTITY + 1])('ignores %p', (n) => {
    const cart = [line({ quantity: 7 })]
    expect(setQuantity(cart, 'steel-card', n)).toEqual(cart)
  })
})

describe('stepQuantity', () => {
  test('increases without a limit', () => {
    expect(stepQuantity([line({ quantity: 99_999 })], 'steel-card', 1)).toEqual([
      line({ quantity: 100_000 }),
    ])
  })

  test('does not decrease below 1', () => {
    expect(stepQuantity([line()], 'steel-card', -1)).toEqual([line()])
  })

  test('restores the quantity after up and down, leaving other lines alone', () => {
    fc.assert(
      fc.property(anyCart, fc.nat(), (cart, pick) => {
        fc.pre(cart.length > 0)
        const id = cart[pick % cart.length]?.id ?? ''
        const up = stepQuantity(cart, id, 1)
        expect(up.filter((item) => item.id !== id)).toEqual(removeItem(cart, id))
        expect(stepQuantity(up, id, -1)).toEqual(cart)
      }),
    )
  })

  test('keeps a positive integer after any steps', () => {
    const steps = fc.array(fc.constantFrom(1 as const, -1 as const))
    fc.assert(
      fc.property(anyLine, steps, (item, taken) => {
        const [after] = taken.reduce<CartItem[]>(
          (cart, step) => stepQuantity(cart, item.id, step),
          [item],
        )
        expect(after?.quantity).toBeGreaterThanOrEqual(1)
        expect(Number.isInteger(after?.quantity)).toBe(true)
      }),
    )
  })
})

test('removeItem ignores an unknown product', () => {
  expect(removeItem([line()], 'oak-card')).toEqual([line()])
})

test('no rule mutates its input', () => {
  const cart = Object.freeze([Object.freeze(line())]) as CartItem[]
  addItem(cart, line({ id: 'oak-card' }))
  stepQuantity(cart, 'steel-card', 1)
  removeItem(cart, 'steel-card')
  expect(cart).toEqual([line()])
})

describe('parseCart', () => {
  test('returns what was serialized', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        expect(parseCart(JSON.parse(JSON.stringify(cart)))).toEqual(cart)
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
        for (const item of parseCart(stored)) {
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
    (stored) => expect(parseCart(stored)).toEqual([]),
  )

  test('keeps valid lines between invalid ones, each product once', () => {
    const stored = [null, line(), 'x', { id: 'y' }, [], line({ quantity: 9 }), line({ id: 'oak' })]
    expect(parseCart(stored)).toEqual([line(), line({ id: 'oak' })])
  })

  test('accepts the older shape: `_id`, texts without language, numbers as text', () => {
    const stored = [{ _id: 'a', title: 'Old', description: 'Text', price: '21.50', quantity: '2' }]
    expect(parseCart(stored)).toEqual([
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
    expect(parseCart(stored)).toMatchObject([
      { id: 'pay.1/2', title: { en: 'Card' }, description: { en: '' }, price: 1.26 },
      { id: '7', title: { en: 'بطاقة', ar: 'بطاقة' }, price: 0.8 },
    ])
  })

  test.each([
    ['no id', { id: undefined }],
    ['an empty id', { id: '' }],
    ['no title', { title: undefined }],
    ['an empty title', { title: '' }],
    ['no price', { price: undefined }],
    ['a negative price', { price: -1 }],
    ['an infinite price', { price: Number.POSITIVE_INFINITY }],
    ['an empty price', { price: '' }],
    ['a list as its price', { price: [] }],
    ['true as its price', { price: true }],
    ['a price that cannot be converted', { price: { valueOf: 1, toString: 1 } }],
  ])('drops a line with %s', (_, changes) => {
    expect(parseCart([{ ...line(), ...changes }, line({ id: 'oak' })])).toEqual([
      line({ id: 'oak' }),
    ])
  })

  test.each([
    [0, 1],
    [-3, 1],
    [2.9, 2],
    ['4', 4],
    ['many', 1],
    [null, 1],
    [{ valueOf: 1, toString: 1 }, 1],
    [Number.MAX_VALUE, 1],
  ])('parses the quantity %j as %d', (quantity, expected) => {
    expect(parseCart([{ ...line(), quantity }])).toEqual([line({ quantity: expected })])
  })
})
