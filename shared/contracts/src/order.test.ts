import {
  checkoutRequestSchema,
  checkoutResponseSchema,
  MAX_LINE_QUANTITY,
  orderRequestSchema,
  paymentSessionResponseSchema,
} from './order.ts'

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

describe('an order', () => {
  test('is taken as it is, the address without blanks around it', () => {
    expect(orderRequestSchema.parse({ ...order, buyerAdress: '  Way 1 ' })).toEqual(order)
  })

  test.each(Object.keys(order))('needs its %s', (field) => {
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
  ])('cannot have %j', (changes) => expect(accepts(changes)).toBe(false))

  test.each([99_999, 1_000_000, 123_456.5, '123456', null])('cannot have the number %p', (id) =>
    expect(accepts({ trackingOrderId: id })).toBe(false),
  )

  test.each([100_000, 999_999])('can have the number %p', (id) =>
    expect(accepts({ trackingOrderId: id })).toBe(true),
  )

  test.each([0, -1, 1.5, 1e9, '1', MAX_LINE_QUANTITY + 1])('cannot have %p of a thing', (n) =>
    expect(accepts({ orderLists: [{ ...line, itemQuantity: n }] })).toBe(false),
  )

  test('can have as many of a thing as the limit says', () => {
    expect(accepts({ orderLists: [{ ...line, itemQuantity: MAX_LINE_QUANTITY }] })).toBe(true)
  })
})

describe('a checkout', () => {
  test('lists products and their summary', () => {
    const request = { products: [product], orderSummary }
    expect(checkoutRequestSchema.parse(request)).toEqual(request)
  })

  test.each([
    { products: [], orderSummary },
    { products: [{ ...product, quantity: 0 }], orderSummary },
    { products: [{ ...product, unit_amount: -1 }], orderSummary },
    { products: [product], orderSummary: { ...orderSummary, total: '22.05' } },
    { products: [product] },
  ])('cannot be %j', (request) =>
    expect(checkoutRequestSchema.safeParse(request).success).toBe(false),
  )

  test('answers with an address, or with a refusal', () => {
    const data = { sessionId: 's', checkout: { checkoutUrl: 'https://pay.example/s' } }
    const good = { success: true, message: 'ok', data }
    expect(checkoutResponseSchema.parse(good)).toEqual(good)
    const refusal = { success: false, message: 'no' }
    expect(checkoutResponseSchema.parse(refusal)).toEqual(refusal)
    const bad = { ...good, data: { ...data, checkout: { checkoutUrl: 'nowhere' } } }
    expect(checkoutResponseSchema.safeParse(bad).success).toBe(false)
  })
})

test('a payment may have a status that nobody knows yet', () => {
  const session = { sessionId: 's', createdAt: '2026-01-01T00:00:00Z', orderSummary }
  for (const payment_status of ['paid', 'unpaid', 'expired', 'cancelled', 'refunded']) {
    const answer = { data: { ...session, payment_status } }
    expect(paymentSessionResponseSchema.parse(answer)).toEqual(answer)
  }
})
