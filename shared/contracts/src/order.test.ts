import {
  checkoutRequestSchema,
  checkoutResponseSchema,
  orderRequestSchema,
  paymentSessionResponseSchema,
} from './order.ts'
import { MAX_LINE_QUANTITY } from './pricing.ts'

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

test('paymentSessionResponseSchema accepts the order’s number, lines and discount', () => {
  const line = { productId: 'card', title: { en: 'Card' }, unit_amount: 21, quantity: 1 }
  const data = {
    sessionId: 's',
    payment_status: 'paid',
    createdAt: '2026-01-01T00:00:00Z',
    orderSummary: { ...orderSummary, discount: 1.5 },
    orderNumber: '123456',
    products: [line],
  }
  expect(paymentSessionResponseSchema.parse({ data })).toEqual({ data })
})

test('paymentSessionResponseSchema accepts unknown statuses', () => {
  const session = { sessionId: 's', createdAt: '2026-01-01T00:00:00Z', orderSummary }
  for (const payment_status of ['paid', 'unpaid', 'expired', 'cancelled', 'refunded']) {
    const answer = { data: { ...session, payment_status } }
    expect(paymentSessionResponseSchema.parse(answer)).toEqual(answer)
  }
})
