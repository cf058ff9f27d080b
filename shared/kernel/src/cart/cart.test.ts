import { calculateTotals, DEFAULT_TAX_PERCENT } from '@shop/contracts/rules/pricing.ts'
import type { Corners } from '@shop/contracts/rules/surface.ts'
import { buildProduct } from '@shop/testing/fixtures.ts'
import fc from 'fast-check'

import { anyCart, anyLine, line } from '../testing/cart-lines.ts'
import {
  addItem,
  type CartItem,
  MAX_CART_LINES,
  MAX_ENTERED_QUANTITY,
  MAX_QUANTITY,
  removeItem,
  setEngraving,
  setEngravings,
  setQuantity,
  stepQuantity,
  toCartItem,
  toItemEngravings,
  toShownEngraving,
} from './cart.ts'

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

  const surface = {
    finish: 'printed' as const,
    color: '#ffffff',
    width: 68,
    height: 12,
  }
  const corners: Corners = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ]
  const engravable = buildProduct({ details: { surface: { ...surface, pictures: [corners] } } })
  const engraving = { name: ' Maryam ', line: '' }
  const normalized = { name: 'Maryam', line: '' }
  const none = { name: '', line: '' }

  test('has a name with its place on the cover, on a product that takes one', () => {
    const item = toCartItem(engravable, engraving)
    expect(item).toMatchObject({ engraving: normalized, surface: { ...surface, corners } })
    expect(toShownEngraving(item)).toEqual({ ...normalized, surface: { ...surface, corners } })
    expect(toShownEngraving(toCartItem(engravable))).toBeUndefined()
    expect(toCartItem(engravable, { name: ' ', line: '' })).not.toHaveProperty('engraving')
    expect(toCartItem(buildProduct(), engraving)).not.toHaveProperty('engraving')
  })

  test('has a text for each surface of a set, which holds for each set and is shown in its place', () => {
    const fob = { ...surface, width: 20, name: { en: 'Key fob' } }
    const parts = { ...surface, pictures: [corners], name: { en: 'Card' } }
    const others = [{ ...fob, pictures: [corners, null] }]
    const set = buildProduct({ details: { surface: { ...parts, others } } })
    const ali = { name: 'علي', line: '' }
    const item = toCartItem(set, [engraving, ali])
    expect(item.surface).toEqual({
      ...surface,
      corners,
      name: { en: 'Card' },
      others: [{ ...fob, corners }],
    })
    const two = { ...item, quantity: 2 }
    const engravings = [normalized, ali, normalized, ali]
    expect(toItemEngravings(two)).toEqual({ engraving: normalized, engravings })
    expect(toShownEngraving(two)).toEqual({
      ...normalized,
      surface: { ...surface, corners },
      others: [{ ...ali, surface: { ...surface, width: 20, corners } }],
    })
    // A list for two sets is theirs alone.
    const [own] = setEngravings([two], set._id, [normalized, ali, none, ali])
    const third = own && toItemEngravings({ ...own, quantity: 3 }).engravings
    expect(third).toEqual([normalized, ali, none, ali, none, none])
    expect(toItemEngravings(toCartItem(set, engraving))).toEqual({ engraving: normalized })
  })

  test('setEngraving changes the name on one line, or takes it away', () => {
    const cart = [toCartItem(engravable), line({ id: 'other' })]
    const named = setEngraving(cart, engravable, engraving)
    expect(named).toEqual([{ ...cart[0], engraving: normalized }, cart[1]])
    expect(setEngraving(named, engravable, null)).toEqual(cart)
  })

  test('setEngravings puts a name on each piece, which another quantity keeps', () => {
    const cart = setQuantity([toCartItem(engravable), line({ id: 'other' })], 'steel-card', 3)
    const texts = [engraving, none, { name: 'علي', line: '' }]
    const [named, other] = setEngravings(cart, 'steel-card', texts)
    expect(named).toMatchObject({ engraving: normalized, engravings: [normalized, none, texts[2]] })
    expect(other).toBe(cart[1])
    expect(setEngravings(cart, 'other', texts)).toEqual(cart)
    const fewer = setQuantity(named ? [named] : [], 'steel-card', 1)
    expect(fewer.map(toItemEngravings)).toEqual([{ engraving: normalized }])
    expect(setQuantity(fewer, 'steel-card', 3)).toEqual([named])
  })

  test('setEngravings of the same names is one name, and of none nothing', () => {
    const cart = [toCartItem(engravable)]
    const same = setEngravings(cart, 'steel-card', [engraving, engraving])
    expect(same).toEqual(setEngraving(cart, engravable, engraving))
    expect(setEngravings(same, 'steel-card', [none, none])).toEqual(cart)
  })

  test('has a logo on a product that takes one, whatever the texts on its pieces are', () => {
    const logo = 'M0 0L1000 0L1000 1000Z'
    const design = { ...engraving, logo }
    expect(toCartItem(engravable, design).engraving).toEqual(normalized)
    const details = { surface: { ...surface, pictures: [corners], takesLogo: true } }
    const item = toCartItem(buildProduct({ details }), design)
    expect(item.engraving).toEqual({ ...normalized, logo })
    expect(toShownEngraving(item)).toMatchObject({ logo, surface: { corners } })
    const two = setQuantity([item], 'steel-card', 2)
    expect(setEngravings(two, 'steel-card', [none, engraving])).toMatchObject([
      { engraving: { ...normalized, logo }, engravings: [none, normalized] },
    ])
    expect(setEngravings(two, 'steel-card', [none, none])).toMatchObject([
      { engraving: { ...none, logo } },
    ])
  })

  test('shortens a title that no order takes', () => {
    const { title } = toCartItem(
      buildProduct({ title: { en: 'x'.repeat(501), ar: 'ب'.repeat(500) } }),
    )
    expect(title).toEqual({ en: `${'x'.repeat(499)}…`, ar: 'ب'.repeat(500) })
  })

  test('shortens a description by whole characters', () => {
    const { description } = toCartItem(buildProduct({ description: { en: '👨‍👩‍👧'.repeat(16) } }))
    expect(description).toEqual({ en: '👨‍👩‍👧'.repeat(15) })
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

  test('returns null when the cart is full', () => {
    const full = Array.from({ length: MAX_CART_LINES }, (_, id) => line({ id: `${id}` }))
    expect(addItem(full.slice(1), line())).toHaveLength(MAX_CART_LINES)
    expect(addItem(full, line())).toBeNull()
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
  test('increases beyond what can be entered', () => {
    expect(stepQuantity([line({ quantity: 99_999 })], 'steel-card', 1)).toEqual([
      line({ quantity: 100_000 }),
    ])
  })

  test('does not increase above what keeps sums exact', () => {
    const most = line({ quantity: MAX_QUANTITY, price: 1_000_000 })
    expect(stepQuantity([most], 'steel-card', 1)).toEqual([most])
    const { total } = calculateTotals(
      Array.from({ length: MAX_CART_LINES }, () => most),
      DEFAULT_TAX_PERCENT,
    )
    expect(Number.isSafeInteger(total)).toBe(true)
  })

  test('does not decrease below 1', () => {
    expect(stepQuantity([line()], 'steel-card', -1)).toEqual([line()])
  })

  test('restores the quantity after up and down, leaving other lines alone', () => {
    fc.assert(
      fc.property(anyCart, fc.nat(), (cart, pick) => {
        const { id = '', quantity = MAX_QUANTITY } = cart[pick % cart.length] ?? {}
        fc.pre(quantity < MAX_QUANTITY)
        const up = stepQuantity(cart, id, 1)
        expect(up.filter((item) => item.id !== id)).toEqual(removeItem(cart, id))
        expect(stepQuantity(up, id, -1)).toEqual(cart)
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
