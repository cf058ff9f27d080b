import fc from 'fast-check'
import * as z from 'zod/mini'

import { agentPageSchema, agentSchema } from './agent.ts'
import { categoryListSchema, categorySchema, productPageSchema, productSchema } from './catalog.ts'
import { couponSchema, couponValiditySchema } from './coupon.ts'
import { errorBodySchema } from './error.ts'
import {
  checkoutResponseSchema,
  orderResponseSchema,
  paymentSessionResponseSchema,
  paymentSessionSchema,
} from './order.ts'
import { messageResponseSchema, profileResponseSchema, profileSchema } from './user.ts'

type Row = Record<string, unknown>

const agent: Row = {
  _id: 'agent-1',
  firstName: 'Salma',
  lastName: 'Al Harthy',
  avatar: '/a.webp',
  bannerBg: '/b.webp',
  location: { country: 'Oman', city: 'Muscat', state: 'Muscat', zipCode: '100' },
  phone: { dialCode: '+968', fullNumber: '+968 9000 0000' },
  jobInformation: {},
  socialMediaLinks: { facebook: 'https://f.example', instagram: '', twitter: '', tiktok: '' },
  translations: { ar: { firstName: 'سلمى', country: 'عُمان' } },
}
const product: Row = {
  _id: 'steel-card',
  title: { en: 'Steel card', ar: 'بطاقة فولاذية' },
  description: { en: 'Brushed', ar: 'مصقولة' },
  price: 21,
  currency: 'OMR',
  coverImgUrl: '/c.webp',
  galleryImgUrls: ['/d.webp'],
  categoryId: 'cards',
  details: { material: { en: 'Steel' }, size: { en: '85 mm' } },
}
const category: Row = { _id: 'cards', title: { en: 'Cards', ar: 'بطاقات' }, imageUrl: '/e.webp' }
const profile: Row = {
  _id: 'member-1',
  firstName: 'Maha',
  lastName: 'Al Balushi',
  email: 'maha@example.com',
  address: 'Way 1',
  avatar: '/m.webp',
  phone: { dialCode: '+968', fullNumber: '90000000' },
}
const coupon: Row = { discountValue: 20, discountType: 'percentage' }
const session: Row = {
  sessionId: 'pay.123/abc',
  payment_status: 'paid',
  createdAt: '2026-01-01T00:00:00.000Z',
  orderSummary: { subTotal: 21, tax: 1.05, discount: 1, total: 21.05 },
  orderNumber: '123456',
  products: [{ productId: 'steel-card', title: { en: 'Card' }, unit_amount: 21, quantity: 1 }],
}

const lists: { name: string; schema: z.ZodMiniType<{ results: { _id: string }[] }>; row: Row }[] = [
  { name: 'agents', schema: agentPageSchema, row: agent },
  { name: 'products', schema: productPageSchema, row: product },
  { name: 'categories', schema: categoryListSchema, row: category },
]

/** Every contract of a response, with a valid one, and what it may not be without. */
const records: { name: string; schema: z.ZodMiniType; valid: Row; required: string[] }[] = [
  { name: 'agent', schema: agentSchema, valid: agent, required: ['_id'] },
  { name: 'product', schema: productSchema, valid: product, required: ['_id', 'title', 'price'] },
  { name: 'category', schema: categorySchema, valid: category, required: ['_id', 'title'] },
  { name: 'profile', schema: profileSchema, valid: profile, required: ['_id'] },
  { name: 'coupon', schema: couponSchema, valid: coupon, required: Object.keys(coupon) },
  {
    name: 'payment session',
    schema: paymentSessionSchema,
    valid: session,
    required: ['payment_status'],
  },
  {
    name: 'coupon validity',
    schema: couponValiditySchema,
    valid: { status: 'success', message: 'Fine', data: { verifyCoupanCodeName: coupon } },
    required: [],
  },
  {
    name: 'order confirmation',
    schema: orderResponseSchema,
    valid: { success: true, message: 'Fine' },
    required: [],
  },
  {
    name: 'checkout creation',
    schema: checkoutResponseSchema,
    valid: {
      success: true,
      message: 'Fine',
      data: { sessionId: 's', checkout: { checkoutUrl: 'https://pay.example/s' } },
    },
    required: [],
  },
  { name: 'message', schema: messageResponseSchema, valid: { message: 'Sent' }, required: [] },
  { name: 'error', schema: errorBodySchema, valid: { message: 'No', data: {} }, required: [] },
  {
    name: 'profile response',
    schema: profileResponseSchema,
    valid: { data: profile },
    required: ['data'],
  },
  {
    name: 'payment session response',
    schema: paymentSessionResponseSchema,
    valid: { data: session },
    required: ['data'],
  },
]

/** Values that other backends send for one that they do not have. */
const nothing = fc.constantFrom<unknown[]>(null, undefined, '', {}, [])

describe.each(records)('the contract of a(n) $name', ({ schema, valid, required }) => {
  test('returns a valid one as it is, without unknown fields', () => {
    expect(schema.parse(valid)).toEqual(valid)
    expect(schema.parse({ ...valid, __v: 0, extra: { a: null } })).toEqual(valid)
  })

  const optional = Object.keys(valid).filter((key) => !required.includes(key))
  test('accepts any optional fields to be absent, null or empty, and keeps the others', () => {
    fc.assert(
      fc.property(fc.subarray(optional), nothing, (fields, value) => {
        const changes = Object.fromEntries(fields.map((field) => [field, value]))
        const parsed = schema.parse({ ...valid, ...changes }) as Row
        const others = Object.entries(valid).filter(([key]) => !fields.includes(key))
        expect(parsed).toMatchObject(Object.fromEntries(others))
        for (const field of fields) expect(parsed[field]).not.toBeNull()
      }),
    )
  })

  test('accepts any optional parts of parts to be null, and numbers for texts', () => {
    const nested = optional.filter((key) => typeof valid[key] === 'object')
    for (const key of nested) {
      const part = valid[key] as Row
      for (const value of [null, 968]) {
        const changed = Object.fromEntries(Object.keys(part).map((name) => [name, value]))
        expect(schema.safeParse({ ...valid, [key]: changed }).error).toBeUndefined()
      }
    }
  })

  test('rejects one without a required field', () => {
    for (const field of required) {
      expect(schema.safeParse({ ...valid, [field]: null }).success).toBe(false)
    }
  })

  test('is encoded by our backend as strictly as it is documented', () => {
    expect(z.safeEncode(schema, valid).data).toEqual(valid)
    for (const field of required) {
      expect(z.safeEncode(schema, { ...valid, [field]: null }).success).toBe(false)
    }
  })
})

describe.each(lists)('a list of $name', ({ schema, row }) => {
  const required = records.find(({ valid }) => valid === row)?.required ?? []
  const brokenRow = fc.oneof(
    fc.constantFrom<unknown[]>(null, undefined, 'row', 7, [], {}),
    fc.jsonValue(),
    fc
      .record({ field: fc.constantFrom(...required), value: fc.constantFrom(null, {}, [], true) })
      .map(({ field, value }) => ({ ...row, [field]: value })),
  )

  test('keeps the other rows whatever one of them is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.nat(6), brokenRow, (count, at, broken) => {
        const good = Array.from({ length: count }, (_, index) => ({ ...row, _id: `row-${index}` }))
        const results = [...good.slice(0, at), broken, ...good.slice(at)]
        const kept = schema.parse({ results }).results
        expect(kept.filter(({ _id }) => _id.startsWith('row-'))).toEqual(good)
      }),
    )
  })

  test('is invalid when no row is valid, and empty when there is none', () => {
    expect(schema.safeParse({ results: [null, {}] }).success).toBe(false)
    expect(schema.safeParse({ results: 'none' }).success).toBe(false)
    expect(schema.parse({ results: [] }).results).toEqual([])
    expect(schema.parse({ results: null }).results).toEqual([])
    expect(schema.safeParse([row]).success).toBe(false)
  })

  test('accepts ids that are numbers or any text', () => {
    const results = [7, 'pay.1/2', 'é'].map((_id) => ({ ...row, _id }))
    expect(schema.parse({ results }).results.map(({ _id }) => _id)).toEqual(['7', 'pay.1/2', 'é'])
  })
})

describe('amounts', () => {
  const anyAmount = fc.double({ min: 0, max: 1e6, noNaN: true })

  test('are rounded to hundredths, as numbers and in text', () => {
    fc.assert(
      fc.property(anyAmount, fc.boolean(), (value, inText) => {
        const { price } = productSchema.parse({ ...product, price: inText ? String(value) : value })
        expect(Math.abs(price - value)).toBeLessThan(0.00501)
        expect(Number(price.toFixed(2))).toBe(price)
      }),
    )
  })

  test.each([
    [1.255, 1.26],
    [0.795, 0.8],
    ['21.50', 21.5],
    [' 3 ', 3],
    [8.299999999999999, 8.3],
  ])('of %j are %d', (price, expected) => {
    expect(productSchema.parse({ ...product, price }).price).toBe(expected)
    const orderSummary = { subTotal: price, tax: price, total: price }
    expect(paymentSessionSchema.parse({ ...session, orderSummary }).orderSummary.tax).toBe(expected)
  })

  test.each([-1, 'free', '', Number.NaN, Infinity, true, [5], { valueOf: 1 }])(
    'reject %p',
    (price) => expect(productSchema.safeParse({ ...product, price }).success).toBe(false),
  )

  test('of a payment that are not known are undefined', () => {
    const orderSummary = { subTotal: -1, tax: 'x', total: null }
    expect(paymentSessionSchema.parse({ ...session, orderSummary }).orderSummary).toEqual({})
  })
})
