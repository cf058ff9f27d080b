import { calculateTotals, DEFAULT_TAX_PERCENT } from '@shop/contracts/rules/pricing.ts'
import type { Corners } from '@shop/contracts/rules/surface.ts'
import { checkoutRequestSchema, orderRequestSchema } from '@shop/contracts/wire/order.ts'
import { buildProfile } from '@shop/testing/fixtures.ts'

import { toProfileFields } from '../profile/profile.ts'
import { buildCartItem, buildOakCard } from '../testing/fixtures.ts'
import { isPhone, toBilling, toBillingValues, toPhoneNumber } from './billing-fields.ts'
import { hasBillingChanged, type Order, toCheckoutRequest, toOrderRequest } from './order.ts'
import { isTrustedCheckoutUrl } from './trusted-url.ts'

const items = [buildCartItem({ quantity: 3 }), buildOakCard()]

const anOrder = (changes: Partial<Order> = {}): Order => ({
  profile: buildProfile(),
  billing: { ...toProfileFields(buildProfile()), phone: '+96890000000' },
  items,
  totals: calculateTotals(items, DEFAULT_TAX_PERCENT, 525),
  payment: 'card',
  ...changes,
})

describe('hasBillingChanged', () => {
  test('returns true when any field differs from the profile', () => {
    const billing = toProfileFields(buildProfile())
    expect(hasBillingChanged(billing, buildProfile())).toBe(false)
    for (const field of ['firstName', 'lastName', 'address'] as const) {
      expect(hasBillingChanged({ ...billing, [field]: 'Other' }, buildProfile())).toBe(true)
    }
  })

  test('returns false when an empty field is missing in the profile', () => {
    const bare = { _id: 'member-1', firstName: 'Maha', email: 'maha@example.com' }
    expect(hasBillingChanged(toProfileFields(bare), bare)).toBe(false)
  })
})

describe('toBilling', () => {
  const profile = buildProfile()
  const values = toBillingValues(profile, true)

  test('returns the phone and the address of the profile until they are changed', () => {
    expect(toBilling(values, profile, 'ar')).toEqual({
      ...toProfileFields(profile),
      phone: '+96890000000',
    })
    const odd = buildProfile({ phone: { fullNumber: 'ask Maha' } })
    expect(toBilling(toBillingValues(odd, true), odd, 'en').phone).toBe('ask Maha')
  })

  test('returns what was typed as one address and an international phone number', () => {
    const typed = { ...values, phone: '9123 4567', landmark: 'mosque', governorate: 'dhofar' }
    expect(toBilling(typed, profile, 'en')).toMatchObject({
      address: 'Street 1 (mosque), Dhofar',
      phone: '+96891234567',
    })
  })
})

describe('toBilling of a shop that does not deliver', () => {
  test.each(['Way 5', 'Way 5, Muscat', 'Way 5 (mosque), مسقط', '12 High Street, London'])(
    'returns the address %s as it was typed',
    (address) => {
      for (const saved of ['', 'Way 5', 'Street 1, Muscat', address]) {
        const profile = buildProfile({ address: saved })
        const values = toBillingValues(profile, false)
        expect(values).toMatchObject({ address: saved, governorate: '', landmark: '' })
        for (const lang of ['en', 'ar'] as const) {
          expect(toBilling({ ...values, address }, profile, lang)).toEqual({
            ...toProfileFields(profile),
            address,
            phone: '+96890000000',
          })
        }
      }
    },
  )
})

describe('toOrderRequest', () => {
  test('returns a request that matches the schema', () => {
    const request = { ...toOrderRequest(anOrder()), trackingOrderId: 123_456 }
    expect(orderRequestSchema.parse(request)).toEqual(request)
    expect(request).not.toHaveProperty('delivery')
  })

  test('names the delivery and its price', () => {
    const delivery = { id: 'muscat', price: 1.5, days: 1 }
    const request = { ...toOrderRequest(anOrder({ delivery })), trackingOrderId: 123_456 }
    expect(request.delivery).toEqual({ id: 'muscat', price: 1.5 })
    expect(orderRequestSchema.parse(request)).toEqual(request)
  })
})

describe('an engraving', () => {
  const engraving = { name: 'مريم', line: 'R&D' }
  const surface = {
    finish: 'engraved' as const,
    color: '#000000',
    width: 68,
    height: 12,
    corners: [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ] as Corners,
  }
  const order = anOrder({
    items: [buildCartItem({ engraving, surface }), buildOakCard()],
  })

  test('is sent as its texts with the line that has it, to both calls alike', () => {
    const { orderLists } = toOrderRequest(order)
    expect(orderLists[0]?.engraving).toEqual(engraving)
    expect(orderLists[1]).not.toHaveProperty('engraving')
    expect(toCheckoutRequest(order).products.map((line) => line.engraving)).toEqual(
      orderLists.map((line) => line.engraving),
    )
  })

  test('is a list where the pieces differ, as long as there are pieces; the first stays where it was', () => {
    const none = { name: '', line: '' }
    const item = buildCartItem({ engraving, engravings: [none, engraving, none], surface })
    const send = (quantity: number, pieces?: number) =>
      toOrderRequest(anOrder({ items: [{ ...item, quantity, surface: { ...surface, pieces } }] }))
        .orderLists[0]
    expect(send(2)).toMatchObject({ engraving, engravings: [none, engraving] })
    expect(send(2, 2)).toMatchObject({ engraving, engravings: [none, engraving, none, none] })
    expect(send(1)).not.toHaveProperty('engraving')
    expect(send(1)).not.toHaveProperty('engravings')
    const { orderLists } = toOrderRequest(anOrder({ items: [{ ...item, quantity: 2 }] }))
    expect(toCheckoutRequest(anOrder({ items: [{ ...item, quantity: 2 }] })).products[0]).toEqual(
      expect.objectContaining({ engravings: orderLists[0]?.engravings }),
    )
  })
})

describe('toCheckoutRequest', () => {
  test('names a line without a title by its id', () => {
    const order = { ...anOrder(), items: [buildCartItem({ title: { en: '' } })] }
    expect(toCheckoutRequest(order).products).toMatchObject([{ name: 'steel-card' }])
    expect(toOrderRequest(order).orderLists).toMatchObject([{ itemName: 'steel-card' }])
  })

  test('returns a request that matches the schema', () => {
    const request = toCheckoutRequest(anOrder())
    expect(checkoutRequestSchema.parse(request)).toEqual(request)
  })
})

describe('isTrustedCheckoutUrl', () => {
  const allowed = [
    'https://pay.test',
    'http://localhost:4000',
    'http://127.0.0.1:4000/card',
    'http://[::1]:4000',
    'http://lan.test',
  ]

  test.each([
    'https://pay.test/c/42?a=1#secret',
    'HTTPS://PAY.TEST:443/c',
    'http://localhost:4000/card/42',
    'http://127.0.0.1:4000/card/42',
    'http://[::1]:4000/card/42',
    'http://lan.test/c',
  ])('returns true for %s', (url) => expect(isTrustedCheckoutUrl(url, allowed)).toBe(true))

  test.each([
    'blob:https://pay.test/0a1b',
    'filesystem:https://pay.test/temporary/card',
    'javascript:alert(1)//https://pay.test',
    'data:text/html,https://pay.test',
    'ftp://pay.test/c',
    'wss://pay.test/c',
    '//pay.test/c',
    '/card/42',
    'pay.test/c',
    '',
    'http://pay.test/c',
    'https://pay.test:8443/c',
    'http://localhost:4001/card',
    'https://pay.test.evil.test/c',
    'https://evil.test/https://pay.test',
    'https://evil.test\\@pay.test/c',
    'https://pay.test@evil.test/c',
    'https://user@pay.test/c',
    'https://:secret@pay.test/c',
    `https://pay.test/${'c'.repeat(8000)}`,
  ])('returns false for %s', (url) => expect(isTrustedCheckoutUrl(url, allowed)).toBe(false))

  test('returns false for an origin-less URL even when one is allowed', () => {
    expect(isTrustedCheckoutUrl('data:text/html,x', ['data:,'])).toBe(false)
  })
})

describe('toPhoneNumber', () => {
  test.each([
    ['', ''],
    ['9123 4567', '+96891234567'],
    ['٩١٢٣٤٥٦٧', '+96891234567'],
    ['968 9123-4567', '+96891234567'],
    ['00968 9123 4567', '+96891234567'],
    ['+44 (20) 7946 0958', '+442079460958'],
  ])('turns %j into %j', (typed, expected) => expect(toPhoneNumber(typed)).toBe(expected))
})

describe('isPhone', () => {
  test.each(['', '  ', '91234567', '+442079460958'])('returns true for %j', (typed) =>
    expect(isPhone(typed)).toBe(true),
  )
  test.each(['call me', '123', '+1234567890123456'])('returns false for %j', (typed) =>
    expect(isPhone(typed)).toBe(false),
  )
})
