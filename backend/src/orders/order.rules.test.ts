import { calculateDiscount, calculateTotals } from '@shop/contracts/pricing.ts'
import fc from 'fast-check'

import {
  type ClaimedCoupon,
  createCartKey,
  createFingerprint,
  formatOmr,
  type Offer,
  validateOrder,
} from './order.rules.ts'
import { getOrderState, ORDER_PAYABLE_DAYS } from './order.state.ts'

describe('order.rules', () => {
  const offers = new Map<string, Offer>([
    ['card', { id: 'card', title: { en: 'Steel Card' }, price: 2100 }],
    ['fob', { id: 'fob', title: { en: 'Key Fob' }, price: 333 }],
  ])

  function line(itemId: string, itemPrice: number, itemQuantity = 1) {
    return { itemId, itemPrice, itemQuantity, itemName: `Cart’s ${itemId}`, itemImage: '' }
  }

  function request(TotalOrderPrice: number, ...orderLists: ReturnType<typeof line>[]) {
    return { TotalOrderPrice, orderLists }
  }

  const half: ClaimedCoupon = { code: 'HALF', discountValue: 50, discountType: 'percentage' }
  const five: ClaimedCoupon = { code: 'FIVE', discountValue: 5, discountType: 'fixed' }

  test.each([
    [0, 'OMR\u00a00.00'],
    [5, 'OMR\u00a00.05'],
    [2150, 'OMR\u00a021.50'],
    [100_000_000, 'OMR\u00a01,000,000.00'],
  ])('formatOmr(%p) returns %s', (hundredths, text) => expect(formatOmr(hundredths)).toBe(text))

  describe('validateOrder', () => {
    test('returns the order when prices and total match', () => {
      expect(validateOrder(request(22.05, line('card', 21)), offers, [])).toEqual({
        order: {
          lines: [{ ...offers.get('card'), quantity: 1 }],
          totals: { subtotal: 2100, tax: 105, discount: 0, total: 2205 },
          couponCode: null,
        },
      })
    })

    test('accepts the total with any claimed coupon and returns its code', () => {
      const coupons = [half, five]
      const halved = validateOrder(request(11.55, line('card', 21)), offers, coupons)
      expect(halved).toMatchObject({ order: { couponCode: 'HALF', totals: { discount: 1050 } } })
      const less = validateOrder(request(17.05, line('card', 21)), offers, coupons)
      expect(less).toMatchObject({ order: { couponCode: 'FIVE', totals: { discount: 500 } } })
      const full = validateOrder(request(22.05, line('card', 21)), offers, coupons)
      expect(full).toMatchObject({ order: { couponCode: null } })
    })

    test('names every price that differs', () => {
      expect(validateOrder(request(1, line('card', 1), line('fob', 9.99)), offers, [])).toEqual({
        mismatch:
          'The price of Steel Card is now OMR\u00a021.00 (your cart says OMR\u00a01.00). ' +
          'The price of Key Fob is now OMR\u00a03.33 (your cart says OMR\u00a09.99).',
      })
    })

    test('names products that are no longer sold by the cart’s name, truncated', () => {
      const gone = { ...line('gone', 1), itemName: 'x'.repeat(500) }
      expect(validateOrder(request(1, gone), offers, [half])).toEqual({
        mismatch: `${'x'.repeat(80)} is no longer sold. Please remove it from your cart.`,
      })
    })

    test('names a total that differs, with a hint about discount codes when it is too low', () => {
      const low = validateOrder(request(11.55, line('card', 21)), offers, [])
      expect(low).toEqual({
        mismatch:
          'The total is now OMR\u00a022.05 (your cart says OMR\u00a011.55). ' +
          'If you have a discount code, please apply it again.',
      })
      const high = validateOrder(request(30, line('card', 21)), offers, [half])
      expect(high).toEqual({
        mismatch: 'The total is now OMR\u00a022.05 (your cart says OMR\u00a030.00).',
      })
    })

    const quantity = fc.integer({ min: 1, max: 10_000 })

    test('never returns a total other than the requested one', () => {
      fc.assert(
        fc.property(quantity, quantity, fc.nat(5_000_000), (cards, fobs, hundredths) => {
          const lines = [line('card', 21, cards), line('fob', 3.33, fobs)]
          const check = validateOrder(request(hundredths / 100, ...lines), offers, [half, five])
          if ('order' in check) expect(check.order.totals.total).toBe(hundredths)
          else expect(check.mismatch).toContain('The total is now')
        }),
      )
    })

    test('accepts every total that the shared pricing rules give', () => {
      const coupon = fc.constantFrom(undefined, half, five)
      fc.assert(
        fc.property(quantity, quantity, coupon, (cards, fobs, used) => {
          const priced = [
            { price: 21, quantity: cards },
            { price: 3.33, quantity: fobs },
          ]
          const { subtotal } = calculateTotals(priced)
          const { total } = calculateTotals(priced, used ? calculateDiscount(subtotal, used) : 0)
          const lines = [line('card', 21, cards), line('fob', 3.33, fobs)]
          const check = validateOrder(request(total / 100, ...lines), offers, [half, five])
          expect(check).toMatchObject({ order: { totals: { subtotal, total } } })
        }),
      )
    })
  })

  describe('createCartKey and createFingerprint', () => {
    const a = { id: 'a', price: 100, quantity: 1 }
    const b = { id: 'b', price: 200, quantity: 2 }

    test('createCartKey ignores the order of lines', () => {
      expect(createCartKey([a, b], 525)).toBe(createCartKey([b, a], 525))
    })

    test.each([
      ['total', [a, b], 524],
      ['line', [a], 525],
      ['quantity', [a, { ...b, quantity: 3 }], 525],
      ['price', [a, { ...b, price: 201 }], 525],
    ])('createCartKey differs with another %s', (_name, lines, total) => {
      expect(createCartKey(lines, total)).not.toBe(createCartKey([a, b], 525))
    })

    const order = {
      buyerEmail: 'a@site.test',
      buyerPhoneNumber: '1',
      buyerAdress: 'Way 1',
      orderLists: [line('card', 21), line('fob', 3.33)],
      trackingOrderId: 123_456,
      TotalOrderPrice: 25.55,
    }

    test('createFingerprint ignores the tracking number and the order of lines', () => {
      const repeat = {
        ...order,
        trackingOrderId: 999_999,
        orderLists: order.orderLists.toReversed(),
      }
      expect(createFingerprint(repeat)).toBe(createFingerprint(order))
    })

    test.each([
      { buyerEmail: 'b@site.test' },
      { buyerPhoneNumber: '2' },
      { buyerAdress: 'Way 2' },
      { TotalOrderPrice: 25.56 },
      { orderLists: [line('card', 21, 2), line('fob', 3.33)] },
    ])('createFingerprint differs with %j', (change) => {
      expect(createFingerprint({ ...order, ...change })).not.toBe(createFingerprint(order))
    })
  })
})

describe('order.state', () => {
  const confirmedAt = '2026-01-01T12:00:00.000Z'
  const after = (ms: number) => new Date(Date.parse(confirmedAt) + ms)
  const limit = ORDER_PAYABLE_DAYS * 86_400_000

  test('getOrderState lets an open order expire', () => {
    const open = { status: 'open', confirmedAt } as const
    expect(getOrderState(open, after(0))).toBe('awaitingPayment')
    expect(getOrderState(open, after(limit - 1))).toBe('awaitingPayment')
    expect(getOrderState(open, after(limit))).toBe('expired')
  })

  test.each(['paid', 'cancelled'] as const)(
    'getOrderState leaves a %s order as it is',
    (status) => {
      expect(getOrderState({ status, confirmedAt }, after(limit))).toBe(status)
    },
  )
})
