import { calculateDiscount, calculateTotals } from '@shop/contracts/pricing.ts'
import fc from 'fast-check'

import { agreeOn, cartKeyOf, type ClaimedCoupon, fingerprintOf, type Offer } from './order.rules.ts'

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

describe('agreeing on an order', () => {
  test('takes the shop’s own prices and total', () => {
    expect(agreeOn(request(22.05, line('card', 21)), offers, [])).toEqual({
      order: {
        lines: [{ ...offers.get('card'), quantity: 1 }],
        totals: { subtotal: 2100, tax: 105, discount: 0, total: 2205 },
        couponCode: null,
      },
    })
  })

  test('takes the discount of any claimed coupon, and notes which', () => {
    const coupons = [half, five]
    const halved = agreeOn(request(11.55, line('card', 21)), offers, coupons)
    expect(halved).toMatchObject({ order: { couponCode: 'HALF', totals: { discount: 1050 } } })
    const less = agreeOn(request(17.05, line('card', 21)), offers, coupons)
    expect(less).toMatchObject({ order: { couponCode: 'FIVE', totals: { discount: 500 } } })
    const full = agreeOn(request(22.05, line('card', 21)), offers, coupons)
    expect(full).toMatchObject({ order: { couponCode: null } })
  })

  test('names every price that differs, by the shop’s name for it', () => {
    expect(agreeOn(request(1, line('card', 1), line('fob', 9.99)), offers, [])).toEqual({
      disagreement:
        'The price of Steel Card is now 21.00 OMR (your cart says 1.00 OMR). ' +
        'The price of Key Fob is now 3.33 OMR (your cart says 9.99 OMR).',
    })
  })

  test('names goods that are gone by the cart’s name, cut short', () => {
    const gone = { ...line('gone', 1), itemName: 'x'.repeat(500) }
    expect(agreeOn(request(1, gone), offers, [half])).toEqual({
      disagreement: `${'x'.repeat(80)} is no longer sold. Please remove it from your cart.`,
    })
  })

  test('names a total that differs, and hints at the code only when it is too low', () => {
    const low = agreeOn(request(11.55, line('card', 21)), offers, [])
    expect(low).toEqual({
      disagreement:
        'The total is now 22.05 OMR (your cart says 11.55 OMR). ' +
        'If you have a discount code, please apply it again.',
    })
    const high = agreeOn(request(30, line('card', 21)), offers, [half])
    expect(high).toEqual({
      disagreement: 'The total is now 22.05 OMR (your cart says 30.00 OMR).',
    })
  })

  const quantity = fc.integer({ min: 1, max: 10_000 })

  test('never ends in a total other than the one that the shopper saw', () => {
    fc.assert(
      fc.property(quantity, quantity, fc.nat(5_000_000), (cards, fobs, said) => {
        const lines = [line('card', 21, cards), line('fob', 3.33, fobs)]
        const agreement = agreeOn(request(said / 100, ...lines), offers, [half, five])
        if ('order' in agreement) expect(agreement.order.totals.total).toBe(said)
        else expect(agreement.disagreement).toContain('The total is now')
      }),
    )
  })

  test('always takes the total that the site computes by the shared rules', () => {
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
        const agreement = agreeOn(request(total / 100, ...lines), offers, [half, five])
        expect(agreement).toMatchObject({ order: { totals: { subtotal, total } } })
      }),
    )
  })
})

describe('keys', () => {
  const a = { id: 'a', price: 100, quantity: 1 }
  const b = { id: 'b', price: 200, quantity: 2 }

  test('of a cart do not depend on the order of its lines', () => {
    expect(cartKeyOf([a, b], 525)).toBe(cartKeyOf([b, a], 525))
  })

  test.each([
    ['total', [a, b], 524],
    ['line', [a], 525],
    ['quantity', [a, { ...b, quantity: 3 }], 525],
    ['price', [a, { ...b, price: 201 }], 525],
  ])('of a cart differ with another %s', (_name, lines, total) => {
    expect(cartKeyOf(lines, total)).not.toBe(cartKeyOf([a, b], 525))
  })

  const order = {
    buyerEmail: 'a@site.test',
    buyerPhoneNumber: '1',
    buyerAdress: 'Way 1',
    orderLists: [line('card', 21), line('fob', 3.33)],
    trackingOrderId: 123_456,
    TotalOrderPrice: 25.55,
  }

  test('of a request ignore its number and the order of its lines', () => {
    const repeat = { ...order, trackingOrderId: 999_999, orderLists: order.orderLists.toReversed() }
    expect(fingerprintOf(repeat)).toBe(fingerprintOf(order))
  })

  test.each([
    { buyerEmail: 'b@site.test' },
    { buyerPhoneNumber: '2' },
    { buyerAdress: 'Way 2' },
    { TotalOrderPrice: 25.56 },
    { orderLists: [line('card', 21, 2), line('fob', 3.33)] },
  ])('of a request differ with %j', (change) => {
    expect(fingerprintOf({ ...order, ...change })).not.toBe(fingerprintOf(order))
  })
})
