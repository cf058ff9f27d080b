import { MAX_LINE_QUANTITY } from '../rules/pricing.ts'
import { agentMessageSchema } from './agent.ts'
import { productSchema } from './catalog.ts'
import { couponValiditySchema } from './coupon.ts'
import {
  checkoutRequestSchema,
  checkoutResponseSchema,
  orderRequestSchema,
  paymentSessionResponseSchema,
} from './order.ts'
import { idSchema } from './text.ts'
import { translationSchema } from './translation.ts'
import { profileSchema, profileUpdateSchema, tokenClaimsSchema } from './user.ts'

const card = {
  _id: 'steel-card',
  title: { en: 'Steel Card' },
  description: { en: 'A card', ar: 'بطاقة' },
  price: 21,
  currency: 'OMR',
  coverImgUrl: 'https://shop.example/a.webp',
}

describe('idSchema', () => {
  test.each(['a', 'A-b_9', 'x'.repeat(64)])('accepts %s', (id) => {
    expect(idSchema.parse(id)).toBe(id)
  })

  test.each(['', 'a b', 'a/b', '../a', 'é', 'x'.repeat(65), 1, null])('rejects %p', (id) => {
    expect(idSchema.safeParse(id).success).toBe(false)
  })
})

describe('productSchema', () => {
  test('leaves out the details that cannot be read', () => {
    const details = (value: unknown) => productSchema.parse({ ...card, details: value }).details
    const material = { en: 'Steel', ar: 'فولاذ' }
    expect(details({ material, size: [85], colour: 22 })).toEqual({ material })
    for (const unreadable of [null, 'steel', [], undefined]) {
      expect(details(unreadable)?.material).toBeUndefined()
    }
  })
})

describe('agentMessageSchema', () => {
  test('accepts messages of up to 5,000 characters, including empty ones', () => {
    const message = { senderId: 'u1', receiverId: 'a1', message: '' }
    expect(agentMessageSchema.parse(message)).toEqual(message)
    const long = { ...message, message: 'x'.repeat(5001) }
    expect(agentMessageSchema.safeParse(long).success).toBe(false)
  })
})

describe('other response schemas', () => {
  test('couponValiditySchema accepts responses with and without a coupon', () => {
    const verifyCoupanCodeName = { discountValue: 20, discountType: 'percentage' }
    for (const [response, parsed] of [
      [{ status: 'success', data: { verifyCoupanCodeName } }],
      [
        { status: 'success', data: { verifyCoupanCodeName: null } },
        { status: 'success', data: {} },
      ],
      [{ status: 'success', data: null }, { status: 'success' }],
      [{ status: 'error', message: 'no' }],
    ]) {
      expect(couponValiditySchema.parse(response)).toEqual(parsed ?? response)
    }
    const odd = { ...verifyCoupanCodeName, discountType: 'gift' }
    const response = { status: 'success', data: { verifyCoupanCodeName: odd } }
    expect(couponValiditySchema.safeParse(response).success).toBe(false)
  })

  test('translationSchema requires responseData.translatedText', () => {
    const response = { responseData: { translatedText: 'مرحبًا' } }
    expect(translationSchema.parse({ ...response, responseStatus: 200 })).toEqual(response)
    expect(translationSchema.safeParse({ responseData: {} }).success).toBe(false)
  })
})

const line = { itemId: 'card', itemImage: '', itemName: 'Card', itemPrice: 21, itemQuantity: 1 }

const order = {
  buyerEmail: 'a@shop.example',
  buyerPhoneNumber: '+96890000000',
  buyerAdress: 'Way 1',
  orderLists: [line],
  trackingOrderId: 123_456,
  TotalOrderPrice: 22.05,
}

const orderSummary = { subTotal: 21, tax: 1.05, total: 22.05 }

const product = { productId: 'card', name: 'Card', unit_amount: 21, quantity: 1 }

function accepts(changes: object): boolean {
  return orderRequestSchema.safeParse({ ...order, ...changes }).success
}

describe('orderRequestSchema', () => {
  test('accepts an order and trims the address', () => {
    expect(orderRequestSchema.parse({ ...order, buyerAdress: '  Way 1 ' })).toEqual(order)
  })

  test.each(Object.keys(order))('requires %s', (field) => {
    expect(accepts({ [field]: undefined })).toBe(false)
  })

  test.each([
    { buyerEmail: 'nobody' },
    { buyerAdress: '   ' },
    { buyerAdress: 'x'.repeat(501) },
    { buyerPhoneNumber: '1'.repeat(41) },
    { orderLists: [] },
    { orderLists: Array(201).fill(line) },
    { TotalOrderPrice: -1 },
    { TotalOrderPrice: 1.001 },
  ])('rejects %j', (changes) => expect(accepts(changes)).toBe(false))

  test.each([99_999, 1_000_000, 123_456.5, '123456', null])('rejects the tracking id %p', (id) =>
    expect(accepts({ trackingOrderId: id })).toBe(false),
  )

  test.each([100_000, 999_999])('accepts the tracking id %p', (id) =>
    expect(accepts({ trackingOrderId: id })).toBe(true),
  )

  test.each([0, -1, 1.5, 1e9, '1', MAX_LINE_QUANTITY + 1])('rejects the quantity %p', (n) =>
    expect(accepts({ orderLists: [{ ...line, itemQuantity: n }] })).toBe(false),
  )

  test('accepts the maximum quantity', () => {
    expect(accepts({ orderLists: [{ ...line, itemQuantity: MAX_LINE_QUANTITY }] })).toBe(true)
  })
})

describe('checkout schemas', () => {
  test('accept a request', () => {
    const request = { products: [product], orderSummary }
    expect(checkoutRequestSchema.parse(request)).toEqual(request)
  })

  test.each([
    { products: [], orderSummary },
    { products: [{ ...product, quantity: 0 }], orderSummary },
    { products: [{ ...product, unit_amount: -1 }], orderSummary },
    { products: [product], orderSummary: { ...orderSummary, total: '22.05' } },
    { products: [product] },
  ])('reject %j', (request) => expect(checkoutRequestSchema.safeParse(request).success).toBe(false))

  test('accept a response with a URL or an error', () => {
    const data = { sessionId: 's', checkout: { checkoutUrl: 'https://pay.example/s' } }
    const ok = { success: true, message: 'ok', data }
    expect(checkoutResponseSchema.parse(ok)).toEqual(ok)
    const failed = { success: false, message: 'no' }
    expect(checkoutResponseSchema.parse(failed)).toEqual(failed)
    const bad = { ...ok, data: { ...data, checkout: { checkoutUrl: 'nowhere' } } }
    expect(checkoutResponseSchema.parse(bad)).toEqual({ success: true, message: 'ok' })
  })
})

describe('paymentSessionResponseSchema', () => {
  test('accepts unknown statuses', () => {
    const session = { sessionId: 's', createdAt: '2026-01-01T00:00:00Z', orderSummary }
    for (const payment_status of ['paid', 'unpaid', 'expired', 'cancelled', 'refunded']) {
      const response = { data: { ...session, payment_status } }
      expect(paymentSessionResponseSchema.parse(response)).toEqual(response)
    }
  })
})

describe('tokenClaimsSchema', () => {
  test('requires _id and keeps further claims', () => {
    const claims = { _id: 'u1', exp: 1, firstName: 'Salma' }
    expect(tokenClaimsSchema.parse(claims)).toEqual(claims)
    expect(tokenClaimsSchema.parse({ ...claims, _id: 1 })).toEqual({ ...claims, _id: '1' })
  })

  test.each([{}, { _id: '' }, { _id: null }, null, 'u1', { _id: 'u1', exp: 'soon' }])(
    'rejects %j',
    (claims) => expect(tokenClaimsSchema.safeParse(claims).success).toBe(false),
  )
})

describe('profile schemas', () => {
  test('require _id; name and e-mail address may be empty', () => {
    const least = { _id: 'u1', firstName: 'Salma', email: 'a@shop.example' }
    expect(profileSchema.parse(least)).toEqual(least)
    expect(profileSchema.parse({ _id: 7 })).toEqual({ _id: '7', firstName: '', email: '' })
    expect(profileSchema.safeParse({ ...least, _id: '' }).success).toBe(false)
  })

  test('trim texts of an update', () => {
    const update = {
      firstName: ' Salma ',
      lastName: ' ',
      email: 'a@shop.example',
      address: ' Way ',
    }
    const expected = { firstName: 'Salma', lastName: '', email: 'a@shop.example', address: 'Way' }
    expect(profileUpdateSchema.parse(update)).toEqual(expected)
  })

  test.each([
    { firstName: '  ', email: 'a@shop.example' },
    { firstName: 'Salma', email: 'nobody' },
    { firstName: 'x'.repeat(101), email: 'a@shop.example' },
    { firstName: 'Salma', email: 'a@shop.example', address: 'x'.repeat(501) },
    { email: 'a@shop.example' },
  ])('reject the update %j', (update) =>
    expect(profileUpdateSchema.safeParse(update).success).toBe(false),
  )
})
